"""Draws other things that lie on people's tables, and draws hands that reach over the table's edge.
Many things are straight, thin and long, but no matches."""
import math
from dataclasses import dataclass, field

import cv2
import numpy as np

from geometry import prism
from tables import colour


@dataclass
class Thing:
    """A thing that belongs to no game: the convex hull of its corners, with one colour for each
    face."""
    corners: np.ndarray
    top: np.ndarray
    colour: np.ndarray
    marks: list = field(default_factory=list)  # (polygon (N, 3), colour)


def regular(center, radius, sides, z):
    t = np.arange(sides) * 2 * math.pi / sides
    return np.c_[center[0] + radius * np.cos(t), center[1] + radius * np.sin(t), np.full(sides, z)]


def upright(outline, height, top, colour_, marks=()):
    return Thing(np.r_[outline, outline + [0, 0, height]], outline + [0, 0, height], colour_ if top is None else top, list(marks))


def block(center, angle, length, width, height):
    c, s = math.cos(angle), math.sin(angle)
    ends = [(length, width), (-length, width), (-length, -width), (length, -width)]
    return np.array([[center[0] + (x * c - y * s) / 2, center[1] + (x * s + y * c) / 2, 0.0] for x, y in ends]), height


def thing(rng, center):
    """Returns a thing that is never a match: a pen, coin, key, eraser, die, mug, tag, card,
    strip or coil."""
    kind = rng.choice(["pen", "coin", "key", "eraser", "die", "mug", "tag", "card", "strip"], p=[.2, .13, .13, .1, .14, .05, .13, .06, .06])
    angle, c = rng.uniform(0, 2 * math.pi), colour(rng)
    d = np.array([math.cos(angle), math.sin(angle)])
    if kind == "pen":
        outline, h = block(center, angle, rng.uniform(90, 160), rng.uniform(5, 11), rng.uniform(5, 10))
        clip, _ = block(center + d * 30, angle, rng.uniform(25, 45), 2.0, 0)
        return [upright(outline, h, None, c, [(clip + [0, 0, h], colour(rng))] if rng.random() < 0.5 else [])]
    if kind == "coin":
        grey = colour(rng, saturation=(0, 0.5))
        return [upright(regular(center, rng.uniform(8, 14), 24, 0), rng.uniform(1, 2.5), None, grey, [(regular(center, 6, 16, 2), grey * rng.uniform(0.7, 1.2))])]
    if kind == "key":
        metal = colour(rng, saturation=(0, 0.45))
        shaft, h = block(center + d * 24, angle, rng.uniform(26, 42), rng.uniform(2.5, 7), 2.2)
        parts = [upright(regular(center, rng.uniform(8, 13), 20, 0), 2.2, None, metal, [(regular(center - d * 5, 2.5, 12, 2.2), metal * 0.3)]), upright(shaft, h, None, metal)]
        if rng.random() < 0.6:
            bit, h = block(center + d * 38 + np.array([-d[1], d[0]]) * 4, angle, 5, 6, 2.2)
            parts.append(upright(bit, h, None, metal))
        return parts
    if kind in ("eraser", "die"):
        side = rng.uniform(12, 20)
        outline, h = block(center, angle, *((side, side, side) if kind == "die" else (rng.uniform(25, 50), rng.uniform(12, 24), rng.uniform(8, 14))))
        marks = []
        if kind == "die":
            marks = [(regular(center + rng.normal(0, side / 5, 2), side / 11, 10, h), colour(rng, lightness=(0, 0.3))) for _ in range(rng.integers(1, 7))]
        elif rng.random() < 0.5:
            half, _ = block(center + d * 10, angle, rng.uniform(8, 18), 13, 0)
            marks = [(half + [0, 0, h], colour(rng))]
        return [upright(outline, h, None, c, marks)]
    if kind == "mug":
        r = rng.uniform(32, 45)
        return [upright(regular(center, r, 32, 0), rng.uniform(20, 60), None, c, [])]
    if kind == "tag":
        side = rng.uniform(25, 60)
        paper, h = block(center, angle, side * 1.7, side * 1.7, 0.3)
        dark, _ = block(center, angle, side, side, 0)
        marks = [(dark + [0, 0, 0.3], np.float32([0.06, 0.06, 0.06]))]
        n = np.array([-d[1], d[0]])
        for i in range(6):
            for j in range(6):
                if rng.random() < 0.5:
                    cell, _ = block(center + d * (i - 2.5) * side / 8 + n * (j - 2.5) * side / 8, angle, side / 8, side / 8, 0)
                    marks.append((cell + [0, 0, 0.3], np.float32([0.93, 0.93, 0.93])))
        return [upright(paper, h, None, np.float32([0.95, 0.95, 0.95]), marks)]
    if kind == "card":
        outline, h = block(center, angle, rng.uniform(40, 110), rng.uniform(30, 80), rng.uniform(0.2, 3))
        bar, _ = block(center, angle, rng.uniform(20, 60), rng.uniform(1.5, 4), 0)
        return [upright(outline, h, None, c, [(bar + [0, 0, h], colour(rng))] if rng.random() < 0.6 else [])]
    # ruler, wire, straw
    outline, h = block(center, angle, rng.uniform(70, 220), rng.uniform(1, 8), rng.uniform(0.2, 2.5))
    return [upright(outline, h, None, c)]


