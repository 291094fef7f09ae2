"""Makes the things on a rendered table: loose matches in handfuls and rows, galleys, and things
that belong to no game."""
import math
from dataclasses import dataclass, field

import cv2
import numpy as np

import tables
from clutter import clutter, thing
from tables import colour

MATCH, OAR, MAST = 1, 2, 3
DYED_SHARE = 0.04  # share of households whose matches have the head's colour as far as their middle
MIXED_SHARE = 0.08  # share of households with toothpicks and pick-up sticks
ODD_WIDTH_SHARE = 0.15  # share of households with thinner or thicker matches than the usual 2 mm
BURNT_SHARE = 0.04  # share of matches: the head and a part of the wood are black
SPLIT_SHARE = 0.02  # share of matches that are half as thick
NO_BOW_SHARE = 0.1  # share of boxes without a triangle


@dataclass
class Stick:
    kind: int
    tail: np.ndarray  # (3,) points of the axis, in mm
    head: np.ndarray
    width: float
    wood: np.ndarray
    tint: np.ndarray = None      # second colour towards the head, for dyed and burnt sticks
    tint_from: float = 0.5  # place on the stick, as a share of its length
    head_colour: np.ndarray = None  # None if the stick has no head
    head_length: float = 3.5
    head_swell: float = 1.35
    taper: float = 1.0


@dataclass
class Galley:
    center: np.ndarray
    heading: float
    length: float
    width: float
    height: float
    label: np.ndarray            # (rows, columns, 3); the bow is at the right, the port side is up
    sides: np.ndarray
    ends: np.ndarray
    oars: list = field(default_factory=list)
    masts: list = field(default_factory=list)


@dataclass
class Style:
    """The look of the matches of one household."""
    wood: np.ndarray
    head: np.ndarray
    width: float
    length: float
    swell: float
    head_length: float
    dyed: bool = False   # true if the head's colour extends along the shaft
    mixed: bool = False  # toothpicks and straws: they have no heads, and each has its own colour


def style(rng, ground):
    """Returns a style. `ground`: the mean colour of the table. Matches of nearly that colour are
    difficult, and common on pine."""
    hsv = (rng.uniform(22, 46), rng.uniform(0.12, 0.6), rng.uniform(0.5, 0.98))
    if rng.random() < 0.12:
        hsv = (rng.uniform(0, 360), rng.uniform(0, 0.95), rng.uniform(0.1, 0.98))
    wood = cv2.cvtColor(np.float32([[hsv]]), cv2.COLOR_HSV2BGR)[0, 0]
    if rng.random() < 0.2:
        wood = np.clip(ground * rng.uniform(0.9, 1.2) * (1 + rng.uniform(-0.06, 0.06, 3)), 0, 1).astype(np.float32)
    hue, sat, val = [(rng.uniform(-12, 14), rng.uniform(0.6, 0.95), rng.uniform(0.35, 0.85)),   # red
                     (rng.uniform(5, 25), rng.uniform(0.4, 0.8), rng.uniform(0.12, 0.35)),      # brown
                     (rng.uniform(0, 360), rng.uniform(0, 0.3), rng.uniform(0.03, 0.18)),       # black
                     (rng.uniform(95, 165), rng.uniform(0.4, 0.9), rng.uniform(0.2, 0.65)),     # green
                     (rng.uniform(320, 345), rng.uniform(0.4, 0.85), rng.uniform(0.5, 0.9)),    # pink
                     (rng.uniform(0, 360), rng.uniform(0.2, 1.0), rng.uniform(0.05, 0.95))][rng.integers(6)]
    head = cv2.cvtColor(np.float32([[(hue % 360, sat, val)]]), cv2.COLOR_HSV2BGR)[0, 0]
    width = rng.normal(2.0, 0.15) if rng.random() >= ODD_WIDTH_SHARE else rng.uniform(0.6, 3.6)
    length = rng.normal(42, 0.6) if rng.random() < 0.8 else rng.uniform(38, 55)
    kind = rng.random()
    return Style(wood, head, width, length, rng.uniform(1.1, 1.7), rng.uniform(2.5, 5.0), kind < DYED_SHARE, kind > 1 - MIXED_SHARE)


