"""Measures how many of the things that the eye reports are right.

    eye_measure.py EYE.onnx drawn SCENES [--count 120]           scenes of eye_scene.py --held-out: thresholds, heads, boxes
    eye_measure.py EYE.onnx photographs FOLDER [--counts CSV]    how many sticks and boxes it says; CSV: file,sticks
    eye_measure.py EYE.onnx scenes FOLDER                        pictures with the truth files of `umpire evaluate`

--least and --least-box are the thresholds, --sides the sizes of a look, and --overlays FOLDER draws what was said.
"""
import argparse
import csv
import glob
import json
import math
import os
import time

import cv2
import numpy as np

import eye_decode
from telephone import snapshot

THRESHOLDS = (0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75)


def distance(one, p, q):
    """Returns the distances of a stick's ends from the true ends, and whether they are in the same
    order."""
    direct = np.linalg.norm(one["p"] - p) + np.linalg.norm(one["q"] - q)
    turned = np.linalg.norm(one["p"] - q) + np.linalg.norm(one["q"] - p)
    return min(direct, turned), direct <= turned


class Sticks:
    """Counts sticks over many pictures. A stick is found if the distances of both ends together are
    at most 0.3 of its length."""

    def __init__(self):
        self.true = self.found = self.invented = self.headed = self.end = self.with_head = 0
        self.errors = []

    def add(self, said, true):
        """Compares sticks. Returns the missed sticks. `true` has (tail, head, headed) in pixels."""
        left, missed = list(said), []
        for p, q, headed in true:
            self.true += 1
            best = min(left, key=lambda s: distance(s, p, q)[0], default=None)
            if best is None or distance(best, p, q)[0] > max(0.3 * np.linalg.norm(q - p), 6):
                missed.append((p, q))
                continue
            left = [s for s in left if s is not best]
            direct = distance(best, p, q)[1]
            tail, head = best["heads"] if direct else best["heads"][::-1]
            self.found += 1
            self.headed += (max(tail, head) > 0.5) == headed
            self.with_head += headed
            self.end += headed and head > tail
            self.errors.append(max(np.linalg.norm(best["p" if direct else "q"] - p), np.linalg.norm(best["q" if direct else "p"] - q)))
        self.invented += len(left)
        return missed

    def __str__(self):
        middle, most = np.percentile(self.errors, (50, 95)) if self.errors else (math.nan, math.nan)
        share = 2 * self.found / max(1, self.true + self.found + self.invented)
        return (f"sticks {self.true}, found {self.found}, invented {self.invented}, F {share:.3f}; with or without a head right {self.headed}; "
                f"head at the right end {self.end} of {self.with_head}; ends {middle:.2f} pixels median, {most:.1f} at 95 %")


class Boxes:
    """Counts boxes over many pictures. A box is found if its middle is within 0.4 of half its
    diagonal."""

    def __init__(self):
        self.true = self.found = self.invented = self.marked = self.bow = self.turned = 0
        self.errors = []

    def add(self, said, true):
        """Compares boxes. `true` has (corners (4, 2), direction to the bow or None)."""
        left = list(said)
        for corners, bow in true:
            self.true += 1
            middle = corners.mean(0)
            size = np.linalg.norm(corners - middle, axis=1).mean()
            best = min(left, key=lambda b: np.linalg.norm(b["corners"].mean(0) - middle), default=None)
            if best is None or np.linalg.norm(best["corners"].mean(0) - middle) > 0.4 * size:
                continue
            left = [b for b in left if b is not best]
            self.found += 1
            self.errors.append(max(np.linalg.norm(best["corners"] - c, axis=1).min() for c in corners) / size)
            if bow is not None:
                self.marked += 1
                self.bow += best["bow"] > 0.5 and float((best["corners"][1:3].mean(0) - best["corners"].mean(0)) @ bow) > 0
                self.turned += best["bow"] > 0.5 and float((best["corners"][1:3].mean(0) - best["corners"].mean(0)) @ bow) <= 0
        self.invented += len(left)

    def __str__(self):
        middle, most = np.percentile(self.errors, (50, 95)) if self.errors else (math.nan, math.nan)
        return (f"boxes {self.true}, found {self.found}, invented {self.invented}; bow right {self.bow} and wrong {self.turned} of {self.marked}; "
                f"worst corner {middle:.3f} half diagonals median, {most:.3f} at 95 %")


