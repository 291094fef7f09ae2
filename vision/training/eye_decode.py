"""Decodes the eye net's maps into sticks and boxes, in pixels of the picture. A stick is a pair of
ends that point at each other along an axis. Which ends belong together is decided for all ends
at once. A box is a middle with four corners, each moved to the nearest peak of the corners' map."""
import math

import cv2
import numpy as np

from eye_net import AXES, CORNERS, ENDS, PLACES

SIDES = (1280, 640, 320)  # sizes (longer side in pixels) in which a picture is examined
END_LEAST, END_MOST = 0.10, 500
SHORTEST = 8.0             # minimum length of a stick, in pixels of the net's picture
NEAR_END = 0.5  # maximum angle between two peaks that are one end, in rad
LEAST, LEAST_BOX = 0.3, 0.35  # minimum certainties, measured on drawn pictures: they maximise the found minus the false pieces


def logistic(x):
    return 1 / (1 + np.exp(-np.clip(x, -30, 30)))


def wrapped(angle):
    return (angle + math.pi) % (2 * math.pi) - math.pi


def both(maps, circle):
    """Combines each bin with its stronger neighbour, because a direction between two bins is split
    over both."""
    beside = np.maximum(np.roll(maps, 1, 0), np.roll(maps, -1, 0)) if circle else maps
    return np.minimum(1.0, np.sqrt(maps * maps + beside * beside))


