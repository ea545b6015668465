"""Animations show pieces where they are, in their colours, in every format."""

import json
import shutil
import subprocess
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from cubewright.errors import CubewrightError
from cubewright.formats.animations import frames as module
from cubewright.formats.animations.files import GifFile, WebpFile
from cubewright.formats.animations.frames import (
    BUILD_UP,
    DISASSEMBLY,
    _blended,
    _counts,
    animation_refusal,
    check_length,
    frame_count,
    frames,
    motion_shown,
    one_solution,
    sample_frames,
)
from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.model.drawing.look import LOOKS, rgb
from cubewright.model.motion import Motion, Stage
from cubewright.presenter.exports.motions import with_motion
from cubewright.presenter.scripting import load, solve

CUBE = load("cube")
QUICK = {"size": 80, "speed": 10.0}


def returned(steps):
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


@pytest.fixture(scope="module")
def source():
    plain = ExportSource(CUBE, "Soma cube", tuple(solve(CUBE, limit=1)))
    return returned(with_motion(plain, "build-up"))


def settings(name="gif", **given):
    return export_formats()[name].settings({**QUICK, **given})


def tones(pixels, colour):
    """Count the pixels of a colour in any light: the ratios of linear light stay nearly equal."""
    full = np.array(rgb(colour), float) ** 2
    light = pixels.reshape(-1, 3).astype(float) ** 2
    found = light / np.maximum(light.sum(axis=1, keepdims=True), 1)
    off = np.abs(found - full / full.sum()).max(axis=1)
    return int(((off < 0.09) & (light.max(axis=1) > 40**2)).sum())


def test_the_first_frame_shows_one_piece_and_the_last_one_the_whole(source):
    shown = list(frames(source, settings(size=160)))
    assert len(shown) == frame_count(source.motion, settings())
    colours = [piece.colour for piece in CUBE.pieces]
    first = [colour for colour in colours if tones(shown[0], colour) > 100]
    (start,) = source.motion.stages[0].start
    assert first == [source.solutions[0].piece(source.solutions[0].placed[start]).colour]
    assert sum(tones(shown[-1], colour) > 100 for colour in colours) >= 6


@pytest.mark.parametrize("scheme", LOOKS)
def test_the_corners_have_the_colour_of_the_scheme(source, scheme):
    for picture in frames(source, settings(scheme=scheme)):
        assert tuple(picture[-1, -1]) == rgb(LOOKS[scheme].background)


def in_and_out(solution):
    """A motion of every kind: a part that moves and stays, one that leaves, one that appears."""
    everything = dict.fromkeys(range(len(solution.placed)), (0.0, 0.0, 0.0))
    up, away = (0.0, 0.0, 4.0), (30.0, 0.0, 0.0)
    without = {piece: offset for piece, offset in everything.items() if piece != 1}
    return Motion(
        (
            Stage(everything, {**everything, 0: up}),
            Stage({**everything, 0: up}, {**everything, 0: up, 1: away}),
            Stage({**without, 0: up}, without),
            Stage(everything, everything),
            Stage({**without, 1: away}, everything),
        )
    )


@pytest.mark.parametrize("turntable", [False, True])
def test_no_piece_is_cut_off_at_the_edge(source, turntable):
    moved = replace(source, motion=in_and_out(source.solutions[0]))
    chosen = settings(turntable=turntable, speed=5.0)
    background = rgb(LOOKS["light"].background)
    for picture in frames(moved, chosen):
        sides = (picture[0], picture[-1], picture[:, 0], picture[:, -1])
        assert all((side == background).all() for side in sides)


def test_pieces_fade_while_they_come_and_go(source):
    moved = replace(source, motion=in_and_out(source.solutions[0]))
    chosen = settings(size=120, speed=2.0)
    shown = list(frames(moved, chosen))
    colour = source.solutions[0].piece(source.solutions[0].placed[1]).colour
    seen = [tones(picture, colour) for picture in shown]
    each = frame_count(moved.motion, chosen) // len(moved.motion.stages)
    assert seen[0] > 50
    assert min(seen[each : 2 * each]) == 0
    assert seen[-1] > 50


