"""Draws sticks of any kind for the eye's scenes: matches, toothpicks, pick-up sticks, chopsticks
and plain sticks, and their arrangement."""
import math

import cv2
import numpy as np

from eye_canvas import UNDER
from tables import colour

KINDS, SHARES = ("match", "toothpick", "pickup", "plain"), (0.56, 0.19, 0.15, 0.10)
SLENDER = {"match": (14, 28), "toothpick": (22, 40), "pickup": (26, 70), "plain": (12, 34)}  # length over width
PAINTED = {"match": 0.12, "toothpick": 0.45, "pickup": 0.85, "plain": 0.4}


def wooden(rng):
    return np.clip(np.array([0.50, 0.70, 0.83]) * rng.uniform(0.6, 1.15) + rng.normal(0, 0.035, 3), 0, 1)


def head_colour(rng):
    kind = rng.random()
    if kind < 0.42:    # red
        return cv2.cvtColor(np.float32([[[rng.uniform(-10, 14) % 360, rng.uniform(0.55, 0.95), rng.uniform(0.3, 0.9)]]]), cv2.COLOR_HSV2BGR)[0, 0]
    if kind < 0.62:    # brown
        return np.array([0.12, 0.18, 0.3]) * rng.uniform(0.6, 1.7)
    if kind < 0.72:    # black
        return np.ones(3) * rng.uniform(0.02, 0.2)
    return colour(rng, (0.3, 0.95), (0.5, 1)) if kind < 0.92 else np.ones(3) * rng.uniform(0.7, 1)


class Style:
    """The properties that the sticks of a picture share. `length` and `width` are in units of the
    table."""

    def __init__(self, rng, length):
        self.kind = str(rng.choice(KINDS, p=SHARES))
        self.length = length
        self.width = max(1.1, length / rng.uniform(*SLENDER[self.kind]))
        self.square = rng.random() < {"match": 0.8, "plain": 0.6}.get(self.kind, 0.0)
        painted = rng.random() < PAINTED[self.kind]
        shades = 1 if rng.random() < 0.55 else rng.integers(2, 6)
        self.colours = [colour(rng, (0.25, 1), (0.4, 1)) if painted else wooden(rng) if rng.random() < 0.93 else np.ones(3) * rng.uniform(0.6, 0.95) for _ in range(shades)]
        self.heads = [head_colour(rng) for _ in range(1 if rng.random() < 0.8 else 3)]
        self.headed = (rng.uniform(0.75, 1) if rng.random() < 0.88 else rng.uniform(0, 0.5)) if self.kind == "match" else 0.0
        self.burnt = rng.uniform(0.1, 1) if rng.random() < 0.25 else 0.0
        self.head_length, self.head_width = rng.uniform(0.045, 0.11), rng.uniform(1.0, 1.55)
        self.taper = rng.uniform(0.05, 0.3) if self.kind == "toothpick" else rng.uniform(0, 0.05)
        self.tip = rng.uniform(0.05, 0.35) if self.kind == "toothpick" else rng.uniform(0.4, 1.0)
        self.thinner = rng.uniform(0.4, 0.9) if self.kind == "pickup" and rng.random() < 0.4 else 1.0  # the thin end of a chopstick
        self.grain, self.gloss = rng.uniform(0, 0.14), 0.0 if rng.random() < 0.6 else rng.uniform(0.05, 0.6)
        self.other_length, self.other_width = (rng.uniform(0, 0.03), rng.uniform(0, 0.06)) if rng.random() < 0.8 else (rng.uniform(0.03, 0.2), rng.uniform(0.05, 0.2))
        self.bend = rng.uniform(0, 0.012) if rng.random() < 0.3 else 0.0