def stick(rng, look, kind, tail, head, headed):
    tone = colour(rng, lightness=(0.3, 1.0)) if look.mixed and rng.random() < 0.8 else look.wood
    headed = headed and not look.mixed
    wood = np.clip(tone * rng.uniform(0.88, 1.1) * (1 + rng.uniform(-0.03, 0.03, 3)), 0, 1)
    s = Stick(kind, np.asarray(tail, float), np.asarray(head, float), look.width, wood)
    if headed:
        s.head_colour = np.clip(look.head * rng.uniform(0.85, 1.15), 0, 1)
        s.head_length, s.head_swell = look.head_length * rng.uniform(0.85, 1.15), look.swell * rng.uniform(0.92, 1.08)
        if look.dyed:
            s.tint = s.head_colour
        if rng.random() < BURNT_SHARE:
            s.head_colour = np.float32([1, 1, 1]) * rng.uniform(0.02, 0.15)
            s.tint, s.tint_from, s.head_swell = s.head_colour * rng.uniform(1, 2), rng.uniform(0.3, 0.95), rng.uniform(0.7, 1.2)
    if kind == MATCH and rng.random() < SPLIT_SHARE:
        s.width, s.head_swell = s.width * rng.uniform(0.4, 0.7), s.head_swell * 1.3
    if not headed and rng.random() < (0.7 if look.mixed else 0.03):
        s.taper = rng.uniform(0.2, 0.7)
    return s


def flat_match(rng, look, center, angle, headed=True, z=None):
    length = look.length + rng.normal(0, 0.5)
    d = np.array([math.cos(angle), math.sin(angle)]) * length / 2
    z = look.width / 2 if z is None else z
    return stick(rng, look, MATCH, [*(center - d), z], [*(center + d), z], headed)


def crossing(a, b):
    """Returns the fractions along two sticks at which they cross, as seen from above, or None."""
    p, r = a.tail[:2], a.head[:2] - a.tail[:2]
    q, s = b.tail[:2], b.head[:2] - b.tail[:2]
    d = r[0] * s[1] - r[1] * s[0]
    if abs(d) < 1e-6:
        return None
    t = ((q - p)[0] * s[1] - (q - p)[1] * s[0]) / d
    u = ((q - p)[0] * r[1] - (q - p)[1] * r[0]) / d
    return (t, u) if 0 < t < 1 and 0 < u < 1 else None


def pile(sticks, top):
    """Lays `top` over the existing sticks: it lies on them, or on one stick and the table."""
    low = top.width / 2
    rests = []
    for other in sticks:
        x = crossing(top, other)
        if x:
            rests.append((x[0], other.tail[2] + (other.head[2] - other.tail[2]) * x[1] + other.width / 2 + low))
    if not rests:
        return
    rests.sort(key=lambda r: -r[1])
    t0, h0 = rests[0]
    slope = (h0 - low) / max(t0, 1 - t0)  # slope down to the table, on the longer side
    toward = 1 if t0 < 0.5 else -1
    height = lambda t: h0 - toward * slope * (t - t0)
    for t, h in rests[1:]:
        if h > height(t) and abs(t - t0) > 0.05:
            slope = -toward * (h - h0) / (t - t0)
    top.tail[2], top.head[2] = (min(max(low, height(t)), 9.0) for t in (0.0, 1.0))


def handful(rng, look, center, count, spread):
    sticks = []
    main = rng.uniform(0, 2 * math.pi)
    aligned = rng.random() < 0.25
    for _ in range(count):
        at = center + rng.normal(0, spread, 2)
        angle = main + (rng.normal(0, 0.25) + math.pi * rng.integers(2) if aligned else rng.uniform(0, 2 * math.pi))
        s = flat_match(rng, look, at, angle, rng.random() > 0.1)
        if sticks and rng.random() < 0.15:  # a parallel match beside the last stick
            other = sticks[-1]
            d = (other.head - other.tail)[:2]
            normal = np.array([-d[1], d[0]]) / np.linalg.norm(d)
            shift = normal * look.width * rng.uniform(1.02, 2.2) * rng.choice([-1, 1]) + d * rng.normal(0, 0.15)
            s.tail, s.head = other.tail + [*shift, 0], other.head + [*shift, 0]
            if rng.random() < 0.5:
                s.tail, s.head = s.head, s.tail
        pile(sticks, s)
        sticks.append(s)
    return sticks


def row_of_orders(rng, look, start, angle, count):
    """Lays order matches in a chain, each turned by 60 degrees; an order to fire is crosswise and
    headless."""
    sticks, at = [], np.asarray(start, float)
    for _ in range(count):
        kind = rng.random()
        if kind < 0.25:
            center = at + 3 * np.array([math.cos(angle), math.sin(angle)])
            sticks.append(flat_match(rng, look, center, angle + math.pi / 2 + rng.normal(0, 0.06), False))
            at = at + 6 * np.array([math.cos(angle), math.sin(angle)])
            continue
        if kind < 0.5:
            angle += rng.choice([-1, 1]) * math.pi / 3
        step = np.array([math.cos(angle), math.sin(angle)])
        sticks.append(flat_match(rng, look, at + step * (look.length / 2 + rng.uniform(0, 3)), angle + rng.normal(0, 0.05)))
        at = at + step * (look.length + rng.uniform(0.5, 4))
    return sticks


