"""Trains the net that finds dice. The net finds the middle of a die's top face, and the die's
size.

    dataset.py SCENES --shards 6; dice_render.py SHARDS/shard-0.npz --scenes SCENES --count 700 --first 0, and so on; then
    train_dice.py SHARDS OUT.onnx [--minutes 10] [--start STATE]

In: the picture where a die's edge is 15 to 38 pixels, BGR bytes / 255 - 0.5, sides multiples of 4. Out: (N, 2, H / 4, W / 4):
the logit that the middle of a top face lies there, and the logarithm of the die's edge / 25 pixels.
"""
import argparse
import glob
import itertools
import os
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from net import conv

CELL, EDGE = 4, 25.0


class DiceNet(nn.Module):
    def __init__(self):
        super().__init__()
        # A die is at most nine of the last cells wide. The dilations let a cell see the whole die.
        self.body = nn.Sequential(conv(3, 16, 5, 2), conv(16, 32), conv(32, 40, stride=2), conv(40, 48), conv(48, 48, dilation=2),
                                  conv(48, 48, dilation=3), conv(48, 48), nn.Conv2d(48, 2, 1))

    def forward(self, x):
        return self.body(x)


def targets(labels, side):
    """Returns the target heat (N, h, w), the logarithm of the edge (N, h, w), and where the edge
    counts."""
    n = side // CELL
    spots = torch.arange(n) * CELL + (CELL - 1) / 2
    dx = spots[None, None, None, :] - labels[:, :, 0, None, None]
    dy = spots[None, None, :, None] - labels[:, :, 1, None, None]
    reach = (labels[:, :, 3] * 0.16).clamp(min=2.5)[:, :, None, None]
    exists = (labels[:, :, 2] >= 0)[:, :, None, None]
    square = torch.where(exists, (dx * dx + dy * dy) / reach ** 2, torch.tensor(1e6))
    nearest, who = square.min(1)
    edge = torch.gather(labels[:, :, 3].clamp(min=1), 1, who.flatten(1)).view_as(nearest)
    return torch.exp(-0.5 * nearest), torch.log(edge / EDGE), nearest < 2.5


def turned(rng, x, labels):
    """Augments the samples: mirrors them, rotates them by quarter turns and exchanges colours."""
    side = x.shape[-1]
    labels = labels.clone()
    for axis, d in ((0, 3), (1, 2)):
        if rng.random() < 0.5:
            x = x.flip(d)
            labels[:, :, axis] = side - 1 - labels[:, :, axis]
    if rng.random() < 0.5:
        x = x.transpose(2, 3)
        labels[:, :, :2] = labels[:, :, [1, 0]]
    return x[:, list(rng.permutation(3))], labels


def batches(folder, rng, count):
    known, shards = [], []
    for step in itertools.count():
        if step % 50 == 0:
            fresh = [p for p in sorted(glob.glob(os.path.join(folder, "shard-*.npz"))) if p not in known]
            known += fresh
            shards += [(s["images"], s["labels"]) for s in map(np.load, fresh)]
        images, labels = shards[rng.integers(len(shards))]
        rows = rng.integers(0, len(images), count)
        x = torch.from_numpy(images[rows].transpose(0, 3, 1, 2).astype(np.float32)) / 255 - 0.5
        yield turned(rng, x, torch.from_numpy(labels[rows, :, :4]))


def loss_of(out, labels, side):
    heat, edge, asked = targets(labels, side)
    p = torch.sigmoid(out[:, 0])
    found = (F.binary_cross_entropy_with_logits(out[:, 0], heat, reduction="none") * (heat - p).abs() ** 1.5 * (1 + 3 * heat)).sum() / len(out)
    sized = ((out[:, 1] - edge).abs() * asked).sum() / asked.sum().clamp(min=1)
    return found / 8 + 2 * sized, found, sized


def export(model, path):
    model.eval()
    torch.onnx.export(model, torch.zeros(1, 3, 128, 128), path, opset_version=11, input_names=["picture"], output_names=["cells"],
                      dynamic_axes={"picture": {2: "rows", 3: "columns"}, "cells": {2: "rows", 3: "columns"}})
    torch.save(model.state_dict(), os.path.splitext(path)[0] + ".state")
    model.train()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("shards")
    parser.add_argument("out")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--start")
    parser.add_argument("--rate", type=float, default=3e-3)
    options = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    model = DiceNet()
    if options.start:
        model.load_state_dict(torch.load(options.start))
    optimiser = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=1e-4)
    start, smooth = time.time(), np.array([2.0, 0.2])
    for step, (x, labels) in enumerate(batches(options.shards, np.random.default_rng(2), 16)):
        done = (time.time() - start) / 60 / options.minutes
        for group in optimiser.param_groups:
            group["lr"] = options.rate * max(0.01, min(1, 1.3 * (1 - done)))
        loss, found, sized = loss_of(model(x), labels, x.shape[-1])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        smooth = smooth * 0.97 + np.array([float(found), float(sized)]) * 0.03
        if step % 50 == 49:
            print(f"{(time.time() - start) / 60:5.1f} min step {step} found {smooth[0]:.3f} edge {smooth[1]:.3f}", flush=True)
        if step % 150 == 149:
            export(model, options.out)
        if done >= 1:
            break
    export(model, options.out)


if __name__ == "__main__":
    main()