def test_the_turntable_turns_the_view_and_comes_back(source):
    still, turned = (
        list(frames(source, settings(turntable=on, speed=2.0))) for on in (False, True)
    )
    assert (still[-1] == still[-3]).all()
    assert (turned[-1] != turned[len(turned) - 5]).any()
    # The last frame is one step of the camera before the first.
    assert np.abs(turned[-1].astype(int) - still[-1]).mean() < 8


@pytest.mark.parametrize(("name", "loop"), [("gif", 0), ("gif", None), ("webp", 0), ("webp", 1)])
def test_files_have_the_frames_the_size_and_the_loop(source, name, loop):
    chosen = settings(name, loop="forever" if loop == 0 else "once")
    form = export_formats()[name]
    with Image.open(BytesIO(returned(form.write(source, chosen))[form.suffix])) as image:
        assert image.size == (80, 80)
        assert image.info.get("loop") == loop
        assert image.n_frames > 10
        lengths = []
        for number in range(image.n_frames):
            image.seek(number)
            image.load()
            lengths.append(image.info["duration"])
        assert sum(lengths) == 40 * frame_count(source.motion, chosen)


def test_a_gif_has_the_colours_of_all_pieces_while_they_come_in(source):
    form = export_formats()["gif"]
    with Image.open(BytesIO(returned(form.write(source, settings(size=160)))[".gif"])) as image:
        seen = set()
        for number in range(image.n_frames):
            image.seek(number)
            pixels = np.array(image.convert("RGB"))
            seen |= {p.symbol for p in CUBE.pieces if tones(pixels, p.colour) > 30}
    assert seen == {piece.symbol for piece in CUBE.pieces}