def bar(start, end, width, tone, end_width=None, height=None):
    """Returns a bar that lies on the table, from `start` to `end`, both (x, y)."""
    end_width = width if end_width is None else end_width
    height = max(width, end_width) if height is None else height
    corners = prism([*start, height / 2], [*end, height / 2], width, end_width=end_width)
    corners[:, 2] = np.where(corners[:, 2] > height / 2, height, 0.0)
    return Thing(corners, corners[corners[:, 2] > 0][[0, 1, 3, 2]], tone)


def direction(angle):
    return np.array([math.cos(angle), math.sin(angle)])


def chain(points, width, tone):
    return [bar(a, b, width, tone) for a, b in zip(points[:-1], points[1:])]


def wood_or_paint(rng):
    if rng.random() < 0.6:
        return cv2.cvtColor(np.float32([[(rng.uniform(15, 45), rng.uniform(0.2, 0.7), rng.uniform(0.3, 0.95))]]), cv2.COLOR_HSV2BGR)[0, 0]
    return colour(rng)


def metal(rng):
    return np.float32([1, 1, 1]) * rng.uniform(0.35, 0.95) * (1 + rng.uniform(-0.05, 0.05, 3).astype(np.float32))


def long_stick(rng, at):
    """Returns a thing that is far longer than any match: a chopstick, a skewer, a pencil or a
    knitting needle."""
    length, width, step = rng.uniform(90, 260), rng.uniform(2, 8), direction(rng.uniform(0, 2 * math.pi))
    tone, tip = wood_or_paint(rng), rng.uniform(0.1, 1)
    cut = at + step * length * rng.uniform(0.3, 0.48)
    ends = at - step * length / 2, at + step * length / 2
    middle = width * (0.3 + 0.7 * tip)
    second = tone if rng.random() < 0.6 else colour(rng)
    sticks = [bar(ends[0], cut, width, tone, middle), bar(cut, ends[1], middle, second, width * tip)]
    if rng.random() < 0.4:  # a pair
        aside = np.array([-step[1], step[0]]) * rng.uniform(1.2, 4) * width
        sticks += [bar(ends[0] + aside, cut + aside, width, tone, middle), bar(cut + aside, ends[1] + aside, middle, second, width * tip)]
    return sticks


def cable(rng, at):
    angle, turn, points = rng.uniform(0, 2 * math.pi), rng.normal(0, 0.05), [at]
    for _ in range(rng.integers(12, 40)):
        turn = turn * 0.9 + rng.normal(0, 0.08)
        angle += turn
        points.append(points[-1] + direction(angle) * rng.uniform(4, 7))
    return chain(points, rng.uniform(1, 5.5), colour(rng, saturation=(0, 0.6)))


def clip(rng, at):
    """Returns a paper clip, a hairpin or a rubber band."""
    turn, tone, width = rng.uniform(0, 2 * math.pi), colour(rng), rng.uniform(0.7, 1.6)
    long, wide = rng.uniform(18, 45), rng.uniform(4, 12)
    outline = [(-0.5, -0.5), (0.45, -0.5), (0.5, 0), (0.45, 0.5), (-0.3, 0.5), (-0.4, 0.1), (-0.3, -0.3), (0.3, -0.3)][:rng.integers(4, 9)]
    along, across = direction(turn) * long, direction(turn + math.pi / 2) * wide
    return chain([at + along * x + across * y for x, y in outline], width, tone)


def cutlery(rng, at):
    step, tone, kind = direction(rng.uniform(0, 2 * math.pi)), metal(rng), rng.integers(3)
    handle = bar(at - step * rng.uniform(80, 110), at, rng.uniform(8, 16), tone, rng.uniform(4, 7), 2.5)
    if kind == 0:  # a knife
        return [handle, bar(at, at + step * rng.uniform(70, 110), rng.uniform(10, 18), tone * 1.05, 5, 1.5)]
    bowl = upright(regular(at + step * 22, rng.uniform(13, 20), 20, 0), 3, None, tone)
    if kind == 1:
        return [handle, bowl]
    side = np.array([-step[1], step[0]])
    return [handle, upright(regular(at + step * 10, 11, 12, 0), 3, None, tone)] + [
        bar(at + step * 18 + side * x, at + step * 62 + side * x, 2.6, tone, 1.6, 3) for x in (-7.5, -2.5, 2.5, 7.5)]


