"""Flags and icons that Yokohama alone has."""
