"""The table of cuts measures levels, writes each better one, and counts the cells reached."""

import csv

from cuts_table import COLUMNS, Job, Run, Schedule, Step, growth, main, reached, table


def test_every_better_level_is_written_and_the_end_of_a_run(tmp_path, capsys):
    path = tmp_path / "build" / "cuts.csv"
    run = ["--sides", "4", "--pieces", "4", "--seeds", "1", "--threads", "1"]
    schedule = ["--temperatures", "0.3:0.1", "--lengths", "20000", "--starts", "0.5:0.1"]
    limit = ["--seconds", "9", "--enough", "-10", "--processor-time", "--csv", str(path)]
    assert main([*run, *schedule, *limit]) == 0
    with path.open(newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert tuple(rows[0]) == COLUMNS
    assert [row["event"] for row in rows] == ["better"] * (len(rows) - 1) + ["end"]
    levels = [int(row["level"]) for row in rows]
    assert levels == sorted(levels)
    assert levels[-1] >= 3
    assert {row["warm"] + " " + row["length"] for row in rows} == {"0.3 20000"}
    printed = capsys.readouterr().out
    assert "4x4x4 in 4, seed 1, 0.3:0.1, 20,000 changes, starts 0.5:0.1:1: level" in printed
    assert "The prototype's level is reached in 0 cells by most seeds." in printed


def runs(cell, *levels):
    steps = [(Step(2.0, level - 1), Step(30.0, level)) for level in levels]
    jobs = [Job(*cell, seed) for seed in range(1, len(levels) + 1)]
    return [
        Run(job, each, f"{each[-1].level}.2", 500, 60.0, 100.0)
        for job, each in zip(jobs, steps, strict=True)
    ]


def test_a_cell_is_reached_if_most_seeds_reach_it():
    found = [*runs((4, 3), 10, 9, 11), *runs((4, 4), 13, 9, 11)]
    assert [reached(found, margin) for margin in (0, 1)] == [1, 0]
    assert table(found).splitlines()[2:] == [
        "| 4x4x4 | 3 | 8 | 10 | 10.2 | 9.2 | 11.2 | 5 |",
        "| 4x4x4 | 4 | 6 | 13 | 13.2 | 9.2 | 11.2 | 5 |",
    ]


def test_levels_grow_with_time_by_schedule():
    warm = Schedule(warm=0.5)
    slow = [Run(Job(4, 3, 1, warm), (), "", 0, 60.0, 60.0)]
    lines = growth([*runs((4, 3), 10, 9), *slow], 40).splitlines()
    assert lines[0] == "| cube | pieces | 5 s | 10 s | 20 s | 30 s | 40 s |"
    assert lines[2] == "| 4x4x4 | 3 | 8.5 | 8.5 | 8.5 | 9.5 | 9.5 |"
    name = "4x4x4, 0.5:0.1, 60,000 changes, starts 0.3:0.2:1"
    assert lines[3] == f"| {name} | 3 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 |"
