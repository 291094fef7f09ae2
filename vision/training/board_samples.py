"""Renders parts of boards with stacks of stones, as samples for the stone net.

    board_samples.py OUT.npz --count 3000 --first 0 [--pixels 64]

A sample covers 160 x 160 pixels of the board's plane, with 32 pixels (or --pixels) for a cell of 40
mm and row 0 at the greatest y. It consists of the picture, a label for each pixel (0: no stone, 1
and 2: top and side of a light stack, 3 and 4: top and side of a dark stack), and the camera's place
(x, y, height above the board) in cells from the sample's centre.
"""
import argparse
import math

import cv2
import numpy as np

import render
import tables
from geometry import Camera

PX_CELL = 32
SIDE = 160
CELL = 40.0
MM = CELL / PX_CELL  # side of one pixel
LIGHT_TOP, LIGHT_SIDE, DARK_TOP, DARK_SIDE = 1, 2, 3, 4
AROUND = 28             # corners of a stone's outline


def use_pixels(cell):
    """Sets the number of pixels of a cell in the samples that follow. Each sample still shows five
    by five cells."""
    global PX_CELL, SIDE, MM
    PX_CELL, SIDE, MM = cell, 5 * cell, CELL / cell


def pixels_of(place):
    """Converts a place of the board's plane, in cells right and up of the sample's centre, to
    the sample's pixels."""
    return np.array([place[0] * PX_CELL + SIDE / 2 - 0.5, SIDE / 2 - 0.5 - place[1] * PX_CELL])


def hsv(h, s, v):
    return cv2.cvtColor(np.float32([[[h % 360, min(s, 1), min(v, 1)]]]), cv2.COLOR_HSV2BGR)[0, 0]


def light_tone(rng):
    kind = rng.random()
    if kind < 0.45:   # white, ivory
        return hsv(rng.uniform(20, 70), rng.uniform(0, 0.18), rng.uniform(0.72, 1.0))
    if kind < 0.8:    # wood
        return hsv(rng.uniform(24, 46), rng.uniform(0.2, 0.6), rng.uniform(0.6, 1.0))
    if kind < 0.9:    # grey stone
        return hsv(rng.uniform(0, 360), rng.uniform(0, 0.1), rng.uniform(0.5, 0.75))
    return hsv(rng.uniform(0, 360), rng.uniform(0.1, 0.7), rng.uniform(0.8, 1.0))


def dark_tone(rng, light):
    for _ in range(20):
        kind = rng.random()
        if kind < 0.55:   # black
            tone = hsv(rng.uniform(0, 360), rng.uniform(0, 0.35), rng.uniform(0.02, 0.2))
        elif kind < 0.75:  # red
            tone = hsv(rng.uniform(-12, 14), rng.uniform(0.6, 0.95), rng.uniform(0.25, 0.65))
        elif kind < 0.9:  # dark wood
            tone = hsv(rng.uniform(8, 30), rng.uniform(0.4, 0.8), rng.uniform(0.12, 0.4))
        else:
            tone = hsv(rng.uniform(0, 360), rng.uniform(0.4, 1.0), rng.uniform(0.1, 0.5))
        if brightness(tone) < 0.62 * brightness(light):
            break
    return tone


def brightness(tone):
    return float(tone @ np.float32([0.114, 0.587, 0.299]))


def board_tones(rng, light, dark):
    """Draws the two colours of the cells, often near the stones' own colours, sometimes alike."""
    def one():
        kind = rng.random()
        if kind < 0.2:
            return light * rng.uniform(0.85, 1.1) * (1 + rng.normal(0, 0.03, 3))
        if kind < 0.3:
            return dark * rng.uniform(0.8, 2.5) + rng.uniform(0, 0.05)
        if kind < 0.55:
            return hsv(rng.uniform(15, 60), rng.uniform(0, 0.35), rng.uniform(0.6, 1.0))
        if kind < 0.75:
            return hsv(rng.uniform(10, 35), rng.uniform(0.3, 0.8), rng.uniform(0.12, 0.6))
        if kind < 0.9:
            return tables.colour(rng, lightness=(0.15, 0.9), saturation=(0.2, 1.0))
        return tables.colour(rng)
    first = one()
    return np.clip(first, 0, 1), np.clip(first if rng.random() < 0.3 else one(), 0, 1)


