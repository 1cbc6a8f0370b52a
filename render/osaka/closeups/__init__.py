"""Parts of the table, large, all figures legible on a phone."""
