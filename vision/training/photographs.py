"""Fetches photographs under CC0 for the rendered scenes: surfaces for tables, and rooms that
give light and clutter.

    photographs.py [FOLDER]      fetches them with npm and git unless they are there; photographs.md names each source

In FOLDER (build/training/photographs): `tops/NAME.png` are surfaces, `rooms/NAME.exr` whole surroundings (equirectangular, linear light).
"""
import base64
import glob
import math
import os
import re
import subprocess
import sys
import tempfile

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../build/training/photographs")
ROOMS_PACKAGE = "@pmndrs/assets@1.7.0"
MARKET, RENDER, PREVIEWS = "pmndrs/market-assets", "FreeCAD/FreeCAD-render", "fabien-michel/sweethome3d-textures-ambientcg"
NEEDED = {MARKET: ("files/materials", "files/hdris"), RENDER: ("materials",), PREVIEWS: ("previews",)}
LARGE_TOPS = {
    MARKET: ("marble/Marble006", "rock/Rock020", "tiles/Tiles036", "wood-floor-43/WoodFloor043", "gold/Metal007", "grass/Grass001"),
    RENDER: ("GreenMarble/Marble009", "Terrazzo019/Terrazzo019M"),
}
# The layout of the pages of thumbnails, as make_preview.py of that repository makes them.
THUMBNAIL, MARGIN, COLUMNS, STEP_X, STEP_Y = 128, 16, 7, 144, 176
NO_TABLE = {"Chainmail", "Net", "ScatteredLeaves", "SolarPanel", "TireTracks", "Road", "Snow", "Bark", "ThatchedRoof", "OfficeCeiling"}
HELD_OUT_OF = 10  # every tenth photograph is used only for evaluation


def clone(repository, folder):
    """Fetches only the necessary part of a repository. Returns its folder."""
    path = os.path.join(folder, repository.replace("/", "+"))
    subprocess.run(["git", "clone", "--quiet", "--no-checkout", "--depth", "1", "--filter=blob:none", f"https://github.com/{repository}", path], check=True)
    subprocess.run(["git", "-C", path, "checkout", "--quiet", "HEAD", "--", *NEEDED[repository]], check=True)
    return path


def fetch_rooms(folder, scratch):
    subprocess.run(["npm", "pack", "--silent", "--pack-destination", scratch, ROOMS_PACKAGE], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["tar", "-xzf", *glob.glob(os.path.join(scratch, "*.tgz")), "-C", scratch], check=True)
    for path in glob.glob(os.path.join(scratch, "package/hdri/*.exr.js")):
        data = re.search(r"base64,([A-Za-z0-9+/=]+)", open(path).read()).group(1)
        with open(os.path.join(folder, "rooms", os.path.basename(path)[:-3]), "wb") as file:
            file.write(base64.b64decode(data))


def cut_thumbnails(page):
    """Yields the squares of one page; narrower squares lie at the square's upper left."""
    for y in range(MARGIN, page.shape[0] - THUMBNAIL, STEP_Y):
        for x in range(MARGIN, MARGIN + COLUMNS * STEP_X - 16, STEP_X):
            square = page[y:y + THUMBNAIL, x:x + THUMBNAIL]
            white = (square.min(2) > 250)
            rows, columns = np.flatnonzero(~white.all(1)), np.flatnonzero(~white.all(0))
            if len(rows) > 48 and len(columns) > 48:
                yield square[2:rows[-1] - 1, 2:columns[-1] - 1]


def fetch(folder):
    for name in ("tops", "rooms"):
        os.makedirs(os.path.join(folder, name), exist_ok=True)
    done = os.path.join(folder, "done")
    if os.path.exists(done):
        return
    with tempfile.TemporaryDirectory() as scratch:
        fetch_rooms(folder, scratch)
        paths = {repository: clone(repository, scratch) for repository in (MARKET, RENDER, PREVIEWS)}
        for path in glob.glob(os.path.join(paths[MARKET], "files/hdris/*/*.hdr")):
            cv2.imwrite(os.path.join(folder, "rooms", os.path.basename(path)[:-4] + ".exr"), cv2.imread(path, cv2.IMREAD_UNCHANGED))
        for repository, names in LARGE_TOPS.items():
            for name in names:
                path = next(p for p in sorted(glob.glob(os.path.join(paths[repository], "**", name + "_1K_Color*"), recursive=True)))
                cv2.imwrite(os.path.join(folder, "tops", os.path.basename(name) + ".png"), cv2.imread(path))
        for path in sorted(glob.glob(os.path.join(paths[PREVIEWS], "previews/*.webp"))):
            kind = os.path.basename(path)[:-5]
            for k, square in enumerate(cut_thumbnails(cv2.imread(path)) if kind not in NO_TABLE else ()):
                cv2.imwrite(os.path.join(folder, "tops", f"{kind}-{k:03d}.png"), square)
    open(done, "w").close()


