"""Goods that are paid: for influence markers at domestic markets, for Finance and contracts."""
