"""Renders training samples into shards.

dataset.py FOLDER --shards 24 --first 0 [--size 250] [--photographs FOLDER]

Shard k has the samples of the seeds from k * size on; it is the same on every machine. Existing
shards
are not made again."""
import argparse
import os

import cv2
import numpy as np

import photographs
import render
import tables
from countdown import counted


def shard(index, size):
    images = np.zeros((size, render.SIDE, render.SIDE, 3), np.uint8)
    labels = np.zeros((size, render.CELLS, render.CELLS), np.uint8)
    vectors = np.zeros((size, 4, render.CELLS, render.CELLS), np.float16)
    for k in counted(size, "samples of this shard"):
        images[k], labels[k], vectors[k] = render.sample(np.random.default_rng(index * size + k))
    return images, labels, vectors


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--shards", type=int, default=24)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--size", type=int, default=250)
    parser.add_argument("--photographs", help="folder of photographs.py: surfaces to lie on")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    if options.photographs:
        tables.PHOTOGRAPHS = photographs.Photographs(options.photographs)
    os.makedirs(options.folder, exist_ok=True)
    for index in range(options.first, options.first + options.shards):
        path = os.path.join(options.folder, f"shard-{index:04d}")
        if os.path.exists(path + ".npz"):
            continue
        images, labels, vectors = shard(index, options.size)
        with open(path + ".part", "wb") as file:
            np.savez(file, images=images, labels=labels, vectors=vectors)
        os.replace(path + ".part", path + ".npz")


if __name__ == "__main__":
    main()
