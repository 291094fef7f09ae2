"""Draws any number of different table tops: wood, cloth, print, stone, boards. A texture is float32
BGR 0..1, `PX` pixels a millimetre."""
import math

import cv2
import numpy as np

PX = 3.0
SIDE = 840  # pixels: 280 mm


def colour(rng, lightness=(0.05, 0.98), saturation=(0.0, 1.0)):
    hsv = np.float32([[[rng.uniform(0, 360), rng.uniform(*saturation), rng.uniform(*lightness)]]])
    return cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0]


def noise(rng, cell_x, cell_y=None):
    """Returns smooth noise with the standard deviation 1. Its features have the given size in
    pixels."""
    cell_y = cell_y or cell_x
    small = rng.standard_normal((max(2, int(SIDE / cell_y) + 2), max(2, int(SIDE / cell_x) + 2))).astype(np.float32)
    return cv2.resize(small, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC)


def wood_colour(rng):
    kind = rng.random()
    if kind < 0.5:  # pine, oak, birch: similar to the colours of matches
        hsv = (rng.uniform(22, 42), rng.uniform(0.15, 0.6), rng.uniform(0.45, 0.95))
    elif kind < 0.85:  # walnut, teak, mahogany
        hsv = (rng.uniform(8, 35), rng.uniform(0.3, 0.75), rng.uniform(0.12, 0.5))
    else:              # painted or grey
        hsv = (rng.uniform(0, 360), rng.uniform(0, 0.2), rng.uniform(0.2, 0.95))
    return cv2.cvtColor(np.float32([[hsv]]), cv2.COLOR_HSV2BGR)[0, 0]


def wood(rng):
    base = wood_colour(rng)
    long, fine = rng.uniform(60, 400), rng.uniform(2, 12)
    grain = sum(noise(rng, long, fine * k) * w for k, w in ((1, 0.5), (3, 0.8), (10, 0.8)))
    strength = rng.uniform(0.01, 0.12)
    out = base * (1 + strength * grain[..., None] * np.float32([1.2, 1.0, 0.8]))
    if rng.random() < 0.6:  # planks
        width = rng.uniform(40, 140) * PX
        y = rng.uniform(0, width)
        while y < SIDE:
            out[int(y):] *= rng.uniform(0.85, 1.15)
            thick = rng.uniform(0.3, 2.0) * PX
            cv2.line(out, (0, int(y)), (SIDE, int(y)), (out[int(y) - 1 if y >= 1 else 0].mean(0) * rng.uniform(0.2, 0.8)).tolist(), max(1, int(thick)))
            if rng.random() < 0.5:
                cv2.line(out, (0, int(y + thick)), (SIDE, int(y + thick)), np.minimum(base * 1.2, 1).tolist(), max(1, int(thick * 0.6)))
            y += width * rng.uniform(0.8, 1.2)
    for _ in range(rng.poisson(0.6)):
        c = rng.uniform(0, SIDE, 2).astype(int)
        cv2.ellipse(out, c.tolist(), (int(rng.uniform(10, 30)), int(rng.uniform(4, 12))), 0, 0, 360, (base * 0.6).tolist(), -1)
    return out


def cloth(rng):
    out = np.ones((SIDE, SIDE, 3), np.float32) * colour(rng, saturation=(0.0, 0.9))
    weave = noise(rng, 2.5) * rng.uniform(0, 0.06) + noise(rng, 60) * rng.uniform(0, 0.05)
    return out * (1 + weave[..., None])


def checks(rng):
    a, b = colour(rng), colour(rng)
    if rng.random() < 0.5:
        a = np.float32([1, 1, 1]) * rng.uniform(0.6, 0.95)
    period = rng.uniform(8, 60) * PX
    t = (np.arange(SIDE) + rng.uniform(0, period)) / period % 1.0
    stripes = (t < rng.uniform(0.25, 0.6)).astype(np.float32)
    kind = rng.integers(4)
    if kind == 0:
        mask = (stripes[None] + stripes[:, None]) / 2
    elif kind == 1:
        mask = np.abs(stripes[None] - stripes[:, None])
    elif kind == 2:
        mask = np.repeat(stripes[None], SIDE, 0)
    else:
        lines = (t < rng.uniform(0.01, 0.08)).astype(np.float32)
        mask = np.maximum(lines[None], lines[:, None])
    mask = mask[..., None] * rng.uniform(0.5, 1)
    out = a * (1 - mask) + b * mask
    return out * (1 + noise(rng, 2.5)[..., None] * rng.uniform(0, 0.06))


