"""A puzzle of a collection with every field, and the content of its files."""

from cubewright.formats.collection.file import stored_file
from cubewright.model.collected import CollectedPuzzle, Findings, State
from cubewright.model.figure import Figure

PHOTO = b"photo"
FULL = CollectedPuzzle(
    name="Pennyhedron",
    states=frozenset({State.OWNED, State.SOLVED}),
    lent_to="Anna",
    designer="Stewart Coffin",
    maker="Self-made",
    year=1985,
    numbers=(("PWBP", "12"), ("STC", "10-A")),
    notes="Two halves.\nBeautiful.",
    file=stored_file("p.fig", b"/SOMA\n/11\n"),
    problem=1,
    form="0" * 64,
    figure=Figure([(0, 0, 0), (1, 0, 0)]),
    piece_count=2,
    photos=(stored_file("a.jpg", PHOTO),),
    files=(stored_file("plan.pdf", b"plan"),),
    findings=Findings(3, 3, 2, "5.2", 0.5, 60.0, remark="a remark"),
)
CONTENTS = {FULL.file.digest: b"/SOMA\n/11\n", FULL.photos[0].digest: PHOTO,
            FULL.files[0].digest: b"plan"}  # fmt: skip
