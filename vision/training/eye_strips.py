"""Makes strips for the eye's judge, from drawn scenes: the sticks that an eye proposes, right or
wrong, and true and false sticks near their places.

    eye_strips.py EYE.onnx SCENES OUT.npz [--count 1500] [--first 0]

OUT has `strips` (n, ROWS, COLUMNS, 3) and `labels` (n, 4). The labels tell whether the strip shows
a stick, whether a head is at the left and at the right, and whether the eye proposed the stick.
"""
import argparse
import glob
import os

import cv2
import numpy as np

import eye_decode
from eye_judge import cut
from eye_measure import distance
from telephone import snapshot

LEAST = 0.15  # minimum certainty of a stick that the eye proposes
# limits as shares of a stick's length, for both ends together; proposals between them are not rated
NEAR, FAR = 0.16, 0.4


def label(p, q, true):
    """Returns (stick, head at p, head at q) for a right, wrong or undecided proposal, or None if
    the proposal is not used."""
    one = {"p": p, "q": q}
    length, best = np.linalg.norm(q - p), None
    for tail, head, headed in true:
        away, direct = distance(one, tail, head)
        if best is None or away < best[0]:
            best = (away, direct, headed, np.linalg.norm(tail - head))
    if best and best[0] < max(NEAR * best[3], 5):
        return (1.0, float(best[2] and not best[1]), float(best[2] and best[1]))
    return None if best and best[0] < FAR * max(length, best[3]) and best[0] > NEAR * best[3] and best[0] < 0.25 * best[3] else (0.0, 0.0, 0.0)


def nearly(rng, true, side):
    """Returns pairs of ends: true sticks that are moved a little, cut, doubled or shifted
    aside, and lines anywhere."""
    for p, q, _ in true:
        length = np.linalg.norm(q - p)
        for _ in range(2):
            a, b = (p, q) if rng.random() < 0.5 else (q, p)
            yield a + rng.normal(0, 0.02 * length + 0.5, 2), b + rng.normal(0, 0.02 * length + 0.5, 2)
        kind = rng.random()
        along = q - p
        if kind < 0.3:  # a part of the stick
            a, b = np.sort(rng.uniform(0, 1, 2))
            yield p + along * a, p + along * b
        elif kind < 0.5:  # too long
            yield p - along * rng.uniform(0, 0.8), q + along * rng.uniform(0.2, 0.8)
        elif kind < 0.7:  # beside the stick
            aside = np.array([-along[1], along[0]]) * rng.uniform(0.04, 0.2) * rng.choice((-1, 1))
            yield p + aside, q + aside
    for _ in range(3):
        p = rng.uniform(0, side, 2)
        yield p, p + rng.normal(0, 1, 2) * np.exp(rng.uniform(np.log(15), np.log(200)))


def of_scene(rng, eye, path):
    with np.load(path) as file:
        known = {key: file[key] for key in file.files}
    picture = cv2.imread(path[:-4] + ".jpg")
    scale = np.exp(rng.uniform(np.log(0.4), np.log(1.0)))
    picture = snapshot(rng, cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA))
    side = picture.shape[0]
    inside = lambda p: bool((p > -0.02 * side).all() and (p < 1.02 * side).all())
    true = [(s[:2] * scale, s[2:4] * scale, s[5] > 0.5) for s, seen in zip(known["sticks"], known["seen"].astype(bool)) if seen.all() and inside(s[:2] * scale) and inside(s[2:4] * scale)]
    proposed = [(s["p"], s["q"], 1.0) for s in eye_decode.sticks(eye.said(picture, side)[0], LEAST)]
    rng.shuffle(true)
    for p, q, by_eye in [*proposed, *[(p, q, 0.0) for p, q in nearly(rng, true[:12], side)]]:
        said = label(p, q, true)
        if said is not None and np.linalg.norm(q - p) > 7:
            yield cut(picture, p, q), (*said, by_eye)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("eye")
    parser.add_argument("scenes")
    parser.add_argument("out")
    parser.add_argument("--count", type=int, default=1500)
    parser.add_argument("--first", type=int, default=0)
    options = parser.parse_args()
    eye, strips, labels = eye_decode.Eye(options.eye), [], []
    for k, path in enumerate(sorted(glob.glob(os.path.join(options.scenes, "*.npz")))[options.first:options.first + options.count]):
        for strip, said in of_scene(np.random.default_rng(k), eye, path):
            strips.append(strip)
            labels.append(said)
    np.savez(options.out, strips=np.array(strips), labels=np.float32(labels))
    print(f"{len(strips)} strips, {int(np.sum([l[0] for l in labels]))} of them sticks; the eye proposed {int(np.sum([l[3] for l in labels]))}")


if __name__ == "__main__":
    main()
