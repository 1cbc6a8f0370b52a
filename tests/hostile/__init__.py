"""Hostile presses in one process: ``python -m tests.hostile --presses 1000000``.

The real router, service, rules and database with a Discord that only takes down what is answered. An oracle over all
tables judges each press by what it changed; everything that is shown is searched for hidden cards.
"""
