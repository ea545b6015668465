"""Solve > Choose where to search: the dialog, the stored choice, and searches on a cluster."""

import sys

import pytest
from careless_pool import CarelessPool
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox

from cubewright.errors import CubewrightError
from cubewright.formats.batch import batch_rows
from cubewright.gui.solve.search_place import ClusterDialog
from cubewright.presenter.search.search_place import PlaceKind, SearchPlace, place_of_text
from cubewright.solver.cluster import cluster_search, dask_connection
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.task_queue import TreeSplit

pytest.importorskip("distributed", reason="clusters need the extra 'cluster'")

ADDRESS = SearchPlace(PlaceKind.ADDRESS, address="tcp://host:8786")


@pytest.fixture
def cluster(window):
    """The controller of the window; this computer is restored at the test's end."""
    yield window.cluster_controller
    window.cluster_controller.use(SearchPlace())
    window.settings.search_place = ""


@pytest.fixture
def in_process(monkeypatch):
    """Replace clusters by a pool in this process, which is returned."""
    pool = CarelessPool(1, 2, loss=0.0, seconds=0.01)
    monkeypatch.setattr(dask_connection, "open_pool", lambda _address, _stopped: pool)
    split = (TreeSplit(200, 40),)
    monkeypatch.setattr(cluster_search.ClusterSearch.__init__, "__defaults__", (split,))
    return pool


def choose(window, act, button=QDialogButtonBox.StandardButton.Ok):
    def do():
        dialog = QApplication.activeModalWidget()
        act(dialog)
        dialog.buttons.button(button).click()

    QTimer.singleShot(0, do)
    window.actions_["search-place"].trigger()


def enter_address(dialog):
    dialog.kinds[PlaceKind.ADDRESS].click()
    dialog.address.setText("host")


def test_an_address_is_completed_used_and_remembered(window, cluster):
    choose(window, enter_address)
    assert window.solve_controller.cluster == ClusterAddress("tcp://host:8786")
    assert window.message.text() == "The next search runs on the cluster at tcp://host:8786."
    assert place_of_text(window.settings.search_place) == ADDRESS
    choose(window, lambda dialog: dialog.kinds[PlaceKind.HERE].click())
    assert window.solve_controller.cluster is None
    assert cluster.place.address == "tcp://host:8786"


def test_cancel_changes_nothing(window, cluster):
    choose(window, enter_address, QDialogButtonBox.StandardButton.Cancel)
    assert window.solve_controller.cluster is None
    assert window.settings.search_place == ""


def test_the_dialog_reports_missing_entries(qtbot):
    dialog = ClusterDialog(SearchPlace())
    qtbot.addWidget(dialog)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert ok.isEnabled()
    dialog.kinds[PlaceKind.ADDRESS].click()
    assert dialog.problem.text().startswith("Enter the address")
    assert not ok.isEnabled()
    dialog.address.setText("tls://host:8786")
    assert dialog.problem.text() == "A tls:// address needs all three files."
    assert dialog.files["tls_key"].isEnabled()
    dialog.address.setText("host:1")
    assert not dialog.problem.text()
    assert not dialog.files["tls_key"].isEnabled()
    assert ok.isEnabled()


def test_the_dialog_reports_the_missing_package(qtbot, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    dialog = ClusterDialog(SearchPlace())
    qtbot.addWidget(dialog)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert not dialog.problem.text()
    for kind in (PlaceKind.LOCAL, PlaceKind.ADDRESS):
        dialog.kinds[kind].click()
        assert "pip install 'cubewright[cluster]'" in dialog.problem.text()
        assert not ok.isEnabled()
    dialog.kinds[PlaceKind.HERE].click()
    assert ok.isEnabled()


def test_a_search_on_a_cluster_lists_its_solutions_and_notes(window, cluster, in_process, qtbot):
    in_process.notes = ("tcp://a:1 was refused: it has version 0.9",)
    cluster.use(ADDRESS)
    said = []
    connection = window.solve_controller.status_message.connect(said.append)
    with qtbot.waitSignal(window.solve_controller.session.finished):
        window.solve_controller.start()
    window.solve_controller.status_message.disconnect(connection)
    assert said[0] == "Connecting to the cluster…"
    assert window.panel.count == 240
    assert in_process.is_closed
    assert "Worker tcp://a:1 was refused: it has version 0.9" in said


def test_the_loss_of_the_scheduler_is_reported_and_the_search_continues_here(
    window, cluster, in_process, qtbot
):
    receive = in_process.receive

    def receive_once(seconds):
        in_process.is_gone = in_process.searched > 0
        return receive(seconds)

    in_process.receive = receive_once
    in_process._seconds = 0.0  # a task for each batch, so that most of the search remains
    cluster.use(ADDRESS)
    with qtbot.waitSignal(window.solve_controller.session.finished):
        window.solve_controller.start()
    assert "The search stopped: the cluster is gone." in window.message.text()
    cluster.use(SearchPlace())
    with qtbot.waitSignal(window.solve_controller.session.finished):
        window.solve_controller.pause_or_continue()
    assert window.panel.count == 240


def test_a_cluster_that_does_not_respond_loses_no_solution(
    window, cluster, in_process, qtbot, monkeypatch
):
    shown = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *args: shown.append(args[2]))

    def refuse(_address, _stopped):
        raise CubewrightError("no scheduler answers")

    in_process.is_gone = True
    cluster.use(ADDRESS)
    with qtbot.waitSignal(window.solve_controller.session.finished):
        window.solve_controller.start()
    monkeypatch.setattr(dask_connection, "open_pool", refuse)
    before = window.panel.count
    with qtbot.waitSignal(window.solve_controller.failed):
        window.solve_controller.pause_or_continue()
    assert shown == ["No scheduler answers"]
    assert window.solve_controller.can_continue
    assert window.panel.count == before
    cluster.use(SearchPlace())
    with qtbot.waitSignal(window.solve_controller.session.finished):
        window.solve_controller.pause_or_continue()
    assert window.panel.count == 240


def test_a_batch_is_solved_on_the_cluster(window, cluster, in_process, qtbot, tmp_path):
    cube = "/111/111/111\n" * 3
    (tmp_path / "cubes.fig").write_text(f"/SOMA One\n{cube}\n/SOMA Two\n{cube}")
    cluster.use(SearchPlace(PlaceKind.LOCAL))
    batch = window.batch_controller
    in_process.notes = ("tcp://a:1 has left",)
    said = []
    batch.status_message.connect(said.append)
    with qtbot.waitSignal(batch.ended, timeout=60_000):
        batch.start(batch_rows([tmp_path]))
    assert [each.counts.unique for each in batch.model.answers] == [240, 240]
    assert in_process.searched
    assert "Worker tcp://a:1 has left" in said
    assert batch.view.message.text().startswith("2 figures: 2 solvable")


def test_a_batch_that_loses_its_cluster_can_be_continued(
    window, cluster, in_process, qtbot, tmp_path
):
    (tmp_path / "cube.fig").write_text("/SOMA One\n" + "/111/111/111\n" * 3)
    cluster.use(SearchPlace(PlaceKind.LOCAL))
    in_process.is_gone = True
    batch = window.batch_controller
    with qtbot.waitSignal(batch.worker.failed, timeout=60_000):
        batch.start(batch_rows([tmp_path]))
    assert batch.view.message.text() == "the cluster is gone"
    assert batch.view.go.text() == "&Resume"
    assert batch.view.go.isEnabled()
    in_process.is_gone = False
    with qtbot.waitSignal(batch.ended, timeout=60_000):
        batch.stop_or_continue()
    assert [each.counts.unique for each in batch.model.answers] == [240]
