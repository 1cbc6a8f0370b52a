"""Hostile presses without a Discord: ``python -m tests.hostile --presses 1000000``.

The real router, service, rules and database with a Discord that only takes down what is answered. An oracle over all
tables judges each press by what it changed; everything that is shown is searched for hidden cards, and what a reply
claims is held against what stands in the database. Rounds run in several processes at once; Ctrl-C ends a run early,
and its last line goes on with it. What a round finds is repeated by the seed and the number of presses that stand
before it.
"""
