"""Trains the lean net on the stacks that board_samples.py rendered, and writes the net as ONNX.

    train_heights.py OUT.onnx SAMPLES.npz:FIRST… --minutes 15
    train_heights.py OUT.onnx SAMPLES.npz:FIRST… --minutes 30 --teacher leans.state

SAMPLES are rendered with --pixels 64. FIRST is the value of --first with which they were rendered,
because the places of all stones are drawn again from the same seeds. In: (N, 5, 40, 88): the
board's plane around a stack, unrolled in units of which a stone's radius is 22 (`unrolled` says
how), so that the rims that are seen of top, seams and foot become as good as straight columns:
blue, green, red / 255 - 0.5; how strongly each column differs from the next (`steps` says how);
everywhere the lean of a cell's height in cells. Out: (N, 146): of one, two and three stones each
the scores of the lean, the way from foot to top, being 0, 1, … 47 units; then how much larger the
top is than 22 units, times 20, and the logarithm of that number's standard deviation.
"""
import math

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import board_samples
import stack_training
from separable import nats_apart
from stack_training import PX

FAR, NEAR, WIDE, RADIUS, LEANS, HIGHEST = 24, 64, 40, 22, 48, 3
ABOVE = 12      # number of columns of the near side before the top's rim
ROUND = math.radians(105)  # maximum angle on each side of the lean at which the far side is visible
LARGER = 20  # the difference of the top's size is given in twentieths


def conv(inside, outside, stride=1):
    return nn.Sequential(nn.Conv2d(inside, outside, 3, stride, 1, bias=False), nn.BatchNorm2d(outside), nn.ReLU())


class LeanNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.see = nn.Sequential(conv(5, 16, (2, 1)), conv(16, 24, 2), conv(24, 32), conv(32, 32, (2, 1)), conv(32, 32), nn.Conv2d(32, 16, 1), nn.ReLU())
        self.tell = nn.Sequential(nn.Flatten(), nn.Linear(16 * WIDE // 8 * (FAR + NEAR) // 2, 128), nn.ReLU(), nn.Dropout(0.15), nn.Linear(128, HIGHEST * LEANS + 2))

    def forward(self, x):
        return self.tell(self.see(x))


def places():
    """Returns where the rows and columns are sampled, right and up of the top's centre, in units.
    First the far side: each row is a direction, from the left over the top to the right, each
    column a unit of distance, the outermost first. Then the near side: each row is a unit from
    left to right, going down from twelve units before the top's rim. (OpenCV 4.6 computes
    depthwise convolutions faster if rows are long.)"""
    turn = np.linspace(-ROUND, ROUND, WIDE)[:, None]
    away = RADIUS + (FAR - 1) / 2 - np.arange(FAR)
    across = (np.arange(WIDE) - (WIDE - 1) / 2)[:, None]
    down = np.sqrt(RADIUS ** 2 - across ** 2) - ABOVE + np.arange(NEAR)
    return np.stack([np.concatenate([away * np.sin(turn), np.broadcast_to(across, (WIDE, NEAR))], 1),
                     np.concatenate([away * np.cos(turn), -down], 1)])


PLACES = places()


def unrolled(image, top, lean, unit):
    """Returns the unrolled picture. `top`, `lean`: in pixels of the picture; up is the direction of
    the lean. `unit`: in pixels of the picture."""
    up = lean / max(1e-9, np.linalg.norm(lean)) * unit
    x = top[0] - up[1] * PLACES[0] + up[0] * PLACES[1]
    y = top[1] + up[0] * PLACES[0] + up[1] * PLACES[1]
    return cv2.remap(image, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def stacks_of(seed, eye):
    """Returns (top, lean, lean of a cell's height, the top's radius, number of stones) of each
    completely visible stack, in the sample's pixels."""
    _, _, _, look, _, stacks, _ = board_samples.scene(np.random.default_rng(9_000_000 + seed))
    for center, count, _ in stacks:
        foot, height = center / board_samples.CELL, count * look.height / board_samples.CELL
        spread = eye[2] / (eye[2] - height)
        base, top = board_samples.pixels_of(foot), board_samples.pixels_of(eye[:2] + (foot - eye[:2]) * spread)
        if min(*base, *top) >= 16 and max(*base, *top) <= board_samples.SIDE - 16:
            yield top, top - base, np.linalg.norm(foot - eye[:2]) / eye[2], look.radius / board_samples.CELL * PX * spread, count


class Stacks(stack_training.Samples):
    def views(self, chosen, generator):
        """Returns each stack slightly shifted, rotated and scaled, like the errors of the fit; with
        (slope), (stones, lean, size)."""
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
    """Returns the difference of each column's colour, averaged over five rows, between the columns
    before and after: log |difference|."""
    padded = F.pad(colours, (1, 1, 2, 2), mode="replicate")
    wide = sum(padded[:, :, k:k + WIDE] for k in range(5)) / 5
    step = wide[..., 2:] - wide[..., :-2]
    return torch.log1p(40 * (step * step).sum(1, keepdim=True).sqrt()) / 2 - 0.5


def inputs(pictures, facts):
    colours = torch.from_numpy(pictures).permute(0, 3, 1, 2).float() / 255 - 0.5
    return torch.cat([colours, steps(colours), torch.from_numpy(facts)[:, None, None, None].expand(-1, 1, WIDE, FAR + NEAR)], 1)


def losses_of(said, truths):
    """Returns the loss of the number of stones and the lean together (a lean between two whole
    units is split over both), and the loss of the size."""
    logs = F.log_softmax(said[:, :-2], 1)
    low = truths[:, 1].floor()
    share = truths[:, 1:2] - low[:, None]
    at = (truths[:, 0] * LEANS + low).long()[:, None]
    spread = said[:, -1].clamp(-4, 2)
    size = spread + 0.5 * ((said[:, -2] - truths[:, 2]) * torch.exp(-spread)) ** 2
    return -(logs.gather(1, at) * (1 - share) + logs.gather(1, at + 1) * share).mean(), size.mean()


def apart(said, wanted):
    """Returns the divergence of the leans' probabilities from the teacher's, in nats, and the
    difference of the sizes."""
    return nats_apart(said[:, :-2], wanted[:, :-2]) + 0.1 * F.mse_loss(said[:, -2:], wanted[:, -2:])


def judged(net, x, truths):
    said = stack_training.said_of(net, x)
    stones = said[:, :-2].softmax(1).reshape(-1, HIGHEST, LEANS)
    lean = (stones.sum(1) * torch.arange(LEANS)).sum(1)
    size = (said[:, -2] - truths[:, 2]).abs() / LARGER
    figures = (*[loss.item() for loss in losses_of(said, truths)], (lean - truths[:, 1]).abs().median().item(), size.median().item() * 100,
               (stones.sum(2).argmax(1) == truths[:, 0]).float().mean().item())
    return "loss %.3f and %.3f, lean off by %.2f px, size by %.2f %% in the median, stones right %.3f" % figures


def main():
    net, teacher, options, generator = stack_training.begun(LeanNet(), least=5)
    stacks = Stacks(options.samples, stacks_of)
    *seen, held_truths = stacks.views(range(stacks.held), generator)
    hx, held_truths = inputs(*seen), torch.from_numpy(held_truths)

    def loss_of(chosen):
        pictures, facts, truths = stacks.views(chosen, generator)
        x = inputs(pictures, facts)
        x[:, :3] = stack_training.in_another_light(x[:, :3])
        if generator.random() < 0.5:
            x = x.flip(2)
        said = net(x)
        stones, size = losses_of(said, torch.from_numpy(truths))
        loss = stones + 0.3 * size
        return loss + apart(said, teacher(x)) + teacher.apart() if teacher else loss
    stack_training.learn(net, options, generator, stacks, loss_of, lambda: judged(net, hx, held_truths))
    stack_training.export(net, options.out, (5, WIDE, FAR + NEAR), "tops", "leans")


if __name__ == "__main__":
    main()