def shuffled(fine):
    """Rearranges (4 C, h, w) to (C, 2 h, 2 w)."""
    c, h, w = fine.shape
    return fine.reshape(c // 4, 2, 2, h, w).transpose(0, 3, 1, 4, 2).reshape(c // 4, 2 * h, 2 * w)


class Said:
    """The net's output for one picture, as maps."""

    def __init__(self, fine, boxes):
        sub = shuffled(fine[:4 * PLACES].astype(np.float32))
        self.ends, self.axes, self.oars = logistic(sub[:ENDS]), logistic(sub[ENDS:ENDS + AXES]), logistic(sub[ENDS + AXES])
        self.told = sub[ENDS + AXES + 1:]
        self.corners, self.moved = logistic(fine[4 * PLACES:4 * PLACES + CORNERS]), fine[4 * PLACES + CORNERS:]
        self.boxes = boxes
        self.lines = both(self.axes, True)


def peaks(maps, least, most):
    """Returns the places that no neighbour exceeds, in place and direction: (direction, row,
    column), the most certain first."""
    beside = np.maximum(np.maximum(maps, np.roll(maps, 1, 0)), np.roll(maps, -1, 0))
    highest = np.stack([cv2.dilate(m, np.ones((3, 3), np.uint8)) for m in beside])
    k, y, x = np.nonzero((maps >= highest) & (maps > least))
    order = np.argsort(-maps[k, y, x], kind="stable")[:most]
    return k[order], y[order], x[order]


def ends(said):
    """Returns the ends as rows of x, y, direction, certainty, head, length, width, in pixels of the
    net's picture."""
    k, y, x = peaks(said.ends, END_LEAST, END_MOST)
    left, here, right = (said.ends[(k + d) % ENDS, y, x] for d in (-1, 0, 1))
    turn = (k + (right - left) / (left + here + right)) * 2 * math.pi / ENDS
    told = said.told[:, y, x]
    more = wrapped(np.arctan2(told[6], told[5]) - turn)
    turn = turn + np.where(np.abs(more) < 0.5, 0.6 * more, 0)
    sure = np.minimum(1, np.hypot(here, np.maximum(left, right)))
    place = np.stack([x, y]) + np.clip(told[1 + 1:4], -1.6, 1.6)
    sure = sure * (1 - 0.7 * np.clip(said.oars[y, x] / np.maximum(here, 1e-3) - 0.5, 0, 1))
    rows = np.stack([*(place * 2 + 0.5), turn, sure, logistic(told[0]), 64 * np.exp(np.clip(told[1], -3, 3)), 4 * np.exp(np.clip(told[4], -2, 3))], 1)
    kept = []
    for row in rows[np.argsort(-rows[:, 3], kind="stable")]:
        near = any(math.hypot(row[0] - o[0], row[1] - o[1]) < max(2.2, 0.45 * min(row[6], o[6])) and abs(wrapped(row[2] - o[2])) < NEAR_END for o in kept)
        if not near:
            kept.append(row)
    return np.array(kept).reshape(-1, 7)


def support(lines, p, q):
    """Returns the evidence for a stick along a line from p to q, in pixels: the mean, and the mean
    of its weakest sixth."""
    p, q = (np.asarray(p) + 0.5) / 2 - 0.5, (np.asarray(q) + 0.5) / 2 - 0.5
    length = np.linalg.norm(q - p)
    count = max(9, int(length / 1.3))
    along = (np.arange(count) + 0.5) / count
    turn = math.atan2(q[1] - p[1], q[0] - p[0]) % math.pi / math.pi * AXES
    bins = (int(turn) % AXES, (int(turn) + 1) % AXES)
    across = np.array([-(q - p)[1], (q - p)[0]]) / length
    best = np.zeros(count, np.float32)
    for off in (-0.8, 0.0, 0.8):
        at = np.rint(p + (q - p) * along[:, None] + across * off).astype(int)
        x, y = at[:, 0].clip(0, lines.shape[2] - 1), at[:, 1].clip(0, lines.shape[1] - 1)
        for b in bins:
            best = np.maximum(best, lines[b, y, x])
    piece = max(2, count // 8)
    pieces = np.sort([best[k:k + piece].mean() for k in range(0, count - piece + 1, max(1, piece // 2))])
    return float(best.mean()), float(pieces[:max(1, len(pieces) // 6)].mean())


def pairs(said, found):
    """Returns every pair of ends that could be a stick: {(i, j): score}."""
    out = {}
    if len(found) < 2:
        return out
    away = found[None, :, :2] - found[:, None, :2]
    far, turn = np.hypot(away[..., 0], away[..., 1]), np.arctan2(away[..., 1], away[..., 0])
    wide = (found[:, None, 6] + found[None, :, 6]) / 2
    allowed = 0.14 + (3.0 + 0.4 * wide) / np.maximum(far, 1)
    off = np.abs(wrapped(turn - found[:, None, 2]))
    fits = (off < allowed) & (off.T < allowed) & (far > SHORTEST) & (far > 2.2 * wide)
    for i, j in zip(*np.nonzero(np.triu(fits, 1))):
        mean, weakest = support(said.lines, found[i, :2], found[j, :2])
        if mean < 0.1:
            continue
        wrong = min(abs(math.log(far[i, j] / found[i, 5])), abs(math.log(far[i, j] / found[j, 5])))
        shape = 0.5 + 0.3 * math.exp(-0.5 * (wrong / 0.35) ** 2) + 0.2 * math.exp(-0.5 * ((off[i, j] / allowed[i, j]) ** 2 + (off[j, i] / allowed[i, j]) ** 2))
        out[i, j] = (found[i, 3] * found[j, 3]) ** 0.25 * (mean * max(weakest, 1e-3)) ** 0.25 * shape
    return out


def chosen(scores, least):
    """Chooses pairs that share no end and have the largest total score: first greedily, then with
    exchanges as long as they improve the total."""
    worth = {pair: score - 0.9 * least for pair, score in scores.items() if score >= least}
    partner, by_end = {}, {}
    for pair in worth:
        for end in pair:
            by_end.setdefault(end, []).append(pair)
    for pair in sorted(worth, key=worth.get, reverse=True):
        if pair[0] not in partner and pair[1] not in partner:
            partner[pair[0]], partner[pair[1]] = pair[1], pair[0]
    free = lambda end: end not in partner
    ordered = lambda a, b: (min(a, b), max(a, b))
    changed = True
    while changed:
        changed = False
        for pair in worth:
            i, j = pair
            if partner.get(i) == j:
                continue
            lost = [ordered(e, partner[e]) for e in pair if not free(e)]
            gain, widows = worth[pair] - sum(worth[p] for p in set(lost)), [a + b - e for (a, b), e in zip(lost, [e for e in pair if not free(e)])]
            again = []
            for widow in widows:
                rest = [p for p in by_end[widow] if (p[0] + p[1] - widow) not in (i, j) and (free(p[0] + p[1] - widow) or p[0] + p[1] - widow in widows)
                        and not any(set(p) & set(q) for q in again) and p not in lost]
                if rest:
                    again.append(max(rest, key=worth.get))
            if gain + sum(worth[p] for p in again) > 1e-6:
                for a, b in lost:
                    partner.pop(a, None), partner.pop(b, None)
                for a, b in [pair, *again]:
                    partner[a], partner[b] = b, a
                changed = True
    return [(i, j) for i, j in worth if partner.get(i) == j]


def sticks(said, least):
    """Returns the sticks in pixels of the net's picture: p, q, heads (2), width, certainty."""
    found = ends(said)
    scores = pairs(said, found)
    out = []
    for i, j in sorted(chosen(scores, least), key=scores.get, reverse=True):
        a, b = found[i], found[j]
        one = {"p": a[:2], "q": b[:2], "heads": (float(a[4]), float(b[4])), "width": float(a[6] + b[6]) / 2, "sure": float(scores[i, j])}
        if not any(within(one, other) for other in out):
            out.append(one)
    return out


def within(one, other, wide=0.45):
    """Tells whether both ends of a stick lie on the other stick."""
    p, way = other["p"], other["q"] - other["p"]
    length = np.linalg.norm(way)
    way = way / length
    near = max(1.8, wide * min(one["width"], other["width"]))
    places = [(end - p) for end in (one["p"], one["q"])]
    return all(abs(v[0] * way[1] - v[1] * way[0]) < near and -0.06 * length < v @ way < 1.06 * length for v in places)


def boxes(said, least):
    """Returns the boxes in pixels of the net's picture: corners (4, 2), with the bow, if it is
    marked, between the second and the third; bow; certainty."""
    middles = logistic(said.boxes[0])
    highest = cv2.dilate(middles, np.ones((3, 3), np.uint8))
    ys, xs = np.nonzero((middles >= highest) & (middles > least / 2))
    seen, out = corners_of(said), []
    for y, x in sorted(zip(ys, xs), key=lambda place: -middles[place]):
        told = said.boxes[:, y, x]
        size, middle = 32 * math.exp(min(3.5, told[9])), np.array([8 * x + 3.5, 8 * y + 3.5])
        corners, sure = quad(seen, middle, size)
        if corners is None or any(np.linalg.norm(corners.mean(0) - box["corners"].mean(0)) < 0.7 * min(size, box["size"]) for box in out):
            continue
        bow = float(logistic(told[10]))
        if bow > 0.5:  # starts at the corner that puts the bow between the second and the third
            way = [float(((corners[k] + corners[(k + 1) % 4]) / 2 - corners.mean(0)) @ told[11:13]) for k in range(4)]
            corners = np.roll(corners, 1 - int(np.argmax(way)), 0)
        out.append({"corners": corners, "bow": bow, "sure": float(math.sqrt(middles[y, x] * sure)), "size": size})
    return [box for box in out if box["sure"] > least]


def corners_of(said):
    """Returns the corners as rows of x, y, direction into the box, and certainty, in pixels of the
    net's picture."""
    k, y, x = peaks(said.corners, 0.12, 300)
    left, here, right = (said.corners[(k + d) % CORNERS, y, x] for d in (-1, 0, 1))
    turn = (k + (right - left) / (left + here + right)) * 2 * math.pi / CORNERS
    place = 4 * (np.stack([x, y]) + np.clip(said.moved[:, y, x], -1.2, 1.2)) + 1.5
    return np.stack([*place, turn, np.minimum(1, np.hypot(here, np.maximum(left, right)))], 1)


def quad(seen, middle, size):
    """Returns the four corners around a middle, in order, and their certainty, or None. The middle
    is between opposite corners."""
    away = seen[:, :2] - middle
    far = np.hypot(away[:, 0], away[:, 1])
    points = np.abs(wrapped(np.arctan2(-away[:, 1], -away[:, 0]) - seen[:, 2])) < 0.75
    near = np.flatnonzero(points & (far > 0.45 * size) & (far < 1.8 * size))
    opposite = []
    for i, a in enumerate(near):
        for b in near[i + 1:]:
            off = np.linalg.norm(away[a] + away[b]) / (far[a] + far[b])
            if off < 0.35:
                opposite.append((math.sqrt(seen[a, 3] * seen[b, 3]) * (1 - off), a, b))
    best = None
    for i, (one, a, b) in enumerate(opposite):
        for other, c, d in opposite[i + 1:]:
            first, second = away[b] - away[a], away[d] - away[c]
            across = abs(first[0] * second[1] - first[1] * second[0]) / (np.linalg.norm(first) * np.linalg.norm(second))
            longer = max(far[a] + far[b], far[c] + far[d]) / min(far[a] + far[b], far[c] + far[d])
            if len({a, b, c, d}) == 4 and across > 0.3 and longer < 2.2 and (best is None or one + other > best[0]):
                best = (one + other, (a, b, c, d))
    if best is None:
        return None, 0.0
    corners = seen[list(best[1]), :2]
    around = corners - corners.mean(0)
    return corners[np.argsort(np.arctan2(around[:, 1], around[:, 0]))], min(1.0, best[0] / 2)


class Eye:
    """The net in OpenCV, as the program uses it."""

    def __init__(self, path):
        cv2.setNumThreads(1)
        self.net = cv2.dnn.readNetFromONNX(path)

    def said(self, picture, side):
        """Returns the maps of a picture whose longer side is scaled to `side`, and the factor from
        the picture's pixels to those of the net's picture."""
        scale = side / max(picture.shape[:2])
        if abs(scale - 1) > 1e-3:
            picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
        rows, columns = picture.shape[:2]
        padded = cv2.copyMakeBorder(picture, 0, -rows % 64, 0, -columns % 64, cv2.BORDER_REPLICATE)
        self.net.setInput(cv2.dnn.blobFromImage(padded, 1 / 64.0, padded.shape[1::-1], (127.5,) * 3))
        fine, coarse = self.net.forward(["fine", "boxes"])
        return Said(fine[0], coarse[0]), scale

    def look(self, picture, sides=SIDES, least=LEAST, least_box=LEAST_BOX):
        """Returns the sticks and boxes in pixels of the picture, combined from several sizes."""
        lying, standing = [], []
        for side in sides:
            said, scale = self.said(picture, side)
            back = lambda places: (np.asarray(places) + 0.5) / scale - 0.5
            for s in sticks(said, least):
                if all(-3 < e[k] < scale * picture.shape[1 - k] + 3 for e in (s["p"], s["q"]) for k in (0, 1)):
                    lying.append({**s, "p": back(s["p"]), "q": back(s["q"]), "width": s["width"] / scale, "side": side})
            standing += [{**b, "corners": back(b["corners"]), "size": b["size"] / scale, "side": side} for b in boxes(said, least_box)]
        return merged(lying), merged_boxes(standing)


def merged(lying):
    """Combines the results of several sizes, the most certain first. A stick that others explain is
    dropped."""
    out = []
    for one in sorted(lying, key=lambda s: -s["sure"] - 0.05 * (s["side"] == max(SIDES))):
        if not any(other["side"] != one["side"] and (same(one, other) or within(one, other, 0.8) or within(other, one, 0.8)) for other in out):
            if explained(one, [other for other in out if other["side"] != one["side"]]) < 0.35:
                out.append(one)
    return out


def same(one, other):
    direct = np.linalg.norm(one["p"] - other["p"]) + np.linalg.norm(one["q"] - other["q"])
    turned = np.linalg.norm(one["p"] - other["q"]) + np.linalg.norm(one["q"] - other["p"])
    length = min(np.linalg.norm(one["p"] - one["q"]), np.linalg.norm(other["p"] - other["q"]))
    return min(direct, turned) < max(0.14 * length, 1.1 * min(one["width"], other["width"]))


def explained(one, others):
    """Returns the share of a stick that lies on other sticks of the same direction."""
    way = one["q"] - one["p"]
    length = np.linalg.norm(way)
    places, seen = one["p"] + way * np.linspace(0.04, 0.96, 15)[:, None], np.zeros(15, bool)
    for other in others:
        along = other["q"] - other["p"]
        reach = np.linalg.norm(along)
        along = along / reach
        if abs(along @ way) > 0.95 * length:
            v = places - other["p"]
            near = np.abs(v[:, 0] * along[1] - v[:, 1] * along[0]) < 0.9 * max(other["width"], one["width"])
            seen |= near & (v @ along > -0.03 * reach) & (v @ along < 1.03 * reach)
    return seen.mean()


def merged_boxes(standing):
    out = []
    for one in sorted(standing, key=lambda b: -b["sure"]):
        if all(np.linalg.norm(one["corners"].mean(0) - other["corners"].mean(0)) > 0.7 * max(one["size"], other["size"]) for other in out):
            out.append(one)
    return out
