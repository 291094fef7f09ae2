"""Renders scenes, lets the program propose and fit matches in them, and labels the fits. They
are the samples for the judge.

    judge_samples.py MATCH_SAMPLES FOLDER OUT.npz --count 1500 --first 0

MATCH_SAMPLES is the program of that name (`cmake --build … --target match_samples`). The pictures
remain in FOLDER.
"""
import argparse
import math
import os
import subprocess

import cv2
import numpy as np

import clutter
import photographs
import render
import scene as household
import tables
from countdown import counted
from geometry import Camera

ROWS, COLUMNS = 40, 144
SIDE = 360  # pixels of render.SIDE: 240 mm
# maximum errors in mm, across and along, of a fit that certainly belongs to this match
TRUE_WITHIN = (1.2, 3.0)
BEST_WITHIN = 2.0  # mm across: maximum error of the best fit of a match
RIVAL_BY = 0.7  # mm: a fit that is worse across by this is another fit of the same match
# minimum errors in mm, across or along, of a fit that certainly belongs to another match, or is bad
FALSE_BEYOND = (2.2, 7.0)
FALSE, TRUE = 0, 1
# place of the head, relative to the fit
AT_HEAD, AT_TAIL, HEADLESS, ALIKE, UNKNOWN = 0, 1, 2, 3, -1
LOOKS_LIKE_WOOD = 0.15  # maximum colour difference (of 1) of a head that looks like its wood
# Tables with many lines that are no matches.
HARD_TABLES = ((tables.wood, 0.35), (tables.newsprint, 0.35), (tables.stone, 0.1), (tables.cloth, 0.1), (tables.checks, 0.05), (tables.drawn, 0.05))


def lay_out(index, empty):
    """Returns all parts of scene `index` before they are drawn. `empty`: without pieces of the
    game."""
    rng = np.random.default_rng(9_000_000 + index)
    tilt = math.radians(min(55, abs(rng.normal(0, 26))))
    camera = Camera(tilt, rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi), math.exp(rng.uniform(math.log(0.65), math.log(2.6))), rng.uniform(800, 1700))
    canvas = render.Canvas(camera, render.Light(rng), rng)
    top = tables.table(rng)
    if empty:
        return rng, camera, canvas, top, ([], [], clutter.clutter(rng, 85))
    return rng, camera, canvas, top, household.populate(rng, 85, top.mean((0, 1)))


def head_of(s):
    if s.head_colour is None:
        return HEADLESS
    return AT_HEAD if np.abs(s.head_colour - s.wood).max() > LOOKS_LIKE_WOOD or s.tint is not None else ALIKE


def scene(folder, index, shots, empty):
    """Draws scene `index` unless it exists, and photographs it; returns its matches: (N, 5) tail,
    head on the plane, place of the head."""
    rng, camera, canvas, top, pieces = lay_out(index, empty)
    names = [os.path.join(folder, f"{index:06d}-{k}") for k in range(shots)]
    if not os.path.exists(names[-1] + ".png"):
        render.draw(canvas, top, pieces)
        view = [camera.focal, *(-camera.offset - 0.25), render.SIDE / render.PIXELS_PER_MM / 2, *camera.rotation.flatten(), *(-camera.rotation @ camera.eye)]
        for name in names:
            with open(name + ".view", "w") as file:
                file.write(" ".join(repr(float(v)) for v in view))
            cv2.imwrite(name + ".png", render.photograph(rng, canvas.picture, canvas.size, rough=True), [cv2.IMWRITE_PNG_COMPRESSION, 1])
    flat = lambda p: camera.onto_plane(p, render.PLANE)[0]
    return np.array([[*flat(s.tail), *flat(s.head), head_of(s)] for s in pieces[0]]).reshape(-1, 5)


def fits(path):
    """Reads the output of match_samples.cpp."""
    data = open(path, "rb").read()
    count, at, out = int(np.frombuffer(data, "<f4", 1)[0]), 4, []
    for _ in range(count):
        numbers = np.frombuffer(data, "<f4", 7, at)
        picture = np.frombuffer(data, np.uint8, ROWS * COLUMNS * 3, at + 28).reshape(ROWS, COLUMNS, 3)
        out.append((numbers, picture))
        at += 28 + ROWS * COLUMNS * 3
    return out


