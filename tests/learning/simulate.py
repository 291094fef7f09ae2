"""Measures what a table learns from corrections: the errors in uncorrected pictures after 0, 10, 30
and 100 corrections.

simulate.py UMPIRE FOLDER [--tables usual,dashes,pale,dark,dyed] [--scenes 60]

UMPIRE is the program. FOLDER keeps the pictures. All scenes of a table share one tabletop, one
kind of matches and two fleets; places, camera and light are new in each. Every third scene is
only measured; the others are corrected one after the other."""
import argparse
import json
import os
import shutil
import subprocess
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../vision/training"))
import toss_pictures as tosses  # noqa: E402
from toss_pictures import render, scene, tables  # noqa: E402

SAME_MM = 6.0  # sum of the end distances up to which a stick is the true match
STAGES = (0, 10, 30, 100)


def plain(colour):
    return lambda rng: np.float32(colour) * np.ones((tables.SIDE, tables.SIDE, 3), np.float32) * (1 + 0.03 * tables.noise(rng, 30)[..., None])


def dashes(rng):
    """A cloth that is printed with dashes as long and wide as matches, of nearly their wood's colour, without heads."""
    top = plain([0.55, 0.45, 0.30])(rng)
    for _ in range(30):
        at, turn = rng.uniform(0, tables.SIDE, 2), rng.uniform(0, np.pi)
        half = np.array([np.cos(turn), np.sin(turn)]) * rng.uniform(15, 24) * tables.PX
        ends = [tuple(int(v) for v in at + sign * half) for sign in (-1, 1)]
        cv2.line(top, *ends, [float(v) for v in rng.uniform(0.9, 1.1) * np.array([0.45, 0.62, 0.72])], int(2 * tables.PX), cv2.LINE_AA)
    return top


# Name: the top, the wood's and the heads' colour (blue, green, red, 0 to 1).
TABLES = {
    "usual": (tables.wood, (0.45, 0.68, 0.82), (0.12, 0.12, 0.62)),
    "dashes": (dashes, (0.45, 0.62, 0.72), (0.20, 0.50, 0.15)),
    "pale": (plain([0.55, 0.72, 0.80]), (0.58, 0.76, 0.85), (0.45, 0.60, 0.66)),
    "dark": (tables.wood, (0.10, 0.13, 0.16), (0.05, 0.05, 0.06)),
    "dyed": (plain([0.60, 0.62, 0.60]), (0.18, 0.16, 0.72), (0.15, 0.55, 0.20)),
}


def table_of(name):
    """Returns the properties that all scenes of a table share: its tabletop, its matches, and
    the boxes of two fleets."""
    rng = np.random.default_rng(sum(name.encode()))
    draw, wood, head = TABLES[name]
    top = np.clip(draw(rng), 0, 1).astype(np.float32)
    if name == "dark":
        top = np.clip(top / top.mean() * 0.16, 0, 1)
    look = tosses.household(rng, top.mean((0, 1)))
    look.wood, look.head, look.dyed, look.width = np.float32(wood), np.float32(head), False, 2.0
    look.swell, look.head_length = 1.35, 3.6
    return top, look


def picture(name, index):
    top, look = table_of(name)
    rng = np.random.default_rng(17_000_000 + sum(name.encode()) * 1000 + index)
    camera, size = tosses.camera_over(rng)
    canvas = tosses.canvas_over(rng, camera, size)
    galleys = tosses.galleys_on(rng, look)
    gap = float(tosses.hull_distance(tosses.hull_of(galleys[0]), tosses.hull_of(galleys[1])))
    orders = tosses.orders_of(rng, look, galleys)
    tossed = tosses.toss_on(rng, look, galleys, orders, gap)
    render.draw(canvas, tosses.lay_tags(top), ([s for _, s in orders] + tossed, galleys, []))
    truth = {"matches": [tosses.match_truth(s, "", None) for s in [s for _, s in orders] + tossed]}
    return render.photograph(rng, canvas.picture, size), truth