def painted_board(rng, tones, edges):
    """Draws a table with a board on it. `edges`: the number of cells of the board to the left,
    right, below and above the sample's centre."""
    top = tables.table(rng)
    px, half = tables.PX, tables.SIDE / 2
    corner = lambda c, r: (c * CELL * px + half, half - r * CELL * px)
    left, right, down, up = edges
    def rect(c0, r0, c1, r1, tone, thick=-1):
        p, q = corner(c0, r0), corner(c1, r1)
        cv2.rectangle(top, (int(p[0]), int(q[1])), (int(q[0]), int(p[1])), [float(v) for v in tone], thick)
    a, b = tones
    if rng.random() < 0.4:
        frame = rng.uniform(0.05, 0.7)
        tone = a * rng.uniform(0.4, 1.1) if rng.random() < 0.5 else tables.colour(rng)
        rect(-left - frame, -down - frame, right + frame, up + frame, tone)
        for k in range(-left, right):
            p = corner(k + 0.4, -down - frame * 0.7)
            cv2.putText(top, "ABCDEFGH"[k % 8], (int(p[0]), int(p[1])), 0, frame * 2, tables.colour(rng).tolist(), 2, cv2.LINE_AA)
    swing = rng.uniform(0, 0.03)
    for c in range(-left, right):
        for r in range(-down, up):
            rect(c, r, c + 1, r + 1, (a if (c + r) % 2 else b) * (1 + rng.normal(0, swing)))
    if np.allclose(a, b) or rng.random() < 0.6:
        thick = max(1, int(rng.uniform(0.4, 2.0) * px))
        tone = a * rng.uniform(0.15, 0.75) if rng.random() < 0.8 else tables.colour(rng)
        for c in range(-left, right + 1):
            cv2.line(top, *[tuple(int(v) for v in corner(c, r)) for r in (-down, up)], tone.tolist(), thick)
        for r in range(-down, up + 1):
            cv2.line(top, *[tuple(int(v) for v in corner(c, r)) for c in (-left, right)], tone.tolist(), thick)
    if rng.random() < 0.12:  # marks printed on cells
        for _ in range(rng.integers(1, 8)):
            p = corner(rng.integers(-left, right) + 0.5, rng.integers(-down, up) + 0.5)
            size, tone = rng.uniform(0.1, 0.35) * CELL * px, tables.colour(rng).tolist()
            if rng.random() < 0.5:
                cv2.circle(top, (int(p[0]), int(p[1])), int(size), tone, int(rng.uniform(1, 4)), cv2.LINE_AA)
            else:
                cv2.putText(top, "XOAST"[rng.integers(5)], (int(p[0] - size), int(p[1] + size)), 0, size / 12, tone, 3, cv2.LINE_AA)
    grain = tables.noise(rng, 3) * rng.uniform(0, 0.03) + tables.noise(rng, rng.uniform(20, 120), rng.uniform(4, 60)) * rng.uniform(0, 0.05)
    return np.clip(top * (1 + grain[..., None]), 0, 1).astype(np.float32)


class Stones:
    """The properties that all stones of a board share."""

    def __init__(self, rng):
        self.radius = CELL * (rng.uniform(0.6, 0.86) if rng.random() < 0.75 else rng.uniform(0.5, 1.0)) / 2
        self.height = 2 * self.radius * rng.uniform(0.17, 0.38)
        self.light = light_tone(rng)
        self.dark = dark_tone(rng, self.light)
        self.edge = rng.uniform(0.03, 0.45)  # radius of the rounded edge, as a share of the height
        # brightness of the board relative to the sky, for faces that look down
        self.below = rng.uniform(0.15, 0.7)
        self.groove = rng.uniform(0.4, 1.0)      # darkness where two stones meet
        self.contact = rng.uniform(0.4, 1.0)  # darkening where a stone meets the board
        self.rings = rng.integers(1, 6) if rng.random() < 0.3 else 0
        self.ring_depth = rng.uniform(0.8, 1.15)
        self.gloss = rng.uniform(0, 0.5) if rng.random() < 0.4 else 0.0
        self.swing = rng.uniform(0, 0.06)
        self.slip = rng.uniform(0, 0.14)
        self.astray = rng.uniform(0.01, 0.1)


def circle(center, radius, z, count=AROUND):
    t = np.arange(count) * 2 * math.pi / count
    return np.c_[center[0] + radius * np.cos(t), center[1] + radius * np.sin(t), np.full(count, z)]


def shade(canvas, look, normal):
    """Returns the brightness of a face, lit by the sky from above, by the board from below, and by
    the lamp. A face that looks up has 1."""
    light = canvas.light
    sky = look.below + (1 - look.below) * (0.5 + 0.5 * normal[2])
    return light.ambient * sky + (1 - light.ambient) * max(0.0, float(-light.main @ normal)) / max(0.3, -light.main[2])