def misfits(numbers, truth):
    """Returns for each true match the error of the fit across and along, in mm, at the worse end,
    and whether the fit has the opposite direction."""
    a, b = numbers[:2], numbers[2:4]
    tail, head = truth[:, :2], truth[:, 2:4]
    along = (head - tail) / np.linalg.norm(head - tail, axis=1, keepdims=True)
    turned = (along @ (b - a)) < 0
    ends = np.where(turned[:, None, None], np.stack([b - tail, a - head], 1), np.stack([a - tail, b - head], 1))
    across = np.abs(ends[..., 0] * along[:, None, 1] - ends[..., 1] * along[:, None, 0])
    return across.max(1), np.abs((ends * along[:, None]).sum(-1)).max(1), turned


def labelled(found, truth):
    """Returns (picture, confidence, proposal, label, place of the head). The best fit of a match is
    true, and so are fits hardly worse; a fit beside the match is not counted."""
    if not len(truth):
        return [(picture, numbers[5], numbers[6], FALSE, UNKNOWN) for numbers, picture in found]
    if not found:
        return []
    across, along, turned = (np.array(part) for part in zip(*(misfits(numbers, truth) for numbers, _ in found)))
    best = np.where(along < TRUE_WITHIN[1], across, np.inf).min(0)
    out = []
    for (numbers, picture), a, l, t in zip(found, across, along, turned):
        good = (l < TRUE_WITHIN[1]) & ((a < TRUE_WITHIN[0]) & (a < best + RIVAL_BY) | (a < BEST_WITHIN) & (a == best))
        near = (a < 2 * FALSE_BEYOND[0]) & (l < 2 * FALSE_BEYOND[1])
        far = (a > FALSE_BEYOND[0]) | (l > FALSE_BEYOND[1])
        rival = far | (a > TRUE_WITHIN[0]) & (a > best + RIVAL_BY)
        if good.any():
            k = int(np.argmin(np.where(good, a, 1e9)))
            out.append((picture, numbers[5], numbers[6], TRUE, int(truth[k, 4]) or int(t[k])))
        elif rival.all() and (best[near] < TRUE_WITHIN[0]).all():
            out.append((picture, numbers[5], numbers[6], FALSE, UNKNOWN))
    return out


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("match_samples")
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--count", type=int, default=1500)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--shots", type=int, default=3, help="of each scene, by other cameras' sensors and in other lights")
    parser.add_argument("--photographs", help="folder of photographs.py: surfaces to lie on")
    parser.add_argument("--held-out", action="store_true", help="those photographs that no training sees, and no painted tops")
    parser.add_argument("--empty", action="store_true", help="nothing of the game lies there")
    parser.add_argument("--hard", action="store_true", help="more tables on which lines that are no matches abound")
    parser.add_argument("--toys", action="store_true", help="mostly dyed matches, toothpicks and pick-up sticks")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    if options.hard:
        tables.KINDS = HARD_TABLES
    if options.toys:
        household.DYED_SHARE, household.MIXED_SHARE, household.ODD_WIDTH_SHARE = 0.3, 0.6, 0.5
    if options.photographs:
        tables.PHOTOGRAPHS = photographs.Photographs(options.photographs, options.held_out)
        tables.PHOTOGRAPHED_SHARE = 1.0 if options.held_out else tables.PHOTOGRAPHED_SHARE
    render.SIDE = SIDE
    os.makedirs(options.folder, exist_ok=True)
    numbers = (options.first + k for k in counted(options.count, "scenes"))
    truths = {k: scene(options.folder, k, options.shots, options.empty) for k in numbers}
    subprocess.run([options.match_samples, options.folder], check=True)
    shown = [(os.path.join(options.folder, f"{k:06d}-{n}.fits"), truth) for k, truth in truths.items() for n in range(options.shots)]
    rows = [row for path, truth in shown for row in labelled(fits(path), truth)]
    pictures, confidence, proposal, label, head = zip(*rows)
    np.savez(options.out, pictures=np.stack(pictures), confidence=np.float32(confidence), proposal=np.float32(proposal), label=np.int8(label), head=np.int8(head))
    print(f"{len(rows)} fits, {int(np.sum(label))} true")


if __name__ == "__main__":
    main()