def shaft(rng, style, u, v, length, width, flat, lit):
    """Returns the cover and the colour of a stick over a grid of places: u along the stick, from 0
    to `length`, and v across it, from its axis."""
    share = np.clip(u / length, 0, 1)
    near_end = np.clip(np.minimum(u, length - u) / max(0.5, style.taper * length), 0, 1)
    half = width / 2 * (style.tip + (1 - style.tip) * near_end ** 0.7) * (1 - (1 - style.thinner) * share)
    v = v - rng.choice((-1, 1)) * style.bend * length * (1 - (2 * share - 1) ** 2)
    cover = (np.abs(v) < half) & (u >= 0) & (u <= length)
    across = np.clip(v / np.maximum(half, 0.1), -1, 1)
    if style.square:
        side = rng.uniform(-1, 1)  # place of the edge between two of its faces
        light = np.where(across < side, rng.uniform(0.6, 1.05), rng.uniform(0.8, 1.15)) if rng.random() < 0.5 else 1.0 + 0.12 * lit * across
    else:
        light = 0.55 + 0.5 * np.clip(np.sqrt(1 - 0.98 * across ** 2) * 0.8 + lit * 0.6 * across, 0, 1.2)
        light = light + style.gloss * np.exp(-((across - 0.5 * lit) / 0.25) ** 2)
    cells = rng.standard_normal((max(2, int(width / 1.2)), max(2, int(length / 18)))).astype(np.float32)
    grain = cv2.resize(cells, (u.shape[1], u.shape[0]), interpolation=cv2.INTER_LINEAR)
    picture = np.clip(flat * rng.uniform(0.88, 1.12), 0, 1) * (light * (1 + style.grain * grain))[..., None]
    return cover, picture, half


def burn(rng, picture, u, begin, width):
    """Makes the stick black from `begin` on, with a soft and ragged boundary."""
    ragged = begin + width * rng.standard_normal((picture.shape[0], 1)) * 0.3
    share = np.clip((u - ragged) / max(1.0, width * rng.uniform(0.5, 3)), 0, 1)[..., None] * rng.uniform(0.7, 1)
    return picture * (1 - share) + share * rng.uniform(0.02, 0.2)


