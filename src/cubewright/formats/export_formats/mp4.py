"""MP4: an animation as a video, made by the program ffmpeg if it is installed."""

from __future__ import annotations

import subprocess
from contextlib import suppress
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from cubewright.errors import CubewrightError
from cubewright.formats.animations.frames import (
    ANIMATION_OPTIONS,
    FRAMES_PER_SECOND,
    SIZE,
    animation_refusal,
    check_length,
    film_preview,
    frame_count,
    frames,
    motion_shown,
    one_solution,
)
from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.translation import tr


def _refusal(source: ExportSource) -> str:
    if reason := animation_refusal(source):
        return reason
    if which("ffmpeg") is None:
        return tr("MP4 needs the program ffmpeg, which is not installed; install it, or choose GIF")
    return ""


def _write(source: ExportSource, settings: Settings) -> Written:
    assert source.motion is not None
    check_length(source.motion, settings)
    total, size = frame_count(source.motion, settings), int(settings.number(SIZE.name))
    with TemporaryDirectory() as folder:
        path, messages = Path(folder) / "film.mp4", Path(folder) / "messages"
        with messages.open("wb") as errors:
            encoder = subprocess.Popen(
                _command(size, path), stdin=subprocess.PIPE, stdout=errors, stderr=errors
            )
            try:
                assert encoder.stdin is not None
                for done, pixels in enumerate(frames(source, settings)):
                    yield done / total
                    encoder.stdin.write(pixels.tobytes())
                encoder.communicate()
            except BrokenPipeError:
                encoder.wait()  # ffmpeg's messages give the reason.
            finally:
                encoder.kill()  # The export was cancelled.
                with suppress(BrokenPipeError):
                    encoder.communicate()
        if encoder.returncode or not path.exists():
            lines = messages.read_text(errors="replace").strip().splitlines() or ["no reason given"]
            raise CubewrightError(tr("ffmpeg cannot make the video: {lines}", lines=lines[-1]))
        return {MP4.suffix: path.read_bytes()}


def _command(size: int, path: Path) -> list[str]:
    # Most players show only this colour format, which needs even sizes.
    even = "pad=ceil(iw/2)*2:ceil(ih/2)*2"
    pixels = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{size}x{size}"]
    video = ["-vf", even, "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "20"]
    rate = ["-r", str(FRAMES_PER_SECOND)]
    start = ["ffmpeg", "-y", "-loglevel", "error", *pixels, *rate, "-i", "-"]
    return [*start, *video, "-movflags", "+faststart", str(path)]


MP4 = ExportFormat(
    name="mp4",
    title="MP4",
    kind="animation",
    suffix=".mp4",
    options=(*ANIMATION_OPTIONS, PALETTE),
    write=_write,
    solutions=one_solution,
    refusal=_refusal,
    motion=motion_shown,
    preview=film_preview,
)
