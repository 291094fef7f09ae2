"""Renders handfuls of matches photographed from near without tags: `sample_images/handful`.

    handful_pictures.py FOLDER --count 8 --first 0

NNNN.jpg and NNNN.json are written; the truth has every match's ends in pixels and how fine the picture is in its middle.
"""
import argparse
import json
import math
import os

import cv2
import numpy as np

import tables
from geometry import Camera

tables.PX, tables.SIDE = 8.0, 2240  # finer than for training: the camera is near

import render  # noqa: E402: imported after the texture's size is set
import scene

DYED_SHARE = 0.12


def camera_over(rng):
    """Returns a camera, the size of the picture in pixels, and the visible width of the table in
    mm."""
    across = math.exp(rng.uniform(math.log(75), math.log(230)))
    wide = int(rng.uniform(900, 1300))
    size = np.array([wide, int(wide * rng.choice([0.5625, 0.75, 0.75, 1.0]))])
    tilt = math.radians(min(40, abs(rng.normal(0, 15))))
    camera = Camera(tilt, rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi), wide / across, wide * rng.uniform(0.8, 1.3))
    return camera, size, across


def canvas_over(rng, camera, size):
    canvas = render.Canvas(camera, render.Light(rng), rng)
    camera.offset, camera.scale = -size / 2.0, 2.0
    canvas.size, canvas.wide = size, tuple(int(v) for v in size * 2)
    canvas.what = np.zeros(canvas.wide[::-1], np.int32)
    return canvas


def matches_on(rng, ground, across):
    look = scene.style(rng, ground)
    look.mixed, look.dyed, look.width = False, rng.random() < DYED_SHARE, float(np.clip(look.width, 1.6, 2.4))
    matches = scene.handful(rng, look, np.zeros(2), int(rng.integers(2, 10)), across * rng.uniform(0.08, 0.2))
    middle = np.mean([(m.tail + m.head) / 2 for m in matches], 0) * [1, 1, 0]
    for m in matches:
        m.tail, m.head = m.tail - middle, m.head - middle
    return matches


def picture(index):
    """Returns the photograph and its truth, or None if fewer than two matches are in it."""
    rng = np.random.default_rng(78_000_000 + index)
    camera, size, across = camera_over(rng)
    canvas = canvas_over(rng, camera, size)
    top = tables.table(rng)
    shown = []
    for match in matches_on(rng, top.mean((0, 1)), across):
        ends = camera.project(np.array([match.tail, match.head])) / 2
        if ((ends > 5) & (ends < size - 5)).all():
            shown.append((match, ends))
    if len(shown) < 2:
        return None
    things = scene.thing(rng, rng.uniform(-across / 2, across / 2, 2)) if rng.random() < 0.3 else []
    render.draw(canvas, top, ([match for match, _ in shown], [], things))
    truth = [{"tail_px": e[0].round(2).tolist(), "head_px": e[1].round(2).tolist(), "headed": m.head_colour is not None} for m, e in shown]
    return render.photograph(rng, canvas.picture, size), {"pixels_per_mm": camera.focal / np.linalg.norm(camera.eye), "matches": truth}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=8)
    parser.add_argument("--first", type=int, default=0)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    os.makedirs(options.folder, exist_ok=True)
    for index in range(options.first, options.first + options.count):
        taken = picture(index)
        if taken is None:
            continue
        path = os.path.join(options.folder, f"{index:04d}")
        cv2.imwrite(path + ".jpg", taken[0], [cv2.IMWRITE_JPEG_QUALITY, 90])
        with open(path + ".json", "w") as file:
            json.dump(taken[1], file, indent=1)


if __name__ == "__main__":
    main()
