"""Makes turned and scaled variants of scenes. Figures on these variants show whether a limit
holds in general, or was only fitted to the original pictures.

    scene_variants.py SCENES FOLDER [--kinds toss orders] [--variants r0 r1 r2 r3 s0.9 s1.2]

Writes FOLDER/VARIANT with pictures and truths as `evaluate.py` takes them: rK is turned by K quarters (r0 only saved again),
sX is X times as large. The camera of each truth is changed with its picture; the table and what lies there stay.
"""
import argparse
import glob
import json
import os

import cv2
import numpy as np

JPEG_QUALITY = 93
QUARTER = np.array([[0.0, -1, 0], [1, 0, 0], [0, 0, 1]])


def turned(camera):
    """Returns the camera rotated about its axis by a quarter turn, clockwise in the picture."""
    k1, k2, p1, p2, k3 = camera["distortion_k1k2p1p2k3"]
    rotation = QUARTER @ cv2.Rodrigues(np.array(camera["rvec_table_to_camera"]))[0]
    return camera | {
        "width": camera["height"], "height": camera["width"], "fx": camera["fy"], "fy": camera["fx"],
        "cx": camera["height"] - 1 - camera["cy"], "cy": camera["cx"], "distortion_k1k2p1p2k3": [k1, k2, p2, -p1, k3],
        "rvec_table_to_camera": cv2.Rodrigues(rotation)[0].ravel().tolist(), "tvec_mm": (QUARTER @ np.array(camera["tvec_mm"])).tolist()}


def resized(camera, width, height):
    """Returns the camera of the resized picture. Pixel centres are at integers, so the picture's
    corner is at -0.5."""
    x, y = width / camera["width"], height / camera["height"]
    return camera | {
        "width": width, "height": height, "fx": camera["fx"] * x, "fy": camera["fy"] * y,
        "cx": (camera["cx"] + 0.5) * x - 0.5, "cy": (camera["cy"] + 0.5) * y - 0.5}


def varied(picture, camera, variant):
    if variant[0] == "r":
        for _ in range(int(variant[1:])):
            picture, camera = cv2.rotate(picture, cv2.ROTATE_90_CLOCKWISE), turned(camera)
        return picture, camera
    scale = float(variant[1:])
    size = round(camera["width"] * scale), round(camera["height"] * scale)
    return cv2.resize(picture, size, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC), resized(camera, *size)


def write(truth_file, folder, variant):
    truth = json.load(open(truth_file))
    name = os.path.basename(truth_file)[:-5]
    camera = truth["camera"]
    for ending in ("", "-before"):
        source = truth_file[:-5] + ending + ".jpg"
        if os.path.exists(source):
            picture, truth["camera"] = varied(cv2.imread(source), camera, variant)
            cv2.imwrite(os.path.join(folder, name + ending + ".jpg"), picture, [cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY])
    with open(os.path.join(folder, name + ".json"), "w") as file:
        json.dump(truth, file)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("scenes")
    parser.add_argument("folder")
    parser.add_argument("--kinds", nargs="+", default=["toss", "orders"])
    parser.add_argument("--variants", nargs="+", default=["r0", "r1", "r2", "r3", "s0.9", "s1.2"])
    options = parser.parse_args()
    for variant in options.variants:
        folder = os.path.join(options.folder, variant)
        os.makedirs(folder, exist_ok=True)
        for kind in options.kinds:
            for truth_file in sorted(glob.glob(os.path.join(options.scenes, kind + "-*.json"))):
                write(truth_file, folder, variant)


if __name__ == "__main__":
    main()
