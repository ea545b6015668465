"""What an undo step of a document restores."""

from __future__ import annotations

from typing import NamedTuple

from cubewright.model.piece import PieceSet
from cubewright.presenter.files.document_content import Content


class Shown(NamedTuple):
    """The state that an undo step restores; None leaves a value as it is."""

    content: Content
    current: int | None = None
    pieces: PieceSet | None = None
