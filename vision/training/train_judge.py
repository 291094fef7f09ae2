"""Trains the judge on fits that judge_samples.py labelled, and writes the net as ONNX.

    train_judge.py OUT.onnx SAMPLES.npz… --minutes 8 [--start STATE]

The same command continues a stopped training. In: (1, 5, 40, 144): BGR / 255 - 0.5 along the match,
its tail at the left, 2 pixels a millimetre; the fit's and the proposal's log odds / 6. Out: (1, 3,
1, 1) logits: a match lies there; its head is at the left; it has none.
"""
import argparse

import cv2
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from progress import Progress


def conv(inside, outside, stride=1):
    return nn.Sequential(nn.Conv2d(inside, outside, 3, stride, 1, bias=False), nn.BatchNorm2d(outside), nn.ReLU())


class Judge(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(conv(5, 16, 2), conv(16, 24), conv(24, 32, 2), conv(32, 32), conv(32, 48, 2), conv(48, 48), conv(48, 64, 2))
        self.last = nn.Sequential(nn.Dropout(0.2), nn.Conv2d(64, 48, (3, 9)), nn.ReLU(), nn.Dropout(0.2), nn.Conv2d(48, 3, 1))

    def forward(self, x):
        return self.last(self.body(x))


def log_odds(p):
    p = np.clip(p, 1e-3, 1 - 1e-3)
    return np.clip(np.log(p / (1 - p)), -6, 6) / 6


def inputs(data, rows, rng=None):
    """Returns pictures as the net sees them; with `rng` mirrored and in other light, with the
    head's label adapted."""
    x = data["pictures"][rows].astype(np.float32).transpose(0, 3, 1, 2)
    head = data["head"][rows].copy()
    odds = np.stack([log_odds(data["confidence"][rows]), log_odds(data["proposal"][rows])], 1)
    if rng is not None:
        flip = rng.random(len(rows)) < 0.5
        x[flip] = x[flip][:, :, ::-1]
        turn = rng.random(len(rows)) < 0.5
        x[turn] = x[turn][..., ::-1]
        swapped = turn & (head >= 0) & (head < 2)
        head[swapped] = 1 - head[swapped]
        x = x * rng.uniform(0.75, 1.25, (len(rows), 1, 1, 1)) * rng.uniform(0.93, 1.07, (len(rows), 3, 1, 1)) + rng.uniform(-12, 12, (len(rows), 1, 1, 1))
        for k in np.flatnonzero(rng.random(len(rows)) < 0.15):
            x[k] = cv2.GaussianBlur(x[k].transpose(1, 2, 0), (0, 0), rng.uniform(0.4, 1.2)).transpose(2, 0, 1)
        noise = np.where(rng.random(len(rows)) < 0.3, rng.uniform(0, 9, len(rows)), 0)
        x = x + rng.standard_normal(x.shape, np.float32) * np.float32(noise)[:, None, None, None]
        odds = np.clip(odds + rng.normal(0, 0.05, odds.shape), -1, 1)
    planes = np.broadcast_to(odds[:, :, None, None], (len(rows), 2, *x.shape[2:]))
    x = np.concatenate([np.clip(x, 0, 255) / 255 - 0.5, planes], 1).astype(np.float32)
    return torch.from_numpy(x), torch.from_numpy(data["label"][rows].astype(np.float32)), torch.from_numpy(head.astype(np.int64))


def loss_of(out, label, head):
    out = out[:, :, 0, 0]
    match = F.binary_cross_entropy_with_logits(out[:, 0], label)
    known = head >= 0
    # If both ends look alike, the target is 0.5 for the probability that the ends are swapped. If
    # there may be a head, the target is also 0.5 for the probability that there is none.
    headless = F.binary_cross_entropy_with_logits(out[known, 2], torch.tensor([0.0, 0.0, 1.0, 0.5])[head[known]])
    swapped = F.binary_cross_entropy_with_logits(out[known, 1], torch.tensor([0.0, 1.0, 0.5, 0.5])[head[known]])
    return match, swapped, headless


def report(net, data, rows):
    net.eval()
    with torch.no_grad():
        parts = [(net(x)[:, :, 0, 0], y, h) for x, y, h in (inputs(data, rows[k:k + 200]) for k in range(0, len(rows), 200))]
    net.train()
    out, label, head = (torch.cat(p) for p in zip(*parts))
    order = torch.argsort(out[:, 0], descending=True)
    area = float(((label[order] == 1).cumsum(0) * (label[order] == 0)).sum() / (label.sum() * (1 - label).sum()))
    at = lambda least: f"{float((out[label == 1, 0] > least).float().mean()):.3f}/{float((out[label == 0, 0] > least).float().mean()):.3f}"
    headed = (head >= 0) & (head < 2)
    ends = float(((out[headed, 1] > 0) == (head[headed] == 1)).float().mean())
    odds = log_odds(data["confidence"][rows])
    order = np.argsort(-odds)
    y = data["label"][rows][order]
    old = ((y == 1).cumsum() * (y == 0)).sum() / max(1, (y == 1).sum() * (y == 0).sum())
    return f"held out area {area:.4f} (the fit's own {old:.4f}) true/false above 0 {at(0)} 1 {at(1)} -1 {at(-1)} head end {ends:.3f}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("samples", nargs="*")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--start", help="weights to go on from (OUT.onnx.state of an earlier run)")
    parser.add_argument("--keep", type=float, default=0.0, help="share of the starting weights in the result: the mean of both forgets less")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    net, clock = Judge(), Progress(options.out, options.minutes)
    clock.load(net, options.start)
    if options.samples:
        parts = [np.load(name) for name in options.samples]
        fit(net, {key: np.concatenate([p[key] for p in parts]) for key in parts[0].files}, options, clock)
    if options.keep:
        first, last = torch.load(options.start), net.state_dict()
        net.load_state_dict({k: first[k] * options.keep + v * (1 - options.keep) if v.is_floating_point() else v for k, v in last.items()})
    net.eval()
    clock.finish(net)
    torch.onnx.export(net, torch.zeros(1, 5, 40, 144), options.out, input_names=["match"], output_names=["judgement"], opset_version=11)


def fit(net, data, options, clock):
    rng = np.random.default_rng(1)
    block = np.arange(len(data["label"])) // 100 % 12  # neighbours in the file show the same scene
    held, rows = np.flatnonzero(block == 5), np.flatnonzero(block != 5)
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=1e-3)
    step, running = 0, None
    while (spent := clock.share()) < 1:
        for group in optimiser.param_groups:
            group["lr"] = options.rate * min(1.0, (step + 1) / 100) * (1 - spent) + 1e-5
        parts = loss_of(*(lambda x, y, h: (net(x), y, h))(*inputs(data, rng.choice(rows, 48), rng)))
        optimiser.zero_grad()
        (parts[0] + 0.3 * parts[1] + 0.3 * parts[2]).backward()
        optimiser.step()
        now = np.array([float(p.detach()) for p in parts])
        running = now if running is None else running * 0.98 + now * 0.02
        step += 1
        clock.tell(step)
        if step % 200 == 0:
            clock.keep(net)
            print(f"{spent * options.minutes:5.1f} min step {step} loss {np.round(running, 3)} {report(net, data, held)}", flush=True)


if __name__ == "__main__":
    main()
