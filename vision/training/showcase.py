"""Draws the first picture of README, run.sh and the window, and writes its truth.

    blender -b -P cycles_render.py -- showcase.py OUT [--rays 160]

OUT.jpg and OUT.json are written. The toss is legal: an attacker with three masts fires across one to two match lengths, so
three matches are dropped (WG-28). The heads of two point at the target. The line of the third passes a millimetre beside it.
"""
import argparse
import json
import math

import cv2
import numpy as np

import tables

tables.PX, tables.SIDE = 4.0, 4000  # 1,000 mm: the whole table top that the camera sees

import photographs  # noqa: E402: imported after the texture's size is set
import render
import scene
from geometry import Camera
from toss_pictures import AREA, TAG_CENTRES, TAG_MM, camera_truth, canvas_over, galley_truth, hull_distance, hull_of, lay_tags, match_truth

scene.BURNT_SHARE = scene.SPLIT_SHARE = 0.0
SEED = 20
SIZE = np.array([1920, 1080])
MATCH_MM, MATCH_WIDE = 42.0, 2.1
LIGHT = "apartment.exr"
RED, GREEN, SEA = (0.14, 0.12, 0.62), (0.16, 0.40, 0.10), (0.46, 0.27, 0.08)  # BGR, 0..1
MARGIN_MM = 0.7  # mm outside the target's corner; the picture cannot show a smaller distance


def sea(rng):
    """Returns the texture of a blue cloth, slightly uneven."""
    weave = 0.05 * tables.noise(rng, 3.0) + 0.04 * tables.noise(rng, 500) + 0.03 * tables.noise(rng, 8, 160)
    return np.clip(np.float32(SEA) * (1 + weave[..., None]), 0, 1).astype(np.float32)


def cover(ink):
    """Draws a box's top: a coloured rim around pale paper, a triangle in ink at the bow, and a
    coloured stripe astern, at 8 pixels per millimetre."""
    out = np.ones((280, 480, 3), np.float32) * np.float32(ink)
    cv2.rectangle(out, (22, 22), (457, 257), (0.72, 0.84, 0.88), -1, cv2.LINE_AA)
    cv2.fillPoly(out, [np.int32([[438, 140], [334, 70], [334, 210]])], (0.10, 0.08, 0.08), cv2.LINE_AA)
    cv2.rectangle(out, (52, 22), (92, 257), ink, -1, cv2.LINE_AA)
    return out


def household():
    """Returns the style of matches of pale wood with red heads."""
    return scene.Style(np.float32([0.48, 0.70, 0.86]), np.float32([0.12, 0.10, 0.55]), MATCH_WIDE, MATCH_MM, 1.35, 3.8)


def galley(rng, look, at, turn, ink, masts):
    """Returns a whole galley: five oars on each side, and its masts."""
    heading, height = math.radians(turn), 15.0
    g = scene.Galley(np.float64(at), heading, 60.0, 35.0, height, cover(ink), np.float32(ink) * 0.8, np.float32(ink) * 0.9)
    forward, port = np.array([math.cos(heading), math.sin(heading)]), np.array([-math.sin(heading), math.cos(heading)])
    for side in (1, -1):
        for k in range(5):
            root = g.center + forward * (k - 2) * 10 + port * side * 17.5
            tip = root + port * side * 26 + forward * rng.normal(-2, 0.6)
            g.oars.append(scene.stick(rng, look, scene.OAR, [*root, 7.0], [*tip, 5.5], True))
    for k in range(masts):
        foot = g.center + forward * (k - (masts - 1) / 2) * 14
        g.masts.append(scene.stick(rng, look, scene.MAST, [*foot, height], [*(foot + rng.normal(0, 1, 2)), height + 32], False))
    return g


def match_at(rng, look, head, toward):
    """Returns a match whose head is at `head` and points at `toward`."""
    along = np.float64(toward) - head
    along *= MATCH_MM / np.linalg.norm(along)
    return scene.stick(rng, look, scene.MATCH, [*(np.float64(head) - along), MATCH_WIDE / 2], [*head, MATCH_WIDE / 2], True)


def beside(hull, head):
    """Returns the point MARGIN_MM outside the hull's leftmost outline, as seen from `head`."""
    head = np.float64(head)
    ray = lambda corner: np.arctan2(*(corner - head)[::-1])
    corner = max(hull, key=ray)
    along = (corner - head) / np.linalg.norm(corner - head)
    return corner + MARGIN_MM * np.array([-along[1], along[0]])


def showcase(rays):
    rng = np.random.default_rng(SEED)
    look = household()
    galleys = [galley(rng, look, (-92, -6), 62, GREEN, 3), galley(rng, look, (33, 14), 97, RED, 2), galley(rng, look, (168, -68), 150, RED, 3)]
    target = hull_of(galleys[1])
    gap = float(hull_distance(hull_of(galleys[0]), target))
    assert MATCH_MM < gap < 2 * MATCH_MM, gap
    aims = (((-18, 78), (28, 24)), ((104, 72), (38, 10)), ((12, -74), None))
    tossed = [match_at(rng, look, head, beside(target, head) if toward is None else toward) for head, toward in aims]
    camera = Camera(math.radians(18), -math.pi / 2 - 0.12, math.pi / 2 - 0.04, SIZE[0] / 800.0, SIZE[0] * 0.95)
    canvas = canvas_over(rng, camera, SIZE)
    render.RAYS, render.ROOM, render.EXPOSURE, render.BALANCE = rays, f"{photographs.FOLDER}/rooms/{LIGHT}", 0.15, 0.2
    render.draw(canvas, lay_tags(sea(rng)), (tossed, galleys, []))
    truth = {"kind": "toss", "seed": SEED, "surface": "blue cloth", "camera": camera_truth(camera, SIZE),
             "table": {"area_mm": AREA.tolist(), "tags": {"dictionary": "DICT_APRILTAG_36h11", "size_mm": TAG_MM,
                                                          "centers_mm": {str(k): c.tolist() for k, c in enumerate(TAG_CENTRES)}}},
             "galleys": [galley_truth(k, g) for k, g in enumerate(galleys)], "matches": [match_truth(s, "tossed", None) for s in tossed],
             "toss": {"attacker": "g0", "target": "g1", "gap_mm": gap}}
    return cv2.resize(canvas.picture, tuple(int(v) for v in SIZE), interpolation=cv2.INTER_AREA), truth


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--rays", type=int, default=160, help="a pixel")
    options = parser.parse_args()
    picture, truth = showcase(options.rays)
    cv2.imwrite(options.out + ".jpg", np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 93])
    with open(options.out + ".json", "w") as file:
        json.dump(truth, file, indent=1)


if __name__ == "__main__":
    main()