def nail(rng, at):
    """Returns a thing as short as a match that differs from matches: a nail, a screw, a cotton bud
    or the shaft of a drawing pin."""
    step, tone = direction(rng.uniform(0, 2 * math.pi)), metal(rng)
    if rng.random() < 0.5:  # a cotton bud: both ends alike
        ends = at - step * 36, at + step * 36
        white = np.float32([0.92, 0.93, 0.95])
        return [bar(ends[0] + step * 10, ends[1] - step * 10, 2.3, colour(rng, lightness=(0.6, 1)))] + [
            bar(end, end + step * sign * 12, 4.5, white, 5) for end, sign in zip(ends, (1, -1))]
    length, width = rng.uniform(18, 70), rng.uniform(1.8, 4.5)
    return [bar(at, at + step * length, width, tone, width * 0.7), bar(at - step * 1.5, at, width * 2.2, tone * 0.9)]


def crumbs(rng, at):
    tone = wood_or_paint(rng)
    return [upright(regular(at + rng.normal(0, 25, 2), rng.uniform(0.4, 2.2), 5, 0), rng.uniform(0.3, 2), None, tone * rng.uniform(0.7, 1.2))
            for _ in range(rng.integers(4, 20))]


def ring(rng, at):
    """Returns the foot of a glass, a wet ring on the table, or a bracelet."""
    radius, tone = rng.uniform(15, 42), colour(rng, saturation=(0, 0.3))
    turns = np.linspace(0, 2 * math.pi, 25)
    return chain(np.c_[at[0] + radius * np.cos(turns), at[1] + radius * np.sin(turns)], rng.uniform(0.8, 3), tone)


def sheets(rng, at):
    """Draws cards or papers that partly cover each other, with parallel edges."""
    turn, size, white = rng.uniform(0, 2 * math.pi), rng.uniform(50, 110, 2), colour(rng, lightness=(0.75, 1), saturation=(0, 0.25))
    out = []
    for k in range(rng.integers(1, 5)):
        outline, _ = block(at + rng.normal(0, 6, 2), turn + rng.normal(0, 0.12), *size, 0)
        line, _ = block(at + rng.normal(0, 15, 2), turn, size[0] * rng.uniform(0.3, 0.9), rng.uniform(0.5, 3), 0)
        out.append(upright(outline + [0, 0, 0.3 * k], 0.3, None, white * rng.uniform(0.85, 1.0), [(line + [0, 0, 0.3 * k + 0.3], colour(rng))]))
    return out


def hand(rng, reach):
    """Returns fingers with a sleeve that reach in over the edge."""
    inward = rng.uniform(0, 2 * math.pi)
    step, side = direction(inward), direction(inward + math.pi / 2)
    skin = cv2.cvtColor(np.float32([[(rng.uniform(8, 28), rng.uniform(0.2, 0.6), rng.uniform(0.3, 0.95))]]), cv2.COLOR_HSV2BGR)[0, 0]
    root = -step * reach * rng.uniform(0.5, 1.1) + side * rng.normal(0, reach / 2)
    out = []
    for k in range(rng.integers(1, 6)):
        spread = step + side * rng.normal(0, 0.12)
        base = root + side * (k - 2) * rng.uniform(15, 21)
        tip, width = base + spread * rng.uniform(40, 85), rng.uniform(12, 19)
        tone = skin * rng.uniform(0.9, 1.05)
        out += [bar(base - spread * 40, tip, width * 1.1, tone, width * 0.85, width * 0.8),
                upright(regular(tip, width * 0.42, 14, 0), width * 0.8, None, tone)]
        if rng.random() < 0.6:
            nail_bed = regular(tip - spread * 2, width * 0.3, 12, width * 0.8 + 0.2)
            out[-1].marks.append((nail_bed, skin * np.float32([1.05, 1.0, 1.05])))
    if rng.random() < 0.5:
        cuff, height = block(root - step * 75, inward, 70, rng.uniform(80, 130), 25)
        out.append(upright(cuff, height, None, colour(rng)))
    return out


KINDS = ((long_stick, 0.22), (cable, 0.16), (clip, 0.12), (cutlery, 0.12), (nail, 0.1), (crumbs, 0.08), (ring, 0.08), (sheets, 0.12))


def clutter(rng, reach):
    out = []
    for _ in range(rng.poisson(0.6)):
        make = rng.choice([k for k, _ in KINDS], p=[w for _, w in KINDS])
        out += make(rng, rng.uniform(-reach, reach, 2))
    if rng.random() < 0.1:
        out += hand(rng, reach)
    return out
