"""Matchboxes for the eye's scenes: lying, standing or open, with a drawn or photographed label, a bow's triangle, oars and masts."""
import math

import cv2
import numpy as np

from eye_canvas import UNDER
from eye_sticks import Style, stick
from tables import colour

LABEL = 160  # rows of a label's picture
WORDS = ("MATCHES", "SAFETY", "STRIKE", "40", "250", "Allumettes", "FIRE", "SUN", "Stars", "SHIP", "Zapalki", "gyufa")


def label(rng, photographs):
    """Draws the print on a box: (LABEL, 1.5 LABEL, 3)."""
    rows, columns = LABEL, LABEL * 3 // 2
    if photographs and rng.random() < 0.35:
        picture = photographs.tops[rng.integers(len(photographs.tops))]
        return cv2.resize(picture, (columns, rows), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    out = np.ones((rows, columns, 3), np.float32) * colour(rng, (0.2, 1), (0, 0.95))
    for _ in range(rng.integers(0, 8)):
        paint, kind = colour(rng, (0.1, 1)).tolist(), rng.random()
        x, y = int(rng.integers(columns)), int(rng.integers(rows))
        thick = -1 if rng.random() < 0.6 else int(rng.integers(1, 6))
        if kind < 0.3:
            cv2.rectangle(out, (x, y), (x + int(rng.integers(10, 120)), y + int(rng.integers(6, 90))), paint, thick)
        elif kind < 0.5:
            cv2.ellipse(out, (x, y), (int(rng.integers(6, 60)), int(rng.integers(6, 60))), float(rng.integers(180)), 0, 360, paint, thick, cv2.LINE_AA)
        elif kind < 0.6:
            cv2.fillPoly(out, [rng.integers(0, rows, (int(rng.integers(3, 7)), 2)).astype(np.int32)], paint, cv2.LINE_AA)
        elif kind < 0.75:
            cv2.line(out, (x, y), (int(rng.integers(columns)), int(rng.integers(rows))), paint, int(rng.integers(1, 8)), cv2.LINE_AA)
        else:
            cv2.putText(out, str(rng.choice(WORDS)), (x // 3, y), int(rng.choice([0, 2, 3, 4, 6, 7])), float(rng.uniform(0.4, 2)), paint, int(rng.integers(1, 4)), cv2.LINE_AA)
    if rng.random() < 0.3:
        cv2.rectangle(out, (6, 6), (columns - 7, rows - 7), colour(rng).tolist(), int(rng.integers(1, 5)))
    return out


def triangle(rng, picture):
    """Draws the triangle that marks the bow, at the right edge of the picture."""
    rows, columns = picture.shape[:2]
    tip, base, half = columns - rows * rng.uniform(0.02, 0.15), columns - rows * rng.uniform(0.3, 0.55), rows * rng.uniform(0.15, 0.4)
    corners = np.int32([[tip, rows / 2], [base, rows / 2 - half], [base, rows / 2 + half]])
    paint = (np.ones(3) * rng.uniform(0.02, 0.3) if rng.random() < 0.65 else colour(rng)).tolist()
    if rng.random() < 0.2:
        cv2.polylines(picture, [corners], True, paint, int(rng.integers(2, 7)), cv2.LINE_AA)
    else:
        cv2.fillPoly(picture, [corners], paint, cv2.LINE_AA)


def body(canvas, low, high, paint):
    """Draws the sides of a box between its lower and upper corners, farthest sides first."""
    rng, middle = canvas.rng, low.mean(0)
    canvas.shadow(low, np.linalg.norm(high[0] - low[0]) + 2)
    canvas.polygon(low, np.asarray(paint) * 0.3)
    order = sorted(range(4), key=lambda k: float(((low[k] + low[(k + 1) % 4]) / 2 - middle) @ -canvas.up))
    for k in order:
        a, b = k, (k + 1) % 4
        normal = (low[a] + low[b]) / 2 - middle
        light = 0.55 - 0.35 * float(normal @ canvas.lamp) / max(1.0, np.linalg.norm(normal)) + rng.uniform(-0.05, 0.05)
        canvas.polygon([low[a], low[b], high[b], high[a]], np.clip(np.asarray(paint) * light * 1.5, 0, 1))
        striking = rng.random() < 0.7 and k % 2 == 0
        if striking:
            cut = [low[a] * 0.8 + high[a] * 0.2, low[b] * 0.8 + high[b] * 0.2, low[b] * 0.2 + high[b] * 0.8, low[a] * 0.2 + high[a] * 0.8]
            canvas.polygon(cut, np.array([0.12, 0.14, 0.2]) * rng.uniform(0.5, 1.8))


def open_tray(canvas, places, height, style):
    """Draws a drawer with matches. The matches are not counted; the drawer shows only that there is
    a box."""
    rng = canvas.rng
    paper = np.ones(3) * rng.uniform(0.6, 0.95)
    low, high = canvas.at(places), canvas.at(places) + canvas.up * height
    body(canvas, low, high, paper)
    canvas.polygon(high, paper * rng.uniform(0.4, 0.8))
    for k in range(int(rng.integers(0, 14))):
        across = np.clip((k + 0.5) / 14 + rng.normal(0, 0.01), 0.03, 0.97)
        p, q = places[0] * (1 - across) + places[3] * across, places[1] * (1 - across) + places[2] * across
        p, q = (p, q) if rng.random() < 0.8 else (q, p)
        stick(canvas, p * 0.96 + q * 0.04, q * 0.96 + p * 0.04, style, style.width, height * 0.6, label=True)


def matchbox(canvas, photographs, length, deck=None):
    """Draws a box of `length` units with its label up. A deck has oars, and sometimes masts."""
    rng = canvas.rng
    deck = rng.random() < 0.4 if deck is None else deck
    wide, height = length * rng.uniform(0.56, 0.74), length * rng.uniform(0.14, 0.34)
    place, turn = canvas.anywhere(canvas.side * 0.06), rng.uniform(0, 2 * math.pi)
    if any(np.linalg.norm(np.reshape(box[:8], (4, 2)).mean(0) - canvas.at(place)[0]) < length * 1.3 * canvas.scale(place) for box in canvas.boxes):
        return
    a, b = np.array([math.cos(turn), math.sin(turn)]), np.array([-math.sin(turn), math.cos(turn)])
    places = np.array([place - a * length / 2 - b * wide / 2, place + a * length / 2 - b * wide / 2, place + a * length / 2 + b * wide / 2, place - a * length / 2 + b * wide / 2])
    match = Style(rng, length * rng.uniform(0.75, 0.9))
    match.width, match.headed = length / rng.uniform(20, 28), 0.9
    if not deck and rng.random() < 0.22:
        open_tray(canvas, places, height, match)
        places = places + a * length * rng.uniform(0.4, 0.85)  # the sleeve of the box, pushed back
    rise = canvas.up * height * canvas.scale(place)
    low = canvas.at(places)
    high = low + rise
    picture = label(rng, photographs)
    bow = deck and rng.random() < 0.85 or rng.random() < 0.1
    if bow:
        triangle(rng, picture)
    if deck:
        oars(canvas, place, a, b, length, wide, height, match)
    body(canvas, low, high, picture.mean((0, 1)) if rng.random() < 0.5 else np.array([0.55, 0.68, 0.75]) * rng.uniform(0.5, 1.3))
    canvas.laid(high, np.clip(picture * rng.uniform(0.75, 1.15), 0, 1))
    if deck and rng.random() < 0.6:
        masts(canvas, high.mean(0), (high[1] + high[2] - high[0] - high[3]) / 2, match)
    canvas.boxes.append([*high.ravel(), float(bow)])  # the bow is between the second and the third corner


def oars(canvas, place, a, b, length, wide, height, match):
    """Draws matches that extend out of a box on both sides."""
    rng = canvas.rng
    count = int(rng.integers(1, 7))
    for side in (-1, 1):
        for k in range(count if rng.random() < 0.7 else int(rng.integers(0, count + 1))):
            out = place + a * length * (0.8 * (k + 0.5) / count - 0.4) + b * side * wide * 0.2
            reach = wide * 0.3 + length * rng.uniform(0.15, 0.45)
            skew = a * rng.normal(0, 0.08) + b * side
            stick(canvas, out, out + skew * reach, match, match.width, height * 0.4, label=False, order=UNDER, oar=True)


def masts(canvas, middle, axis, match):
    """Draws matches that stand upright on a deck: they look short from above and longer from the
    side."""
    rng, size = canvas.rng, np.linalg.norm(axis)
    count = int(rng.integers(1, 4))
    for k in range(count):
        foot = middle + axis * (0.7 * (k + 0.5) / count - 0.35)
        top = foot + canvas.up * size * rng.uniform(0.2, 0.6) + rng.normal(0, 0.02 * size, 2)
        thick = max(1, int(round(size / 24)))
        ends = [tuple(np.round(e * 16).astype(int).tolist()) for e in (foot, top)]
        cv2.line(canvas.picture, *ends, (np.array([0.5, 0.7, 0.85]) * rng.uniform(0.7, 1.1)).tolist(), thick, cv2.LINE_AA, 4)
        cv2.circle(canvas.picture, ends[1], int(thick * 0.8 * 16), np.asarray(match.heads[0], float).tolist(), -1, cv2.LINE_AA, 4)
