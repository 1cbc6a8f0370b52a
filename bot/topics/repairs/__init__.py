"""Setting something right at a table, with everyone's vote."""
