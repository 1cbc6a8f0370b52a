"""Tests, one folder for each package or kind."""

import os
import sys

# One process of a run compiles a module and all others read what came of it, also where the environment, of a container
# perhaps, wants nothing to be kept beside the sources: hundreds are started, and compiling took longer than the rest.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
