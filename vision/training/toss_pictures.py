"""Renders tosses of War Galley on a table with tags, to measure rulings on pictures that nothing was tuned on.

    toss_pictures.py FOLDER --count 60 --first 0

NNNN.jpg and NNNN.json are written, as `umpire evaluate` takes them. Half of the tosses have as many
matches as the masts allow, half have a handful of 4 to 10. A picture takes a second or two.
Existing pictures are not drawn again.
"""
import argparse
import json
import math
import os

import cv2
import numpy as np

import tables
from geometry import Camera, box

tables.PX, tables.SIDE = 3.0, 2700  # 900 mm: the table's play area and its surroundings

import render  # noqa: E402: imported after the texture's size is set
import scene

AREA = np.array([600.0, 420.0])
TAG_MM, PAPER_MM, TAG_PX = 40.0, 52.0, 8
TAG_CENTRES = np.array([[35.0, 35.0], [565.0, 35.0], [565.0, 385.0], [35.0, 385.0]])
MATCH_MM = 42.0
CLEAR_MM = 6.0  # mm from a hull; a nearer match may touch the hull, and the truth could not say whether it does


def hull_of(g):
    return box(g.center, g.heading, g.length, g.width, 0, g.height)[:4, :2]


def segment_distance(a, b, c, d):
    def to(p, q, r):
        t = np.clip((p - q) @ (r - q) / max(1e-9, (r - q) @ (r - q)), 0, 1)
        return np.linalg.norm(p - q - (r - q) * t)
    cross = lambda u, v: u[0] * v[1] - u[1] * v[0]
    if cross(b - a, c - a) * cross(b - a, d - a) < 0 and cross(d - c, a - c) * cross(d - c, b - c) < 0:
        return 0.0
    return min(to(a, c, d), to(b, c, d), to(c, a, b), to(d, a, b))


def hull_distance(one, other):
    return min(segment_distance(one[i], one[(i + 1) % len(one)], other[j], other[(j + 1) % len(other)])
               for i in range(len(one)) for j in range(len(other)))


def match_distance(s, hull):
    inside = cv2.pointPolygonTest(hull.astype(np.float32), tuple(float(v) for v in (s.tail + s.head)[:2] / 2), False) >= 0
    return 0.0 if inside else hull_distance(np.array([s.tail[:2], s.head[:2]]), hull)


def household(rng, ground):
    """Returns a style of matches of the usual width, with heads."""
    look = scene.style(rng, ground)
    look.mixed, look.width, look.length = False, float(np.clip(look.width, 1.7, 2.4)), rng.normal(MATCH_MM, 0.4)
    return look


def galleys_on(rng, look):
    """Places the attacker, its target and up to two other galleys, with gaps of at least the length
    of a match."""
    fleet = [(scene.colour(rng, lightness=(0.05, 0.7)), scene.colour(rng), scene.label(rng, 60, 35)) for _ in range(2)]
    while True:
        galleys = []
        for k in range(int(rng.choice([2, 3, 4], p=[0.5, 0.3, 0.2]))):
            for _ in range(40):
                near = galleys[0].center if k == 1 else np.zeros(2)
                at = near + rng.uniform(-1, 1, 2) * (150 if k == 1 else AREA / 2 - 70)
                g = scene.galley(rng, look, at, rng.uniform(0, 2 * math.pi), fleet[k % 2])
                if (np.abs(at) < AREA / 2 - 65).all() and all(hull_distance(hull_of(g), hull_of(o)) > 28 for o in galleys):
                    galleys.append(g)
                    break
        if len(galleys) >= 2 and galleys[0].masts and hull_distance(hull_of(galleys[0]), hull_of(galleys[1])) < 3 * MATCH_MM:
            return galleys


def orders_of(rng, look, galleys):
    """Returns rows of order matches in front of some bows."""
    rows = []
    for k, g in enumerate(galleys):
        if rng.random() < 0.5:
            forward = np.array([math.cos(g.heading), math.sin(g.heading)])
            start = g.center + forward * (g.length / 2 + rng.uniform(1, 3))
            rows += [(f"g{k}", s) for s in scene.row_of_orders(rng, look, start, g.heading, int(rng.integers(1, 4)))]
    clear = lambda k, s: all(match_distance(s, hull_of(g)) > 8 for j, g in enumerate(galleys) if f"g{j}" != k)
    inside = lambda s: (np.abs(np.array([s.tail[:2], s.head[:2]])) < AREA / 2 - 8).all()
    broken = {k for k, s in rows if not (clear(k, s) and inside(s))}
    return [(k, s) for k, s in rows if k not in broken]


def toss_on(rng, look, galleys, orders, gap):
    """Drops the matches beside the target. None of them touches a hull or an order match."""
    masts = len(galleys[0].masts)
    allowed = {1: 2 * masts, 2: masts, 3: math.ceil(masts / 2)}[max(1, math.ceil(gap / MATCH_MM))]
    count = allowed if rng.random() < 0.5 else int(rng.integers(4, 11))
    tossed = []
    for _ in range(400):
        turn = rng.uniform(0, 2 * math.pi)
        at = galleys[1].center + rng.uniform(35, 75) * np.array([math.cos(turn), math.sin(turn)])
        more = scene.handful(rng, look, at, int(rng.integers(1, count - len(tossed) + 1)), rng.uniform(8, 30))
        for s in more:
            inside = (np.abs(np.array([s.tail[:2], s.head[:2]])) < AREA / 2 - 8).all()
            off_tags = all(match_distance(s, c - AREA / 2 + np.array([[-30, -30], [30, -30], [30, 30], [-30, 30.0]])) > 0 for c in TAG_CENTRES)
            alone = all(segment_distance(s.tail[:2], s.head[:2], o.tail[:2], o.head[:2]) > 5 for _, o in orders)
            if inside and off_tags and alone and len(tossed) < count and all(match_distance(s, hull_of(g)) > CLEAR_MM for g in galleys):
                s.tail[2] = s.head[2] = s.width / 2
                scene.pile(tossed, s)
                tossed.append(s)
        if len(tossed) == count:
            return tossed
    return tossed


