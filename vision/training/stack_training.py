"""The parts that the trainings of nets for single stacks of stones share: options, the loop, the
ONNX file."""
import argparse
import time

import cv2
import numpy as np
import torch

import board_samples
from separable import quicker

PX = 64  # pixels per cell of the samples
BATCH = 32


def begun(net, least=12):
    """Returns (net, teacher, options, generator). The net continues from --start. With --teacher it
    is a quicker net that learns from the teacher (`least`: see `separated`); otherwise the
    teacher is None. Sets the number of threads, the seeds and the size of the samples."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--start", help="weights to go on from (OUT.onnx.state of an earlier run)")
    parser.add_argument("--teacher", help="weights of the whole net: a quicker one learns from it (separable.py)")
    options = parser.parse_args()
    board_samples.use_pixels(PX)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    torch.manual_seed(1)
    net, teacher = quicker(net, options.teacher, least=least) if options.teacher else (net, None)
    if options.start:
        net.load_state_dict(torch.load(options.start))
    return net, teacher, options, np.random.default_rng(1)


class Samples:
    """The files' pictures, with the result of `stacks_of(seed, eye)` for each, drawn again from the
    seed with which it was rendered."""

    def __init__(self, names, stacks_of):
        self.images, self.stacks = [], []
        for name in names:
            file, first = name.split(":")
            part = np.load(file)
            for seed, (image, eye) in enumerate(zip(part["images"], part["eyes"]), int(first)):
                self.stacks += [(len(self.images), *stack) for stack in stacks_of(seed, eye)]
                self.images.append(image)
        self.held = min(1600, len(self.stacks) // 15)
        print(len(self.stacks), "stacks", flush=True)


def learn(net, options, generator, samples, loss_of, judged):
    """`loss_of(chosen)`: the loss of these stacks; `judged()`: a line about the held-out
    stacks, which are the first stacks. The learning rate falls to zero in the given time."""
    optimizer = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=1e-2)
    start, step, running = time.time(), 0, 0.0
    spent = lambda: (time.time() - start) / 60 / options.minutes
    while spent() < 1:
        order = samples.held + generator.permutation(len(samples.stacks) - samples.held)
        for k in range(0, len(order) - BATCH + 1, BATCH):
            if spent() >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = 2e-3 * min(1.0, step / 50) * (1 - spent()) + 1e-5
            loss = loss_of(order[k:k + BATCH])
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimizer.step()
            step += 1
            running += (loss.item() - running) * 0.01
            if step % 400 == 0:
                torch.save(net.state_dict(), options.out + ".state")
                print(f"{spent() * options.minutes:5.1f} min step {step} loss {running:.3f} held out {judged()}", flush=True)
    net.eval()
    torch.save(net.state_dict(), options.out + ".state")


def said_of(net, x):
    """Returns the outputs of the net in the form in which the program receives them."""
    net.eval()
    with torch.no_grad():
        said = torch.cat([net(part) for part in x.split(64)])
    net.train()
    return said


def in_another_light(x):
    """Varies brightness, contrast and tint. x: (N, 3, rows, columns), from -0.5 to 0.5."""
    return (x * (1 + torch.randn(len(x), 1, 1, 1) * 0.25) + torch.randn(len(x), 3, 1, 1) * 0.04).clamp(-0.5, 0.5)


def export(net, name, shape, inside, outside):
    torch.onnx.export(net, torch.zeros(1, *shape), name, input_names=[inside], output_names=[outside], opset_version=11,
                      dynamic_axes={inside: {0: "stacks"}, outside: {0: "stacks"}})
