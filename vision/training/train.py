"""Trains the net on rendered shards and exports it for OpenCV.

    train.py SHARDS OUT.onnx [--minutes 60] [--start STATE] [--threads 2]

Also uses shards that appear in the folder during the training. The first shard is kept for
validation. The same command continues a stopped training.
"""
import argparse
import copy
import glob
import math
import os
import queue
import threading

import numpy as np
import torch
from torch.nn import functional as F

from net import PieceNet
from progress import Progress

WINDOW = 96  # cells per side of the part of a sample that one training step uses
REACH = 20.0  # divisor of the offsets, in mm
LABEL_WEIGHT = torch.tensor([0.4, 2.0, 5.0, 2.0, 8.0, 0.7])
SHAFT, HEAD, OAR, MAST, DECK = range(1, 6)
EXACT_FROM = 0.8  # from this share of the time on, full precision is used, because bfloat16 rounds an offset to 0.2 mm


def turned(images, labels, vectors, rng):
    """Applies one of the eight symmetries of the square to pictures and vectors."""
    if rng.random() < 0.5:
        images, labels, vectors = images[..., ::-1], labels[..., ::-1], vectors[..., ::-1] * np.float16([-1, 1, -1, 1])[:, None, None]
    if rng.random() < 0.5:
        images, labels, vectors = images[..., ::-1, :], labels[..., ::-1, :], vectors[..., ::-1, :] * np.float16([1, -1, 1, -1])[:, None, None]
    if rng.random() < 0.5:
        images, labels, vectors = images.swapaxes(-1, -2), labels.swapaxes(-1, -2), vectors.swapaxes(-1, -2)[..., [1, 0, 3, 2], :, :]
    return images, labels, vectors


def window(images, labels, vectors, rng):
    """Returns, of three random windows, the window that shows the most pieces."""
    places = rng.integers(0, labels.shape[-1] - WINDOW + 1, (3, 2))
    y, x = max(places, key=lambda p: np.count_nonzero(labels[p[0]:p[0] + WINDOW, p[1]:p[1] + WINDOW])) if rng.random() < 0.8 else places[0]
    return images[:, 2 * y:2 * (y + WINDOW), 2 * x:2 * (x + WINDOW)], labels[y:y + WINDOW, x:x + WINDOW], vectors[:, y:y + WINDOW, x:x + WINDOW]


def tinted(images, rng):
    """Varies exposure and white balance. Some pictures become grey, or lose their sharpness."""
    images = images.astype(np.float32)
    gain = rng.uniform(0.75, 1.25, (len(images), 1, 1, 1)) * rng.uniform(0.92, 1.08, (len(images), 3, 1, 1))
    images = np.clip(images * gain + rng.uniform(-12, 12, (len(images), 1, 1, 1)), 0, 255)
    return (images / 255 - 0.5).astype(np.float32)


def loss_of(out, labels, vectors):
    scores, ends, deck = out[:, :6], out[:, 6:10], out[:, 10:14]
    classification = F.cross_entropy(scores, labels, LABEL_WEIGHT)
    sticks = (labels >= SHAFT) & (labels <= MAST)
    wanted = (vectors / REACH).permute(0, 2, 3, 1)
    got = ends.permute(0, 2, 3, 1)[sticks]
    want = wanted[sticks]
    kept = (want.abs() < 3).all(1)
    got, want = got[kept], want[kept]
    straight = (got - want).abs().sum(1)
    swapped = (got - want[:, [2, 3, 0, 1]]).abs().sum(1)
    stick_loss = torch.minimum(straight, swapped).mean() if len(got) else out.sum() * 0
    decks = labels == DECK
    got = deck.permute(0, 2, 3, 1)[decks]
    want = torch.cat([vectors[:, :2], vectors[:, 2:] / REACH], 1).permute(0, 2, 3, 1)[decks]
    deck_loss = (got - want).abs().sum(1).mean() if len(got) else out.sum() * 0
    return classification, stick_loss, deck_loss