def drawn(eye, options):
    """Measures the eye on whole drawn scenes, as a phone camera shows them, and prints the results
    for several thresholds."""
    answers, side = [], None
    for k, name in enumerate(sorted(glob.glob(os.path.join(options.folder, "*.npz")))[:options.count]):
        with np.load(name) as file:
            known = {key: file[key] for key in file.files}
        picture = snapshot(np.random.default_rng(k), cv2.imread(name[:-4] + ".jpg"))
        side = picture.shape[0]
        said = eye.said(picture, side)[0]
        inside = lambda p: bool((p > 1).all() and (p < side - 1).all())
        true = [(s[:2], s[2:4], s[5] > 0.5) for s, seen in zip(known["sticks"], known["seen"])
                if seen.all() and inside(s[:2]) and inside(s[2:4]) and np.linalg.norm(s[:2] - s[2:4]) > 14]
        quads = [(b[:8].reshape(4, 2), (b[2:4] + b[4:6]) / 2 - b[:8].reshape(4, 2).mean(0) if b[8] else None) for b in known["boxes"] if inside(b[:8].reshape(4, 2).mean(0))]
        answers.append((said, true, quads, os.path.basename(name)[:-4], picture))
    for least in THRESHOLDS:
        sums, empty = Sticks(), 0
        for said, true, *_ in answers:
            lying = eye_decode.sticks(said, least)
            sums.add(lying, true)
            empty += bool(lying) and not true
        print(f"{least:.2f}: {sums}; in {empty} of {sum(not a[1] for a in answers)} pictures without sticks")
    for least in THRESHOLDS:
        sums = Boxes()
        for said, _, quads, *_ in answers:
            sums.add(eye_decode.boxes(said, least), quads)
        print(f"{least:.2f}: {sums}")
    for said, true, _, name, picture in answers if options.overlays else ():
        overlay(picture, eye_decode.sticks(said, options.least), eye_decode.boxes(said, options.least_box), os.path.join(options.overlays, name + ".jpg"), [t[:2] for t in true])


def pictures(folder):
    return [p for p in sorted(glob.glob(os.path.join(folder, "*"))) if p.lower().endswith((".jpg", ".jpeg", ".png"))]


def photographs(eye, options):
    counts = {row["file"]: int(row["sticks"]) for row in csv.DictReader(open(options.counts))} if options.counts else {}
    true = counted = more = exact = with_sticks = with_boxes = number = 0
    began = time.process_time()
    for path in pictures(options.folder):
        name = os.path.basename(path)
        picture = cv2.imread(path)
        lying, standing = eye.look(picture, options.sides, options.least, options.least_box)
        number, with_sticks, with_boxes = number + 1, with_sticks + bool(lying), with_boxes + bool(standing)
        headed = sum(max(s["heads"]) > 0.5 for s in lying)
        sure = max([s["sure"] for s in lying], default=0)
        if name in counts:
            n = counts[name]
            true, counted, more, exact = true + n, counted + min(n, len(lying)), more + max(0, len(lying) - n), exact + (n == len(lying))
        if lying or standing or counts.get(name):
            print(f"  {name}: sticks {len(lying)}{' of ' + str(counts[name]) if name in counts else ''} ({sure:.2f}), headed {headed}, boxes {len(standing)}")
        if options.overlays:
            overlay(picture, lying, standing, os.path.join(options.overlays, name + ".jpg"))
    print(f"{number} pictures: sticks in {with_sticks}, boxes in {with_boxes}; {(time.process_time() - began) / max(1, number):.2f} processor seconds each")
    if counts:
        print(f"{counted} of {true} counted, {more} too many, {exact} pictures exact")