def draw_side(canvas, look, center, bottom, tone, part):
    """Draws the visible part of a stone's side, one band for each ring, from the lower rounded edge
    to the upper rounded edge."""
    eye, r, h = canvas.camera.eye, look.radius, look.height
    round_ = look.edge * h
    rise = round_ * np.array([0, 0.293, 1])
    levels = np.concatenate([rise, h - rise[::-1]])
    insets = round_ * np.array([1, 0.293, 0, 0, 0.293, 1])
    steep = np.sin(np.radians([-67, -22, 0, 22, 67]))
    dims = np.array([1, 1, 1, 1, 1.0])
    dims[:2] *= look.contact if bottom == 0 else look.groove
    rings = np.concatenate([circle(center, r - inset, bottom + level) for level, inset in zip(levels, insets)])
    pixels = np.round(canvas.camera.project(rings) * (1 << render.SHIFT)).astype(np.int32).reshape(len(levels), AROUND, 2)
    for k in range(AROUND):
        turn = (k + 0.5) * 2 * math.pi / AROUND
        out = np.array([math.cos(turn), math.sin(turn), 0])
        to_eye = eye - [center[0], center[1], bottom + h / 2] - out * r
        for band, (up, dim) in enumerate(zip(steep, dims)):
            normal = out * math.sqrt(1 - up * up) + [0, 0, up]
            if normal @ to_eye < 0:
                continue
            lit = tone * shade(canvas, look, normal) * dim
            quad = pixels[[band, band, band + 1, band + 1], [k, (k + 1) % AROUND, (k + 1) % AROUND, k]]
            cv2.fillConvexPoly(canvas.picture, quad, np.minimum(lit, 1).tolist(), cv2.LINE_8, render.SHIFT)
            cv2.fillConvexPoly(canvas.what, quad, part, cv2.LINE_8, render.SHIFT)


def draw_ledge(canvas, look, center, z, tone, above, part):
    """Draws the visible part of a top whose upper stone has slipped. It is darker at the seam and
    in the shadow of the upper stone."""
    top = circle(center, look.radius * 0.995, z)
    canvas.fill(top, tone, part)
    low = np.r_[circle(above, look.radius, 0.0), circle(above, look.radius, look.height)]
    shadow = render.shadow_hull(low, canvas.light.main)
    for outline, dim in ((shadow, 1 - 0.8 * canvas.light.strength), (circle(above, look.radius * 1.04, 0)[:, :2], look.groove)):
        lifted = np.c_[outline, np.full(len(outline), z)]
        _, part_seen = cv2.intersectConvexConvex(*(cv2.convexHull(canvas.camera.project(p).astype(np.float32)) for p in (lifted, top)))
        if part_seen is not None and len(part_seen) > 2:
            tone = tone * dim
            cv2.fillConvexPoly(canvas.picture, np.round(part_seen * (1 << render.SHIFT)).astype(np.int32), np.clip(tone, 0, 1).tolist(), cv2.LINE_8, render.SHIFT)


def draw_top(canvas, look, center, z, tone, what):
    rim = look.radius - look.edge * look.height
    canvas.fill(circle(center, rim, z), tone, what)
    for k in range(look.rings):
        dim = look.ring_depth if k % 2 == 0 else 1.0
        canvas.fill(circle(center, rim * (0.85 - 0.8 * k / max(1, look.rings)), z), tone * dim, what)
    if look.gloss:
        way = -canvas.light.main[:2] / max(0.2, -canvas.light.main[2]) * look.radius * 0.4
        for k in range(3):
            canvas.fill(circle(center + way, look.radius * (0.5 - 0.15 * k), z), tone + look.gloss * (k + 1) / 3 * 0.3, what)


def stacks_on(rng, look, edges):
    left, right, down, up = edges
    share = rng.uniform(0.1, 0.75)
    stacks = []
    for c in range(-left, right):
        for r in range(-down, up):
            if rng.random() > share:
                continue
            astray = look.astray if rng.random() < 0.9 else 0.2
            center = (np.array([c + 0.5, r + 0.5]) + rng.normal(0, astray, 2)) * CELL
            count = rng.choice([1, 2, 3], p=[0.42, 0.38, 0.2])
            dark = bool(rng.random() < 0.5)
            gap = 2 * look.radius * 0.99
            if any(np.linalg.norm(center - s[0]) < gap for s in stacks):
                continue
            stacks.append((center, count, dark))
    return stacks


