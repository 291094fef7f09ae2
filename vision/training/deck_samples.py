"""Renders decks with masts, as samples for the mast net. Higher points lie farther up in a
sample.

    deck_samples.py OUT.npz --count 3000 --first 0

A sample covers 152 x 152 pixels of the plane of the deck's top, with 2 pixels per millimetre and
the deck's centre 36 mm above the lower edge. Its channels are the colours as logarithms relative to
the oars' wood, whether a pixel belongs to the deck, and the displacement by 25 mm of height. The
label marks the feet of the masts.
"""
import argparse
import math

import cv2
import numpy as np

import render
import scene
import tables
from geometry import Camera

PX = 2.0  # pixels per millimetre
SIDE = 152
BELOW = 36.0    # mm from the deck's centre to the patch's lower edge
REACH = 25.0    # height in mm whose displacement is in the last channel


def patch_points(center, up):
    """Returns the table points of the patch's pixels, (SIDE, SIDE, 2). Row 0 is at the top."""
    right = np.array([up[1], -up[0]])
    rows, columns = np.mgrid[0:SIDE, 0:SIDE]
    along = (SIDE - 0.5 - rows) / PX - BELOW
    across = (columns + 0.5 - SIDE / 2) / PX
    return center + along[..., None] * up + across[..., None] * right


def rise(center, eye, height):
    """Returns by how much a point 25 mm above the deck's top appears displaced on the plane of the
    top."""
    return (center - eye[:2]) * REACH / (eye[2] - height - REACH)


def channels(colours, wood, inside, reach):
    """Returns the net's input, (5, SIDE, SIDE). `colours`: 0 to 255. `wood`: the colour of the
    oars' wood."""
    logs = np.clip(np.log((np.maximum(colours, 0) + 6) / (wood + 6)), -2, 1.5)
    return np.concatenate([logs.transpose(2, 0, 1), inside[None], np.full((1, SIDE, SIDE), reach / REACH)]).astype(np.float32)


def printed(rng, cover):
    """Draws the label of a matchbox: an oval with a picture, words, lines, a border."""
    rows, columns = cover.shape[:2]
    px = columns / 60
    tone = lambda *light: scene.colour(rng, lightness=light or (0.1, 1)).tolist()
    cream = [rng.uniform(0.5, 0.9), rng.uniform(0.8, 0.97), rng.uniform(0.85, 1.0)]
    if rng.random() < 0.8:
        at = (int(rng.uniform(0.2, 0.8) * columns), int(rng.uniform(0.4, 0.6) * rows))
        axes = (int(rng.uniform(4, 12) * px), int(rng.uniform(6, 13) * px))
        cv2.ellipse(cover, at, axes, 0, 0, 360, cream if rng.random() < 0.7 else tone(), -1, cv2.LINE_AA)
        for _ in range(rng.integers(0, 26)):
            p = (int(at[0] + rng.normal(0, 0.4) * axes[0]), int(at[1] + rng.normal(0, 0.4) * axes[1]))
            cv2.circle(cover, p, int(rng.uniform(0.6, 2.2) * px), tone(), -1, cv2.LINE_AA)
    for _ in range(rng.integers(0, 3)):
        word = "".join(rng.choice(list("ABCDEHKMNOPRSTXYZ"), rng.integers(3, 8)))
        at = (int(rng.uniform(0.05, 0.6) * columns), int(rng.uniform(0.15, 0.95) * rows))
        cv2.putText(cover, word, at, cv2.FONT_HERSHEY_SIMPLEX, rng.uniform(0.6, 1.9), cream if rng.random() < 0.7 else tone(), int(rng.uniform(3, 9)), cv2.LINE_AA)
    if rng.random() < 0.5:
        x, y, long = rng.uniform(0.1, 0.7) * columns, rng.uniform(0.1, 0.8) * rows, rng.uniform(6, 16) * px
        for k in range(rng.integers(1, 5)):
            cv2.line(cover, (int(x), int(y + k * 2.2 * px)), (int(x + long), int(y + k * 2.2 * px)), cream, int(rng.uniform(0.5, 1.2) * px), cv2.LINE_AA)
    if rng.random() < 0.6:
        cv2.rectangle(cover, (int(px), int(px)), (columns - 1 - int(px), rows - 1 - int(px)), cream, int(0.8 * px), cv2.LINE_AA)
    tip, depth, half = columns - rng.uniform(1.5, 6) * px, rng.uniform(8, 16) * px, rng.uniform(6, 12) * px
    triangle = np.array([[tip, rows / 2], [tip - depth, rows / 2 - half], [tip - depth, rows / 2 + half]])
    cv2.fillConvexPoly(cover, triangle.astype(np.int32), tone(0.02, 0.25), cv2.LINE_AA)
    return cover