def art(rng, style, length, width, headed, lit):
    """Returns a stick as a strip of pixels (BGR times its cover, and its cover), and the ratio of
    the strip's height to the stick's width."""
    fine = 3 if width < 8 else 2 if width < 20 else 1
    across = math.ceil(width * 1.7 + 3)
    rows, columns = across * fine, math.ceil(length + 4) * fine
    u = ((np.arange(columns, dtype=np.float32) + 0.5) / columns * (length + 4) - 2)[None]
    v = ((np.arange(rows, dtype=np.float32) + 0.5) / fine - across / 2)[:, None]
    u = np.broadcast_to(u, (rows, columns))
    cover, picture, half = shaft(rng, style, u, v, length, width, style.colours[rng.integers(len(style.colours))], lit)
    if headed:
        long = max(1.5, style.head_length * min(length, 22 * width))
        middle, reach = length - long / 2, long / 2
        egg = np.sqrt(np.clip(1 - np.abs((u - middle) / reach) ** 2.5, 0, 1)) * width / 2 * style.head_width * rng.uniform(0.93, 1.07)
        burnt = rng.random() < style.burnt
        head = (np.abs(v) < egg) | (cover & (u > middle))
        cover = (cover & (u < middle)) | head
        if burnt or rng.random() < 0.1:
            picture = burn(rng, picture, u, length - long - length * rng.uniform(0, 0.3 if burnt else 0.06), width)
        paint = np.ones(3) * rng.uniform(0.02, 0.17) if burnt else style.heads[rng.integers(len(style.heads))] * rng.uniform(0.85, 1.15)
        round_light = 0.6 + 0.5 * np.sqrt(np.clip(1 - (v / np.maximum(egg, 0.1)) ** 2, 0, 1)) + 0.15 * lit * v / width
        picture = np.where(head[..., None], paint * round_light[..., None], picture)
    elif rng.random() < 0.05:
        picture = burn(rng, picture, u, length * (1 - rng.uniform(0.02, 0.1)), width)
    out = np.dstack([np.clip(picture, 0, 1) * cover[..., None], cover]).astype(np.float32)
    return cv2.resize(out, (columns // fine, across), interpolation=cv2.INTER_AREA) if fine > 1 else cv2.blur(out, (2, 2))


def stick(canvas, p, q, style, width, height=0.0, label=True, order=UNDER, oar=False):
    """Draws a stick from p to q (units of the table; if it has a head, the head is at q) and
    records its label."""
    rng = canvas.rng
    ends = canvas.at([p, q]) + canvas.up * height
    if not label and not oar and rng.random() < 0.5:
        style.headed = 0.0
    length = float(np.linalg.norm(ends[1] - ends[0]))
    wide = [width * canvas.scale(e) for e in (p, q)]
    thick = max(0.9, (wide[0] + wide[1]) / 2)
    if length < 6 or length > 2.5 * canvas.side or length < 2.5 * thick:
        return
    along = (ends[1] - ends[0]) / length
    across = np.array([-along[1], along[0]])
    headed = rng.random() < style.headed
    strip = art(rng, style, length, thick, headed, float(-canvas.lamp @ across))
    outline = [ends[0] - across * wide[0] / 2, ends[1] - across * wide[1] / 2, ends[1] + across * wide[1] / 2, ends[0] + across * wide[0] / 2]
    canvas.shadow(outline, thick * 0.9 + height)
    factor = strip.shape[0] / thick
    canvas.strip(ends[0] - along * 2, ends[1] + along * 2, max(0.9, wide[0]) * factor, max(0.9, wide[1]) * factor, strip, order)
    if oar:
        canvas.oars.append([*ends[1], thick])
    elif label:
        canvas.uncovered(*ends, thick)
        canvas.sticks.append([*ends[0], *ends[1], thick, float(headed)])


def layout(canvas, count, length, width):
    """Returns the middles and directions of `count` sticks, each as (x, y, angle)."""
    rng, out = canvas.rng, []
    while len(out) < count:
        some, kind = min(count - len(out), int(rng.integers(1, count + 1))), rng.random()
        x, y = canvas.anywhere(canvas.side * 0.08)
        turn = rng.uniform(0, 2 * math.pi)
        if kind < 0.32:
            out += [(*canvas.anywhere(), rng.uniform(0, 2 * math.pi)) for _ in range(some)]
        elif kind < 0.58:  # a heap
            spread = length * rng.uniform(0.15, 0.7)
            out += [(x + rng.normal(0, spread), y + rng.normal(0, spread), rng.uniform(0, 2 * math.pi)) for _ in range(some)]
        elif kind < 0.84:  # side by side, touching or not
            gap = width * (rng.uniform(0.98, 1.15) if rng.random() < 0.5 else math.exp(rng.uniform(math.log(1.1), math.log(8))))
            shift, skew, flip = rng.choice((0.01, 0.05, 0.2)) * length, rng.choice((0, 0.01, 0.06)), rng.choice((0, 0, 0.5))
            for k in range(some):
                a, b = rng.normal(0, shift), (k - some / 2) * gap
                out.append((x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn),
                            turn + rng.normal(0, skew) + (math.pi if rng.random() < flip else 0)))
        else:  # ends that meet: polygons, letters, fans
            step = rng.choice((math.pi / 2, 2 * math.pi / 3, math.pi / 3, rng.uniform(0.1, 3)))
            for _ in range(some):
                out.append((x + math.cos(turn) * length / 2, y + math.sin(turn) * length / 2, turn + (math.pi if rng.random() < 0.3 else 0)))
                if rng.random() < 0.75:
                    x, y = x + math.cos(turn) * length * 1.04, y + math.sin(turn) * length * 1.04
                turn += step * rng.choice((1, 1, -1))
    return out[:count]


def lay(canvas, count, style):
    """Lays sticks of one or two styles; a stick on top of others lies higher."""
    rng = canvas.rng
    styles = [style] if rng.random() < 0.8 else [style, Style(rng, style.length * rng.uniform(0.6, 1.4))]
    for k, (x, y, turn) in enumerate(layout(canvas, count, style.length, style.width)):
        one = styles[rng.integers(len(styles))]
        half = one.length * (1 + rng.normal(0, one.other_length)) / 2 * np.array([math.cos(turn), math.sin(turn)])
        width = one.width * max(0.6, 1 + rng.normal(0, one.other_width))
        middle = np.array([x, y])
        if np.linalg.norm(half) > 4:
            stick(canvas, middle - half, middle + half, one, width, height=width * rng.uniform(0, 0.12) * min(k, 12))