def lay_tags(top):
    """Draws each tag with its paper into the texture of the table."""
    dictionary = cv2.aruco.Dictionary_get(cv2.aruco.DICT_APRILTAG_36h11)
    for k, c in enumerate(TAG_CENTRES - AREA / 2):
        tag = cv2.resize(cv2.aruco.drawMarker(dictionary, k, 8 * TAG_PX), (int(TAG_MM * tables.PX),) * 2, interpolation=cv2.INTER_AREA)[::-1]
        middle = np.round((c + tables.SIDE / tables.PX / 2) * tables.PX).astype(int)
        for side, value in ((PAPER_MM, np.float32(0.9)), (TAG_MM, (0.05 + 0.85 * tag[..., None] / 255.0).astype(np.float32))):
            half = int(side * tables.PX) // 2
            top[middle[1] - half:middle[1] + half, middle[0] - half:middle[0] + half] = value
    return top


def camera_over(rng):
    size = np.array([1280, 720] if rng.random() < 0.65 else [1920, 1080])
    tilt = math.radians(min(40, abs(rng.normal(0, 20))))
    per_mm = size[0] / rng.uniform(690, 800)
    camera = Camera(tilt, -math.pi / 2 + rng.normal(0, 0.3), math.pi / 2 + rng.normal(0, 0.08), per_mm, size[0] * rng.uniform(0.75, 1.0))
    return camera, size


def canvas_over(rng, camera, size):
    canvas = render.Canvas(camera, render.Light(rng), rng)
    camera.offset, camera.scale = -size / 2.0, 2.0
    canvas.size, canvas.wide = size, tuple(int(v) for v in size * 2)
    canvas.what = np.zeros(canvas.wide[::-1], np.int32)
    return canvas


def camera_truth(camera, size):
    """Returns the camera for the truth file. In a picture of half the resolution, the pixels'
    centres are a quarter of a pixel farther up and left."""
    centre = size / 2.0 - 0.25
    shifted = camera.eye + np.r_[AREA / 2, 0]
    return {"width": int(size[0]), "height": int(size[1]), "fx": camera.focal, "fy": camera.focal, "cx": centre[0], "cy": centre[1],
            "distortion_k1k2p1p2k3": [0.0] * 5, "rvec_table_to_camera": cv2.Rodrigues(camera.rotation)[0].ravel().tolist(),
            "tvec_mm": (-camera.rotation @ shifted).tolist()}


def on_table(point):
    return (np.asarray(point, float) + np.r_[AREA / 2, [0.0] * (len(point) - 2)]).round(3).tolist()


def galley_truth(k, g):
    port = np.array([-math.sin(g.heading), math.cos(g.heading)])
    sides = [float((s.tail[:2] - g.center) @ port) for s in g.oars]
    return {"id": f"g{k}", "center_mm": on_table(g.center), "heading_deg": math.degrees(g.heading) % 360, "height_mm": g.height,
            "hull_mm": [on_table(p) for p in hull_of(g)], "oars": {"port": sum(s > 0 for s in sides), "starboard": sum(s < 0 for s in sides)},
            "masts": len(g.masts)}


def match_truth(s, role, owner):
    return {"role": role, "owner": owner, "headed": s.head_colour is not None, "length_mm": float(np.linalg.norm(s.head - s.tail)),
            "tail_mm": on_table(s.tail), "head_mm": on_table(s.head), "center_mm": on_table((s.tail + s.head) / 2),
            "leaning": bool(abs(s.head[2] - s.tail[2]) > 1)}


def picture(index):
    rng = np.random.default_rng(91_000_000 + index)
    camera, size = camera_over(rng)
    canvas = canvas_over(rng, camera, size)
    top = tables.table(rng)
    look = household(rng, top.mean((0, 1)))
    galleys = galleys_on(rng, look)
    gap = float(hull_distance(hull_of(galleys[0]), hull_of(galleys[1])))
    orders = orders_of(rng, look, galleys)
    tossed = toss_on(rng, look, galleys, orders, gap)
    render.draw(canvas, lay_tags(top), ([s for _, s in orders] + tossed, galleys, []))
    matches = [match_truth(s, "order", k) for k, s in orders] + [match_truth(s, "tossed", None) for s in tossed]
    truth = {"kind": "toss", "seed": index, "surface": "drawn", "camera": camera_truth(camera, size),
             "table": {"area_mm": AREA.tolist(), "tags": {"dictionary": "DICT_APRILTAG_36h11", "size_mm": TAG_MM,
                                                          "centers_mm": {str(k): c.tolist() for k, c in enumerate(TAG_CENTRES)}}},
             "galleys": [galley_truth(k, g) for k, g in enumerate(galleys)], "matches": matches,
             "toss": {"attacker": "g0", "target": "g1", "gap_mm": gap}}
    return render.photograph(rng, canvas.picture, size), truth


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    os.makedirs(options.folder, exist_ok=True)
    for index in range(options.first, options.first + options.count):
        path = os.path.join(options.folder, f"{index:04d}")
        if os.path.exists(path + ".json"):
            continue
        image, truth = picture(index)
        cv2.imwrite(path + ".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 92])
        with open(path + ".json", "w") as file:
            json.dump(truth, file, indent=1)


if __name__ == "__main__":
    main()