def masted(rng, look):
    cover = scene.label(rng, 60, 35)
    box = (scene.colour(rng, lightness=(0.05, 0.7)), scene.colour(rng), printed(rng, cover) if rng.random() < 0.9 else cover)
    g = scene.galley(rng, look, np.zeros(2), rng.uniform(0, 2 * math.pi), box)
    g.label = box[2]
    forward, port = np.array([math.cos(g.heading), math.sin(g.heading)]), np.array([-math.sin(g.heading), math.cos(g.heading)])
    g.masts = []
    places = rng.permutation(np.linspace(-0.36, 0.36, rng.integers(4, 6))) if rng.random() < 0.7 else rng.uniform(-0.4, 0.4, 5)
    abeam = rng.normal(0, 0.04)
    for place in places[: rng.integers(0, 5)]:
        foot = forward * (place + rng.normal(0, 0.015)) * g.length + port * (abeam + rng.normal(0, 0.03)) * g.width
        if any(np.linalg.norm(foot - m.tail[:2]) < 5 for m in g.masts):
            continue
        tall = rng.uniform(18, 34)
        g.masts.append(scene.stick(rng, look, scene.MAST, [*foot, g.height], [*(foot + rng.normal(0, 0.07, 2) * tall), g.height + tall], False))
    return g


def sample(rng):
    """Returns (channels, label). The label has (SIDE, SIDE) bytes, 255 at a mast's foot."""
    tilt = math.radians(min(50, abs(rng.normal(0, 26))))
    camera = Camera(tilt, rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi), math.exp(rng.uniform(math.log(0.85), math.log(2.7))), rng.uniform(800, 1700))
    canvas = render.Canvas(camera, render.Light(rng), rng)
    top = tables.table(rng)
    look = scene.style(rng, top.mean((0, 1)))
    look.mixed = False
    g = masted(rng, look)
    loose = scene.handful(rng, look, rng.normal(0, 60, 2), rng.integers(0, 4), 20)
    loose = [s for s in loose if np.linalg.norm((s.tail + s.head)[:2] / 2) > 45]
    render.draw(canvas, top, (loose, [g], []))
    picture = render.photograph(rng, canvas.picture, canvas.size)
    camera.scale = 1.0
    wood = wood_colour(rng, camera, picture, g, look)
    center = g.center + rng.normal(0, 0.3, 2)
    way = rise(center, camera.eye, g.height)
    up = way / max(1e-6, np.linalg.norm(way))
    points = patch_points(center, up)
    pixels = camera.project(np.c_[points.reshape(-1, 2), np.full(SIDE * SIDE, g.height)]).reshape(SIDE, SIDE, 2).astype(np.float32)
    colours = cv2.remap(picture, pixels[..., 0], pixels[..., 1], cv2.INTER_LINEAR).astype(np.float32)
    label = np.zeros((SIDE, SIDE), np.float32)
    for m in g.masts:
        d = np.linalg.norm(points - m.tail[:2], axis=-1)
        label = np.maximum(label, np.exp(-(d / 1.4) ** 2 / 2))
    return channels(colours, wood, inside(points, center, g), np.linalg.norm(way)), np.uint8(label * 255)


def inside(points, center, g):
    c, s = math.cos(g.heading), math.sin(g.heading)
    d = points - center
    return ((abs(d @ [c, s]) < g.length / 2) & (abs(d @ [-s, c]) < g.width / 2)).astype(np.float32)


def wood_colour(rng, camera, picture, g, look):
    """Returns the colour of the oars as the program measures it: in the middle of the visible part
    of each oar."""
    middles = [(m.tail * 0.55 + m.head * 0.45) for m in g.oars]
    seen = []
    for p in camera.project(np.array(middles)) if middles else []:
        u, v = np.round(p).astype(int)
        if 0 <= v < picture.shape[0] and 0 <= u < picture.shape[1]:
            seen.append(picture[v, u].astype(np.float32))
    wood = np.median(seen, 0) if seen else np.float32([115, 155, 185])
    return np.clip(wood * (1 + rng.normal(0, 0.05, 3)), 3, 255)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--first", type=int, default=0)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    render.SIDE = 176  # 117 mm: the deck and the area that its masts may hide
    inputs = np.zeros((options.count, 5, SIDE, SIDE), np.float16)
    labels = np.zeros((options.count, SIDE, SIDE), np.uint8)
    for k in range(options.count):
        inputs[k], labels[k] = sample(np.random.default_rng(7_000_000 + options.first + k))
    np.savez(options.out, inputs=inputs, labels=labels)


if __name__ == "__main__":
    main()