def draw(canvas, top, look, stacks):
    solids = []
    for center, count, _ in stacks:
        solids.append(np.r_[circle(center, look.radius, 0.0, 16), circle(center, look.radius, count * look.height, 16)])
    texture, _ = render.ground(canvas.rng, canvas.light, top, (solids, []))
    shift = np.array([[1 / tables.PX, 0, -tables.SIDE / tables.PX / 2], [0, 1 / tables.PX, -tables.SIDE / tables.PX / 2], [0, 0, 1]])
    canvas.picture = cv2.warpPerspective(texture, canvas.camera.homography(0.0) @ shift, canvas.wide, flags=cv2.INTER_AREA | cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    for center, count, dark in sorted(stacks, key=lambda s: -np.linalg.norm(np.r_[s[0], 0] - canvas.camera.eye)):
        dim = canvas.rng.uniform(0.75, 1.0) if canvas.rng.random() < 0.2 else 1.0
        part = DARK_TOP if dark else LIGHT_TOP
        places = [center + canvas.rng.normal(0, look.slip, 2) * look.radius * (k > 0) for k in range(count)]
        for k, place in enumerate(places):
            tone = (look.dark if dark else look.light) * (1 + canvas.rng.normal(0, look.swing)) * dim
            draw_side(canvas, look, place, k * look.height, tone, part + 1)
            if k + 1 < count:
                draw_ledge(canvas, look, place, (k + 1) * look.height, tone, places[k + 1], part + 1)
            else:
                draw_top(canvas, look, place, count * look.height, tone, part)


def flipped(top):
    """Flips the texture, because render.ground draws shadows with row = y, but the board is painted
    with row 0 at the largest y."""
    return np.ascontiguousarray(top[::-1])


def board_warp(camera, shrink):
    """Returns the homography from sample pixels (row 0 at the largest y) to pixels of the canvas,
    which is twice as fine and reduced by `shrink`."""
    camera.scale = 2.0
    half = SIDE * MM / 2
    to_canvas = camera.homography(0.0) @ np.array([[MM, 0, -half + MM / 2], [0, -MM, half - MM / 2], [0, 0, 1]])
    shift = 0.5 / shrink - 0.5  # pixel centres are at integers
    return np.array([[1 / shrink, 0, shift], [0, 1 / shrink, shift], [0, 0, 1]]) @ to_canvas


def scene(rng):
    """Returns a random scene: (camera, light, edges, look, tones, stacks, pixels per mm)."""
    tilt = math.radians(min(62, abs(rng.normal(0, 26))))
    density = math.exp(rng.uniform(math.log(0.75), math.log(2.6)))
    camera = Camera(tilt, rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi), density, rng.uniform(450, 1700) * density)
    light = render.Light(rng)
    edges = [int(min(3, rng.integers(1, 6))) for _ in range(4)]
    look = Stones(rng)
    tones = board_tones(rng, look.light, look.dark)
    return camera, light, edges, look, tones, stacks_on(rng, look, edges), density


def sample(rng):
    camera, light, edges, look, tones, stacks, density = scene(rng)
    canvas = render.Canvas(camera, light, rng)
    top = flipped(painted_board(rng, tones, edges))
    draw(canvas, top, look, stacks)
    if rng.random() < 0.25:
        canvas.picture = canvas.picture * np.float32(rng.uniform(1.1, 2.2))
    picture = render.photograph(rng, canvas.picture, canvas.size)
    shrink = max(1, int(density * MM))
    small = cv2.resize(picture, None, fx=1 / shrink, fy=1 / shrink, interpolation=cv2.INTER_AREA) if shrink > 1 else picture
    image = cv2.warpPerspective(small, board_warp(camera, 2 * shrink), (SIDE, SIDE), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
    label = cv2.warpPerspective(canvas.what.astype(np.float32), board_warp(camera, 1), (SIDE, SIDE), flags=cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP)
    return image, label.astype(np.uint8), (camera.eye / CELL).astype(np.float32)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--pixels", type=int, default=PX_CELL)
    options = parser.parse_args()
    use_pixels(options.pixels)
    cv2.setNumThreads(1)
    tables.PX, tables.SIDE = 2.0, 600
    render.SIDE, render.PLANE = int(SIDE * MM * render.PIXELS_PER_MM), 0.0
    images = np.zeros((options.count, SIDE, SIDE, 3), np.uint8)
    labels = np.zeros((options.count, SIDE, SIDE), np.uint8)
    eyes = np.zeros((options.count, 3), np.float32)
    for k in range(options.count):
        images[k], labels[k], eyes[k] = sample(np.random.default_rng(9_000_000 + options.first + k))
    np.savez_compressed(options.out, images=images, labels=labels, eyes=eyes)


if __name__ == "__main__":
    main()
