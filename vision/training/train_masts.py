"""Trains the mast net on decks that deck_samples.py rendered, and writes the net as ONNX.

    train_masts.py OUT.onnx SAMPLES.npz… --minutes 20
    train_masts.py OUT.onnx SAMPLES.npz… --teacher STATE

With --teacher, makes a quicker net of the net with that state (separable.py). The quicker net also
learns from the original net. In: (N, 5, 152, 152) as deck_samples.channels. Out: (N, 5), the
probabilities of 0 to 4 masts. While it learns it also says where each has its foot, which is what
it learns from; the program asks for the number alone, and where it is not sure of the mirror
image's too (145 decks: 0.77 exact, the quicker net 0.72; as the program asks and weighs them 0.81
both, and 0.85 after train_masts_together.py).
"""
import argparse
import time

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from separable import nats_apart, quicker


def conv(inside, outside, stride=1, dilation=1):
    return nn.Sequential(nn.Conv2d(inside, outside, 3, stride, dilation, dilation, bias=False), nn.BatchNorm2d(outside), nn.ReLU())


MOST = 4    # maximum number of masts (WG-3)
PICKS = 24
COUNT_SHARE = 0.5  # weight of the loss of the number, relative to the loss of the feet
# ratio of the frequencies of 0 to 4 masts in a game to those in the samples: galleys start with 2 to 4 (WG-5)
COMMON = (0.5, 0.7, 1.2, 1.4, 1.2)


class MastNet(nn.Module):
    def __init__(self, wide=24):
        super().__init__()
        self.stem = nn.Sequential(conv(5, 12), conv(12, wide, stride=2))
        # A mast is up to 20 cells long. The dilations let its foot see its tip.
        self.body = nn.Sequential(conv(wide, wide), conv(wide, wide, dilation=2), conv(wide, wide, dilation=4), conv(wide, wide, dilation=8), conv(wide, wide), conv(wide, wide, dilation=12), conv(wide, wide))
        self.out = nn.Conv2d(wide, 1, 1)
        nn.init.constant_(self.out.bias, -4.0)
        self.pick = nn.Conv2d(wide, PICKS, 1)
        self.count = nn.Sequential(nn.Linear(2 * PICKS, 32), nn.ReLU(), nn.Linear(32, MOST + 1))

    def forward(self, x):
        seen = self.body(self.stem(x))
        inside = F.max_pool2d(x[:, 3:4], 2)
        picks = F.relu(self.pick(seen)) * inside
        pooled = torch.cat([F.adaptive_avg_pool2d(picks, 1) * 20, F.adaptive_max_pool2d(picks, 1)], 1).flatten(1)
        return self.out(seen), self.count(pooled)


def true_counts(labels):
    return np.array([cv2.connectedComponents(np.uint8(label > 150))[0] - 1 for label in labels])


def batches(inputs, labels, size, generator):
    order = generator.permutation(len(inputs))
    for k in range(0, len(order) - size + 1, size):
        chosen = order[k:k + size]
        x = torch.tensor(inputs[chosen].astype(np.float32))
        y = torch.tensor(labels[chosen].astype(np.float32) / 255)[:, None]
        many = torch.tensor(true_counts(labels[chosen]))
        if generator.random() < 0.5:
            x, y = x.flip(3), y.flip(3)
        x[:, :3] += torch.randn(size, 3, 1, 1) * 0.08 + torch.randn(size, 1, 1, 1) * 0.1
        yield x, F.max_pool2d(y, 2), many


def loss_of(logits, target, inside):
    """Returns the focal loss, as in CornerNet, because there are few feet and many other places.
    Feet are only on the deck."""
    p = torch.sigmoid(logits).clamp(1e-5, 1 - 1e-5)
    foot = (target > 0.88).float()
    hit = -((1 - p) ** 2) * torch.log(p) * foot
    miss = -(p ** 2) * torch.log(1 - p) * (1 - target) ** 4 * (1 - foot) * inside
    return (hit.sum() + miss.sum()) / foot.sum().clamp(min=1)


def counts(net, inputs):
    """Returns the most probable number of masts on each deck."""
    found = []
    net.eval()
    with torch.no_grad():
        for k in range(0, len(inputs), 50):
            x = torch.tensor(inputs[k:k + 50].astype(np.float32))
            found += net(x)[1].argmax(1).tolist()
    net.train()
    return np.array(found)


class Count(nn.Module):
    """The part of the net that the program uses: only the probabilities of the numbers."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, x):
        return self.net(x)[1].softmax(1)


def export(net, name):
    torch.onnx.export(Count(net), torch.zeros(2, 5, 152, 152), name, input_names=["decks"], output_names=["masts"], opset_version=11)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--start", help="weights to go on from (OUT.onnx.state of an earlier run)")
    parser.add_argument("--teacher")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    generator = np.random.default_rng(1)
    parts = [np.load(name) for name in options.samples]
    inputs = np.concatenate([p["inputs"] for p in parts])
    labels = np.concatenate([p["labels"] for p in parts])
    held = max(50, len(inputs) // 20)
    net, teacher = quicker(MastNet(), options.teacher) if options.teacher else (MastNet(), None)
    net = net.to(memory_format=torch.channels_last)
    if options.start:
        net.load_state_dict(torch.load(options.start), strict=False)
    optimizer = torch.optim.AdamW(net.parameters(), 3e-3, weight_decay=1e-3)
    start, step, running = time.time(), 0, 0.0
    while (spent := (time.time() - start) / 60 / options.minutes) < 1:
        for x, y, many in batches(inputs[held:], labels[held:], 16, generator):
            spent = (time.time() - start) / 60 / options.minutes
            if spent >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = 3e-3 * min(1.0, step / 50) * (1 - spent) + 1e-5
            feet, chances = net(x.to(memory_format=torch.channels_last))
            loss = loss_of(feet, y, F.max_pool2d(x[:, 3:4], 2)) + COUNT_SHARE * F.cross_entropy(chances, many, torch.tensor(COMMON))
            if teacher:
                loss = loss + nats_apart(chances, teacher(x)[1]) + teacher.apart()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
            running += 0.02 * (loss.item() - running)
            if step % 100 == 0:
                exact = np.mean(counts(net, inputs[:held]) == true_counts(labels[:held]))
                torch.save(net.state_dict(), options.out + ".state")
                print(f"{spent * options.minutes:5.1f} min step {step} loss {running:.3f} held out exact {exact:.3f}", flush=True)
    net = net.to(memory_format=torch.contiguous_format).eval()
    torch.save(net.state_dict(), options.out + ".state")
    export(net, options.out)


if __name__ == "__main__":
    main()
