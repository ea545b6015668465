"""The commands in the guide to clusters exist in Dask and the program, and they work."""

import os
import re
import shlex
import socket
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic, sleep

import pytest

from cubewright.cli.cluster_choice import add_cluster_arguments
from cubewright.cli.parser import Parser

pytest.importorskip("distributed", reason="clusters need the extra 'cluster'")
yaml = pytest.importorskip("yaml", reason="it comes with the extra 'cluster'")

GUIDE = (Path(__file__).parents[2] / "docs" / "cluster.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(?:sh|yaml)\n(.*?)```", GUIDE, re.DOTALL)
COMMANDS = [
    shlex.split(line, comments=True)
    for line in re.findall(r"((?:dask|cubewright) [^\n\">]*)", "\n".join(BLOCKS))
]
"""The commands in code blocks, also within other commands: words each."""
LONG = 60.0
"""The largest number of seconds that a start takes on a busy machine."""


def dask_options(command):
    """Return the options of a command of Dask by name; raise where Dask would refuse them."""
    from distributed.cli import dask_scheduler, dask_ssh, dask_worker

    mains = {"scheduler": dask_scheduler, "ssh": dask_ssh, "worker": dask_worker}
    return mains[command[1]].main.make_context("dask", command[2:]).params


def test_the_compose_file_starts_a_scheduler_and_workers():
    (block,) = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
    services = yaml.safe_load(block)["services"]
    assert services["scheduler"]["command"].endswith('dask scheduler"')
    assert services["scheduler"]["ports"] == ["8786:8786"]
    assert "dask worker tcp://scheduler:8786" in services["worker"]["command"]
    assert services["worker"]["depends_on"] == ["scheduler"]


@pytest.mark.parametrize("command", [each for each in COMMANDS if each[0] == "dask"], ids=" ".join)
def test_dask_takes_the_commands(command):
    options = dask_options(command)
    if command[1] != "scheduler":
        # "auto" would ignore the number of threads; -1 is a worker for each processor.
        assert (int(options["n_workers"]), options["nthreads"]) == (-1, 1)


@pytest.mark.parametrize("kind", ["scheduler", "worker"])
def test_dask_takes_the_options_for_certificates(kind):
    named = re.findall(r"`(--tls-[a-z-]+)`", GUIDE)
    assert len(named) == 3
    for option in named:
        made = dask_options(["dask", kind, option, __file__])
        assert made[option.strip("-").replace("-", "_")] == __file__


def test_the_program_takes_its_options():
    parser = Parser()
    add_cluster_arguments(parser)
    lines = [" ".join(each) for each in COMMANDS if each[0] == "cubewright"]
    assert len(lines) >= 4
    for line in lines:
        (options,) = re.findall(r"--cluster .*", line)
        assert parser.parse_args(options.split()).cluster


def three_commands(port):
    """Return the guide's first three commands, for this machine and a port, with two workers."""
    (block,) = re.findall(r"## Three commands.*?```sh\n(dask .*?)```", GUIDE, re.DOTALL)
    commands = [shlex.split(line, comments=True) for line in block.splitlines()]
    for command in commands:
        for number, word in enumerate(command):
            command[number] = word.replace("HOST:8786", f"127.0.0.1:{port}")
    scheduler, worker, search = commands
    worker[worker.index("--nworkers") + 1] = "2"
    return [*scheduler, "--host", "127.0.0.1", "--port", str(port)], worker, search


def free_port():
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def percentages(terminal):
    """Yield the percentages that a progress bar on a terminal shows, until it is closed."""
    text = ""
    while True:
        try:
            text = (text + os.read(terminal, 4096).decode())[-400:]
        except OSError:  # the program ended
            return
        yield from map(int, re.findall(r"\] +(\d+) %", text))


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_bedlam_is_counted_with_a_worker_killed_half_way(own_home, tmp_path):
    import pty

    from distributed import Client

    port = free_port()
    scheduler, worker, search = three_commands(port)
    beside = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{beside}{os.pathsep}{os.environ['PATH']}"}
    log = (tmp_path / "log").open("w")

    def start(command, **streams):
        process = subprocess.Popen(command, env=environment, cwd=tmp_path, **streams)
        ended.callback(process.wait)
        ended.callback(process.terminate)
        return process

    with ExitStack() as ended:
        ended.enter_context(log)
        start(scheduler, stdout=log, stderr=log)
        start(worker, stdout=log, stderr=log)
        client = ended.enter_context(Client(f"tcp://127.0.0.1:{port}", timeout=LONG))
        client.wait_for_workers(2, timeout=LONG)
        ours, theirs = pty.openpty()
        ended.callback(os.close, ours)
        counting = start(search, stdout=subprocess.PIPE, stderr=theirs, text=True)
        os.close(theirs)
        killed = None
        for percentage in percentages(ours):
            if percentage >= 40 and killed is None:
                busy = [name for name, tasks in client.processing().items() if tasks]
                killed = client.run(os.getpid, workers=busy[:1])[busy[0]]
                os.kill(killed, 9)
                shown = percentage
        printed = counting.communicate()[0].splitlines()
        assert killed is not None
        assert shown < 90
        assert counting.returncode == 0
        assert printed[0] == "19186"
        until = monotonic() + LONG
        while len(pids := client.run(os.getpid).values()) < 2:
            assert monotonic() < until, "the guide says that a worker may be killed"
            sleep(0.1)
        assert killed not in pids
