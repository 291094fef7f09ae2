"""Trains the eye on parts of drawn scenes, on a processor with a matrix unit (bfloat16).

    nohup nice -n 19 python3 train_eye.py SCENES OUT.onnx --minutes 100 [--start STATE] [--seed 1] [--threads 1] > eye.log &

SCENES is a folder of eye_scene.py, which may still be growing. --minutes counts real time, not
processor time. The same command continues a stopped run: OUT.onnx.resume contains weights, their
mean, the optimiser's state and the count of pictures. At the end OUT.onnx is written, and
OUT.onnx.state beside it, half floats.
"""
import argparse
import math
import multiprocessing
import os
import time
from queue import Full

import cv2
import numpy as np
import torch

import eye_samples
from eye_loss import losses, whole
from eye_net import Eye, Whole, unfolded
from progress import Progress

RATE, WARM, DECAY, MEAN = 2e-3, 120, 1e-2, 0.998
BATCH = 16
KEEP_EVERY = 180  # interval in seconds at which the state is saved


def supply(queue, folder, seed, count):
    cv2.setNumThreads(1)
    asked_by = os.getppid()
    for batch in eye_samples.batches(folder, seed, count):
        while os.getppid() == asked_by:
            try:
                queue.put(batch, timeout=5)
                break
            except Full:
                pass
        if os.getppid() != asked_by:
            return


def supplied(folder, seed, workers):
    """Yields batches as tensors. Separate processes make them."""
    context = multiprocessing.get_context("fork")
    queue = context.Queue(maxsize=8)
    for k in range(workers):
        context.Process(target=supply, args=(queue, folder, 1000 * seed + k, BATCH), daemon=True).start()
    while True:
        yield [torch.from_numpy(np.ascontiguousarray(array)) for array in queue.get()]


class Training:
    def __init__(self, out, seed, start):
        torch.manual_seed(seed)
        self.out, self.net = out, Eye()
        self.pictures, self.step, self.runs = 0, 0, 0
        if start:
            self.net.load_state_dict({k: v.float() for k, v in torch.load(start).items()})
        self.mean = {k: v.clone() for k, v in self.net.state_dict().items()}
        self.net.to(memory_format=torch.channels_last)
        decayed, free = [p for p in self.net.parameters() if p.ndim > 1 and p[0].numel() > 1], [p for p in self.net.parameters() if p.ndim == 1 or p[0].numel() == 1]
        self.optimiser = torch.optim.AdamW([{"params": decayed, "weight_decay": DECAY}, {"params": free, "weight_decay": 0}], lr=RATE, betas=(0.9, 0.99))

    def resume(self):
        kept = torch.load(self.out + ".resume")
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.mean, self.pictures, self.step, self.runs = kept["mean"], kept["pictures"], kept["step"], kept["runs"] + 1

    def keep(self):
        kept = {"net": self.net.state_dict(), "mean": self.mean, "optimiser": self.optimiser.state_dict(), "pictures": self.pictures, "step": self.step, "runs": self.runs}
        torch.save(kept, self.out + ".part")
        os.replace(self.out + ".part", self.out + ".resume")
        torch.save({k: v.half() for k, v in self.mean.items()}, self.out + ".part")
        os.replace(self.out + ".part", self.out + ".state")

    def learn(self, batch, share, rate):
        """Makes one step; returns the losses as numbers."""
        pictures, *known = batch
        for group in self.optimiser.param_groups:
            group["lr"] = rate * min(1, (self.step + 1) / WARM) * (0.5 + 0.5 * math.cos(math.pi * min(1, share)) + 0.003)
        x = unfolded(pictures).contiguous(memory_format=torch.channels_last)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            fine, coarse = self.net(x)
        parts = losses(fine, coarse.float(), *known)
        self.optimiser.zero_grad(set_to_none=True)
        total = whole(parts)
        total.backward()
        norm = torch.nn.utils.clip_grad_norm_(self.net.parameters(), 3.0)
        if math.isfinite(float(norm)):
            self.optimiser.step()
        self.step, self.pictures = self.step + 1, self.pictures + len(pictures)
        with torch.no_grad():
            old = min(MEAN, self.step / (self.step + 10))
            for name, value in self.net.state_dict().items():
                self.mean[name].lerp_(value, 1 - old)
        return {"total": float(total), "norm": float(norm), **{k: float(v) for k, v in parts.items()}}


def export(state, path):
    net = Eye()
    net.load_state_dict({k: v.float() for k, v in state.items()})
    net.eval()
    free = lambda name: {name: {0: "pictures", 2: "rows", 3: "columns"}}
    torch.onnx.export(Whole(net).eval(), torch.zeros(1, 3, 320, 320), path, opset_version=11, input_names=["picture"], output_names=["fine", "boxes"],
                      dynamic_axes={**free("picture"), **free("fine"), **free("boxes")})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("scenes")
    parser.add_argument("out")
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--start", help="weights to go on from")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    training, clock = Training(options.out, options.seed, options.start), Progress(options.out, options.minutes, time.time)
    if clock.resumed and os.path.exists(options.out + ".resume"):
        training.resume()
    said, kept, sums, number = time.time(), time.time(), {}, 0
    for batch in supplied(options.scenes, options.seed + 100 * training.runs, options.workers):
        share = clock.share()
        for name, value in training.learn(batch, share, options.rate).items():
            sums[name] = sums.get(name, 0.0) + value
        number += 1
        if time.time() - said > 60 or training.step in (1, 10, 50):
            print(f"{clock.spent():.1f} min step {training.step} pictures {training.pictures} " + " ".join(f"{k} {v / number:.3f}" for k, v in sums.items()), flush=True)
            said, sums, number = time.time(), {}, 0
        if time.time() - kept > KEEP_EVERY or share >= 1:
            training.keep()
            with open(options.out + ".minutes", "w") as file:
                file.write(str(clock.spent()))
            kept = time.time()
        if share >= 1:
            break
    export(training.mean, options.out)
    os.remove(options.out + ".minutes")
    os._exit(0)  # the processes that make batches never end by themselves


if __name__ == "__main__":
    main()
