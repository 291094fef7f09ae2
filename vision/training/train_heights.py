"""Trains the lean net on the stacks that board_samples.py rendered, and writes it as ONNX.

    train_heights.py OUT.onnx SAMPLES.npz:FIRST… --minutes 15

SAMPLES are rendered with --pixels 64; FIRST is the --first that they were rendered with: what lies where is drawn anew from the
same seeds.
In: (N, 5, 88, 40): the board's plane around a stack, unrolled in units of which a stone's radius is 22 (`unrolled` says how), so that
the rims that are seen of top, seams and foot become as good as straight rows: blue, green, red / 255 - 0.5; how strongly each row
differs from the next (`steps` says how); everywhere the lean of a cell's height in cells.
Out: (N, 146): of one, two and three stones each the scores of the lean, the way from foot to top, being 0, 1, … 47 units; then
how much larger the top is than 22 units, times 20, and the logarithm of that number's standard deviation.
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

PX = 64
FAR, NEAR, WIDE, RADIUS, LEANS, HIGHEST = 24, 64, 40, 22, 48, 3
ABOVE = 12      # rows of the near side before the top's rim
ROUND = math.radians(105)   # how far around the far side is seen, both ways
LARGER = 20     # the top's excess in size is told in twentieths


def conv(inside, outside, stride=1):
    return nn.Sequential(nn.Conv2d(inside, outside, 3, stride, 1, bias=False), nn.BatchNorm2d(outside), nn.ReLU())


class LeanNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.see = nn.Sequential(conv(5, 12, (1, 2)), conv(12, 16, 2), conv(16, 24), conv(24, 24, (1, 2)), nn.Conv2d(24, 12, 1), nn.ReLU())
        self.tell = nn.Sequential(nn.Flatten(), nn.Linear(12 * (FAR + NEAR) // 2 * WIDE // 8, 96), nn.ReLU(), nn.Dropout(0.1), nn.Linear(96, HIGHEST * LEANS + 2))

    def forward(self, x):
        return self.tell(self.see(x))


def places():
    """Where the rows and columns are looked up, right and up of the top's centre, in units.

    First the far side: a column a direction, from left over up to right, a row a unit of the distance, outermost first. Then the
    near side: a column a unit from left to right, each going down from twelve units before the top's rim.
    """
    turn = np.linspace(-ROUND, ROUND, WIDE)
    away = RADIUS + (FAR - 1) / 2 - np.arange(FAR)[:, None]
    across = np.arange(WIDE) - (WIDE - 1) / 2
    down = np.sqrt(RADIUS ** 2 - across ** 2) - ABOVE + np.arange(NEAR)[:, None]
    return np.stack([np.concatenate([away * np.sin(turn), np.broadcast_to(across, (NEAR, WIDE))]),
                     np.concatenate([away * np.cos(turn), -down])])


PLACES = places()


def unrolled(image, top, lean, unit):
    """`top`, `lean`: pixels of the picture; up is the lean's direction; `unit`: pixels of the picture."""
    up = lean / max(1e-9, np.linalg.norm(lean)) * unit
    x = top[0] - up[1] * PLACES[0] + up[0] * PLACES[1]
    y = top[1] + up[0] * PLACES[0] + up[1] * PLACES[1]
    return cv2.remap(image, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def stacks_of(seed, eye):
    """(foot, top, lean of a cell's height, the top's radius, stones) of each stack, in the sample's pixels."""
    _, _, _, look, _, stacks, _ = board_samples.scene(np.random.default_rng(9_000_000 + seed))
    for center, count, _ in stacks:
        foot, height = center / board_samples.CELL, count * look.height / board_samples.CELL
        spread = eye[2] / (eye[2] - height)
        top = eye[:2] + (foot - eye[:2]) * spread
        to_pixels = lambda p: np.array([p[0] * PX + board_samples.SIDE / 2 - 0.5, board_samples.SIDE / 2 - 0.5 - p[1] * PX])
        yield to_pixels(foot), to_pixels(top), np.linalg.norm(foot - eye[:2]) / eye[2], look.radius / board_samples.CELL * PX * spread, count


class Stacks:
    """Every stack that the samples show whole."""

    def __init__(self, names):
        self.images, self.stacks = [], []
        for name in names:
            file, first = name.split(":")
            part = np.load(file)
            for image, eye in zip(part["images"], part["eyes"]):
                for foot, top, slope, radius, count in stacks_of(int(first), eye):
                    if min(*foot, *top) >= 16 and max(*foot, *top) <= board_samples.SIDE - 16:
                        self.stacks.append((len(self.images), top, top - foot, slope, radius, count))
                self.images.append(image)
                first = int(first) + 1

    def views(self, chosen, generator):
        """Each seen a little aside, turned and scaled, as the fit may be wrong about it; with (slope), (stones, lean, size)."""
        pictures, facts, truths = [], [], []
        for image, top, lean, slope, radius, count in [self.stacks[k] for k in chosen]:
            way = lean / max(1e-9, np.linalg.norm(lean))
            larger = generator.normal(1, 0.035)
            aside = way * generator.normal(0, 0.07 + 0.12 * slope) * radius + np.array([-way[1], way[0]]) * generator.normal(0, 0.04) * radius
            turn = generator.normal(0, 0.04)
            seen = np.array([way[0] - turn * way[1], way[1] + turn * way[0]])
            unit = radius / RADIUS / larger
            pictures.append(unrolled(self.images[image], top + aside, seen, unit))
            facts.append(slope)
            truths.append((count - 1, min(LEANS - 1.01, np.linalg.norm(lean) / unit), (larger - 1) * LARGER))
        return np.array(pictures), np.float32(facts), np.float32(truths)


def steps(colours):
    """How much each row's colour, the mean of five columns, differs between the rows before and after: |difference|, its logarithm."""
    padded = F.pad(colours, (2, 2, 1, 1), mode="replicate")
    wide = sum(padded[..., k:k + WIDE] for k in range(5)) / 5
    step = wide[:, :, 2:] - wide[:, :, :-2]
    return torch.log1p(40 * (step * step).sum(1, keepdim=True).sqrt()) / 2 - 0.5


def inputs(pictures, facts):
    colours = torch.from_numpy(pictures).permute(0, 3, 1, 2).float() / 255 - 0.5
    return torch.cat([colours, steps(colours), torch.from_numpy(facts)[:, None, None, None].expand(-1, 1, FAR + NEAR, WIDE)], 1)


def losses_of(said, truths):
    """Of stones and lean together (between two whole pixels both share), and of the size."""
    logs = F.log_softmax(said[:, :-2], 1)
    low = truths[:, 1].floor()
    share = truths[:, 1:2] - low[:, None]
    at = (truths[:, 0] * LEANS + low).long()[:, None]
    spread = said[:, -1].clamp(-4, 2)
    size = spread + 0.5 * ((said[:, -2] - truths[:, 2]) * torch.exp(-spread)) ** 2
    return -(logs.gather(1, at) * (1 - share) + logs.gather(1, at + 1) * share).mean(), size.mean()


def judged(net, x, truths):
    net.eval()
    with torch.no_grad():
        said = torch.cat([net(part) for part in x.split(64)])
        stones = said[:, :-2].softmax(1).reshape(-1, HIGHEST, LEANS)
        lean = (stones.sum(1) * torch.arange(LEANS)).sum(1)
        size = (said[:, -2] - truths[:, 2]).abs() / LARGER
        figures = (*[loss.item() for loss in losses_of(said, truths)], (lean - truths[:, 1]).abs().median().item(), size.median().item() * 100,
                   (stones.sum(2).argmax(1) == truths[:, 0]).float().mean().item())
    net.train()
    return "loss %.3f and %.3f, lean off by %.2f px, size by %.2f %% in the median, stones right %.3f" % figures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--start", help="weights to go on from (OUT.onnx.state of an earlier run)")
    options = parser.parse_args()
    board_samples.use_pixels(PX)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    torch.manual_seed(1)
    generator = np.random.default_rng(1)
    stacks = Stacks(options.samples)
    held = min(800, len(stacks.stacks) // 15)
    print(len(stacks.stacks), "stacks", flush=True)
    *seen, held_truths = stacks.views(range(held), generator)
    hx, held_truths = inputs(*seen), torch.from_numpy(held_truths)
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
            pictures, facts, truths = stacks.views(order[k:k + 32], generator)
            x = inputs(pictures, facts)
            x[:, :3] = (x[:, :3] * (1 + torch.randn(32, 1, 1, 1) * 0.25) + torch.randn(32, 3, 1, 1) * 0.04).clamp(-0.5, 0.5)
            if generator.random() < 0.5:
                x = x.flip(3)
            stones, size = losses_of(net(x), torch.from_numpy(truths))
            loss = stones + 0.3 * size
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimizer.step()
            step += 1
            running += (loss.item() - running) * 0.01
            if step % 200 == 0:
                torch.save(net.state_dict(), options.out + ".state")
                print(f"{spent * options.minutes:5.1f} min step {step} loss {running:.3f} held out {judged(net, hx, held_truths)}", flush=True)
    net.eval()
    torch.save(net.state_dict(), options.out + ".state")
    torch.onnx.export(net, torch.zeros(1, 5, FAR + NEAR, WIDE), options.out, input_names=["tops"], output_names=["leans"], opset_version=11,
                      dynamic_axes={"tops": {0: "stacks"}, "leans": {0: "stacks"}})


if __name__ == "__main__":
    main()
