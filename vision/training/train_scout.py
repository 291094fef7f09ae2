"""Trains the scout, a tiny net that finds the parts of the table that the piece net must
examine.

    train_scout.py SHARDS OUT.onnx [--minutes 6] [--start STATE]

In: the rectified picture at half the piece net's resolution (0.75 pixels a millimetre), BGR bytes / 255 - 0.5. Out:
(N, 1, H / 8, W / 8), the logit that something of the game lies in that square of 10.7 mm.
"""
import argparse
import glob
import os

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from net import conv
from progress import Progress

PIECE_WEIGHT = 6.0  # a missed square loses a match, an unnecessary square costs only a millisecond


class Scout(nn.Module):
    def __init__(self):
        super().__init__()
        fine = (conv(3, 16, stride=2), conv(16, 24, stride=2), conv(24, 32, stride=2))
        # Most of the computation is on the coarse squares, where it is fastest and covers the largest area.
        self.body = nn.Sequential(*fine, conv(32, 32), conv(32, 32, dilation=2), conv(32, 32), nn.Conv2d(32, 1, 1))

    def forward(self, x):
        return self.body(x)


def batches(folder, rng, count):
    shards = [np.load(path) for path in sorted(glob.glob(os.path.join(folder, "shard-*.npz")))]
    shards = [(s["images"], s["labels"]) for s in shards]
    while True:
        images, labels = shards[1 + rng.integers(len(shards) - 1)]
        rows = rng.integers(0, len(images), count)
        x = torch.from_numpy(images[rows].transpose(0, 3, 1, 2).astype(np.float32))
        x = F.avg_pool2d(x * float(rng.uniform(0.75, 1.25)), 2).clamp(0, 255) / 255 - 0.5
        y = F.max_pool2d(torch.from_numpy((labels[rows] > 0).astype(np.float32))[:, None], 8)
        flips = [d for d in (2, 3) if rng.random() < 0.5]
        yield x.flip(flips), y.flip(flips)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("shards")
    parser.add_argument("out")
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--start", help="weights to go on from (OUT.onnx.state of an earlier run)")
    options = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    model = Scout()
    clock = Progress(options.out, options.minutes)
    clock.load(model, options.start)
    optimiser = torch.optim.AdamW(model.parameters(), lr=3e-3, weight_decay=1e-4)
    step, smooth = 0, 0.7
    for x, y in batches(options.shards, np.random.default_rng(3 if options.start else 2), 16):
        done = clock.share()
        for group in optimiser.param_groups:
            group["lr"] = 3e-3 * max(0.01, 1 - done)
        loss = F.binary_cross_entropy_with_logits(model(x), y, pos_weight=torch.tensor(PIECE_WEIGHT))
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        smooth, step = smooth * 0.99 + float(loss) * 0.01, step + 1
        clock.tell(step)
        if step % 200 == 0:
            clock.keep(model)
            print(f"{clock.spent():5.1f} min step {step} loss {smooth:.4f}", flush=True)
        if done >= 1:
            break
    model.eval()
    clock.finish(model)
    torch.onnx.export(model, torch.zeros(1, 3, 128, 128), options.out, opset_version=11, input_names=["picture"], output_names=["squares"],
                      dynamic_axes={"picture": {2: "rows", 3: "columns"}, "squares": {2: "rows", 3: "columns"}})


if __name__ == "__main__":
    main()
