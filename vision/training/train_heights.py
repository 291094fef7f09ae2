"""Trains the lean net on the stacks that board_samples.py rendered, and writes it as ONNX.

    train_heights.py OUT.onnx SAMPLES.npz:FIRST… --minutes 15

FIRST is the --first that the samples were rendered with: what lies where is drawn anew from the same seeds.
In: (N, 5, 56, 40): the board's plane around a stack's top, 32 pixels a cell, turned so that the top leans up from its foot, the
top's centre at column 19.5, row 19.5: blue, green, red / 255 - 0.5; everywhere the lean of a cell's height in cells; everywhere a
stone's radius in cells. Out: (N, 28): scores of the lean, the way from foot to top, being 0, 1, … 27 pixels.
"""
import argparse
import math
import time

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import board_samples

WIDE, TALL, TOP, LEANS = 40, 56, 19.5, 28
PX = board_samples.PX_CELL


def conv(inside, outside, stride=1):
    return nn.Sequential(nn.Conv2d(inside, outside, 3, stride, 1, bias=False), nn.BatchNorm2d(outside), nn.ReLU())


class LeanNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.see = nn.Sequential(conv(5, 12, 2), conv(12, 24, 2), conv(24, 32), conv(32, 32, 2))
        self.tell = nn.Sequential(nn.Flatten(), nn.Linear(32 * 7 * 5, 64), nn.ReLU(), nn.Dropout(0.2), nn.Linear(64, LEANS))

    def forward(self, x):
        return self.tell(self.see(x))


def crop(image, top, lean, larger=1.0):
    """`top`, `lean`: pixels of the picture; the crop's up is the lean's direction."""
    up = lean / max(1e-9, np.linalg.norm(lean))
    right = np.array([-up[1], up[0]])
    turn = np.array([[right[0], -up[0], 0], [right[1], -up[1], 0]])
    turn[:, :2] /= larger
    turn[:, 2] = top - turn[:, :2] @ [TOP, TOP]
    return cv2.warpAffine(image, turn, (WIDE, TALL), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)


def stacks_of(seed, eye):
    """(foot, top, lean of a cell's height, radius) of each stack, in the sample's pixels."""
    _, _, _, look, _, stacks, _ = board_samples.scene(np.random.default_rng(9_000_000 + seed))
    for center, count, _ in stacks:
        foot, height = center / board_samples.CELL, count * look.height / board_samples.CELL
        spread = eye[2] / (eye[2] - height)
        top = eye[:2] + (foot - eye[:2]) * spread
        to_pixels = lambda p: np.array([p[0] * PX + board_samples.SIDE / 2 - 0.5, board_samples.SIDE / 2 - 0.5 - p[1] * PX])
        yield to_pixels(foot), to_pixels(top), np.linalg.norm(foot - eye[:2]) / eye[2], look.radius / board_samples.CELL


class Stacks:
    """Every stack that the samples show whole."""

    def __init__(self, names):
        self.images, self.stacks = [], []
        for name in names:
            file, first = name.split(":")
            part = np.load(file)
            for image, eye in zip(part["images"], part["eyes"]):
                for foot, top, slope, radius in stacks_of(int(first), eye):
                    if min(*foot, *top) >= 8 and max(*foot, *top) <= board_samples.SIDE - 8:
                        self.stacks.append((len(self.images), top, top - foot, slope, radius))
                self.images.append(image)
                first = int(first) + 1

    def crops(self, chosen, generator):
        """Each seen a little aside, turned and scaled, as the fit may be wrong about it."""
        pictures, facts, leans = [], [], []
        for image, top, lean, slope, radius in [self.stacks[k] for k in chosen]:
            way = lean / max(1e-9, np.linalg.norm(lean))
            aside = way * generator.normal(0, 1.5) + np.array([-way[1], way[0]]) * generator.normal(0, 0.7)
            turn = generator.normal(0, 0.04)
            seen = np.array([way[0] - turn * way[1], way[1] + turn * way[0]])
            larger = generator.normal(1, 0.05)
            pictures.append(crop(self.images[image], top + aside, seen, larger))
            facts.append((slope, radius * larger * generator.normal(1.02, 0.03)))
            leans.append(min(LEANS - 1.01, np.linalg.norm(lean) * larger))
        return np.array(pictures), np.float32(facts), np.float32(leans)


def inputs(pictures, facts):
    colours = torch.from_numpy(pictures).permute(0, 3, 1, 2).float() / 255 - 0.5
    return torch.cat([colours, torch.from_numpy(facts)[:, :, None, None].expand(-1, -1, TALL, WIDE)], 1)


def loss_of(scores, leans):
    """Between two whole pixels both share."""
    low = leans.floor().long()
    share = (leans - low)[:, None]
    logs = F.log_softmax(scores, 1)
    return -(logs.gather(1, low[:, None]) * (1 - share) + logs.gather(1, low[:, None] + 1) * share).mean()


def judged(net, x, leans):
    net.eval()
    with torch.no_grad():
        scores = net(x)
        mean = (scores.softmax(1) * torch.arange(LEANS)).sum(1)
        said = loss_of(scores, leans).item(), (mean - leans).abs().median().item(), (mean - leans).abs().quantile(0.9).item()
    net.train()
    return "loss %.3f, off by %.2f px in the median, %.2f in nine of ten" % said


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--start", help="weights to go on from (OUT.onnx.state of an earlier run)")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    generator = np.random.default_rng(1)
    stacks = Stacks(options.samples)
    held = len(stacks.stacks) // 15
    print(len(stacks.stacks), "stacks", flush=True)
    *seen, hl = stacks.crops(range(held), generator)
    hx, hl = inputs(*seen), torch.from_numpy(hl)
    net = LeanNet()
    if options.start:
        net.load_state_dict(torch.load(options.start))
    optimizer = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=1e-2)
    start, step, running = time.time(), 0, 0.0
    while (spent := (time.time() - start) / 60 / options.minutes) < 1:
        order = held + generator.permutation(len(stacks.stacks) - held)
        for k in range(0, len(order) - 31, 32):
            if (spent := (time.time() - start) / 60 / options.minutes) >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = 2e-3 * min(1.0, step / 50) * (1 - spent) + 1e-5
            pictures, facts, leans = stacks.crops(order[k:k + 32], generator)
            x = inputs(pictures, facts)
            x[:, :3] = (x[:, :3] * (1 + torch.randn(32, 1, 1, 1) * 0.25) + torch.randn(32, 3, 1, 1) * 0.04).clamp(-0.5, 0.5)
            if generator.random() < 0.5:
                x = x.flip(3)
            loss = loss_of(net(x), torch.from_numpy(leans))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
            running += (loss.item() - running) * 0.01
            if step % 200 == 0:
                torch.save(net.state_dict(), options.out + ".state")
                print(f"{spent * options.minutes:5.1f} min step {step} loss {running:.3f} held out {judged(net, hx, hl)}", flush=True)
    net.eval()
    torch.save(net.state_dict(), options.out + ".state")
    torch.onnx.export(net, torch.zeros(1, 5, TALL, WIDE), options.out, input_names=["tops"], output_names=["leans"], opset_version=11,
                      dynamic_axes={"tops": {0: "stacks"}, "leans": {0: "stacks"}})


if __name__ == "__main__":
    main()
