"""Continues the training of one net from its state in `states`: fetches photographs, renders and
trains. A stopped run continues where it was stopped.

    nohup nice -n 19 python3 vision/training/retrain.py judge --minutes 30 > judge.log &
    retrain.py pieces --minutes 600 [--shards 40] [--cycles 8]
    retrain.py scout --minutes 20

All files are in build/training; existing files are not made again. The new net is
build/training/NET.onnx, its state beside it: copy them to ../models/NET.onnx and states/NET.state
once `umpire evaluate` and the photographs say that they are better. Each step says in its first
minute how long it takes. `judge` needs the target match_samples of the preset `release`; `--cycles`
needs Blender.
"""
import argparse
import os
import subprocess
import sys

import photographs

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "../../build/training")
MATCH_SAMPLES = os.path.join(HERE, "../../build/release/vision/match_samples")
JUDGED = (("plain", 0, 60, ()), ("empty", 10000, 60, ("--empty",)), ("toys", 20000, 20, ("--toys",)), ("hard", 30000, 30, ("--hard",)))
CYCLES_SIZE = 25  # number of samples of a shard, which take some minutes


def script(name, *arguments):
    subprocess.run([sys.executable, os.path.join(HERE, name), *arguments], check=True)


def blender(name, *arguments):
    command = ["blender", "--background", "--python-exit-code", "1", "--python", os.path.join(HERE, "cycles_render.py"), "--", name, *arguments]
    subprocess.run(command, check=True)


def samples_for_judge(rounds):
    """Renders each kind of scene `rounds` times. Returns the files from which the judge learns."""
    made = []
    for k in range(rounds):
        for name, first, count, more in JUDGED:
            folder = os.path.join(OUT, "judge", f"{name}{k}")
            made.append(folder + ".npz")
            if not os.path.exists(made[-1]):
                script("judge_samples.py", MATCH_SAMPLES, folder, made[-1], "--first", str(first + 1000 * k), "--count", str(count), "--shots", "2",
                       "--photographs", photographs.FOLDER, *more)
    return made


def shards(quick, cycles):
    folder = os.path.join(OUT, "shards")
    script("dataset.py", folder, "--shards", str(quick), "--photographs", photographs.FOLDER)
    if cycles:
        blender("dataset.py", folder, "--shards", str(cycles), "--first", "5000", "--size", str(CYCLES_SIZE), "--photographs", photographs.FOLDER)
    return folder


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("net", choices=("judge", "pieces", "scout"))
    parser.add_argument("--minutes", required=True, help="of the processor, for training after the rendering")
    parser.add_argument("--rounds", type=int, default=8, help="of 170 scenes for the judge")
    parser.add_argument("--shards", type=int, default=24, help="of 250 samples by the quick renderer, for pieces and scout")
    parser.add_argument("--cycles", type=int, default=0, help=f"shards of {CYCLES_SIZE} samples by Cycles")
    options = parser.parse_args()
    photographs.fetch(photographs.FOLDER)
    out = os.path.join(OUT, options.net + ".onnx")
    start = ("--minutes", options.minutes, "--start", os.path.join(HERE, "states", options.net + ".state"))
    if options.net == "judge":
        script("train_judge.py", out, *samples_for_judge(options.rounds), *start, "--rate", "7e-4", "--keep", "0.5")
    elif options.net == "pieces":
        script("train.py", shards(options.shards, options.cycles), out, *start, "--rate", "1e-3")
    else:
        start = start[:2] if not os.path.exists(start[3]) else start
        script("train_scout.py", shards(options.shards, options.cycles), out, *start)


if __name__ == "__main__":
    main()