def draw(folder, name, count):
    os.makedirs(folder, exist_ok=True)
    for index in range(count):
        path = f"{folder}/{index:03d}"
        if not os.path.exists(path + ".json"):
            image, truth = picture(name, index)
            cv2.imwrite(path + ".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 92])
            with open(path + ".json", "w") as file:
                json.dump(truth, file)
    tags = "".join(f"   - {{ id: {k}, center_mm: [ {c[0]}, {c[1]} ] }}\n" for k, c in enumerate(tosses.TAG_CENTRES))
    with open(f"{folder}/table.yaml", "w") as file:
        file.write(f"%YAML:1.0\n---\narea_mm: [ 600.0, 420.0 ]\ntag_dictionary: DICT_APRILTAG_36h11\ntag_size_mm: 40.0\ntags:\n{tags}")


def run(*arguments):
    done = subprocess.run(arguments, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(arguments)}: {done.stderr}")
    return json.loads(done.stdout)


def compared(seen, truth):
    """Returns (missed true matches, ids of false matches, (id, truth) of matches with a wrong
    head, number of found matches)."""
    free, wrong_heads, missed = list(seen), [], []
    for true in truth["matches"]:
        tail, head = np.array(true["tail_mm"][:2]), np.array(true["head_mm"][:2])
        def off(m, turned):
            a, b = (m["head_mm"], m["tail_mm"]) if turned else (m["tail_mm"], m["head_mm"])
            return max(np.linalg.norm(a - tail), np.linalg.norm(b - head))
        best = min(free, key=lambda m: min(off(m, False), off(m, True)), default=None)
        if best is None or min(off(best, False), off(best, True)) > SAME_MM:
            missed.append(true)
            continue
        free.remove(best)
        turned = off(best, True) < off(best, False)
        if best["headed"] is not None and (best["headed"] != true["headed"] or true["headed"] and turned):
            wrong_heads.append((best["id"], true))
    return missed, [m["id"] for m in free], wrong_heads


def corrections_of(missed, invented, wrong_heads):
    out = [{"is": "missed", "tail_mm": m["tail_mm"][:2], "head_mm": m["head_mm"][:2], "headed": m["headed"]} for m in missed]
    out += [{"is": "none", "id": i} for i in invented]
    return out + [{"is": "turned" if true["headed"] else "headless", "id": i} for i, true in wrong_heads]


def look(umpire, folder, index):
    with open(f"{folder}/{index:03d}.json") as file:
        truth = json.load(file)
    seen = run(umpire, "look", f"{folder}/{index:03d}.jpg", "--table", f"{folder}/table.yaml", "--json")
    return compared(seen["matches"], truth), len(truth["matches"])


def errors(umpire, folder, held):
    sums = np.zeros(4, int)
    for index in held:
        parts, count = look(umpire, folder, index)
        sums += [count, *(len(p) for p in parts)]
    return sums


def simulate(umpire, folder, name, count):
    learn = lambda *more: run(umpire, "learn", f"{folder}/table.yaml", "--json", *more)
    shutil.rmtree(f"{folder}/table.samples", ignore_errors=True)
    for left in ("learned", "learned.before"):
        if os.path.exists(f"{folder}/table.{left}.yaml"):
            os.remove(f"{folder}/table.{left}.yaml")
    learn("--agree", "yes")
    held = [k for k in range(count) if k % 3 == 0]
    given, status = iter([k for k in range(count) if k % 3]), learn()
    for stage in STAGES:
        used = status["pictures"]
        while status["corrections"] < stage:
            index = next(given, None)
            if index is None:
                break
            parts, _ = look(umpire, folder, index)
            with open(f"{folder}/corrections.json", "w") as file:
                json.dump({"schema": "umpire.corrections/1", "corrections": corrections_of(*parts)}, file)
            status = learn("--add", f"{folder}/{index:03d}.jpg", "--corrections", f"{folder}/corrections.json")
        if stage and status["corrections"] < STAGES[max(0, STAGES.index(stage) - 1)] + 1 and status["pictures"] == used:
            continue
        matches, *wrong = errors(umpire, folder, held)
        fit = f"judge {'fitted' if status['judge_learned'] else 'as shipped'}, colours {'known' if status['colours_learned'] else 'unknown'}"
        held_out = "" if status["wrong_before"] is None else f"; on its own held-out half wrong answers {status['wrong_before']} -> {status['wrong_after']}"
        print(f"{name:8s} {status['corrections']:4d} corrections in {status['pictures']:2d} pictures: of {matches} matches {wrong[0]} missed, "
              f"{wrong[1]} invented, {wrong[2]} heads wrong, {sum(wrong)} errors; {fit}{held_out}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("umpire")
    parser.add_argument("folder")
    parser.add_argument("--tables", default=",".join(TABLES))
    parser.add_argument("--scenes", type=int, default=60)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    for name in options.tables.split(","):
        folder = os.path.join(options.folder, name)
        draw(folder, name, options.scenes)
        simulate(os.path.abspath(options.umpire), folder, name, options.scenes)


if __name__ == "__main__":
    main()
