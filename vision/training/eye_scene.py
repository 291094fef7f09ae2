"""Draws the pool of scenes that the eye is trained on.

    eye_scene.py FOLDER --count 4000 [--first 0] [--photographs FOLDER] [--held-out] [--look]

Scene k is the same wherever it is drawn. FOLDER gets k.jpg (768 x 768) and k.npz: `sticks` (n, 6), the ends in pixels, the width and whether
the second end has a head; `seen` (n, 2), whether each end is; `boxes` (n, 9), four upper corners in pixels with the bow between the second
and the third, and whether it is marked; `oars` (n, 3), outer ends and widths; `covered`, what hides the sticks' axes, at a quarter of the size.
With --look the labels are drawn in.
"""
import argparse
import math
import os

import cv2
import numpy as np

import eye_negatives
import photographs
import tables
from eye_boxes import matchbox
from eye_canvas import Canvas
from eye_sticks import Style, lay

SIDE = 768
QUALITY = 95
EMPTY_SHARE, BOX_SHARE = 0.34, 0.33
SHORTEST, LONGEST = 16, 480  # minimum and maximum length of a stick, in pixels


def background(rng, shots):
    """Returns a surface at any scale and in any light, or a part of a room: (SIDE, SIDE, 3)."""
    kind = rng.random()
    if kind < 0.16:
        out = shots.clutter(rng, SIDE)
    elif kind < 0.62:
        out = shots.top(rng, SIDE, math.exp(rng.uniform(math.log(1.2), math.log(8))))
    elif kind < 0.74:  # plain, because a table or a sheet of paper may be plain
        out = np.ones((SIDE, SIDE, 3), np.float32) * tables.colour(rng, (0.1, 1), (0, 0.6))
        out *= 1 + cv2.resize(rng.standard_normal((6, 6)).astype(np.float32), (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)[..., None] * rng.uniform(0, 0.06)
    else:
        out = tables.table(rng)
        out = cv2.resize(out, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    if rng.random() < 0.15:
        out = cv2.GaussianBlur(out, (0, 0), rng.uniform(0.5, 5))
    return np.clip(out, 0, 1)


def light(rng, picture):
    """Returns the brightness of a lamp's light, with a window's stripe or the edge of a large
    shadow."""
    ys, xs = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE - 0.5
    angle = rng.uniform(0, 2 * math.pi)
    ramp = xs * math.cos(angle) + ys * math.sin(angle)
    out = picture * (1 + ramp * rng.uniform(0, 0.9))[..., None]
    if rng.random() < 0.15:
        edge = np.clip((ramp - rng.uniform(-0.3, 0.3)) / rng.uniform(0.005, 0.1), 0, 1)
        out = out * (1 - rng.uniform(0.1, 0.6) * edge)[..., None]
    return np.clip(out, 0, 1)


def number(rng, length):
    """Draws the number of sticks: few if they are large, and sometimes a heap of small sticks."""
    most = int(min(70, 0.9 * SIDE * SIDE / (length * length * 0.12 + 400)))
    kind = rng.random()
    count = rng.integers(1, 8) if kind < 0.35 else rng.integers(5, 28) if kind < 0.8 else rng.integers(20, 71)
    return int(min(count, max(1, most)))


def scene(rng, shots):
    """Draws one canvas with its labels."""
    canvas = Canvas(rng, background(rng, shots))
    empty, length = rng.random() < EMPTY_SHARE, math.exp(rng.uniform(math.log(SHORTEST), math.log(LONGEST)))
    for _ in range(rng.poisson(2.5) + 1 if empty else rng.poisson(0.9)):
        eye_negatives.thing(canvas)
    style = Style(rng, length)
    if rng.random() < BOX_SHARE:
        size = length * rng.uniform(1.0, 1.4) if not empty and rng.random() < 0.7 else math.exp(rng.uniform(math.log(50), math.log(420)))
        for _ in range(int(rng.integers(1, 2 + min(5, int(SIDE / (2 * size)))))):
            matchbox(canvas, shots, max(30.0, size))
    if not empty:
        lay(canvas, number(rng, length), style)
        if rng.random() < 0.12:
            eye_negatives.thing(canvas)
    canvas.picture = light(rng, canvas.picture)
    return canvas


def labels(canvas):
    sticks = np.float32(canvas.sticks).reshape(-1, 6)
    seen = np.array([[not canvas.hidden(s[:2]), not canvas.hidden(s[2:4])] for s in sticks], bool).reshape(-1, 2)
    covered = cv2.resize(canvas.covered, (SIDE // 4, SIDE // 4), interpolation=cv2.INTER_NEAREST)
    return {"sticks": sticks, "seen": seen, "boxes": np.float32(canvas.boxes).reshape(-1, 9), "oars": np.float32(canvas.oars).reshape(-1, 3), "covered": covered}


def marked(picture, known):
    """Draws the labels into the picture, so that people can check them."""
    for s, seen in zip(known["sticks"], known["seen"]):
        ends = s[:4].reshape(2, 2).astype(int)
        cv2.line(picture, tuple(ends[0].tolist()), tuple(ends[1].tolist()), (0, 255, 0), 1)
        for k, end in enumerate(ends):
            cv2.circle(picture, tuple(end.tolist()), 4, (0, 0, 255) if k and s[5] else (255, 0, 0) if seen[k] else (128, 128, 128), 1)
    for b in known["boxes"]:
        cv2.polylines(picture, [b[:8].reshape(4, 2).astype(np.int32)], True, (255, 0, 255), 2)
        if b[8]:
            cv2.line(picture, tuple(b[2:4].astype(int).tolist()), tuple(b[4:6].astype(int).tolist()), (0, 255, 255), 2)
    for o in known["oars"]:
        cv2.circle(picture, tuple(o[:2].astype(int).tolist()), 4, (255, 255, 0), 1)
    return picture


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=4000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--photographs", default=photographs.FOLDER)
    parser.add_argument("--held-out", action="store_true", help="on the photographs that no training sees")
    parser.add_argument("--look", action="store_true")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    shots = photographs.Photographs(options.photographs, options.held_out)
    tables.PHOTOGRAPHS = None  # background() chooses between drawn tables and photographs
    os.makedirs(options.folder, exist_ok=True)
    for k in range(options.first, options.first + options.count):
        path = os.path.join(options.folder, f"{k:06d}")
        if os.path.exists(path + ".npz"):
            continue
        canvas = scene(np.random.default_rng(k), shots)
        picture, known = (canvas.picture * 255 + 0.5).astype(np.uint8), labels(canvas)
        cv2.imwrite(path + ".jpg", marked(picture, known) if options.look else picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        with open(path + ".part", "wb") as file:
            np.savez_compressed(file, **known)
        os.replace(path + ".part", path + ".npz")


if __name__ == "__main__":
    main()
