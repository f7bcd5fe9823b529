"""What the sounds of the page are like: a real browser reckons them, and their samples are measured."""

from __future__ import annotations

import base64
import itertools
import subprocess
import wave
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from scripts import build_web
from tests.web.stage import ARTEFACTS, ROOT, Browser

RATE = 44_100
SECONDS = 3
WEB = ROOT / "web"
# The page's own code as a browser reads it.
PLAIN = """
    import ts from "typescript";
    import { readFileSync } from "node:fs";
    const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
    const source = readFileSync(process.argv[1], "utf8");
    process.stdout.write(ts.transpileModule(source, { compilerOptions }).outputText);
"""
RENDER = """async ([sound, points, rate, seconds]) => {
    const { voicesOf } = await import("/sound/recipes.js");
    const { sing } = await import("/sound/synth.js");
    const context = new OfflineAudioContext(1, rate * seconds, rate);
    for (const voice of voicesOf(sound, points)) sing(context, voice, context.destination);
    const samples = new Uint8Array((await context.startRendering()).getChannelData(0).buffer);
    let text = "";
    for (let i = 0; i < samples.length; i += 8192)
        text += String.fromCharCode(...samples.subarray(i, i + 8192));
    return btoa(text);
}"""
# How long each is heard, in seconds: from, to.
LENGTHS: Mapping[tuple[str, int], tuple[float, float]] = {
    ("tile", 0): (0.05, 0.3),
    ("follower", 0): (0.04, 0.3),
    ("score", 2): (0.25, 0.9),
    ("score", 30): (0.5, 1.2),
    ("mine", 0): (0.4, 1.2),
    ("clock", 0): (0.02, 0.2),
    ("end", 0): (1.0, 2.6),
}
Samples = NDArray[np.float32]


@pytest.fixture
def sounds(browser: Browser) -> dict[tuple[str, int], Samples]:
    """The samples of each sound at full volume; for people to listen to, they are kept as files too."""
    page = browser.window(service_workers="block")
    node = build_web.find_node()
    assert node is not None
    for name in ("recipes", "synth"):
        command = [str(node), "--input-type=module", "-e", PLAIN, str(WEB / "src" / "ui" / f"{name}.ts")]
        plain = subprocess.run(
            command, cwd=WEB, capture_output=True, text=True, check=True, timeout=60
        ).stdout
        page.route(f"**/sound/{name}.js", answer(plain))
    ARTEFACTS.mkdir(exist_ok=True)
    found = {}
    for sound, points in LENGTHS:
        data = base64.b64decode(page.evaluate(RENDER, [sound, points, RATE, SECONDS]))
        found[sound, points] = np.frombuffer(data, dtype=np.float32)
        with wave.open(str(ARTEFACTS / f"sound-{sound}-{points}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((np.clip(found[sound, points], -1, 1) * 32767).astype("<i2").tobytes())
    return found


def answer(script: str) -> Any:
    return lambda route: route.fulfill(content_type="text/javascript", body=script)


def heard(samples: Samples) -> float:
    """Seconds until it is 40 decibels below its loudest."""
    loud = np.flatnonzero(np.abs(samples) > 0.01 * np.abs(samples).max())
    return float(loud[-1] - loud[0]) / RATE if loud.size else 0.0


def loudness(samples: Samples) -> float:
    """Decibels below full scale in the loudest tenth of a second."""
    power = np.convolve(samples.astype(np.float64) ** 2, np.ones(RATE // 10) / (RATE // 10), "valid")
    return float(10 * np.log10(power.max() + 1e-12))


def colours(samples: Samples) -> NDArray[np.float64]:
    """How its power is spread over thirds of an octave."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    hz = np.fft.rfftfreq(samples.size, 1 / RATE)
    edges = 50 * 2 ** (np.arange(28) / 3)
    bands = np.array([power[(hz >= low) & (hz < high)].sum() for low, high in itertools.pairwise(edges)])
    return np.asarray(bands / (bands.sum() + 1e-12))


def test_every_sound_is_heard_hurts_nobody_and_is_one_of_its_own(
    sounds: dict[tuple[str, int], Samples],
) -> None:
    for name, samples in sounds.items():
        low, high = LENGTHS[name]
        assert np.abs(samples).max() < 0.95, f"{name} is clipped"
        assert -26 < loudness(samples) < -8, f"{name}: {loudness(samples):.1f} dB"
        assert low < heard(samples) < high, f"{name}: {heard(samples):.2f} s"
        assert abs(samples.mean()) < 0.01, f"{name} is not centred"
    for one, other in itertools.combinations(sounds, 2):
        if one[0] != other[0]:
            apart = np.abs(colours(sounds[one]) - colours(sounds[other])).sum() / 2
            assert apart > 0.3, f"{one} and {other} sound alike"


def test_what_sounds_at_the_same_time_is_not_clipped(sounds: dict[tuple[str, int], Samples]) -> None:
    """A score while a tile settles and a turn begins, at the volume that is set at first."""
    together = sounds["score", 30] + sounds["tile", 0] + sounds["mine", 0]
    first = 0.6**2
    assert np.abs(first * together).max() < 0.95
