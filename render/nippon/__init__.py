"""What people see and read of Nippon."""
