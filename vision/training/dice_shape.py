"""Renders a die: a rounded cube, where each pixel's ray is followed to the surface (sphere
tracing), lit by a sky and a few windows. Lengths are in edges, in the die's own frame unless
said otherwise."""
import math

import cv2
import numpy as np

STEPS = 13
ROUND = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
         5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 1), (1, -1), (1, 1), (-1, 0), (1, 0)]}


def colour(rng):
    if rng.random() < 0.35:
        return np.clip(rng.choice([15, 40, 90, 200, 235]) + rng.normal(0, 10, 3), 0, 255)
    hsv = np.uint8([[[rng.integers(180), rng.integers(90, 256), rng.integers(40, 256)]]])
    return cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0].astype(float)


def lightness(bgr):
    return float(np.dot(bgr, (0.11, 0.59, 0.30)))


def die_colours(rng):
    """Draws the colours of body and pips, which differ in lightness, or only in hue."""
    if rng.random() < 0.3:
        dark = np.clip(rng.normal(35, 15) + rng.normal(0, 8, 3), 5, 255)
        return dark, colour(rng) * 0.3 + 0.7 * np.array(rng.choice([[45, 40, 200], [40, 40, 150], [190, 60, 40], [40, 140, 40], [30, 130, 190]]), float)
    while True:
        body, pips = colour(rng), colour(rng)
        if rng.random() < 0.65:
            pips = np.array(rng.choice([[245, 245, 245], [10, 10, 10], [40, 200, 230], [30, 30, 220]]), float)
        if np.linalg.norm(body - pips) > 80 and (abs(lightness(body) - lightness(pips)) > 45 or rng.random() < 0.6):
            return body, pips


class Look:
    """The properties that a set of dice shares."""

    def __init__(self, rng):
        self.body, self.pips = die_colours(rng)
        self.rounding = rng.uniform(0.02, 0.16)
        self.ball = rng.uniform(0.66, 0.80) if rng.random() < 0.45 else 1.0  # cheap dice are cut by a sphere
        self.radius, self.step = rng.uniform(0.06, 0.125), rng.uniform(0.19, 0.28)
        self.one = rng.choice([1, 1, 1, 1.3, 1.6])
        self.narrow = rng.choice([1, 1, 0.85])  # the rows of a six may be closer together
        self.square = rng.random() < 0.04
        self.ring = rng.uniform(0.3, 0.6) if rng.random() < 0.04 else 0.0
        self.bowl = rng.choice([0, 0.4, 0.8])
        self.worn = rng.choice([0, 0, 0.3, 0.6])
        self.swirl = rng.choice([0, 0, 0, 0.25, 0.6, 1.0])
        self.other = colour(rng) if rng.random() < 0.6 else np.clip(self.body * rng.uniform(0.3, 1.9), 0, 255)
        if np.linalg.norm(self.other - self.pips) < 90:
            self.other = self.body * 0.6
        self.hard = rng.uniform(1, 6)
        self.bulge = rng.choice([0, 0.05, 0.15, 0.3]) * rng.uniform(-0.3, 1)  # faces are seldom exactly flat
        self.gloss = rng.choice([0.05, 0.3, 0.6, 1.0])
        self.glow = rng.choice([0, 0, 0.3, 0.7])
        self.spots = rng.random() > 0.04  # a few blocks are not dice: their sides are blank


class Light:
    """The light of a room, for all dice of a picture."""

    def __init__(self, rng):
        self.ambient = rng.uniform(0.35, 0.75)
        self.sun = self.direction(rng, 30)
        self.windows = [self.window(rng) for _ in range(rng.integers(1, 5))]
        self.sky = rng.uniform(20, 130)
        self.low = rng.uniform(0.45, 0.9)  # light that reaches the side of a die from the table

    @staticmethod
    def direction(rng, least):
        turn, height = rng.uniform(0, 2 * math.pi), math.radians(rng.uniform(least, 90))
        return np.array([math.cos(turn) * math.cos(height), math.sin(turn) * math.cos(height), math.sin(height)])

    @classmethod
    def window(cls, rng):
        """Draws a window or a tube light: its middle, two directions across it divided by the sines
        of half its sides, and its strength."""
        middle, turn = cls.direction(rng, 15 if rng.random() < 0.4 else 50), rng.normal(0, 1, 3)
        first = np.cross(middle, turn)
        first /= np.linalg.norm(first)
        half, longer = math.radians(rng.uniform(2, 20)), rng.choice([1, 1.5, 4, 10])
        return middle, first / math.sin(half), np.cross(middle, first) / math.sin(min(1.2, half * longer)), rng.uniform(60, 330)

    def reflected(self, n, view):
        cosine = np.maximum(n @ view, 0)
        r = 2 * cosine[:, None] * n - view
        total = (0.04 + 0.5 * (1 - cosine) ** 4) * self.sky * np.clip(r[:, 2] + 0.2, 0, 1)
        for middle, across, along, strength in self.windows:
            far = np.maximum(np.abs(r @ across), np.abs(r @ along))
            total = total + strength * np.clip((1.25 - far) / 0.25, 0, 1) * (r @ middle > 0)
        return total