def scenes(eye, options):
    """Measures the eye on pictures with truth files, and prints the results. The truth is in
    millimetres; the camera of the file converts it to pixels."""
    lying_sums, standing_sums = Sticks(), Boxes()
    for path in sorted(glob.glob(os.path.join(options.folder, "*.json"))):
        with open(path) as file:
            truth = json.load(file)
        if truth["kind"] not in ("toss", "orders"):
            continue
        seen = lambda places: projected(np.array(places, float), truth["camera"])
        picture = cv2.imread(path[:-5] + ".jpg")
        lying, standing = eye.look(picture, options.sides, options.least, options.least_box)
        missed = lying_sums.add(lying, [(*seen([m["tail_mm"], m["head_mm"]]), m["headed"]) for m in truth["matches"]])
        quads = []
        for galley in truth["galleys"]:
            height, turn = galley["height_mm"], math.radians(galley["heading_deg"])
            corners = seen([[*place, height] for place in galley["hull_mm"]])
            middle = [*galley["center_mm"], height]
            ahead = seen([middle, [middle[0] + 20 * math.cos(turn), middle[1] + 20 * math.sin(turn), height]])
            quads.append((corners, ahead[1] - ahead[0]))
        standing_sums.add(standing, quads)
        if options.overlays:
            overlay(picture, lying, standing, os.path.join(options.overlays, os.path.basename(path)[:-5] + ".jpg"), missed)
    print(lying_sums, standing_sums, sep="\n")


def projected(places, camera):
    """Projects places on the table, in mm, to pixels, with the camera of a truth file."""
    matrix = np.array([[camera["fx"], 0, camera["cx"]], [0, camera["fy"], camera["cy"]], [0, 0, 1]])
    turn, shift, bend = (np.array(camera[key], float) for key in ("rvec_table_to_camera", "tvec_mm", "distortion_k1k2p1p2k3"))
    return cv2.projectPoints(places, turn, shift, matrix, bend)[0].reshape(-1, 2)


def overlay(picture, lying, standing, path, missed=()):
    scale = 1000 / max(picture.shape[:2])
    out = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    at = lambda place: tuple(np.round(np.asarray(place) * scale).astype(int).tolist())
    for p, q in missed:
        cv2.line(out, at(p), at(q), (255, 255, 255), 1, cv2.LINE_AA)
    for s in lying:
        cv2.line(out, at(s["p"]), at(s["q"]), (0, 255, 0), 1, cv2.LINE_AA)
        for end, head in zip((s["p"], s["q"]), s["heads"]):
            cv2.circle(out, at(end), 4, (0, 0, 255) if head > 0.5 else (255, 0, 0), 1, cv2.LINE_AA)
        cv2.putText(out, f"{s['sure']:.2f}", at((s["p"] + s["q"]) / 2), 0, 0.35, (0, 0, 0), 2)
        cv2.putText(out, f"{s['sure']:.2f}", at((s["p"] + s["q"]) / 2), 0, 0.35, (255, 255, 255), 1)
    for b in standing:
        corners = np.round(b["corners"] * scale).astype(np.int32)
        cv2.polylines(out, [corners], True, (255, 0, 255), 2)
        if b["bow"] > 0.5:
            cv2.line(out, at(b["corners"][1]), at(b["corners"][2]), (0, 255, 255), 2)
        cv2.putText(out, f"{b['sure']:.2f}", at(b["corners"].mean(0)), 0, 0.4, (255, 0, 255), 1)
    cv2.imwrite(path, out)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("eye")
    parser.add_argument("kind", choices=("drawn", "photographs", "scenes"))
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--counts")
    parser.add_argument("--least", type=float, default=eye_decode.LEAST)
    parser.add_argument("--least-box", type=float, default=eye_decode.LEAST_BOX)
    parser.add_argument("--sides", type=lambda text: tuple(int(v) for v in text.split(",")), default=eye_decode.SIDES)
    parser.add_argument("--overlays")
    options = parser.parse_args()
    if options.overlays:
        os.makedirs(options.overlays, exist_ok=True)
    {"drawn": drawn, "photographs": photographs, "scenes": scenes}[options.kind](eye_decode.Eye(options.eye), options)


if __name__ == "__main__":
    main()
