"""A request to solve a puzzle: a frozen snapshot that later edits cannot change."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.solver.report import Checkpoint

DEFAULT_ENGINE = "automatic"


LOCAL_CLUSTER = "local"
"""The address of a cluster that is started on this machine."""
INSTALL_COMMAND = "pip install 'cubewright[cluster]'"
"""The command that installs the library for searching on a cluster."""


@dataclass(frozen=True)
class ClusterAddress:
    """The address of a Dask cluster's scheduler, such as ``tcp://host:8786``, or ``local``.

    ``workers``: the number of workers of a local cluster; None for one per processor.
    ``tls_ca``, ``tls_certificate`` and ``tls_key`` are files for ``tls://`` addresses.
    """

    address: str = LOCAL_CLUSTER
    workers: int | None = None
    tls_ca: str | None = None
    tls_certificate: str | None = None
    tls_key: str | None = None


@dataclass(frozen=True)
class SolveRequest:
    """A puzzle, the convention for counting its solutions, and the options of the search.

    - ``settings``: the engine's settings that differ from their defaults, as
      (name, value) pairs.
    - ``limit``: stop after this number of solutions in the convention; None
      means all solutions.
    - ``count_only``: report numbers only and list no solutions.
    - ``threads``: the number of parallel search threads, at least 1.
    - ``engine``: the name of the engine. The default chooses one for the puzzle.
    - ``up_to``: the symmetries that merge listed solutions. It matters only
      if forbidden cells or pre-placed pieces break symmetries of the figure.
    - ``checkpoint``: the point from which to resume. It must come from a solve of the same
      puzzle, convention, engine, settings and ``up_to``; the number of threads may differ.
    - ``cluster``: search on a cluster instead of threads.
    """

    puzzle: Puzzle
    convention: Convention = Convention.UNIQUE
    engine: str = DEFAULT_ENGINE
    settings: tuple[tuple[str, str], ...] = ()
    limit: int | None = None
    count_only: bool = False
    threads: int = 1
    checkpoint: Checkpoint | None = None
    up_to: UpTo = UpTo.PUZZLE
    cluster: ClusterAddress | None = None
