#!/usr/bin/env python3
"""Measures whether the referee's probabilities are true. Uses the standard library only.

tests/films/reliability.py [BUILD] [--games N] [--first SEED] [--keep FILE] [--plot SVG]

Makes films of Murus Gallicus with BUILD's make_film (default build/release), each with five
illegal actions, and follows each film with BUILD's umpire by its tags alone. Small pictures and
flat views cause mistakes; a good camera makes almost none. The script compares each call,
question and accusation with what the film shows then. It prints how often statements with a
probability were right, and draws the result. --keep collects several runs; a film in the file is
not made again."""
import argparse
import json
import math
import os
import subprocess
import tempfile

EDGES = [0.0, 0.2, 0.5, 0.8, 0.9, 0.97, 0.99, 0.999, 1.0001]
WIDTHS, TILTS = (480, 640, 960), (10, 30, 50)
SETTLES = 0.4  # seconds: a still is labelled once all has come to rest, and lasts for 0.8 s; a verdict may be quicker


def shown(folder):
    """Yields for each frame its time in seconds, the film's still, and the completed action."""
    for line in open(os.path.join(folder, "labels.txt")):
        _, milliseconds, _, still, action = line.rstrip("\n").split("\t")
        yield int(milliseconds) / 1000, int(still), action


def planted(folder):
    """Returns by still the planted action and the rule that forbids it."""
    found = {}
    for line in open(os.path.join(folder, "played.txt")):
        if line.startswith("# still "):
            still, what = line[len("# still "):].rstrip("\n").split(": ", 1)
            found[int(still)] = what.rsplit(" ", 1)
    return found


def said(rows, folder):
    """Yields (kind, probability, was right) for each statement of the referee that has a
    probability."""
    frames, wrong = list(shown(folder)), planted(folder)
    for row in rows:
        then = [frame for frame in frames if frame[0] <= row["time_s"] + SETTLES]
        _, still, action = then[-1] if then else frames[0]
        # an action may be called together with the next one
        lately = list(dict.fromkeys((frame[1], frame[2]) for frame in then if frame[2]))[-2:]
        if row["event"] == "called" and row["source"] == "seen":
            yield "called", row["probability"], row["action"] in [done for _, done in lately]
        elif row["event"] == "illegal":
            yield "accused", row["probability"], still in wrong  # a pair of stones may be named from either end
        elif row["event"] == "asked":
            truth = wrong[still][0] if still in wrong else action
            for choice in row["choices"]:
                yield "offered", choice["probability"], choice["action"] == truth


def followed(build, seed):
    """Returns the statements about one film, and how many of its actions and planted actions were
    reported."""
    with tempfile.TemporaryDirectory() as folder:
        width, tilt = WIDTHS[seed % len(WIDTHS)], TILTS[seed // len(WIDTHS) % len(TILTS)]
        subprocess.run([f"{build}/tests/films/make_film", folder, str(seed), "25", str(width), "10", str(tilt)], check=True)
        run = subprocess.run([f"{build}/app/umpire", "referee", f"{folder}/film.avi", "--game", "murus-gallicus", "--json"],
                             capture_output=True, text=True, stdin=subprocess.DEVNULL, check=True)
        rows = [json.loads(line) for line in run.stdout.splitlines()]
        return {"seed": seed, "width": width, "tilt": tilt, "planted": len(planted(folder)), "said": list(said(rows, folder))}


def interval(right, count):
    """Returns Wilson's interval of 95 %."""
    z, share = 1.96, right / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def binned(all_said):
    for low, high in zip(EDGES, EDGES[1:]):
        here = [(p, right) for _, p, right in all_said if low <= p < high]
        if here:
            right = sum(r for _, r in here)
            yield low, min(high, 1.0), sum(p for p, _ in here) / len(here), right, len(here)


def draw(bins, path):
    """Both axes show the probability of the opposite on a logarithmic scale: 0.5 to 0.0005."""
    size, margin, least = 440, 66, 5e-4
    place = lambda p: (math.log10(min(1.0, max(least, 1 - p))) / math.log10(least)) * (size - 2 * margin)
    x, y = (lambda p: margin + place(p)), (lambda p: size - margin - place(p))
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" font-family="sans-serif" font-size="12">',
           f'<rect width="{size}" height="{size}" fill="white"/>',
           f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}" stroke="#999" stroke-dasharray="4 4"/>']
    for p in (0.0, 0.5, 0.9, 0.99, 0.999):
        out += [f'<text x="{x(p):.0f}" y="{size - margin + 18}" text-anchor="middle">{p}</text>',
                f'<text x="{margin - 8}" y="{y(p) + 4:.0f}" text-anchor="end">{p}</text>']
    for _, _, mean, right, count in bins:
        low, high = interval(right, count)
        out += [f'<line x1="{x(mean):.1f}" y1="{y(low):.1f}" x2="{x(mean):.1f}" y2="{y(high):.1f}" stroke="#06c" stroke-width="2"/>',
                f'<circle cx="{x(mean):.1f}" cy="{y(right / count):.1f}" r="4" fill="#06c"/>']
    out += [f'<text x="{size / 2}" y="{size - 12}" text-anchor="middle">what the referee says</text>',
            f'<text x="14" y="{size / 2}" text-anchor="middle" transform="rotate(-90 14 {size / 2})">how often it is so</text>', "</svg>"]
    open(path, "w").write("\n".join(out) + "\n")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("build", nargs="?", default="build/release")
    options.add_argument("--games", type=int, default=12)
    options.add_argument("--first", type=int, default=1)
    options.add_argument("--keep")
    options.add_argument("--plot")
    given = options.parse_args()
    films = {}
    if given.keep and os.path.exists(given.keep):
        films = {film["seed"]: film for film in map(json.loads, open(given.keep))}
    for seed in range(given.first, given.first + given.games):
        if seed not in films:
            films[seed] = followed(given.build, seed)
            if given.keep:
                with open(given.keep, "a") as kept:
                    kept.write(json.dumps(films[seed]) + "\n")
    everything = [each for film in films.values() for each in film["said"]]
    for low, high, mean, right, count in binned(everything):
        print(f"said {low:.3f} to {high:.3f} (mean {mean:.4f}): {right} of {count} so")
    for kind in ("called", "accused", "offered"):
        of = [(p, right) for k, p, right in everything if k == kind]
        if of:
            print(f"{kind}: {sum(r for _, r in of)} of {len(of)} so; expected {sum(p for p, _ in of):.1f}")
    print(f"{len(films)} films, {sum(film['planted'] for film in films.values())} actions planted that the rules forbid")
    if given.plot:
        draw(list(binned(everything)), given.plot)


if __name__ == "__main__":
    main()