def distance_of(p, look):
    q = np.abs(p) - (0.5 - look.rounding)
    out = np.maximum(q, 0)
    cube = np.sqrt((out * out).sum(1)) + np.minimum(q.max(1), 0) - look.rounding
    if look.ball >= 0.9:
        return cube, None
    ball = np.sqrt((p * p).sum(1)) - look.ball
    return np.maximum(cube, ball), ball > cube - 0.012


def normals(p, look, on_ball):
    q = np.maximum(np.abs(p) - (0.5 - look.rounding), 1e-4) * np.sign(p)
    n = q / np.linalg.norm(q, axis=1, keepdims=True)
    if on_ball is not None:
        n = np.where(on_ball[:, None], p / np.linalg.norm(p, axis=1, keepdims=True), n)
    return n


def ink_at(rng, p, faces, look):
    """Returns how much pip is printed at the places, 0 to 1, and how the pips bend the normal."""
    axis = np.abs(p).argmax(1)
    sign = np.where(p[np.arange(len(p)), axis] > 0, 1, -1)
    ink, bend = np.zeros(len(p), np.float32), np.zeros_like(p)
    for (a, s), value in faces.items():
        here = np.flatnonzero((axis == a) & (sign == s))
        if not len(here) or not look.spots:
            continue
        b, c = (a + 1) % 3, (a + 2) % 3
        uv = p[here][:, [b, c]]
        swap, mirror = rng.random() < 0.5, rng.choice([-1, 1])
        for x, y in ROUND[value]:
            spot = np.array([x * mirror * (look.narrow if value == 6 else 1), y]) * look.step + rng.normal(0, 0.006, 2)
            off = uv - (spot[::-1] if swap else spot)
            radius = look.radius * (look.one if value == 1 else 1)
            far = np.abs(off).max(1) * 1.1 if look.square else np.sqrt((off * off).sum(1))
            inside = (far < radius) & (far >= look.ring * radius)
            ink[here] = np.maximum(ink[here], inside * (1 - look.worn * rng.random()))
            bend[here[:, None], [b, c]] -= off / radius * (look.bowl * (far < radius))[:, None]
    return ink, bend


def skin(rng, p, look):
    """Returns the colour of the body, with its swirls."""
    if look.swirl == 0:
        return np.broadcast_to(look.body, p.shape)
    f, g = rng.normal(0, 4, 3), rng.normal(0, 6, 3)
    wave = np.sin(p @ f + rng.uniform(0, 7) + 1.5 * np.sin(p @ g + rng.uniform(0, 7)))
    part = np.clip(0.5 + look.hard * wave * 0.5, 0, 1)[:, None] * look.swirl
    return look.body * (1 - part) + look.other * part


def draw(rng, canvas, die, light):
    """Paints the die over the canvas (float32 BGR 0..255): `die` gives eye, turn, center and edge (pixels), faces, look."""
    eye, look = die.eye, die.look
    x0, y0, w, h = cv2.boundingRect(die.hull(0.55))
    left, top, right, bottom = max(x0, 0), max(y0, 0), min(x0 + w, canvas.shape[1]), min(y0 + h, canvas.shape[0])
    if right <= left or bottom <= top:
        return
    gx, gy = np.meshgrid(np.arange(left, right), np.arange(top, bottom))
    flat = np.stack([gx, gy], -1).reshape(-1, 2) @ np.linalg.inv(eye.turn).T
    ct, st = math.cos(eye.tilt), math.sin(eye.tilt)
    start = np.stack([flat[:, 0], -flat[:, 1] * ct, -flat[:, 1] * st], 1) - die.center
    toward = np.array([0, -st, ct])
    start -= (start @ toward)[:, None] * toward
    p = (start @ die.turn / die.edge).astype(np.float32)
    step = (toward @ die.turn).astype(np.float32)
    near = (p * p).sum(1) < 0.78
    where, p = np.flatnonzero(near), p[near] + 0.9 * step
    for _ in range(STEPS):
        p = p - distance_of(p, look)[0][:, None] * step
    off, on_ball = distance_of(p, look)
    hit = off < 0.012
    if not hit.any():
        return
    p, where = p[hit], where[hit]
    n = normals(p, look, None if on_ball is None else on_ball[hit])
    ink, bend = ink_at(rng, p, die.faces, look)
    albedo = skin(rng, p, look) * (1 - ink[:, None]) + look.pips * ink[:, None]
    n = n + bend + look.bulge * p + 0.02 * np.sin(p * 9 + rng.uniform(0, 7, 3))
    n = (n / np.linalg.norm(n, axis=1, keepdims=True)) @ die.turn.T
    height = ((p @ die.turn.T)[:, 2] + die.center[2] / die.edge - die.floor / die.edge).clip(0, 1)
    lit = light.ambient * (0.6 + 0.4 * n[:, 2]) + (1 - light.ambient) * np.maximum(n @ light.sun, 0) / max(0.5, light.sun[2])
    lit = lit * (light.low + (1 - light.low) * height)
    through = look.glow * np.clip(0.4 - (p @ die.turn.T) @ light.sun, 0, 1) * (1 - ink)
    shine = look.gloss * light.reflected(n, toward) * (1 - 0.5 * ink)
    out = albedo * (lit + through)[:, None] + shine[:, None]
    part = canvas[top:bottom, left:right].reshape(-1, 3)
    part[where] = out
    canvas[top:bottom, left:right] = part.reshape(bottom - top, right - left, 3)
