"""Search a puzzle and save it in a separate file, until the search ends or is killed.

The arguments are the file, the puzzle, and "copy" for a recovery copy, which is saved as often as
possible, or "whole".
"""

import sys
from pathlib import Path

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.results import NO_RESULTS
from cubewright.presenter.files import kept_search
from cubewright.presenter.files.kept_search import SearchFile, SearchKeeper
from cubewright.presenter.files.saved_search import read_saved_search, searched_project
from cubewright.presenter.files.search_state import checkpoint_of
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve


def searched(path: Path, name: str, *, is_copy: bool) -> None:
    """Begin the search, or continue it from the file."""
    request = SolveRequest(built_in_puzzle(name), engine="most-constrained")
    search = SearchFile(path, searched_project(request.puzzle, NO_RESULTS), request)
    if path.exists():
        saved = read_saved_search(path)
        request = SolveRequest(saved.puzzle, engine=saved.engine, checkpoint=checkpoint_of(saved))
        continued = SearchFile.resumed(path, 0, request)
        assert continued is not None
        search = continued
    search.is_copy = is_copy
    print("ready", flush=True)
    for _ in SearchKeeper(search).reports(solve, request, Control()):
        pass
    search.close()


if __name__ == "__main__":
    if sys.argv[3] == "copy":
        kept_search.SAVE_SECONDS = 0.01
    searched(Path(sys.argv[1]), sys.argv[2], is_copy=sys.argv[3] == "copy")