def column_of_orders(rng, look, start, angle, count):
    """Lays order matches as a player does at the table's edge: one below the other."""
    sticks, at = [], np.asarray(start, float)
    down = np.array([math.cos(angle), math.sin(angle)])
    for _ in range(count):
        turn = rng.choice([0, math.pi / 2, -math.pi / 2, math.pi]) + rng.normal(0, 0.07)
        half = look.length / 2 if abs(math.cos(turn)) > 0.5 else look.width * 2
        at = at + down * (half + rng.uniform(0.5, 4))
        sticks.append(flat_match(rng, look, at + rng.normal(0, 2, 2), angle + turn, rng.random() < 0.8))
        at = at + down * half
    return sticks


def label(rng, length, width):
    """Draws the top of any matchbox, usually with a triangle at the bow (the right end), at 8
    pixels per millimetre."""
    px = 8
    rows, columns = int(width * px), int(length * px)
    base = colour(rng, lightness=(0.12, 0.95))
    out = np.ones((rows, columns, 3), np.float32) * base
    if tables.PHOTOGRAPHS and rng.random() < 0.4:  # a printed picture
        photograph = tables.PHOTOGRAPHS.clutter(rng, columns) if rng.random() < 0.7 else tables.PHOTOGRAPHS.top(rng, columns, px)
        out = photograph[:rows].copy()
    for _ in range(rng.integers(0, 7)):
        c = colour(rng).tolist()
        p = (int(rng.uniform(0, columns)), int(rng.uniform(0, rows)))
        kind = rng.integers(5)
        if kind == 0:
            cv2.ellipse(out, p, (int(rng.uniform(10, 110)), int(rng.uniform(10, 110))), rng.uniform(0, 180), 0, 360, c, -1, cv2.LINE_AA)
        elif kind == 1:
            cv2.putText(out, "".join(chr(rng.integers(65, 91)) for _ in range(6)), p, int(rng.integers(0, 5)), rng.uniform(0.8, 4), c, int(rng.uniform(2, 12)), cv2.LINE_AA)
        elif kind == 2:
            q = (int(rng.uniform(0, columns)), int(rng.uniform(0, rows)))
            cv2.rectangle(out, p, q, c, -1 if rng.random() < 0.6 else int(rng.uniform(2, 10)))
        elif kind == 3:
            cv2.line(out, p, (int(rng.uniform(0, columns)), int(rng.uniform(0, rows))), c, int(rng.uniform(2, 20)), cv2.LINE_AA)
        else:
            for _ in range(8):
                cv2.circle(out, (int(p[0] + rng.normal(0, 40)), int(p[1] + rng.normal(0, 40))), int(rng.uniform(3, 20)), colour(rng).tolist(), -1, cv2.LINE_AA)
    if rng.random() < 0.6:
        inset = int(rng.uniform(0, 2.5) * px)
        cv2.rectangle(out, (inset, inset), (columns - 1 - inset, rows - 1 - inset), colour(rng, lightness=(0.6, 1), saturation=(0, 0.4)).tolist(), max(1, int(rng.uniform(0.4, 1.5) * px)))
    if rng.random() < 0.5:
        turned = np.ascontiguousarray(out[:, ::-1] if rng.random() < 0.5 else out[::-1])
        out = turned
    if rng.random() >= NO_BOW_SHARE:
        draw_bow(rng, out, px)
    return out


def draw_bow(rng, out, px):
    """Draws a triangle, printed or by hand: with pen, felt-tip or paint, filled or not, with lines
    that are never exactly straight."""
    rows, columns = out.shape[:2]
    tip = columns - rng.uniform(1.0, 7) * px
    depth, half = rng.uniform(8, 18) * px, rng.uniform(5, 14) * px
    middle = rows / 2 + rng.normal(0, 1.0) * px
    corners = np.array([[tip, middle], [tip - depth, middle - half], [tip - depth, middle + half]])
    shake = 0.0 if rng.random() < 0.5 else rng.uniform(0.1, 0.5) * px
    steps = np.linspace(0, 1, 8)[:-1, None]
    outline = np.concatenate([a + (b - a) * steps for a, b in zip(corners, np.roll(corners, -1, 0))])
    outline = np.int32(outline + cv2.GaussianBlur(rng.normal(0, shake * 2 + 1e-6, outline.shape), (1, 5), 1))
    ink = colour(rng, lightness=(0.02, 0.3), saturation=(0, 0.4)) if rng.random() < 0.7 else colour(rng)
    if rng.random() < 0.5:
        cv2.fillPoly(out, [outline], ink.tolist(), cv2.LINE_AA)
        return
    cv2.polylines(out, [outline], rng.random() < 0.8, ink.tolist(), int(rng.uniform(0.4, 2.0) * px), cv2.LINE_AA)
    if rng.random() < 0.3:  # hatched
        for x in np.arange(tip - depth, tip, rng.uniform(1, 3) * px):
            reach = half * (tip - x) / depth
            cv2.line(out, (int(x), int(middle - reach)), (int(x), int(middle + reach)), ink.tolist(), int(rng.uniform(0.3, 1) * px), cv2.LINE_AA)


