"""Trains the net that judges the proposals of `train_dice.py`'s net: whether there is a die, and
which number its top face shows.

    train_reader.py SHARDS OUT.onnx --finder FINDER.state [--steps 26000] [--start STATE] [--workers 3]

Workers are processes of one core each that average their weights every now and then.

In: (N, 4, 40, 40): the surroundings of a top face's middle, turned and sized so that the die's edge is 25 pixels, BGR bytes /
255 - 0.5, and a plane that is 0.5 where the crop is rectified (the table seen from straight above) and -0.5 where it is cut
from the picture as it is. Out: (N, 8): cocked, 1 … 6, no die (softmax).
"""
import argparse
import glob
import math
import os
import time

import cv2
import numpy as np
import torch
import torch.distributed
import torch.multiprocessing
from torch import nn
from torch.nn import functional as F

from net import conv
from train_dice import CELL, DiceNet

SIDE, EDGE, NONE = 40, 25.0, 7


class ReaderNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(conv(4, 32, 5, 2), conv(32, 48), conv(48, 48), conv(48, 96, stride=2), conv(96, 96), conv(96, 128, stride=2),
                                  conv(128, 128), conv(128, 32, 1), nn.Flatten(), nn.Linear(800, 64), nn.ReLU(), nn.Linear(64, 8))

    def forward(self, x):
        return self.body(x)


def false_finds(finder, images, labels):
    """Returns the places of false dice that the finder proposes: rows of sample, x, y."""
    finds = []
    for first in range(0, len(images), 50):
        x = torch.from_numpy(images[first:first + 50].transpose(0, 3, 1, 2).astype(np.float32)) / 255 - 0.5
        with torch.no_grad():
            heat = torch.sigmoid(finder(x)[:, 0])
        peaks = (heat == F.max_pool2d(heat[:, None], 3, 1, 1)[:, 0]) & (heat > 0.12)
        for k, y, x in peaks.nonzero().tolist():
            spot = np.array([x, y]) * CELL + (CELL - 1) / 2
            near = [np.linalg.norm(spot - l[:2]) < 0.45 * l[3] for l in labels[first + k] if l[2] >= 0]
            if not any(near):
                finds.append((first + k, *spot))
    return finds


class Shard:
    def __init__(self, path, finder):
        loaded = np.load(path)
        self.images, self.labels = loaded["images"], loaded["labels"]
        inside = ((self.labels[:, :, :2] > 3) & (self.labels[:, :, :2] < 92)).all(2) & (self.labels[:, :, 2] >= 0)
        self.dice = np.argwhere(inside)
        self.false = false_finds(finder, self.images[::2], self.labels[::2])


def crop(image, center, turn):
    """Returns the crop around a place. `turn`: 2 x 2 matrix from edges in the crop (y down) to the
    picture's pixels."""
    a = turn / EDGE
    shift = center - a @ np.full(2, (SIDE - 1) / 2)
    return cv2.warpAffine(image, np.column_stack([a, shift]), (SIDE, SIDE), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)


def spin(rng):
    way = rng.uniform(0, 2 * math.pi)
    c, s = math.cos(way), math.sin(way)
    return np.array([[c, -s], [s, c]]) @ np.diag([rng.choice([-1, 1]), 1])


def die_crop(rng, shard):
    k, row = shard.dice[rng.integers(len(shard.dice))]
    x, y, value, edge, *plane = shard.labels[k, row]
    edge = edge * math.exp(rng.normal(0, 0.07))
    center = np.array([x, y]) + rng.normal(0, 0.05, 2) * edge
    rectified = rng.random() < 0.5
    turn = (np.array(plane).reshape(2, 2) @ np.diag([1, -1]) if rectified else np.eye(2)) @ (np.eye(2) + rng.normal(0, 0.04, (2, 2))) @ spin(rng) * edge
    return crop(shard.images[k], center, turn), rectified, int(value)


