"""Trains the stone net on the samples of board_samples.py, and writes the net as ONNX.

    train_board.py OUT.onnx SAMPLES.npz… --minutes 20
    train_board.py OUT.onnx SAMPLES.npz… --minutes 30 --teacher stones.state

In: (1, 5, H, W), H and W multiples of 8, 32 pixels a cell: blue, green, red / 255 - 0.5, and how far the camera sees each
place from the side: (place - eye) / height, x right and y away. Out: (1, 80, H / 4, W / 4): the scores of the five labels of
each 4 x 4 pixels, label after label, each row by row.
"""
import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from separable import nats_apart, quicker

LABELS, BLOCK, PX_CELL = 5, 4, 32


def conv(inside, outside, stride=1, dilation=1):
    return nn.Sequential(nn.Conv2d(inside, outside, 3, stride, dilation, dilation, bias=False), nn.BatchNorm2d(outside), nn.ReLU())


class StoneNet(nn.Module):
    def __init__(self, wide=(12, 24, 32)):
        super().__init__()
        a, b, c = wide
        self.near = nn.Sequential(conv(LABELS, a, 2), conv(a, b, 2), conv(b, b))
        # A cell is four of these wide. The dilations let a stone be compared with its neighbours.
        self.far = nn.Sequential(conv(b, c, 2), conv(c, c), conv(c, c, dilation=2), conv(c, c, dilation=4), conv(c, c))
        self.join = conv(b + c, c)
        self.out = nn.Conv2d(c, LABELS * BLOCK * BLOCK, 1)

    def forward(self, x):
        near = self.near(x)
        far = F.interpolate(self.far(near), scale_factor=2.0, mode="nearest")
        return self.out(self.join(torch.cat([near, far], 1)))


def leans(eyes, side):
    """Returns the leans, (N, 2, side, side), for (N, 3) places of the camera in cells from the
    middle."""
    at = (torch.arange(side) + 0.5 - side / 2) / PX_CELL
    x = (at[None, None, :] - eyes[:, 0, None, None]) / eyes[:, 2, None, None]
    y = (-at[None, :, None] - eyes[:, 1, None, None]) / eyes[:, 2, None, None]
    return torch.stack([x.expand(-1, side, -1), y.expand(-1, -1, side)], 1)


def turned(generator, images, labels, eyes):
    """Mirrors the scenes or exchanges their axes."""
    eyes = eyes.clone()
    if generator.random() < 0.5:
        images, labels = images.flip(2), labels.flip(2)
        eyes[:, 0] *= -1
    if generator.random() < 0.5:
        images, labels = images.flip(1), labels.flip(1)
        eyes[:, 1] *= -1
    if generator.random() < 0.5:  # exchanges row and column, and x and -y
        images, labels = images.transpose(1, 2), labels.transpose(1, 2)
        eyes = torch.stack([-eyes[:, 1], -eyes[:, 0], eyes[:, 2]], 1)
    return images, labels, eyes


def inputs(images, eyes):
    colours = images.permute(0, 3, 1, 2).float() / 255 - 0.5
    return torch.cat([colours, leans(eyes, images.shape[1])], 1)


def batches(samples, size, generator):
    order = generator.permutation(len(samples[0]))
    for k in range(0, len(order) - size + 1, size):
        images, labels, eyes = turned(generator, *[torch.from_numpy(part[order[k:k + size]]) for part in samples])
        x = inputs(images, eyes)
        x[:, :3] += torch.randn(size, 3, 1, 1) * 0.05 + torch.randn(size, 1, 1, 1) * 0.06
        x[:, :3] = x[:, :3].clamp(-0.5, 0.5)
        yield x, labels.long()


def scores(net, x):
    return F.pixel_shuffle(net(x), BLOCK)


def judged(net, samples, size=25):
    """Returns the share of correct labels among the pixels that show a stone or are labelled as a
    stone."""
    net.eval()
    right = many = 0
    with torch.no_grad():
        for k in range(0, len(samples[0]), size):
            images, labels, eyes = [torch.from_numpy(part[k:k + size]) for part in samples]
            said, labels = scores(net, inputs(images, eyes)).argmax(1), labels.long()
            stone = (said > 0) | (labels > 0)
            right += ((said == labels) & stone).sum().item()
            many += stone.sum().item()
    net.train()
    return right / max(1, many)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--start", help="weights to go on from (OUT.onnx.state of an earlier run)")
    parser.add_argument("--teacher", help="weights of the whole net: a quicker one learns from it (separable.py)")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    generator = np.random.default_rng(1)
    parts = [np.load(name) for name in options.samples]
    samples = [np.concatenate([p[key] for p in parts]) for key in ("images", "labels", "eyes")]
    held = max(50, len(samples[0]) // 20)
    net, teacher = quicker(StoneNet(), options.teacher) if options.teacher else (StoneNet(), None)
    net = net.to(memory_format=torch.channels_last)
    if options.start:
        net.load_state_dict(torch.load(options.start))
    optimizer = torch.optim.AdamW(net.parameters(), 3e-3, weight_decay=1e-3)
    start, step, running = time.time(), 0, 0.0
    while (spent := (time.time() - start) / 60 / options.minutes) < 1:
        for x, labels in batches([part[held:] for part in samples], 8, generator):
            spent = (time.time() - start) / 60 / options.minutes
            if spent >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = 3e-3 * min(1.0, step / 50) * (1 - spent) + 1e-5
            x = x.to(memory_format=torch.channels_last)
            said = scores(net, x)
            loss = F.cross_entropy(said, labels)
            if teacher:
                loss = loss + nats_apart(said, F.pixel_shuffle(teacher(x), BLOCK)) + teacher.apart()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
            running += 0.02 * (loss.item() - running)
            if step % 200 == 0:
                torch.save(net.state_dict(), options.out + ".state")
                print(f"{spent * options.minutes:5.1f} min step {step} loss {running:.4f} held out {judged(net, [part[:held] for part in samples]):.4f}", flush=True)
    net = net.to(memory_format=torch.contiguous_format).eval()
    torch.save(net.state_dict(), options.out + ".state")
    torch.onnx.export(net, torch.zeros(1, LABELS, 160, 160), options.out, input_names=["board"], output_names=["labels"], opset_version=11,
                      dynamic_axes={"board": {2: "height", 3: "width"}, "labels": {2: "height", 3: "width"}})


if __name__ == "__main__":
    main()
