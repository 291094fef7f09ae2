"""Continues the training of the quick mast net, from the common answer of this net and its
teacher to a deck and to its mirror image.

    train_masts_together.py OUT.onnx masts.quick.state masts.state SAMPLES.npz… --minutes 45

The four together count better than any of them (Hinton et al., "Distilling the knowledge in a neural network", 2015): what they say
of each deck is asked once and learned beside the truth. Samples are deck_samples.py's, others than those that either net learned from.
"""
import argparse
import time

import numpy as np
import torch
from torch.nn import functional as F

from separable import separated
from train_masts import COMMON, MastNet, export, loss_of, true_counts

RATE = 1e-3
SIZE = 16  # number of decks in a step
FEET_SHARE, TRUTH_SHARE = 0.3, 0.25  # weights of the feet and of the truth in the loss, relative to the mean of the four answers
HELD = 400  # number of decks that are used only to measure the progress


def nets(quick_state, teacher_state):
    teacher = MastNet()
    teacher.load_state_dict(torch.load(teacher_state))
    quick = separated(teacher)
    quick.load_state_dict(torch.load(quick_state))
    return quick.eval(), teacher.eval()


def decks(inputs, chosen):
    return torch.tensor(inputs[chosen].astype(np.float32)).to(memory_format=torch.channels_last)


def said_together(asked, inputs):
    """Returns (N, 5): the mean of the nets' probabilities for each deck and its mirror image."""
    said = []
    with torch.no_grad():
        for k in range(0, len(inputs), 50):
            x = decks(inputs, slice(k, k + 50))
            said.append(sum(net(shown)[1].softmax(1) for net in asked for shown in (x, x.flip(3))) / (2 * len(asked)))
    return torch.cat(said).clamp(min=1e-5)


def apart(net, inputs, wanted):
    """Returns the net's divergence from `wanted` on these decks, in nats."""
    net.eval()
    with torch.no_grad():
        parts = [F.kl_div(F.log_softmax(net(decks(inputs, slice(k, k + 50)))[1], 1), wanted[k:k + 50], reduction="sum") for k in range(0, len(inputs), 50)]
    net.train()
    return float(sum(parts)) / len(inputs)


def batch(rng, samples, chosen):
    inputs, labels, counts, wanted = samples
    x, feet = decks(inputs, chosen), torch.tensor(labels[chosen].astype(np.float32) / 255)[:, None]
    if rng.random() < 0.5:
        x, feet = x.flip(3), feet.flip(3)
    x[:, :3] += torch.randn(SIZE, 3, 1, 1) * 0.04 + torch.randn(SIZE, 1, 1, 1) * 0.05
    return x, F.max_pool2d(feet, 2), torch.tensor(counts[chosen]), wanted[chosen]


def loss_on(net, shown):
    x, feet, count, wanted = shown
    marked, chances = net(x)
    together = F.kl_div(F.log_softmax(chances, 1), wanted, reduction="batchmean")
    return together + FEET_SHARE * loss_of(marked, feet, F.max_pool2d(x[:, 3:4], 2)) + TRUTH_SHARE * F.cross_entropy(chances, count, torch.tensor(COMMON))


def learn(net, samples, minutes, rng):
    optimizer = torch.optim.AdamW(net.parameters(), RATE, weight_decay=1e-4)
    inputs, wanted = samples[0], samples[3]
    start, step = time.time(), 0
    while (spent := (time.time() - start) / 60 / minutes) < 1:
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1.0, step / 50) * (1 - spent) + 1e-5
        loss = loss_on(net, batch(rng, samples, HELD + rng.permutation(len(inputs) - HELD)[:SIZE]))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        step += 1
        if step % 500 == 0:
            print(f"{spent * minutes:5.1f} min step {step}: {apart(net, inputs[:HELD], wanted[:HELD]):.4f} nats from the four", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("quick", help="state of the net that learns")
    parser.add_argument("teacher", help="state of the net it was made of")
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--minutes", type=float, default=45)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    parts = [np.load(name) for name in options.samples]
    inputs, labels = (np.concatenate([part[key] for part in parts]) for key in ("inputs", "labels"))
    net, teacher = nets(options.quick, options.teacher)
    wanted = said_together((net, teacher), inputs)
    net = net.to(memory_format=torch.channels_last).train()
    learn(net, (inputs, labels, true_counts(labels), wanted), options.minutes, np.random.default_rng(1))
    net = net.to(memory_format=torch.contiguous_format).eval()
    torch.save(net.state_dict(), options.out + ".state")
    export(net, options.out)


if __name__ == "__main__":
    main()
