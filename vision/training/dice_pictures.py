"""Lays rendered dice on a picture whose camera is known, for `sample_images/dice`.

dice_pictures.py SCENE.json OUT --seed 1 [--dice 8]

SCENE.json is a truth file with its picture beside it. Writes OUT.jpg, OUT.json and
OUT-camera.yaml. A die's `center_mm` is the point of the table below the middle of its top face;
`value` is null for a cocked die."""
import argparse
import json
import math
import os
import shutil

import cv2
import numpy as np

from dice_render import Die, shadow
from dice_shape import Light, Look, draw

FINE = 2


class Camera:
    def __init__(self, truth):
        c = truth["camera"]
        self.matrix = np.array([[c["fx"], 0, c["cx"]], [0, c["fy"], c["cy"]], [0, 0, 1]])
        self.bend, self.turn, self.shift = (np.float64(c[k]) for k in ("distortion_k1k2p1p2k3", "rvec_table_to_camera", "tvec_mm"))
        self.place = -cv2.Rodrigues(self.turn)[0].T @ self.shift

    def pixel(self, point):
        return cv2.projectPoints(np.float64([point]), self.turn, self.shift, self.matrix, self.bend)[0].ravel()


class EyeAt:
    """The camera as seen from a place of the table, as the orthographic camera of dice_render, in
    millimetres."""

    def __init__(self, camera, x, y, edge):
        middle = np.array([x, y, edge / 2])
        to = camera.place - middle
        self.tilt = math.acos(to[2] / np.linalg.norm(to))
        way = math.atan2(to[1], to[0]) + math.pi / 2  # the camera then lies towards -y
        self.back = np.array([[math.cos(way), -math.sin(way)], [math.sin(way), math.cos(way)]])
        slope = np.stack([(camera.pixel(middle + s) - camera.pixel(middle - s)) * FINE / 2 for s in np.eye(3)], 1)
        slope[:, :2] = slope[:, :2] @ self.back
        plane = np.array([[1, 0, 0], [0, -math.cos(self.tilt), -math.sin(self.tilt)]])
        self.turn = slope @ np.linalg.pinv(plane)
        flat = np.linalg.solve(self.turn, (camera.pixel(middle) + 0.5) * FINE - 0.5)
        self.spot = np.array([flat[0], -(flat[1] + edge / 2 * math.sin(self.tilt)) / math.cos(self.tilt)])

    def project(self, p):
        p = np.asarray(p, float)
        ct, st = math.cos(self.tilt), math.sin(self.tilt)
        return np.stack([p[..., 0], -(p[..., 1] * ct + p[..., 2] * st)], -1) @ self.turn.T

    def faces_me(self, normal):
        return -normal[1] * math.sin(self.tilt) + normal[2] * math.cos(self.tilt)


def places(rng, truth, count):
    taken = [np.array(c) for c in truth["table"]["tags"]["centers_mm"].values()]
    taken += [np.array(c["at_mm"]) for c in truth.get("clutter", [])]
    found = []
    while len(found) < count:
        spot = np.array([rng.uniform(60, 540), rng.uniform(50, 370)])
        if found and rng.random() < 0.35:
            way = rng.uniform(0, 2 * math.pi)
            spot = found[-1] + rng.uniform(17, 20) * np.array([math.cos(way), math.sin(way)])
        if all(np.linalg.norm(spot - t) > 48 for t in taken) and all(np.linalg.norm(spot - f) > 16.8 for f in found):
            found.append(spot)
    return found


def thrown(rng, camera, truth, count):
    looks = [look for look in (Look(rng) for _ in range(20)) if look.spots][:3]
    dice = []
    for k, (x, y) in enumerate(places(rng, truth, count)):
        edge = rng.choice([12, 14, 16])
        eye = EyeAt(camera, x, y, edge)
        die = Die(rng, eye, eye.spot, edge, looks[k % 3])
        while die.cocked != (k == 0):
            die = Die(rng, eye, eye.spot, edge, looks[k % 3])
        top = np.array([0, 0, edge / 2]) @ die.turn.T
        middle = np.array([x, y]) + eye.back @ top[:2]
        dice.append((die, {"value": None if die.cocked else die.value, "edge_mm": int(edge), "center_mm": [round(float(v), 2) for v in middle]}))
    return sorted(dice, key=lambda d: -np.linalg.norm(camera.place[:2] - d[1]["center_mm"]))


def photographed(rng, picture, before, after):
    """Returns the picture with the changes between the two drawings, which have a higher
    resolution; the lens blurs them."""
    def seen(fine):
        return cv2.resize(cv2.GaussianBlur(np.clip(fine, 0, 255), (0, 0), FINE * 0.6), picture.shape[1::-1], interpolation=cv2.INTER_AREA)
    change = seen(after) - seen(before)
    noise = rng.normal(0, 2, change.shape) * (np.abs(change) > 1)
    return np.uint8(np.clip(picture + change + noise, 0, 255))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("scene")
    parser.add_argument("out")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--dice", type=int, default=8)
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    truth = json.load(open(options.scene))
    picture = cv2.imread(os.path.splitext(options.scene)[0] + ".jpg")
    dice = thrown(rng, Camera(truth), truth, options.dice)
    before = cv2.resize(picture, None, fx=FINE, fy=FINE, interpolation=cv2.INTER_CUBIC).astype(np.float32)
    after, light = before.copy(), Light(rng)
    shadow(rng, after, [die for die, _ in dice])
    for die, _ in dice:
        draw(rng, after, die, light)
    cv2.imwrite(options.out + ".jpg", photographed(rng, picture, before, after), [cv2.IMWRITE_JPEG_QUALITY, 92])
    kept = {k: v for k, v in truth.items() if k in ("table", "surface", "camera", "clutter")}
    json.dump({"kind": "dice", "seed": options.seed, **kept, "dice": [d for _, d in dice]}, open(options.out + ".json", "w"), indent=1)
    shutil.copy(os.path.splitext(options.scene)[0] + "-camera.yaml", options.out + "-camera.yaml")


if __name__ == "__main__":
    main()
