"""Draws things that the eye net may take for sticks, for its scenes. They have no labels."""
import math

import cv2
import numpy as np

from eye_canvas import OVER
from eye_sticks import Style, art
from tables import colour


def bar(canvas, p, q, width, paint=None, round_bar=None, shade=True):
    """Draws a rod, in pixels, whose ends are not ends of a stick: they lie in or under other
    things, or the rod is too thick."""
    rng = canvas.rng
    style = Style(rng, 100.0)
    style.headed, style.taper, style.square = 0.0, 0.0, rng.random() < 0.5 if round_bar is None else not round_bar
    if paint is not None:
        style.colours = [paint]
    p, q = np.asarray(p, float), np.asarray(q, float)
    length = float(np.linalg.norm(q - p))
    if length < 3:
        return
    along = (q - p) / length
    across = np.array([-along[1], along[0]]) * width / 2
    if shade:
        canvas.shadow([p - across, q - across, q + across, p + across], width * rng.uniform(0.3, 1.5))
    strip = art(rng, style, length, width, False, float(-canvas.lamp @ across) / max(1.0, width / 2))
    factor = strip.shape[0] / width
    canvas.strip(p - along * 2, q + along * 2, width * factor, width * factor, strip, OVER)


def frame(canvas, size):
    """Returns a place and two directions, in pixels."""
    rng = canvas.rng
    turn = rng.uniform(0, 2 * math.pi)
    return rng.uniform(0, canvas.side, 2), np.array([math.cos(turn), math.sin(turn)]) * size, np.array([-math.sin(turn), math.cos(turn)]) * size


def comb(canvas, size):
    """Draws parallel teeth on a back; with two backs they are a rack, a fence or a chair's
    rungs."""
    rng = canvas.rng
    place, a, b = frame(canvas, size)
    count, gap = int(rng.integers(4, 26)), rng.uniform(0.03, 0.22)
    paint, thick = colour(rng, (0.05, 0.95)), size * gap * rng.uniform(0.12, 0.6)
    reach = rng.uniform(0.25, 1.1)
    for k in range(count):
        bar(canvas, place + a * gap * k, place + a * gap * k + b * reach * rng.uniform(0.97, 1.03), max(1.0, thick), paint)
    back = max(2.0, size * rng.uniform(0.04, 0.16))
    for far in (0, 1) if rng.random() < 0.5 else (0,):
        bar(canvas, place - a * gap + b * far * reach, place + a * gap * count + b * far * reach, back, paint)