def test_a_gif_keeps_the_colours_of_pieces_that_fade(source):
    chosen, form = settings(speed=3.0), export_formats()["gif"]
    shown = list(frames(source, chosen))
    with Image.open(BytesIO(returned(form.write(source, chosen))[".gif"])) as image:
        milliseconds, wrong = 0, []
        for number in range(image.n_frames):
            image.seek(number)
            frame = shown[milliseconds // 40].astype(int)
            pixels = np.asarray(image.convert("RGB")).astype(int)
            is_piece = (frame != frame[0, 0]).any(axis=2)
            assert (pixels[0, 0] == frame[0, 0]).all()
            distances = np.linalg.norm(pixels - frame, axis=2)
            wrong.append((distances > 24).sum() / max(1, is_piece.sum()))
            milliseconds += image.info["duration"]
    assert np.mean(wrong) < 0.03


@pytest.mark.parametrize("name", ["gif", "webp"])
def test_pictures_in_a_file_are_the_frames(source, name):
    chosen, form = settings(name, turntable=True), export_formats()[name]
    shown = list(frames(source, chosen))
    with Image.open(BytesIO(returned(form.write(source, chosen))[form.suffix])) as image:
        milliseconds = 0
        for number in range(image.n_frames):
            image.seek(number)
            pixels = np.asarray(image.convert("RGB")).astype(int)
            frame = shown[milliseconds // 40]
            assert np.abs(pixels - frame).mean() < 6
            milliseconds += image.info["duration"]


@pytest.mark.parametrize("name", ["gif", "webp", "mp4"])
def test_every_frame_can_be_the_last_one_before_cancelling(source, name):
    form = export_formats()[name]
    if form.refusal(source):
        pytest.skip("ffmpeg is not installed; 'make test' installs it on Debian")
    writer = form.write(source, settings(name))
    shares = [next(writer) for _ in range(5)]
    writer.close()
    assert shares == [number / frame_count(source.motion, settings()) for number in range(5)]


@pytest.mark.slow
@pytest.mark.skipif(
    shutil.which("ffmpeg") is None or shutil.which("ffprobe") is None,
    reason="ffmpeg is not installed; 'make test' installs it on Debian",
)
def test_ffmpeg_makes_a_video_of_all_frames(source, tmp_path):
    chosen = settings("mp4", size=101, turntable=True)  # an odd size is made even
    path = tmp_path / "film.mp4"
    path.write_bytes(returned(export_formats()["mp4"].write(source, chosen))[".mp4"])
    probe = ["ffprobe", "-v", "error", "-count_frames", "-of", "csv=p=0", "-show_entries"]
    entries = "stream=width,height,nb_read_frames"
    told = subprocess.run([*probe, entries, path], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == f"102,102,{frame_count(source.motion, chosen)}"
    picture = tmp_path / "last.png"
    last = ["ffmpeg", "-v", "error", "-sseof", "-0.2", "-i", path, "-frames:v", "1", picture]
    subprocess.run(last, check=True, capture_output=True)
    with Image.open(picture) as image:
        pixels = np.asarray(image.convert("RGB"))[:101, :101].astype(int)
    assert np.abs(pixels - list(frames(source, chosen))[-5]).mean() < 8


def test_a_video_gets_its_frames_from_ffmpeg(source, tmp_path, monkeypatch):
    """A program named ffmpeg that copies its input stands for the real one."""
    program = tmp_path / "ffmpeg"
    program.write_text('#!/bin/sh\nfor last; do :; done\ncat > "$last"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    form = export_formats()["mp4"]
    assert form.refusal(source) == ""
    content = returned(form.write(source, settings("mp4")))[".mp4"]
    assert len(content) == frame_count(source.motion, settings()) * 80 * 80 * 3


def test_what_ffmpeg_says_is_the_error(source, tmp_path, monkeypatch):
    program = tmp_path / "ffmpeg"
    program.write_text("#!/bin/sh\necho no such codec >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    with pytest.raises(CubewrightError, match="no such codec"):
        returned(export_formats()["mp4"].write(source, settings("mp4", size=600)))


def test_without_ffmpeg_a_video_is_refused_with_the_way_out(source, monkeypatch):
    monkeypatch.setenv("PATH", "")
    assert "install it, or choose GIF" in export_formats()["mp4"].refusal(source)


def test_too_many_pixels_are_refused(source):
    with pytest.raises(CubewrightError, match=r"choose a “Size” of at most [\d,]+ pixels, or"):
        check_length(source.motion, settings(size=1920, speed=0.1))


def test_a_mix_of_two_pictures_has_a_share_of_each():
    dark, light = (np.full((2, 2, 3), value, np.uint8) for value in (10, 210))
    for share, value in ((0.0, 10), (0.25, 60), (0.5, 110), (0.999, 210), (1.0, 210)):
        mixed = _blended(dark, light, share)
        assert mixed.dtype == np.uint8
        assert (mixed == value).all()


def test_samples_show_every_colour_and_fade_towards_the_background(source):
    whole, *faded = sample_frames(source, settings(size=160), 1)
    background = np.array(rgb(LOOKS["light"].background))
    colours = [piece.colour for piece in CUBE.pieces]
    assert sum(tones(whole, colour) > 20 for colour in colours) == 7
    shown = (whole != background).any(axis=2)
    strengths = [np.abs(each[shown].astype(int) - background).mean() for each in faded]
    assert len(set(strengths)) == len(strengths) > 1
    assert max(strengths) < np.abs(whole[shown].astype(int) - background).mean()
    assert all((each[~shown] == background).all() for each in faded)


STORED = Path(__file__).parents[3] / "samples" / "frames.json"
"""``sums`` of the source with and without a turntable; store them again after a change."""


def sums(source, **given):
    """Return the sum of some frames, and the same with weights by row and by column."""
    found = []
    for each in list(frames(source, settings(size=64, **given)))[::4]:
        brightness = each.sum(axis=2).astype(float)
        rows, columns = brightness @ np.arange(64), np.arange(64) @ brightness
        found += [[float(part.sum()) for part in (brightness, rows, columns)]]
    return found


@pytest.mark.parametrize("turntable", [False, True])
def test_frames_are_what_they_were(source, turntable):
    stored = json.loads(STORED.read_text())[str(turntable)]
    found = sums(source, turntable=turntable)
    assert len(found) == len(stored)
    for one, other in zip(found, stored, strict=True):
        assert one == pytest.approx(other, rel=0.002)


def stages(*moving):
    """A motion of stages, in some of which a piece moves."""
    here, there = {0: (0.0, 0.0, 0.0)}, {0: (1.0, 0.0, 0.0)}
    return Motion(tuple(Stage(here, there if moves else here) for moves in moving))


@pytest.mark.parametrize(
    ("moving", "speed", "counts"),
    [
        ([True], 1.0, [62]),
        ([False], 1.0, [55]),
        ([True, False, True], 1.0, [22, 15, 62]),
        ([True, False, True], 2.0, [11, 8, 31]),
        ([True, True], 10.0, [2, 6]),
        ([True] * 40, 1.0, [15] * 39 + [55]),
    ],
)
def test_the_number_of_frames_of_each_stage(moving, speed, counts):
    assert _counts(stages(*moving), speed) == counts
    assert frame_count(stages(*moving), settings(speed=speed)) == sum(counts)


def test_an_animation_has_a_largest_number_of_pixels(monkeypatch):
    motion, chosen = stages(True), settings(size=100, speed=1.0)
    monkeypatch.setattr(module, "MAX_PIXELS", 62 * 100 * 100)
    check_length(motion, chosen)
    monkeypatch.setattr(module, "MAX_PIXELS", 62 * 100 * 100 - 1)
    with pytest.raises(CubewrightError) as raised:
        check_length(motion, chosen)
    assert str(raised.value) == (
        "62 frames of 100 pixels are too many; choose a “Size” of at most 99 pixels, or increase "
        "“Speed”"
    )


def test_what_an_animation_shows(source):
    assert one_solution(settings()) == 1
    assert motion_shown(settings()) == BUILD_UP
    assert motion_shown(settings(disassemble=True)) == DISASSEMBLY
    assert animation_refusal(source) == ""
    empty = replace(CUBE, figure=replace(CUBE.figure, cells=()))
    assert animation_refusal(replace(source, puzzle=empty)) == "it has no figure"


def moving_square():
    """Frames with a square that moves by two pixels, and two equal ones at the end."""
    found = []
    for at in (0, 2, 4, 4, 20):
        frame = np.full((30, 40, 3), (250, 240, 230), np.uint8)
        frame[5 + at : 11 + at, 3 + at : 12 + at] = (200, 30, 40)
        found.append(frame)
    return found


@pytest.mark.parametrize("is_endless", [True, False])
def test_a_gif_is_read_as_it_was_drawn(is_endless):
    drawn = moving_square()
    file = GifFile(40, 30, np.concatenate(drawn), is_endless=is_endless)
    for frame in drawn:
        file.add(file.in_palette(frame))
    image = Image.open(BytesIO(file.content()))
    assert image.size == (40, 30)
    assert image.info.get("loop") == (0 if is_endless else None)
    shown, durations = [], []
    for number in range(image.n_frames):
        image.seek(number)
        shown.append(np.asarray(image.convert("RGB")))
        durations.append(image.info["duration"])
    assert durations == [40, 40, 80, 40]
    for picture, frame in zip(shown, (drawn[0], drawn[1], drawn[2], drawn[4]), strict=True):
        assert tuple(picture[0, 0]) == (250, 240, 230)
        assert np.abs(picture.astype(int) - frame).max() < 12


@pytest.mark.parametrize("loops", [0, 1, 7])
def test_a_webp_is_read_as_it_was_drawn(loops):
    drawn = moving_square()
    file = WebpFile(40, 30, loops)
    for frame in drawn:
        file.add(frame)
    content = file.content()
    assert len(content) % 2 == 0
    image = Image.open(BytesIO(content))
    assert (image.size, image.info["loop"], image.n_frames) == ((40, 30), loops, 4)
    durations = []
    for number, frame in enumerate((drawn[0], drawn[1], drawn[2], drawn[4])):
        image.seek(number)
        picture = np.asarray(image.convert("RGB")).astype(int)
        durations.append(image.info["duration"])
        assert np.abs(picture - frame).mean() < 4
    assert durations == [40, 40, 80, 40]


def test_a_frame_of_a_webp_is_shown_for_a_minute_at_most():
    file = WebpFile(40, 30, 0)
    for _ in range(1639):
        file.add(moving_square()[0])
    image = Image.open(BytesIO(file.content()))
    image.seek(0)
    image.load()
    assert image.info["duration"] == 65_535


def test_samples_show_all_sides_at_every_eighth_of_opacity(source):
    shown = sample_frames(source, settings(size=64), 2)
    assert len(shown) == 2 * 8
    background = rgb(LOOKS["light"].background)
    full = [np.abs(each.astype(int) - background).sum() for each in shown[:2]]
    for eighths in range(1, 8):
        for side in range(2):
            faded = np.abs(shown[2 * eighths + side].astype(int) - background).sum()
            assert faded == pytest.approx(full[side] * eighths / 8, rel=0.05)
