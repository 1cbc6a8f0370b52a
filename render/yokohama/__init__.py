"""What people see and read of Yokohama."""
