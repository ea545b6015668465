"""Drawing on a stored solution: its piece letters are lost only after a question."""

import pytest
from PySide6.QtWidgets import QMessageBox

SOLUTION = "/SOMA001\n/226/466/333\n/521/461/437\n/521/557/477\n"


@pytest.fixture
def answers(monkeypatch):
    """The dialogs shown, and the text of the button that answers each."""
    given = {"button": "Cancel", "shown": []}

    def clicked(box):
        return next(b for b in box.buttons() if b.text().replace("&", "") == given["button"])

    monkeypatch.setattr(QMessageBox, "exec", lambda box: given["shown"].append(box.text()))
    monkeypatch.setattr(QMessageBox, "clickedButton", clicked)
    return given


@pytest.fixture
def solved(window, tmp_path):
    """A window that shows a stored solution, and a function that draws one cubelet."""
    path = tmp_path / "solved.fig"
    path.write_text(SOLUTION)
    assert window.file_controller.open(path)

    def draw(cell=(0, 0, 3)):
        figure = window.document.figure.toggled(cell)
        window.editor.figure_edited.emit(figure, "Draw one cubelet", None)

    return window.document, draw


def test_cancel_keeps_the_solution(solved, answers):
    document, draw = solved
    draw()
    assert answers["shown"] == ["“SOMA001” is a stored solution."]
    assert len(document.figure) == 27
    assert not document.modified
    assert document.file.text == SOLUTION


def test_a_copy_is_changed_beside_the_solution(solved, answers):
    document, draw = solved
    answers["button"] = "Change a copy"
    draw()
    assert document.current == 1
    assert (document.figure.name, len(document.figure)) == ("SOMA001 copy", 28)
    assert document.file.text.startswith(SOLUTION)
    draw((1, 0, 3))  # the copy is a plain figure, so no further question follows
    assert len(answers["shown"]) == 1


def test_the_figure_itself_is_changed_after_the_question(solved, answers):
    document, draw = solved
    answers["button"] = "Change this figure"
    draw()
    draw((1, 0, 3))
    assert len(document.figure) == 29
    assert len(answers["shown"]) == 1
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert document.file.text == SOLUTION