class Shards:
    def __init__(self, folder):
        self.folder, self.held = folder, {}

    def refresh(self):
        for path in sorted(glob.glob(os.path.join(self.folder, "shard-*.npz"))):
            if path not in self.held:
                data = np.load(path)
                self.held[path] = (data["images"].transpose(0, 3, 1, 2), data["labels"], data["vectors"])
        return list(self.held.values())

    def batch(self, rng, count):
        training = list(self.held.values())[1:]
        rows = []
        for _ in range(count):
            shard = training[rng.integers(len(training))]
            k = rng.integers(len(shard[0]))
            rows.append(turned(*window(shard[0][k], shard[1][k], shard[2][k], rng), rng))
        images, labels, vectors = (np.stack(part) for part in zip(*rows))
        return torch.from_numpy(tinted(images, rng)), torch.from_numpy(labels.astype(np.int64)), torch.from_numpy(vectors.astype(np.float32))


def ahead(shards, rng, count):
    """Yields batches without end. A second thread makes them while the first thread computes."""
    waiting = queue.Queue(4)

    def fill():
        made = 0
        while True:
            if made % 400 == 0:
                shards.refresh()
            waiting.put(shards.batch(rng, count))
            made += 1
    threading.Thread(target=fill, daemon=True).start()
    while True:
        yield waiting.get()


def validate(model, shard):
    model.eval()
    hit = np.zeros((6, 3))
    losses = []
    with torch.no_grad():
        for k in range(0, min(len(shard[0]), 200), 20):
            images = torch.from_numpy(shard[0][k:k + 20].astype(np.float32) / 255 - 0.5)
            labels = torch.from_numpy(shard[1][k:k + 20].astype(np.int64))
            out = model(images)
            losses.append([float(v) for v in loss_of(out, labels, torch.from_numpy(shard[2][k:k + 20].astype(np.float32)))])
            said = out[:, :6].argmax(1)
            for label in range(6):
                a, b = said == label, labels == label
                hit[label] += [float((a & b).sum()), float(a.sum()), float(b.sum())]
    model.train()
    return np.mean(losses, 0), hit[:, 0] / np.maximum(1, hit[:, 1]), hit[:, 0] / np.maximum(1, hit[:, 2])


def export(model, path):
    """Writes the net for OpenCV. The scores of the labels are corrected for the weights of the
    loss, so that they give true probabilities."""
    model = copy.deepcopy(model).eval()
    with torch.no_grad():
        model.out.bias[:6] -= torch.log(LABEL_WEIGHT / LABEL_WEIGHT[0])
    torch.onnx.export(model, torch.zeros(1, 3, 256, 256), path, opset_version=11, input_names=["picture"], output_names=["cells"],
                      dynamic_axes={"picture": {2: "rows", 3: "columns"}, "cells": {2: "rows", 3: "columns"}})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("shards")
    parser.add_argument("out")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--start", help="weights to go on from (OUT.onnx.state of an earlier run)")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--batch", type=int, default=8)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(1)
    rng = np.random.default_rng(1)
    model = PieceNet().to(memory_format=torch.channels_last)
    clock = Progress(options.out, options.minutes)
    clock.load(model, options.start)
    optimiser = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=1e-4)
    shards, step, smooth = Shards(options.shards), 0, None
    shards.refresh()
    batches = ahead(shards, rng, options.batch)
    while True:
        done = clock.share()
        for group in optimiser.param_groups:
            group["lr"] = options.rate * min(1, (step + 1) / 100) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1, done))))
        images, labels, vectors = next(batches)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=done < EXACT_FROM):
            out = model(images.contiguous(memory_format=torch.channels_last))
        parts = loss_of(out.float(), labels, vectors)
        loss = parts[0] * 2 + parts[1] * 0.5 + parts[2] * 0.3
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
        optimiser.step()
        now = np.array([float(p) for p in parts])
        smooth = now if smooth is None else smooth * 0.98 + now * 0.02
        step += 1
        clock.tell(step)
        if step % 100 == 0:
            clock.keep(model)
            print(f"{clock.spent():6.1f} min step {step} shards {len(shards.held)} loss {np.round(smooth, 4)}", flush=True)
        if step % 1000 == 0 or done >= 1:
            losses, precision, recall = validate(model, next(iter(shards.held.values())))
            print("  validation", np.round(losses, 4), "precision", np.round(precision, 3), "recall", np.round(recall, 3), flush=True)
            export(model, options.out)
        if done >= 1:
            clock.finish(model)
            return


if __name__ == "__main__":
    main()