def none_crop(rng, shard):
    if rng.random() < 0.75 and shard.false:
        k, x, y = shard.false[rng.integers(len(shard.false))]
        k *= 2
    else:
        k, (x, y) = int(rng.integers(len(shard.images))), rng.uniform(4, 92, 2)
        if any(np.linalg.norm(l[:2] - (x, y)) < 0.5 * l[3] for l in shard.labels[k] if l[2] >= 0):
            return none_crop(rng, shard)
    edge = math.exp(rng.uniform(math.log(15), math.log(38)))
    squeeze = np.diag([1, math.cos(rng.uniform(0, 0.9))]) if rng.random() < 0.5 else np.eye(2)
    return crop(shard.images[k], np.array([x, y]), spin(rng) @ squeeze @ spin(rng) * edge), rng.random() < 0.5, NONE


def batch(rng, shards, count):
    with_dice = [s for s in shards if len(s.dice)]
    x, labels = np.empty((count, 4, SIDE, SIDE), np.float32), np.empty(count, np.int64)
    for k in range(count):
        make, out_of = (die_crop, with_dice) if k < 0.65 * count else (none_crop, shards)
        image, rectified, labels[k] = make(rng, out_of[rng.integers(len(out_of))])
        image = image[:, :, rng.permutation(3)].transpose(2, 0, 1) / 255.0
        if rng.random() < 0.5:
            image = np.clip((image - 0.5) * rng.uniform(0.7, 1.3) + 0.5 + rng.normal(0, 0.08, (3, 1, 1)), 0, 1)
        x[k, :3], x[k, 3] = image - 0.5, 0.5 if rectified else -0.5
    return torch.from_numpy(x).contiguous(memory_format=torch.channels_last), torch.from_numpy(labels)


def export(model, path):
    model.eval()
    torch.onnx.export(model, torch.zeros(1, 4, SIDE, SIDE), path, opset_version=11, input_names=["crop"], output_names=["scores"],
                      dynamic_axes={"crop": {0: "count"}, "scores": {0: "count"}})
    torch.save(model.state_dict(), os.path.splitext(path)[0] + ".state")
    model.train()


def average(model, workers):
    for value in model.state_dict().values():
        if value.dtype.is_floating_point:
            mean = value.contiguous()
            torch.distributed.all_reduce(mean)
            value.copy_(mean / workers)


def train(rank, options):
    torch.manual_seed(1)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    if options.workers > 1:
        os.setsid()  # so that each process gets its own share of a busy machine
        torch.distributed.init_process_group("gloo", init_method=f"tcp://127.0.0.1:{options.port}", rank=rank, world_size=options.workers)
    finder = DiceNet().eval()
    finder.load_state_dict(torch.load(options.finder))
    model = ReaderNet().to(memory_format=torch.channels_last)
    if options.start:
        model.load_state_dict(torch.load(options.start))
    optimiser = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=1e-3)
    shards = [Shard(p, finder) for p in sorted(glob.glob(os.path.join(options.shards, "shard-*.npz")))[rank::options.workers]]
    rng, start, smooth = np.random.default_rng(options.seed + rank), time.time(), np.array([1.5, 0.5])
    for step in range(options.steps):
        for group in optimiser.param_groups:
            group["lr"] = options.rate * max(0.01, min(1, 1.5 * (1 - step / options.steps)))
        x, labels = batch(rng, shards, 64)
        scores = model(x)
        loss = F.cross_entropy(scores, labels)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        smooth = smooth * 0.97 + np.array([float(loss), float((scores.argmax(1) != labels).float().mean())]) * 0.03
        if step % 25 == 24 and options.workers > 1:
            average(model, options.workers)
        if step % 50 == 49 and rank == 0:
            print(f"{(time.time() - start) / 60:5.1f} min step {step + 1} loss {smooth[0]:.3f} wrong {smooth[1]:.3f}", flush=True)
        if (step % 200 == 199 or step + 1 == options.steps) and rank == 0:
            export(model, options.out)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("shards")
    parser.add_argument("out")
    parser.add_argument("--finder", required=True)
    parser.add_argument("--steps", type=int, default=26000)
    parser.add_argument("--start")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--port", type=int, default=29741)
    options = parser.parse_args()
    torch.multiprocessing.spawn(train, (options,), options.workers)


if __name__ == "__main__":
    main()
