"""Draws dice as a camera sees them, as samples for the dice nets.

    dice_render.py OUT.npz --scenes SHARDS --count 700 --first 0 [--bare]

SHARDS is the output of `dataset.py`, whose pictures of matches, galleys and things lie under half
of the dice. A sample is 96 x 96 pixels, BGR; a die's edge is 15 to 38 pixels. The labels have one
row per die: the middle of the top face in pixels, the value (0 if the die is cocked), the edge in
pixels, and the 2 x 2 matrix that maps directions on the table (y away) to the picture. With
`--bare` there are no dice, and more things that look like dice.
"""
import argparse
import glob
import math
import os

import cv2
import numpy as np

import tables
from dice_shape import ROUND, Light, Look, colour, draw

SIDE, FINE = 96, 2  # width of a sample in pixels, and drawn pixels per pixel
LONGEST = 24  # maximum number of dice in a sample


def noise_field(rng, shape, cell):
    small = rng.normal(0, 1, (max(2, shape[0] // cell), max(2, shape[1] // cell))).astype(np.float32)
    return cv2.resize(small, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC)


def painted_top(rng):
    n = SIDE * FINE
    base = np.clip(rng.choice([25, 110, 190, 215]) + rng.normal(0, 15), 5, 250) + rng.normal(0, 4, 3)
    if rng.random() < 0.35:
        base = colour(rng)
    top = np.ones((n, n, 3), np.float32) * base
    for cell, strength in ((120, 12), (30, 4), (8, 3)):
        top += noise_field(rng, (n, n), cell)[..., None] * strength * rng.random()
    if rng.random() < 0.25:
        grain = cv2.resize(rng.normal(0, 1, (n // 6, 6)).astype(np.float32), (n, n), interpolation=cv2.INTER_CUBIC)
        top += (grain if rng.random() < 0.5 else grain.T)[..., None] * rng.uniform(5, 18)
    return top


def dot_group(rng, top):
    """Draws a group of printed dots that belongs to no die."""
    place, step, ink = rng.uniform(0, SIDE * FINE, 2), rng.uniform(4, 14) * FINE, colour(rng)
    for a, b in ROUND[int(rng.integers(1, 7))]:
        cv2.circle(top, tuple(np.int32(place + (a * step, b * step))), int(rng.uniform(0.2, 0.4) * step), ink.tolist(), -1, cv2.LINE_AA)


def tag(rng, top):
    """Draws a corner tag on its paper, made of black and white squares."""
    cells = rng.integers(0, 2, (8, 8)).astype(np.uint8) * 235 + 10
    cells[[0, -1]], cells[:, [0, -1]] = 12, 12
    paper = cv2.copyMakeBorder(cells, 2, 2, 2, 2, cv2.BORDER_CONSTANT, value=int(rng.integers(150, 250)))
    side, place, way = rng.uniform(30, 80) * FINE, rng.uniform(0, SIDE * FINE, 2), rng.uniform(0, 2 * math.pi)
    c, s = math.cos(way) * side / 12, math.sin(way) * side / 12
    turn = np.array([[c, -s, place[0] - 6 * c + 6 * s], [s, c * rng.uniform(0.6, 1), place[1] - 6 * s - 6 * c]])
    cv2.warpAffine(np.float32(cv2.merge([paper] * 3)), turn, top.shape[1::-1], top, cv2.INTER_NEAREST, cv2.BORDER_TRANSPARENT)


def label(rng, top):
    """Draws a matchbox: a bright box with an oval of spots, lettering and a triangle."""
    at, way = rng.uniform(0, SIDE * FINE, 2), rng.uniform(0, 360)
    long = rng.uniform(70, 120) * FINE
    cv2.fillConvexPoly(top, np.int32(cv2.boxPoints((tuple(at), (long, long * 0.58), way))), colour(rng).tolist(), cv2.LINE_AA)
    spot = (int(at[0]), int(at[1]))
    pale = np.array([190, 220, 235]) + rng.normal(0, 15, 3)
    cv2.ellipse(top, spot, (int(long * rng.uniform(0.11, 0.2)), int(long * rng.uniform(0.14, 0.26))), way, 0, 360, (pale if rng.random() < 0.6 else colour(rng)).tolist(), -1, cv2.LINE_AA)
    for _ in range(rng.integers(3, 11)):
        cv2.circle(top, tuple(np.int32(at + rng.normal(0, long * 0.07, 2))), int(rng.uniform(1, 4.5) * FINE), colour(rng).tolist(), -1, cv2.LINE_AA)
    if rng.random() < 0.5:
        cv2.putText(top, "MATCHES", spot, 0, long / 200, colour(rng).tolist(), 2, cv2.LINE_AA)


def stones(rng, top):
    """Draws round pieces, one on top of the other."""
    at, ink, radius = rng.uniform(0, SIDE * FINE, 2), colour(rng), rng.uniform(9, 22) * FINE
    for k in range(rng.integers(1, 4)):
        for shade in (0.6, 1.0):
            at = at - (0, radius * 0.08)
            cv2.circle(top, tuple(np.int32(at)), int(radius), np.clip(ink * shade, 0, 255).tolist(), -1, cv2.LINE_AA)


def clutter(rng, top, often=0.25):
    for paint in (tag, label, label, stones):
        if rng.random() < often:
            paint(rng, top)
    spots_and_sticks(rng, top)


def spots_and_sticks(rng, top):
    n = SIDE * FINE
    point = lambda: tuple(int(v) for v in rng.uniform(-20, n + 20, 2))
    if rng.random() < 0.3:
        place = tuple(int(v) for v in rng.uniform(0, n, 2))
        cv2.circle(top, place, int(rng.uniform(7, 22) * FINE), (top[n // 2, n // 2] * rng.uniform(0.4, 1.2)).tolist(), -1, cv2.LINE_AA)
    for _ in range(rng.integers(0, 6)):
        kind, ink = rng.integers(8), colour(rng).tolist()
        if kind == 0:
            cv2.line(top, point(), point(), ink, int(rng.uniform(1, 10) * FINE), cv2.LINE_AA)
        elif kind == 1:
            center, radius = point(), int(rng.uniform(3, 22) * FINE)
            cv2.circle(top, center, radius, ink, -1, cv2.LINE_AA)
            if rng.random() < 0.5:
                cv2.circle(top, center, int(radius * rng.uniform(0.1, 0.8)), colour(rng).tolist(), int(rng.choice([-1, 2, 4])), cv2.LINE_AA)
        elif kind == 2:
            cv2.putText(top, "".join(chr(c) for c in rng.integers(33, 123, 8)), point(), int(rng.integers(8)), rng.uniform(1, 4), ink, int(rng.integers(2, 9)), cv2.LINE_AA)
        elif kind == 3:
            box = cv2.boxPoints((point(), tuple(rng.uniform(12, 90, 2) * FINE), rng.uniform(0, 90)))
            cv2.fillConvexPoly(top, np.int32(box), ink, cv2.LINE_AA)
        elif kind == 4:
            dot_group(rng, top)
        elif kind == 5:
            a, way, length = np.array(point(), float), rng.uniform(0, 7), rng.uniform(40, 70) * FINE
            b = a + length * np.array([math.cos(way), math.sin(way)])
            cv2.line(top, tuple(np.int32(a)), tuple(np.int32(b)), (130, 190, 220), int(2.5 * FINE), cv2.LINE_AA)
            cv2.line(top, tuple(np.int32(a)), tuple(np.int32(a + (b - a) * 0.08)), ink, 4 * FINE, cv2.LINE_AA)
        elif kind == 6:
            step = int(rng.uniform(8, 40) * FINE)
            for k in range(0, n, step):
                cv2.line(top, (k, 0), (k, n), ink, int(rng.integers(1, 8)))
                cv2.line(top, (0, k), (n, k), ink, int(rng.integers(1, 8)))
        else:
            for _ in range(rng.integers(5, 40)):
                cv2.circle(top, point(), int(rng.uniform(0.5, 4) * FINE), ink, -1, cv2.LINE_AA)


class Eye:
    """An orthographic camera over the table: its tilt from the vertical, its roll, and the
    stretching of the picture."""

    def __init__(self, rng):
        tilt = abs(rng.normal(0, 22)) if rng.random() < 0.8 else rng.uniform(25, 58)
        self.tilt = math.radians(min(tilt, 58))
        roll, squeeze = rng.uniform(0, 2 * math.pi), rng.uniform(0.82, 1.22)
        c, s = math.cos(roll), math.sin(roll)
        if rng.random() < 0.5:
            c, s = 1, 0
        self.turn = np.diag([squeeze, 1 / squeeze]) @ np.array([[c, -s], [s, c]])

    def project(self, p):
        p = np.asarray(p, float)
        ct, st = math.cos(self.tilt), math.sin(self.tilt)
        flat = np.stack([p[..., 0], -(p[..., 1] * ct + p[..., 2] * st)], -1)
        return flat @ self.turn.T

    def faces_me(self, normal):
        return -normal[1] * math.sin(self.tilt) + normal[2] * math.cos(self.tilt)


def rotation(rng, cocked):
    turn = cv2.Rodrigues(np.array([0, 0, rng.uniform(0, 2 * math.pi)]))[0]
    if not cocked:
        return turn
    way, lean = rng.uniform(0, 2 * math.pi), math.radians(rng.uniform(17, 50))
    return cv2.Rodrigues(lean * np.array([math.cos(way), math.sin(way), 0]))[0] @ turn


CORNERS = np.stack(np.meshgrid([-1, 1], [-1, 1], [-1, 1]), -1).reshape(-1, 3)


class Die:
    """A die. Lengths are in drawn pixels. `floor`: its height above the table."""

    def __init__(self, rng, eye, spot, edge, look, floor=0.0):
        self.eye, self.edge, self.look, self.floor = eye, edge, look, floor
        self.cocked = rng.random() < 0.1
        self.hidden = not look.spots
        self.turn = rotation(rng, self.cocked)
        self.center = np.array([*spot, floor - (CORNERS * edge / 2 @ self.turn.T)[:, 2].min()])
        self.value = int(rng.integers(1, 7))
        sides = [v for v in range(1, 7) if v not in (self.value, 7 - self.value)]
        first = int(rng.choice(sides))
        second = int(rng.choice([v for v in sides if v not in (first, 7 - first)]))
        self.faces = {(2, 1): self.value, (2, -1): 7 - self.value, (0, 1): first, (0, -1): 7 - first, (1, 1): second, (1, -1): 7 - second}

    def at(self, local):
        return self.eye.project(np.asarray(local, float) @ self.turn.T * self.edge + self.center)

    def hull(self, grow):
        return cv2.convexHull(self.at(CORNERS * grow).astype(np.float32))[:, 0]

    def label(self):
        top = (self.at([0, 0, 0.5]) + 0.5) / FINE - 0.5
        return (*top, 0 if self.cocked else self.value, self.edge / FINE, *(self.eye.turn @ np.diag([1, -math.cos(self.eye.tilt)])).ravel())


def spots(rng, edge, eye):
    """Returns places on the table. Some form clusters in which things touch."""
    back = np.linalg.inv(eye.turn)
    places = []
    for _ in range(rng.integers(3, 11) if rng.random() < 0.75 else rng.integers(0, 2)):
        for _ in range(6):
            if places and rng.random() < 0.55:
                way = rng.uniform(0, 2 * math.pi)
                spot = places[rng.integers(len(places))] + edge * rng.uniform(1.03, 1.4) * np.array([math.cos(way), math.sin(way)])
            else:
                u = back @ (rng.uniform(-0.1, 1.1, 2) * SIDE * FINE)
                spot = np.array([u[0], -(u[1] + edge / 2 * math.sin(eye.tilt)) / math.cos(eye.tilt)])
            if all(np.linalg.norm(spot - p) > 1.03 * edge for p in places):
                places.append(spot)
                break
    return places


def shadow(rng, canvas, dice):
    mask = np.zeros(canvas.shape[:2], np.float32)
    way = rng.normal(0, 0.2, 2)
    for die in dice:
        low = die.hull(rng.uniform(0.45, 0.55))
        cv2.fillConvexPoly(mask, np.int32(cv2.convexHull(np.concatenate([low, low + way * die.edge]).astype(np.float32))), 1.0)
    mask = cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.03, 0.15) * (dice[0].edge if dice else 30) + 0.5)
    canvas *= 1 - mask[..., None] * rng.uniform(0.05, 0.65)


def photographed(rng, canvas):
    image = cv2.GaussianBlur(canvas, (0, 0), FINE * rng.uniform(0.2, 0.8))
    # a picture of low resolution, enlarged
    side = int(SIDE / rng.uniform(1.1, 2.1)) if rng.random() < 0.25 else SIDE
    image = cv2.resize(np.clip(image, 0, 255), (side, side), interpolation=cv2.INTER_AREA)
    y, x = np.mgrid[0:side, 0:side] / side - 0.5
    image *= (1 + rng.normal(0, 0.12) * x + rng.normal(0, 0.12) * y)[..., None]
    image = image * rng.uniform(0.6, 1.15) * rng.uniform(0.92, 1.08, 3) + rng.uniform(-5, 25)
    if rng.random() < 0.4:
        image = image + rng.uniform(0, 1.2) * (image - cv2.GaussianBlur(image, (0, 0), 1.2))
    image = image + rng.normal(0, rng.uniform(0, 6), image.shape)
    image = np.clip(image, 0, 255).astype(np.uint8)
    for _ in range(rng.choice([0, 1, 2], p=[0.25, 0.5, 0.25])):  # a picture that was sent on is compressed twice
        image = cv2.imdecode(cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(45, 98))])[1], 1)
    return image if side == SIDE else cv2.resize(image, (SIDE, SIDE), interpolation=cv2.INTER_LINEAR)


def under(rng, scenes, tops):
    """Draws the surface under the dice. `scenes`: 256 x 256 pixels each; `tops`: bare tables of
    tables.SIDE in each direction."""
    n = SIDE * FINE
    kind = rng.random()
    if kind < 0.45:
        part = int(n / rng.uniform(1.0, 2.2))
        x, y = rng.integers(0, 256 - part, 2)
        return cv2.resize(scenes[rng.integers(len(scenes))][y:y + part, x:x + part], (n, n), interpolation=cv2.INTER_CUBIC).astype(np.float32)
    if kind < 0.6:
        part = int(n * rng.uniform(0.8, 2))
        x, y = rng.integers(0, tables.SIDE - part, 2)
        return cv2.resize(tops[rng.integers(len(tops))][y:y + part, x:x + part], (n, n), interpolation=cv2.INTER_AREA).astype(np.float32)
    top = painted_top(rng).astype(np.float32)
    clutter(rng, top)
    return top


def thrown(rng, eye):
    edge = math.exp(rng.uniform(math.log(15), math.log(38))) * FINE
    looks = [Look(rng) for _ in range(rng.integers(1, 5))]
    dice = []
    for spot in spots(rng, edge, eye):
        die = Die(rng, eye, spot, edge * rng.uniform(0.97, 1.03) * (1 if rng.random() < 0.7 else 0.75), looks[rng.integers(len(looks))])
        dice.append(die)
        if rng.random() < 0.03 and not die.cocked:
            die.hidden = True
            dice.append(Die(rng, eye, spot + rng.normal(0, 0.1, 2) * edge, die.edge, looks[rng.integers(len(looks))], die.edge))
    return sorted(dice, key=lambda d: (d.floor > 0, -d.center[1]))


def sample(rng, scenes, tops, bare=False):
    eye = Eye(rng)
    canvas = under(rng, scenes, tops)
    if bare:
        clutter(rng, canvas, 0.6)
    dice = [] if bare else thrown(rng, eye)
    shadow(rng, canvas, dice)
    light = Light(rng)
    for die in dice:
        draw(rng, canvas, die, light)
    labels = np.full((LONGEST, 8), -1, np.float32)
    for row, die in zip(labels, [d for d in dice if not d.hidden]):
        row[:] = die.label()
    return photographed(rng, canvas), labels


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--scenes", required=True)
    parser.add_argument("--count", type=int, default=700)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bare", action="store_true")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    scenes = np.concatenate([np.load(p)["images"] for p in sorted(glob.glob(os.path.join(options.scenes, "shard-*.npz")))[:6]])
    tops = [np.uint8(np.clip(tables.table(np.random.default_rng(options.first + k)) * 255, 0, 255)) for k in range(options.count // 20)]
    made = [sample(np.random.default_rng(7_000_000 + options.first + k), scenes, tops, options.bare) for k in range(options.count)]
    np.savez(options.out, images=np.stack([m[0] for m in made]), labels=np.stack([m[1] for m in made]))


if __name__ == "__main__":
    main()
