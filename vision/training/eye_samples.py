"""Makes training samples from parts of the drawn scenes: a picture, and the net's target output."""
import glob
import math
import os

import cv2
import numpy as np

from eye_net import AXES, CORNERS, ENDS
from telephone import snapshot

SIDE = 256
FINE, PLACE = 2, 4  # width of a sub-place and of a place, in pixels
BOX = 14
PARTS = 4  # number of parts of a scene; half as many for a scene without sticks
USUAL = (18, 190)  # range of the length of a scene's usual stick in a part, in pixels


class Pool:
    """The scenes that the folder contains so far."""

    def __init__(self, folder):
        self.folder, self.names = folder, []

    def draw(self, rng):
        if not self.names or rng.random() < 0.002:
            self.names = sorted(glob.glob(os.path.join(self.folder, "*.npz")))
        name = self.names[rng.integers(len(self.names))]
        with np.load(name) as known:
            return cv2.imread(name[:-4] + ".jpg"), {key: known[key] for key in known.files}


def moved(matrix, points):
    return points @ matrix[:, :2].T + matrix[:, 2]


def part(rng, picture, known, side=SIDE):
    """Cuts a rotated, mirrored and scaled square out of a scene and simulates the phone camera. The
    labels are transformed, too."""
    scale = usual_scale(rng, known["sticks"])
    interesting = np.concatenate([known["sticks"][:, :2], known["sticks"][:, 2:4], known["boxes"][:, :8].reshape(-1, 2)])
    whole = picture.shape[0]
    middle = interesting[rng.integers(len(interesting))] if len(interesting) and rng.random() < 0.8 else rng.uniform(0, whole, 2)
    reach = side / 2 / scale
    middle = middle + rng.uniform(-0.8, 0.8, 2) * reach
    middle = np.clip(middle, min(reach * 0.8, whole / 2), max(whole - reach * 0.8, whole / 2))
    turn = rng.uniform(0, 2 * math.pi)
    turned = scale * np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
    if rng.random() < 0.5:
        turned = turned @ np.diag([-1.0, 1.0])
    matrix = np.c_[turned, side / 2 - turned @ middle]
    if scale < 0.8:
        picture = cv2.GaussianBlur(picture, (0, 0), 0.4 / scale)
    out = cv2.warpAffine(picture, matrix, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101)
    sticks = known["sticks"].astype(np.float64).copy()
    sticks[:, :2], sticks[:, 2:4], sticks[:, 4] = moved(matrix, sticks[:, :2]), moved(matrix, sticks[:, 2:4]), sticks[:, 4] * scale
    boxes = known["boxes"].astype(np.float64).copy()
    boxes[:, :8] = moved(matrix, boxes[:, :8].reshape(-1, 2)).reshape(-1, 8)
    oars = known["oars"].astype(np.float64).copy()
    oars[:, :2], oars[:, 2] = moved(matrix, oars[:, :2]), oars[:, 2] * scale
    places = matrix.copy()
    places[:, :2] *= 2      # `covered` is at a quarter of the scene's size, the axes at half of the part's
    places[:, 2] /= 2
    covered = cv2.warpAffine(known["covered"], places, (side // 2, side // 2), flags=cv2.INTER_NEAREST)
    within = np.array([_within(matrix, whole, s[:2], s[2:4]) for s in sticks], bool).reshape(-1, 2)
    return snapshot(rng, out), {"sticks": sticks, "seen": known["seen"].astype(bool) & within, "boxes": boxes, "oars": oars, "covered": covered}


def usual_scale(rng, sticks):
    """Returns the scale of a part relative to its scene, such that all lengths are equally frequent
    and few sticks are too small to recognise."""
    length = float(np.median(np.linalg.norm(sticks[:, :2] - sticks[:, 2:4], axis=1))) if len(sticks) else 100.0
    wanted = math.exp(rng.uniform(math.log(USUAL[0]), math.log(USUAL[1])))
    return min(1.3, max(0.4, wanted / max(length, 1.0)))


def _within(matrix, whole, *points):
    """Beyond the scene's edge is its mirror image, where nothing is labelled."""
    back = np.linalg.inv(matrix[:, :2])
    return [bool((np.abs((p - matrix[:, 2]) @ back.T - whole / 2) < whole / 2 - 1).all()) for p in points]


def spot(maps, place, sigma, share):
    """Adds a round peak of height `share` to a map, at a place of the map."""
    x, y = place
    reach = int(3 * sigma) + 1
    x0, y0 = max(0, int(x) - reach), max(0, int(y) - reach)
    x1, y1 = min(maps.shape[1], int(x) + reach + 2), min(maps.shape[0], int(y) + reach + 2)
    if x0 < x1 and y0 < y1:
        hill = share * np.exp(-0.5 * (((np.arange(x0, x1) - x) ** 2)[None] + ((np.arange(y0, y1) - y) ** 2)[:, None]) / sigma ** 2)
        part_of = maps[y0:y1, x0:x1]
        np.maximum(part_of, hill, out=part_of)


def bins(angle, count, whole):
    """Returns the two nearest of `count` directions, and their weights: 1 exactly at a direction,
    about 0.5 in the middle between two."""
    at = angle / whole * count
    low = math.floor(at)
    return [((low + k) % count, max(0.0, 1 - abs(at - low - k) ** 1.5)) for k in (0, 1)]


def place_of(pixel, size):
    """Converts a pixel to a place of a map whose places are `size` pixels wide."""
    return (np.asarray(pixel) + 0.5) / size - 0.5


def targets(known, side=SIDE):
    """Returns the maps (0 to 1 as bytes, 255 is 1), and the properties of ends, corners and boxes,
    with a row for each."""
    half, quarter, eighth = side // 2, side // 4, side // 8
    ends, axes, oars = np.zeros((ENDS, half, half), np.float32), np.zeros((AXES, half, half), np.float32), np.zeros((1, half, half), np.float32)
    corners, middles = np.zeros((CORNERS, quarter, quarter), np.float32), np.zeros((1, eighth, eighth), np.float32)
    tales, offsets, boxes = [], [], []
    for stick, seen in zip(known["sticks"], known["seen"]):
        p, q, width = stick[:2], stick[2:4], max(1.0, stick[4])
        length, turn = float(np.linalg.norm(q - p)), math.atan2(q[1] - p[1], q[0] - p[0])
        if length < 11 or length < 2.5 * width:
            continue
        for k, share in bins(turn % math.pi, AXES, math.pi):
            line(axes[k], p, q, share)
        for k, (end, way) in enumerate(((p, turn), (q, turn + math.pi))):
            if not seen[k] or not (0 <= end[0] < side and 0 <= end[1] < side):
                continue
            place = place_of(end, FINE)
            sigma = min(2.2, max(0.75, 0.1 * width))
            for b, share in bins(way % (2 * math.pi), ENDS, 2 * math.pi):
                spot(ends[b], place, sigma, share)
            tales.append([*place, float(k == 1 and stick[5] > 0.5), math.log(length / 64), math.log(width / 4), math.cos(way), math.sin(way)])
    for oar in known["oars"]:
        spot(oars[0], place_of(oar[:2], FINE), min(2.2, max(0.75, 0.1 * oar[2])), 1.0)
    for box in known["boxes"]:
        told(box, side, corners, middles, offsets, boxes)
    axes *= (known["covered"] == 0)[None]
    byte = lambda maps: (maps * 255 + 0.5).astype(np.uint8)
    rows = lambda values, width: np.float32(values).reshape(-1, width)
    return byte(np.concatenate([ends, axes, oars])), byte(corners), byte(middles), rows(tales, 7), rows(offsets, 2), rows(boxes, BOX)


def line(axis, p, q, share):
    """Draws the axis of a stick in a map, where it exceeds the present value."""
    a, b = place_of(p, FINE), place_of(q, FINE)
    x0, y0 = np.floor(np.minimum(a, b)).astype(int).clip(1, axis.shape[0] - 2) - 1
    x1, y1 = np.ceil(np.maximum(a, b)).astype(int).clip(1, axis.shape[0] - 2) + 2
    drawn = np.zeros((y1 - y0, x1 - x0), np.uint8)
    ends = [tuple(np.round((e - (x0, y0)) * 16).astype(int).tolist()) for e in (a, b)]
    cv2.line(drawn, *ends, int(255 * share), 1, cv2.LINE_AA, 4)
    window = axis[y0:y1, x0:x1]
    np.maximum(window, drawn.astype(np.float32) / 255, out=window)


def told(box, side, corners, middles, offsets, boxes):
    quad = box[:8].reshape(4, 2)
    middle = quad.mean(0)
    size = float(np.linalg.norm(quad - middle, axis=1).mean())
    if size < 9:
        return
    for corner in quad:
        if (corner >= 0).all() and (corner < side).all():
            way = math.atan2(*(middle - corner)[::-1]) % (2 * math.pi)
            place = place_of(corner, PLACE)
            for b, share in bins(way, CORNERS, 2 * math.pi):
                spot(corners[b], place, 0.8, share)
            offsets.append(place)
    if (middle >= 0).all() and (middle < side).all():
        spot(middles[0], place_of(middle, 8), min(2.5, max(0.8, 0.09 * size / 8)), 1.0)
        bow = quad[1:3].mean(0) - middle
        bow = bow / max(1e-6, np.linalg.norm(bow))
        boxes.append([*place_of(middle, 8), *((quad - middle) / size).ravel(), math.log(size / 32), box[8], *bow])


def batches(folder, seed, count, side=SIDE):
    """Yields batches without end: pictures (count, side, side, 3) and their targets. Each scene
    gives PARTS parts, which go to different batches."""
    rng, pool, waiting = np.random.default_rng(seed), Pool(folder), []
    while True:
        while len(waiting) < 8 * count:
            picture, known = pool.draw(rng)
            for _ in range(PARTS if len(known["sticks"]) else PARTS // 2):
                seen, labels = part(rng, picture, known, side)
                waiting.append((seen, targets(labels, side)))
        chosen = [waiting.pop(int(rng.integers(len(waiting)))) for _ in range(count)]
        numbered = lambda which: np.concatenate([np.c_[np.full(len(t[which]), k, np.float32), t[which]] for k, (_, t) in enumerate(chosen)])
        maps = [np.stack([t[k] for _, t in chosen]) for k in range(3)]
        yield np.stack([s for s, _ in chosen]), *maps, *[numbered(k) for k in (3, 4, 5)]
