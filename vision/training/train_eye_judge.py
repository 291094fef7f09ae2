"""Trains the eye's judge: train_eye_judge.py OUT.onnx STRIPS.npz... --minutes 10 [--start STATE]

Minutes are the processor's. The last twentieth of each file is kept for the figures that are printed.
"""
import argparse
import math

import numpy as np
import torch
from torch.nn import functional as F

from eye_judge import COLUMNS, ROWS, Judge
from eye_net import plain
from progress import Progress

RATE, BATCH, TESTED = 2e-3, 128, 20


def load(paths):
    """Returns strips and labels for learning, and those for testing: the last strips of each
    file."""
    sets = ([], []), ([], [])
    for path in paths:
        with np.load(path) as file:
            strips, labels = torch.from_numpy(file["strips"]), torch.from_numpy(file["labels"])
        last = len(strips) - len(strips) // TESTED
        for chosen, (a, b) in zip((slice(0, last), slice(last, None)), sets):
            a.append(strips[chosen]), b.append(labels[chosen])
    return [tuple(torch.cat(v) for v in one) for one in sets]


def seen(strips):
    return ((strips.float() - 127.5) / 64).permute(0, 3, 1, 2)


def turned(x, labels):
    """Augments the strips: half of them from the other end, half mirrored, with another brightness."""
    if torch.rand(()) < 0.5:
        x, labels = x.flip(3), labels[:, [0, 2, 1, 3]]
    if torch.rand(()) < 0.5:
        x = x.flip(2)
    return x * torch.empty(len(x), 1, 1, 1).uniform_(0.8, 1.2) + torch.empty(len(x), 3, 1, 1).uniform_(-0.25, 0.25), labels


def loss_of(logits, labels):
    """Returns the loss of being a stick and, for true sticks, the loss of the heads."""
    stick = F.binary_cross_entropy_with_logits(logits[:, 0], labels[:, 0])
    heads = F.binary_cross_entropy_with_logits(logits[:, 1:], labels[:, 1:3], reduction="none").mean(1)
    return stick + (heads * labels[:, 0]).sum() / labels[:, 0].sum().clamp(min=1)


def report(model, strips, labels):
    model.eval()
    with torch.no_grad():
        odds = torch.sigmoid(torch.cat([model(seen(part)) for part in strips.split(256)]))
    proposed, true = labels[:, 3] > 0.5, labels[:, 0] > 0.5
    for least in (0.3, 0.4, 0.5, 0.6, 0.7):
        taken = odds[:, 0] > least
        print(f"  {least}: of {int(true.sum())} sticks {int((taken & true).sum())}, of {int((~true).sum())} others {int((taken & ~true).sum())}; "
              f"proposed by the eye: {int((taken & true & proposed).sum())} of {int((true & proposed).sum())}, {int((taken & ~true & proposed).sum())} of {int((~true & proposed).sum())}")
    right = ((odds[:, 1:] > 0.5) == (labels[:, 1:3] > 0.5)).all(1) & true
    print(f"  heads right at both ends: {int(right.sum())} of {int(true.sum())}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("strips", nargs="+")
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--start")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    (strips, labels), test = load(options.strips)
    model = Judge()
    clock = Progress(options.out, options.minutes)
    clock.load(model, options.start)
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=1e-2)
    step, smooth = 0, 1.0
    while clock.share() < 1:
        rows = torch.randint(len(strips), (BATCH,))
        x, wanted = turned(seen(strips[rows]), labels[rows])
        for group in optimiser.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / 100) * (0.5 + 0.5 * math.cos(math.pi * clock.share()) + 0.003)
        model.train()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = model(x.contiguous(memory_format=torch.channels_last))
        loss = loss_of(logits.float(), wanted)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 3.0)
        optimiser.step()
        step, smooth = step + 1, smooth * 0.99 + float(loss) * 0.01
        clock.tell(step)
        if step % 500 == 0:
            clock.keep(model)
            print(f"{clock.spent():.1f} min step {step} strips seen {step * BATCH} of {len(strips)} loss {smooth:.4f}", flush=True)
    report(model, *test)
    clock.finish(model)
    plain(model)
    model.eval()
    torch.onnx.export(model, torch.zeros(1, 3, ROWS, COLUMNS), options.out, opset_version=11, input_names=["strips"], output_names=["odds"],
                      dynamic_axes={"strips": {0: "n"}, "odds": {0: "n"}})


if __name__ == "__main__":
    main()