def newsprint(rng):
    paper = np.float32([1, 1, 1]) * rng.uniform(0.55, 0.95) * (1 + rng.uniform(-0.06, 0.06, 3))
    ink = paper * rng.uniform(0.1, 0.5)
    out = np.ones((SIDE, SIDE, 3), np.float32) * paper
    row = rng.uniform(2.0, 8.0) * PX
    fill = rng.uniform(0.35, 0.7)
    gutter, width = rng.uniform(4, 14) * PX, rng.uniform(50, 150) * PX
    words = rng.random() < 0.5
    y = 0.0
    while y < SIDE:
        x = rng.uniform(-60, 0)
        while x < SIDE:
            w = rng.uniform(2, 12) * PX
            if ((x + w / 2) % (width + gutter)) < width and rng.random() < 0.93:
                if words:
                    text = "".join(chr(rng.integers(97, 123)) for _ in range(rng.integers(1, 9)))
                    cv2.putText(out, text, (int(x), int(y + row * fill)), int(rng.integers(0, 5)), row * fill / 22, ink.tolist(), max(1, int(row / 14)), cv2.LINE_AA)
                else:
                    cv2.rectangle(out, (int(x), int(y)), (int(x + w), int(y + row * fill)), ink.tolist(), -1)
            x += w + rng.uniform(0.8, 2.5) * PX
        y += row
    return out


def stone(rng):
    out = np.ones((SIDE, SIDE, 3), np.float32) * colour(rng, saturation=(0, 0.25))
    for _ in range(rng.integers(1, 4)):
        level = rng.uniform(0.8, 2.2)
        mask = (noise(rng, rng.uniform(2.5, 14)) > level)[..., None]
        out = np.where(mask, out * rng.uniform(0.3, 1.6) * (1 + rng.uniform(-0.1, 0.1, 3)).astype(np.float32), out)
    if rng.random() < 0.3:
        veins = np.abs(noise(rng, 120) + 0.5 * noise(rng, 40)) < 0.06
        out[veins] *= rng.uniform(0.6, 1.3)
    return out * (1 + noise(rng, 2.5)[..., None] * rng.uniform(0, 0.08))


def drawn(rng):
    """Returns maps, drawings and boards: shapes and lines of any colour."""
    out = np.ones((SIDE, SIDE, 3), np.float32) * colour(rng, saturation=(0, 0.5))
    for _ in range(rng.integers(2, 25)):
        c = colour(rng).tolist()
        p, q = rng.uniform(0, SIDE, 2).astype(int).tolist(), rng.uniform(0, SIDE, 2).astype(int).tolist()
        thick = max(1, int(rng.uniform(0.3, 4) * PX))
        kind = rng.integers(4)
        if kind == 0:
            cv2.line(out, p, q, c, thick, cv2.LINE_AA)
        elif kind == 1:
            cv2.circle(out, p, int(rng.uniform(3, 150)), c, thick if rng.random() < 0.5 else -1, cv2.LINE_AA)
        elif kind == 2:
            cv2.rectangle(out, p, q, c, thick)
        else:
            cv2.putText(out, "Umpire %d" % rng.integers(999), p, 0, rng.uniform(0.5, 4), c, thick, cv2.LINE_AA)
    return out


PHOTOGRAPHS = None  # a photographs.Photographs, if photographs may be used as table tops
PHOTOGRAPHED_SHARE = 0.6  # share of all tops, if there are photographs
ROOM_SHARE = 0.2  # share of the photographs that show a part of a room instead of a table top
KINDS = ((wood, 0.40), (cloth, 0.16), (checks, 0.11), (newsprint, 0.15), (stone, 0.12), (drawn, 0.06))


def table(rng):
    """Returns a table top seen from any side: (SIDE, SIDE, 3), its centre at the origin."""
    if PHOTOGRAPHS and rng.random() < PHOTOGRAPHED_SHARE:
        out = PHOTOGRAPHS.clutter(rng, SIDE) if rng.random() < ROOM_SHARE else PHOTOGRAPHS.top(rng, SIDE, PX)
    else:
        out = rng.choice([k for k, _ in KINDS], p=[w for _, w in KINDS])(rng)
    turn = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), rng.uniform(0, 360) if rng.random() < 0.7 else 90 * rng.integers(4), 1.42)
    out = cv2.warpAffine(np.ascontiguousarray(out, np.float32), turn, (SIDE, SIDE), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    if rng.random() < 0.06:  # the table's edge
        angle, shift = rng.uniform(0, 2 * math.pi), rng.uniform(-200, 300)
        ys, xs = np.mgrid[0:SIDE, 0:SIDE] - SIDE / 2
        out[(xs * math.cos(angle) + ys * math.sin(angle)) > shift] = colour(rng, saturation=(0, 0.5))
    return np.clip(out, 0, 1)
