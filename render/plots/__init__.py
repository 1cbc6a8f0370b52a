"""Plots: figures of a match as curves."""