class Photographs:
    """The photographs of a folder that are for training, or those that are held out for evaluation."""

    def __init__(self, folder=FOLDER, held_out=False):
        chosen = lambda kind: [p for k, p in enumerate(sorted(glob.glob(os.path.join(folder, kind, "*")))) if (k % HELD_OUT_OF == 3) == held_out]
        self.tops = [cv2.imread(path) for path in chosen("tops")]
        self.room_names = chosen("rooms")
        self.rooms = [developed(cv2.imread(path, cv2.IMREAD_UNCHANGED)) for path in self.room_names]
        if not self.tops or not self.rooms:
            raise SystemExit(f"{folder} has no photographs: run photographs.py first")

    def top(self, rng, side, pixels_per_mm):
        """Returns a surface at any scale: (side, side, 3), 0 to 1. A small photograph is repeated,
        as floors and cloths repeat."""
        picture = self.tops[rng.integers(len(self.tops))]
        across = math.exp(rng.uniform(math.log(45), math.log(320))) * pixels_per_mm  # width of the photograph in the result, in pixels
        scale = max(0.5, across / max(picture.shape[:2]))
        tile = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC if scale > 1 else cv2.INTER_AREA)
        shift = rng.integers(0, max(tile.shape[:2]), 2)
        rows, columns = (np.arange(side) + shift[0]) % tile.shape[0], (np.arange(side) + shift[1]) % tile.shape[1]
        out = tile[rows][:, columns].astype(np.float32) / 255
        blur = cv2.GaussianBlur(out, (0, 0), max(1.0, scale))
        # an enlarged photograph is blurred
        out = np.clip(blur + (out - blur) * rng.uniform(1.0, 1.8), 0, 1)
        return varied(rng, out)

    def clutter(self, rng, side):
        """Returns a part of a room as a camera would show it: (side, side, 3), 0..1."""
        room = self.rooms[rng.integers(len(self.rooms))]
        out = part_of(room, rng.uniform(0, 2 * math.pi), rng.normal(-0.25, 0.3), math.radians(rng.uniform(55, 110)), side)
        return varied(rng, out)


def varied(rng, picture):
    """Changes exposure and colour balance at random."""
    tint = rng.uniform(0.9, 1.1, 3) if rng.random() < 0.9 else rng.uniform(0.5, 1.2, 3)
    out = np.clip(picture, 0, 1) ** rng.uniform(0.7, 1.4) * tint * rng.uniform(0.7, 1.2)
    return np.clip(out, 0, 1).astype(np.float32)


def developed(light):
    """Converts linear light to a camera's values."""
    light = np.maximum(light[..., :3], 0) / np.percentile(light, 85)
    return (np.clip(light, 0, 1) ** (1 / 2.2)).astype(np.float32)


def part_of(room, turn, up, angle, side):
    """Returns a perspective view of an equirectangular picture."""
    half = math.tan(angle / 2)
    x, y = np.meshgrid(np.linspace(-half, half, side), np.linspace(half, -half, side))
    ray = np.stack([x, y * math.cos(up) + math.sin(up), math.cos(up) - y * math.sin(up)], -1)
    ray /= np.linalg.norm(ray, axis=-1, keepdims=True)
    across = (np.arctan2(ray[..., 0], ray[..., 2]) + turn) / (2 * math.pi) % 1.0
    down = 0.5 - np.arcsin(np.clip(ray[..., 1], -1, 1)) / math.pi
    size = np.float32(room.shape[1::-1])
    return cv2.remap(room, (across * size[0]).astype(np.float32), (down * size[1]).astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)


if __name__ == "__main__":
    fetch(sys.argv[1] if len(sys.argv) > 1 else FOLDER)