def dial(canvas, size):
    """Draws a clock or a gauge: ticks around a disc, and hands."""
    rng = canvas.rng
    place, radius = rng.uniform(0, canvas.side, 2), size * rng.uniform(0.3, 0.9)
    ring = lambda r: [place + r * np.array([math.cos(t), math.sin(t) * flat]) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
    flat, paint, ink = rng.uniform(0.6, 1), colour(rng, (0.2, 1), (0, 0.4)), colour(rng, (0, 0.8))
    canvas.shadow(ring(radius), 0.1 * radius)
    canvas.polygon(ring(radius), colour(rng))
    canvas.polygon(ring(radius * 0.92), paint)
    count = int(rng.choice((8, 12, 24, 36, 60)))
    for k in range(count):
        t = 2 * math.pi * k / count
        way, inner = np.array([math.cos(t), math.sin(t) * flat]), 0.84 - (0.14 if k % max(1, count // 12) == 0 else 0) * rng.uniform(0.5, 1)
        stroke(canvas, place + way * radius * inner, place + way * radius * 0.9, max(1.0, radius * 0.02 * rng.uniform(0.5, 2)), ink)
    for _ in range(rng.integers(0, 4)):
        t = rng.uniform(0, 2 * math.pi)
        stroke(canvas, place, place + np.array([math.cos(t), math.sin(t) * flat]) * radius * rng.uniform(0.4, 0.85), max(1.0, radius * rng.uniform(0.01, 0.06)), ink)


def stroke(canvas, p, q, width, ink):
    """Draws a printed line. It has no light and no shadow."""
    p, q = np.asarray(p, float), np.asarray(q, float)
    along = (q - p) / max(1e-6, np.linalg.norm(q - p))
    across = np.array([-along[1], along[0]]) * width / 2
    canvas.polygon([p - across, q - across, q + across, p + across], ink)


def strokes(canvas, size):
    """Draws printed strokes, arrows and frames, on a sheet or on the table itself."""
    rng = canvas.rng
    place, a, b = frame(canvas, size)
    if rng.random() < 0.5:
        sheet(canvas, place, a, b)
    ink, width = colour(rng, (0, 0.9)), max(1.0, size * math.exp(rng.uniform(math.log(0.008), math.log(0.07))))
    parallel = rng.random() < 0.5
    for k in range(int(rng.integers(1, 14))):
        middle = place + a * rng.uniform(-0.5, 0.5) + b * rng.uniform(-0.5, 0.5)
        way = a if parallel else a * rng.normal() + b * rng.normal()
        way = way / np.linalg.norm(way) * size * rng.uniform(0.1, 0.6)
        stroke(canvas, middle - way / 2, middle + way / 2, width, ink)


def sheet(canvas, place, a, b):
    """Draws paper, a card or a book."""
    rng = canvas.rng
    corners = np.array([place + a * x * rng.uniform(0.5, 0.7) + b * y * rng.uniform(0.5, 0.8) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    canvas.shadow(corners, np.linalg.norm(a) * rng.uniform(0.002, 0.08))
    canvas.polygon(corners, colour(rng, (0.1, 1), (0, 0.7) if rng.random() < 0.5 else (0, 0.1)))


def ruler(canvas, size):
    rng = canvas.rng
    place, a, b = frame(canvas, size)
    wide = rng.uniform(0.08, 0.2)
    corners = [place + a * x + b * y * wide for x, y in ((-1, -0.5), (1, -0.5), (1, 0.5), (-1, 0.5))]
    canvas.shadow(corners, size * 0.02)
    canvas.polygon(corners, colour(rng, (0.4, 1)))
    ink, count = colour(rng, (0, 0.4)), int(rng.integers(15, 90))
    for k in range(count):
        foot = place + a * (2 * (k + 0.5) / count - 1) - b * wide * 0.5
        stroke(canvas, foot, foot + b * wide * (0.5 if k % 10 == 0 else 0.3), max(0.8, size * 0.3 / count), ink)


def cutlery(canvas, size):
    """Draws a knife, a fork or a spoon: a tapered handle of metal with a broad end."""
    rng = canvas.rng
    place, a, b = frame(canvas, size)
    metal, kind = np.ones(3) * rng.uniform(0.4, 0.9) * rng.uniform(0.92, 1.05, 3), rng.integers(3)
    width = size * rng.uniform(0.05, 0.1)
    bar(canvas, place - a, place + a * 0.3, width, metal, True)
    bar(canvas, place - a, place - a * 0.45, width * rng.uniform(1.2, 1.9), metal if rng.random() < 0.6 else colour(rng), True)
    if kind == 0:
        oval = [place + a * (0.55 + 0.3 * math.cos(t)) + b * 0.17 * math.sin(t) for t in np.linspace(0, 2 * math.pi, 32)]
        for share, light in ((1.0, 1.0), (0.8, rng.uniform(0.5, 0.9)), (0.5, rng.uniform(0.6, 1.1))):
            canvas.polygon([(np.array(p) - place - a * 0.55) * share + place + a * 0.55 for p in oval], np.clip(metal * light, 0, 1))
    elif kind == 1:
        canvas.polygon([place + a * 0.25 + b * 0.04, place + a * 0.4 + b * 0.12, place + a * 0.6 + b * 0.12, place + a * 0.6 - b * 0.12, place + a * 0.4 - b * 0.12, place + a * 0.25 - b * 0.04], metal)
        for k in range(4):
            bar(canvas, place + a * 0.55 + b * (0.07 * k - 0.105), place + a * 0.95 + b * (0.07 * k - 0.105), size * 0.04, metal, True, False)
    else:
        canvas.polygon([place + a * 0.2 + b * 0.05, place + a + b * 0.08, place + a * 1.12 - b * 0.02, place + a * 0.2 - b * 0.05], metal)


def spectacles(canvas, size):
    rng = canvas.rng
    place, a, b = frame(canvas, size)
    paint, width = colour(rng, (0, 0.6)), max(1.0, size * rng.uniform(0.02, 0.06))
    for side in (-1, 1):
        middle = place + a * 0.5 * side
        points = [middle + a * 0.38 * math.cos(t) + b * 0.3 * math.sin(t) for t in np.linspace(0, 2 * math.pi, 40)]
        curve(canvas, points, width, paint)
        curve(canvas, [place + a * 0.88 * side, place + a * (1.0 * side) + b * 0.4, place + a * rng.uniform(0.6, 1.1) * side + b * rng.uniform(0.8, 1.4)], width * 1.3, paint)
    curve(canvas, [place - a * 0.13, place - b * 0.1, place + a * 0.13], width, paint)


def curve(canvas, points, width, paint):
    """Draws a bent tube as a dark, a middle and a bright line, each thinner than the line
    before."""
    points = np.asarray(points, float)
    canvas.shadow(points if len(points) > 11 else np.r_[points, points[::-1] + 0.5], width)
    for share, light, moved in ((1.0, 0.6, 0.0), (0.7, 1.0, 0.12), (0.25, 1.35, 0.2)):
        line = np.round((points - canvas.lamp * width * moved) * 16).astype(np.int32)
        cv2.polylines(canvas.picture, [line], False, np.clip(np.asarray(paint) * light, 0, 1).tolist(), max(1, int(round(width * share))), cv2.LINE_AA, 4)
    cv2.polylines(canvas.covered, [np.round(points * 16).astype(np.int32)], False, 1, max(1, int(round(width))), cv2.LINE_8, 4)


def cable(canvas, size):
    rng = canvas.rng
    knots = np.cumsum(rng.normal(0, size * 0.5, (4, 2)), 0) + rng.uniform(0, canvas.side, 2)
    t = np.linspace(0, 1, 60)[:, None]
    points = knots[0] * (1 - t) ** 3 + 3 * knots[1] * t * (1 - t) ** 2 + 3 * knots[2] * t * t * (1 - t) + knots[3] * t ** 3
    curve(canvas, points, max(1.2, size * rng.uniform(0.01, 0.06)), colour(rng, (0, 1)))


def screen(canvas, size):
    """Draws a lit screen with rows of text, fields and frames."""
    rng = canvas.rng
    light = rng.random() < 0.5
    rows, columns = 240, 320
    page = np.ones((rows, columns, 3), np.float32) * (colour(rng, (0.8, 1), (0, 0.1)) if light else colour(rng, (0.02, 0.25), (0, 0.5)))
    y = int(rng.integers(4, 20))
    step = int(rng.integers(7, 22))
    while y < rows:
        ink, x = (colour(rng, (0, 0.5)) if light else colour(rng, (0.5, 1))).tolist(), int(rng.integers(0, 60))
        kind = rng.random()
        if kind < 0.5:
            text = "".join(chr(rng.integers(33, 123)) for _ in range(rng.integers(2, 40)))
            cv2.putText(page, text, (x, y + step - 3), int(rng.integers(0, 5)), step / 32, ink, 1, cv2.LINE_AA)
        elif kind < 0.8:
            cv2.rectangle(page, (x, y), (x + int(rng.integers(10, 250)), y + int(rng.integers(1, step))), ink, -1 if rng.random() < 0.6 else 1)
        y += step
    place, a, b = frame(canvas, size)
    corners = np.array([place + a * x + b * y * rng.uniform(0.6, 0.8) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    canvas.polygon((corners - place) * 1.06 + place, colour(rng, (0, 0.4), (0, 0.3)))
    canvas.laid(corners, page)


def plant(canvas, size):
    """Draws blades and leaves that grow from one point."""
    rng = canvas.rng
    foot, hue = rng.uniform(0, canvas.side, 2), rng.uniform(40, 150)
    for _ in range(int(rng.integers(4, 30))):
        turn, reach, bend = rng.uniform(0, 2 * math.pi), size * rng.uniform(0.4, 1.3), rng.normal(0, 0.5)
        t = np.linspace(0, 1, 16)[:, None]
        line = foot + reach * t * np.c_[np.cos(turn + bend * t), np.sin(turn + bend * t)]
        way = np.gradient(line, axis=0)
        across = np.c_[-way[:, 1], way[:, 0]] / np.maximum(1e-6, np.linalg.norm(way, axis=1))[:, None]
        half = size * rng.uniform(0.01, 0.09) * np.sin(np.pi * t) ** rng.uniform(0.4, 1.0)
        paint = cv2.cvtColor(np.float32([[[hue + rng.normal(0, 8), rng.uniform(0.2, 0.9), rng.uniform(0.1, 0.8)]]]), cv2.COLOR_HSV2BGR)[0, 0]
        canvas.polygon(np.r_[line + across * half, (line - across * half)[::-1]], paint)
        canvas.polygon(np.r_[line + across * half, line[::-1]], paint * rng.uniform(0.6, 1.3))


def hand(canvas, size):
    """Draws fingers over or beside other things."""
    rng = canvas.rng
    place, a, b = frame(canvas, size)
    skin = np.array([0.45, 0.55, 0.75]) * rng.uniform(0.35, 1.15) * rng.uniform(0.93, 1.07, 3)
    for k in range(int(rng.integers(1, 6))):
        spread = rng.normal(0, 0.12)
        points = [place - a * 1.5 + b * (0.28 * k - 0.5), place + b * (0.3 * k - 0.5), place + a * rng.uniform(0.3, 0.7) + b * (0.3 * k - 0.5 + spread)]
        t = np.linspace(0, 1, 30)[:, None]
        line = points[0] * (1 - t) ** 2 + 2 * points[1] * t * (1 - t) + points[2] * t * t
        curve(canvas, line, size * rng.uniform(0.2, 0.3), np.clip(skin * rng.uniform(0.9, 1.1), 0, 1))


def pencil(canvas, size):
    """Draws a pen: thick for its length, with a point of another colour, a clip or a cap."""
    rng = canvas.rng
    place, a, b = frame(canvas, size)
    width, paint = 2 * size * rng.uniform(0.05, 0.1), colour(rng, (0.05, 1))
    tip = colour(rng, (0.3, 0.9), (0.1, 0.6))
    canvas.polygon([place + a * 0.98 - b * width / size / 2, place + a * 1.18, place + a * 0.98 + b * width / size / 2], tip)
    canvas.polygon([place + a * 1.12 - b * width / size / 8, place + a * 1.2, place + a * 1.12 + b * width / size / 8], tip * 0.2)
    bar(canvas, place - a, place + a, width, paint)
    bar(canvas, place - a * 1.05, place - a * rng.uniform(0.3, 0.9), width * rng.uniform(1, 1.15), colour(rng))


def disc(canvas, size):
    """Draws a coin, a stone, a cup or a plate."""
    rng = canvas.rng
    place, radius = rng.uniform(0, canvas.side, 2), size * rng.uniform(0.08, 0.8)
    paint = colour(rng, (0.05, 1), (0, 0.8))
    flat, turn = rng.uniform(0.6, 1), rng.uniform(0, math.pi)
    ring = np.array([[math.cos(t), math.sin(t) * flat] for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)])
    canvas.shadow(place + ring * radius, radius * rng.uniform(0.05, 0.4))
    for share in np.sort(rng.uniform(0.2, 1, rng.integers(1, 5)))[::-1]:
        canvas.polygon(place + ring * radius * share, np.clip(paint * rng.uniform(0.5, 1.3), 0, 1))


def block(canvas, size):
    """Draws a thing with edges: a die, a tin, a phone, a keyboard's row of keys."""
    rng = canvas.rng
    place, a, b = frame(canvas, size * rng.uniform(0.1, 0.6))
    count, gap = int(rng.integers(1, 9)) if rng.random() < 0.35 else 1, rng.uniform(1.05, 1.4)
    paint, side = colour(rng), rng.uniform(0.3, 1)
    for k in range(count):
        low = np.array([place + a * (x + 2 * gap * k) + b * y * side for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
        high = low + canvas.up * size * 0.2
        canvas.shadow(low, size * 0.1)
        canvas.polygon(cv2.convexHull(np.float32(np.r_[low, high]))[:, 0], paint * 0.5)
        canvas.polygon(high, paint)


def tag(canvas, size):
    """Draws a printed tag or code: black and white squares on white paper."""
    rng = canvas.rng
    place, a, b = frame(canvas, size * rng.uniform(0.1, 0.4))
    cells = int(rng.integers(6, 14))
    page = np.ones((cells + 2, cells + 2, 3), np.float32) * rng.uniform(0.75, 1)
    page[1:-1, 1:-1] = rng.uniform(0.02, 0.25)
    page[2:-2, 2:-2] = np.where(rng.random((cells - 2, cells - 2, 1)) < 0.5, page[0, 0], page[1, 1])
    corners = np.array([place + a * x + b * y for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    canvas.shadow(corners, 1.0)
    canvas.laid(corners, np.kron(page, np.ones((6, 6, 1), np.float32)))


KINDS = ((comb, 0.13), (dial, 0.06), (strokes, 0.14), (ruler, 0.05), (cutlery, 0.09), (spectacles, 0.05), (cable, 0.09), (screen, 0.07), (plant, 0.06),
         (hand, 0.06), (pencil, 0.06), (disc, 0.05), (block, 0.05), (tag, 0.04))


def thing(canvas):
    """Draws any of these things in any size."""
    rng = canvas.rng
    kind = KINDS[rng.choice(len(KINDS), p=[share for _, share in KINDS])][0]
    kind(canvas, math.exp(rng.uniform(math.log(40), math.log(420))))