def galley(rng, look, center, heading, box_sides):
    length, width = rng.normal(60, 1.2), rng.normal(35, 0.8)
    height = rng.normal(15, 0.5)
    sides, ends, cover = box_sides
    g = Galley(np.asarray(center, float), heading, length, width, height, cover if rng.random() < 0.9 else label(rng, length, width), sides, ends)
    forward, port = np.array([math.cos(heading), math.sin(heading)]), np.array([-math.sin(heading), math.cos(heading)])
    for sign in (1, -1):
        count = rng.integers(0, 7)
        places = (np.arange(6) - 2.5) * length / 6.6 if rng.random() < 0.6 else np.linspace(-0.42, 0.42, max(count, 2)) * length
        chosen = rng.permutation(len(places))[:count] if rng.random() < 0.6 else np.arange(count) + rng.integers(0, max(1, len(places) - count + 1))
        out, z = rng.uniform(17, 34), rng.uniform(5.5, 10)
        for k in chosen:
            root = g.center + forward * (places[k] + rng.normal(0, 0.5)) + port * sign * width / 2
            angle = heading + sign * math.pi / 2 + rng.normal(0, 0.1)
            reach = out + rng.normal(0, 1.0)
            tip = root + reach * np.array([math.cos(angle), math.sin(angle)])
            g.oars.append(stick(rng, look, OAR, [*root, z], [*tip, max(look.width / 2, z + rng.normal(-1.0, 1.5))], True))
    for _ in range(rng.integers(0, 5)):
        along = rng.uniform(-0.42, 0.42) * length
        foot = g.center + forward * along + port * rng.normal(0, 0.12) * width
        if any(np.linalg.norm(foot - m.tail[:2]) < 4 for m in g.masts):
            continue
        tall = rng.uniform(18, 36)
        lean = rng.normal(0, 0.07, 2) * tall
        g.masts.append(stick(rng, look, MAST, [*foot, height], [*(foot + lean), height + tall], False))
    return g


def populate(rng, reach, ground):
    """Returns all things within `reach` mm of the centre: (loose sticks, galleys, things)."""
    look = style(rng, ground)
    loose, galleys, things = [], [], []
    kind = rng.random()
    if kind < 0.08:  # no pieces of the game
        for _ in range(rng.integers(1, 6)):
            things += thing(rng, rng.uniform(-reach, reach, 2))
        things += clutter(rng, reach)
        return loose, galleys, things
    boxes = rng.choice([0, 1, 2, 3], p=[0.3, 0.3, 0.25, 0.15])
    fleet = [(colour(rng, lightness=(0.05, 0.7)), colour(rng), label(rng, 60, 35)) for _ in range(2)]
    for _ in range(boxes):
        for _ in range(20):
            at = rng.uniform(-reach, reach, 2)
            gap = 64 if rng.random() < 0.4 else 38
            if all(np.linalg.norm(at - g.center) > gap for g in galleys):
                break
        else:
            continue
        g = galley(rng, look, at, rng.uniform(0, 2 * math.pi), fleet[rng.integers(2)])
        galleys.append(g)
        if rng.random() < 0.5:
            bow = g.center + np.array([math.cos(g.heading), math.sin(g.heading)]) * (g.length / 2 + rng.uniform(0.5, 4))
            loose += row_of_orders(rng, look, bow, g.heading, rng.integers(1, 4))
    for _ in range(rng.integers(0, 3)):
        loose += handful(rng, look, rng.uniform(-reach, reach, 2), rng.integers(1, 9), rng.uniform(6, 40))
    if rng.random() < 0.2:
        loose += column_of_orders(rng, look, rng.uniform(-reach, reach, 2), rng.uniform(0, 2 * math.pi), rng.integers(2, 6))
    for _ in range(rng.poisson(0.7)):
        things += thing(rng, rng.uniform(-reach, reach, 2) * 1.1)
    things += clutter(rng, reach)
    inside = lambda s: any(np.linalg.norm((s.tail + s.head)[:2] / 2 - g.center) < 26 for g in galleys)
    loose = [s for s in loose if not inside(s)]
    return loose, galleys, things
