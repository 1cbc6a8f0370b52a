"""The REST half of the local Discord, one module per kind of resource."""
