"""Trains the shadow net on the stacks that board_samples.py rendered, and writes the net as
ONNX.

    train_shadows.py OUT.onnx SAMPLES.npz:FIRST… --minutes 25

SAMPLES are those of train_heights.py. In: (N, 3, 56, 56): the board's plane around a stack's foot,
of which a stone's radius is 9; blue, green, red / 255 - 0.5. Out: (N, 3): where the top's middle
casts its shadow from the foot, right and up, in stones' diameters; the logarithm of either number's
standard deviation.
"""
import math

import cv2
import numpy as np
import torch
from torch import nn

import board_samples
import stack_training
from train_heights import PX, conv

SIDE, RADIUS = 56, 9
LONGEST = 1.6  # maximum length of a shadow in diameters: the visible range


class ShadowNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.see = nn.Sequential(conv(3, 16, 2), conv(16, 32, 2), conv(32, 48, 2), conv(48, 64), nn.Conv2d(64, 32, 1), nn.ReLU())
        self.tell = nn.Sequential(nn.Flatten(), nn.Linear(32 * 49, 96), nn.ReLU(), nn.Dropout(0.1), nn.Linear(96, 3))

    def forward(self, x):
        return self.tell(self.see(x))


def shadows_of(seed, eye):
    """Returns (foot, offset of the shadow in diameters, radius of a stone) of each completely
    visible stack, in the sample's pixels."""
    _, light, _, look, _, stacks, _ = board_samples.scene(np.random.default_rng(9_000_000 + seed))
    way = np.mean([-lamp[:2] / lamp[2] for lamp in light.samples], axis=0)
    for center, count, _ in stacks:
        foot = board_samples.pixels_of(center / board_samples.CELL)
        shadow = way * count * look.height / (2 * look.radius)
        if min(foot) >= 24 and max(foot) <= board_samples.SIDE - 24 and np.linalg.norm(shadow) < LONGEST:
            yield foot, shadow, look.radius / board_samples.CELL * PX


class Stacks(stack_training.Samples):
    def views(self, chosen, generator):
        """Returns each stack rotated and mirrored, slightly shifted and scaled, like the errors of
        the fit, with the shadows transformed too."""
        pictures, truths = [], []
        for image, foot, shadow, radius in [self.stacks[k] for k in chosen]:
            unit = radius / RADIUS * math.exp(generator.normal(0, 0.04))
            at = foot + generator.normal(0, 0.08, 2) * radius
            turn = generator.integers(4) * math.pi / 2 + generator.normal(0, 0.1)
            flip = 1 if generator.random() < 0.5 else -1
            c, s = math.cos(turn) * unit, math.sin(turn) * unit
            # from the view's (right, down) to the image's
            rotate = np.array([[c * flip, -s], [s * flip, c]])
            warp = np.c_[rotate, at - rotate @ np.full(2, (SIDE - 1) / 2)]
            pictures.append(cv2.warpAffine(self.images[image], warp, (SIDE, SIDE), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE))
            right, down = np.linalg.inv(rotate / unit) @ (shadow * [1, -1])
            truths.append((right, -down))
        return np.array(pictures), np.float32(truths)


def inputs(pictures):
    return torch.from_numpy(pictures).permute(0, 3, 1, 2).float() / 255 - 0.5


def loss_of(said, truths):
    """Returns the loss, with a Student distribution of three degrees of freedom, because some
    shadows are hidden."""
    spread = said[:, 2].clamp(-4, 1)
    off = (said[:, :2] - truths) * torch.exp(-spread)[:, None]
    return (2 * spread + 1.5 * torch.log1p((off ** 2).sum(1) / 3)).mean()


def judged(net, x, truths):
    said = stack_training.said_of(net, x)
    off = (said[:, :2] - truths).norm(dim=1)
    figures = (loss_of(said, truths).item(), off.median().item(), truths.norm(dim=1).median().item(), said[:, 2].exp().median().item())
    return "loss %.3f, shadow off by %.3f diameters in the median of %.3f, said %.3f" % figures


def main():
    net, _, options, generator = stack_training.begun(ShadowNet())
    stacks = Stacks(options.samples, shadows_of)
    seen, held_truths = stacks.views(range(stacks.held), generator)
    hx, held_truths = inputs(seen), torch.from_numpy(held_truths)

    def loss_at(chosen):
        pictures, truths = stacks.views(chosen, generator)
        return loss_of(net(stack_training.in_another_light(inputs(pictures))), torch.from_numpy(truths))
    stack_training.learn(net, options, generator, stacks, loss_at, lambda: judged(net, hx, held_truths))
    stack_training.export(net, options.out, (3, SIDE, SIDE), "stacks", "shadows")


if __name__ == "__main__":
    main()
