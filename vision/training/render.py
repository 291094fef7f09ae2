"""Draws a scene as a webcam would see it, and the same scene's labels; both rectified as the program does it.

A sample covers 256 x 256 pixels of the plane 1 mm above the table, with 1.5 pixels per millimetre,
and has a label for each square of 2 x 2 pixels. Solids are drawn back to front, soft shadows are
the mean of hard ones; then the effects of lens, sensor and JPEG are added.
"""
import math

import cv2
import numpy as np

import tables
import telephone
from geometry import PRISM_FACES, Camera, box, prism, shadow_hull
from scene import MATCH, populate

PIXELS_PER_MM = 1.5
SIDE = 256
CELLS = SIDE // 2
PLANE = 1.0
BACKGROUND, SHAFT, HEAD, OAR, MAST, DECK = range(6)
TELEPHONE_SHARE = 0.5  # share of pictures that phones take; webcams take the others
FLAT, UNDER_ALL = 3.1, 1e5  # mm: maximum height of a thing that lies under the matches, such as a card, a clip or a sheet
SHIFT = 4  # number of fractional bits of a pixel in OpenCV's polygon filler
# Settings for cycles_render.py: rays per pixel (32 leave noise like a sensor's), one room's file
# instead of a random room, the mean of a picture's light, and the share of its tint that a camera
# takes for the light's.
RAYS, ROOM, EXPOSURE, BALANCE = 32, None, 0.3, 0.7


class Light:
    def __init__(self, rng):
        turn, height = rng.uniform(0, 2 * math.pi), math.radians(rng.uniform(25, 85))
        self.main = -np.array([math.cos(turn) * math.cos(height), math.sin(turn) * math.cos(height), math.sin(height)])
        spread = rng.uniform(0.01, 0.25)
        self.samples = [self.tilted(rng, spread) for _ in range(6)]
        self.strength = rng.uniform(0.15, 0.75)
        self.ambient = rng.uniform(0.35, 0.75)
        self.contact = rng.uniform(0.0, 0.45)

    def tilted(self, rng, spread):
        d = self.main + rng.normal(0, spread, 3)
        d[2] = min(d[2], -0.3)
        return d / np.linalg.norm(d)

    def shade(self, normal):
        return self.ambient + (1 - self.ambient) * max(0.0, float(-self.main @ normal)) / max(0.3, -self.main[2])


def stick_solids(s):
    """Returns (corners, colour, is_head) from tail to head, in short pieces so that crossings sort
    by depth."""
    axis = s.head - s.tail
    length = np.linalg.norm(axis)
    head = s.head_length if s.head_colour is not None else 0.0
    pieces = []
    shaft_end = 1 - head / length
    cuts = np.linspace(0, shaft_end, max(4, int(length / 3.2)))
    for a, b in zip(cuts[:-1], cuts[1:]):
        w = [s.width * (1 - (1 - s.taper) * max(0.0, abs(2 * t - 1) * 3 - 2)) for t in (a, b)]
        tint = s.tint if s.tint is not None and a > s.tint_from else s.wood
        pieces.append((prism(s.tail + axis * a, s.tail + axis * b, w[0], end_width=w[1]), tint, False))
    if head:
        swell = s.width * s.head_swell
        for a, b, wa, wb in ((0, 0.3, s.width, swell), (0.3, 0.7, swell, swell), (0.7, 1, swell, swell * 0.6)):
            pieces.append((prism(s.tail + axis * (shaft_end + a * head / length), s.tail + axis * (shaft_end + b * head / length), wa, end_width=wb), s.head_colour, True))
    return pieces


class Canvas:
    """The part of a camera's picture that shows the sample, at twice the resolution, with an
    identity for each pixel."""

    def __init__(self, camera, light, rng):
        self.camera, self.light, self.rng = camera, light, rng
        reach = SIDE / PIXELS_PER_MM / 2 + 3
        corners = np.array([[x, y, PLANE] for x in (-reach, reach) for y in (-reach, reach)])
        pixels = camera.project(corners)
        camera.offset = np.floor(pixels.min(0)) - 2
        self.size = np.ceil(pixels.max(0) - camera.offset).astype(int) + 3
        camera.scale = 2.0
        self.wide = tuple(int(v) for v in self.size * 2)
        self.picture = None
        self.what = np.zeros(self.wide[::-1], np.int32)

    def fill(self, points, colour, identity):
        p = np.round(self.camera.project(points) * (1 << SHIFT)).astype(np.int32)
        if len(p) > 4:
            p = cv2.convexHull(p)
        cv2.fillConvexPoly(self.picture, p, np.clip(colour, 0, 1).tolist(), cv2.LINE_8, SHIFT)
        cv2.fillConvexPoly(self.what, p, identity, cv2.LINE_8, SHIFT)

    def solid(self, corners, colour, identity, top_index=None):
        """Draws a convex solid: its outline in the shade of its sides, then its top face lit from
        above."""
        self.fill(corners, colour * self.light.shade(np.array([0, 0, 0.0])) , identity)
        faces = PRISM_FACES if top_index is None else top_index
        best = max(faces, key=lambda f: corners[list(f), 2].mean())
        self.fill(corners[list(best)], colour * self.light.shade(np.array([0, 0, 1.0])), identity)

    def paste(self, texture, quad, identity):
        """Draws a flat picture onto a quadrilateral in space (its corners in the texture's own
        order)."""
        rows, columns = texture.shape[:2]
        source = np.float32([[0, 0], [columns, 0], [columns, rows], [0, rows]])
        pixels = self.camera.project(quad).astype(np.float32)
        warp = cv2.getPerspectiveTransform(source, pixels)
        mask = np.zeros(self.wide[::-1], np.uint8)
        cv2.fillConvexPoly(mask, np.round(pixels * (1 << SHIFT)).astype(np.int32), 255, cv2.LINE_8, SHIFT)
        x0, y0 = np.clip(np.floor(pixels.min(0)).astype(int) - 1, 0, np.array(self.wide) - 1)
        x1, y1 = np.clip(np.ceil(pixels.max(0)).astype(int) + 2, 0, np.array(self.wide))
        if x1 <= x0 or y1 <= y0:
            return
        shift = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1.0]])
        part = cv2.warpPerspective(texture, shift @ warp, (int(x1 - x0), int(y1 - y0)), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        inside = mask[y0:y1, x0:x1] > 0
        self.picture[y0:y1, x0:x1][inside] = part[inside]
        self.what[y0:y1, x0:x1][inside] = identity


def solids_of(loose, galleys, things):
    low = [p[0] for s in loose for p in stick_solids(s)]
    low += [t.corners for t in things]
    tall = []
    for g in galleys:
        tall.append(box(g.center, g.heading, g.length, g.width, 0, g.height))
        low += [prism(s.tail, s.head, s.width) for s in g.oars]
        tall += [prism(s.tail, s.head, s.width) for s in g.masts]
    return low, tall


def shadow_map(solids, light, px, side):
    total = np.zeros((side, side), np.float32)
    for sample in light.samples:
        mask = np.zeros((side, side), np.float32)
        for corners in solids:
            hull = (shadow_hull(corners, sample) * px + side / 2) * (1 << SHIFT)
            cv2.fillConvexPoly(mask, np.round(hull).astype(np.int32), 1.0, cv2.LINE_8, SHIFT)
        total += mask
    return total / len(light.samples)


def ground(rng, light, top, solids):
    """Returns the table's texture with the shadows of all solids, and the shadows of the tall
    solids alone."""
    low, tall = solids
    px, side = tables.PX, tables.SIDE
    shadow = shadow_map(low + tall, light, px, side)
    shadow = cv2.GaussianBlur(shadow, (0, 0), 1.0)
    foot = np.zeros((side, side), np.float32)
    for corners in low + tall:
        if corners[:, 2].min() < 4:
            hull = (cv2.convexHull(corners[:, :2].astype(np.float32))[:, 0] * px + side / 2) * (1 << SHIFT)
            cv2.fillConvexPoly(foot, np.round(hull).astype(np.int32), 1.0, cv2.LINE_8, SHIFT)
    contact = cv2.GaussianBlur(foot, (0, 0), rng.uniform(0.5, 1.6) * px)
    slope = rng.normal(0, 0.0012, 2)
    ys, xs = np.mgrid[0:side, 0:side].astype(np.float32) / px - side / px / 2
    lit = (1 - light.strength * shadow) * (1 - light.contact * contact) * (1 + xs * slope[0] + ys * slope[1])
    return np.clip(top * lit[..., None], 0, 1).astype(np.float32), shadow_map(tall, light, px, side) if tall else None


def shaded(canvas, tall_shadow, point):
    """Returns the share of light that reaches a small thing above the table; it is less in the
    shadow of a tall thing."""
    if tall_shadow is None:
        return 1.0
    down = point[:2] - canvas.light.main[:2] * (point[2] / canvas.light.main[2])
    x, y = (down * tables.PX + tables.SIDE / 2).astype(int)
    inside = 0 <= x < tables.SIDE and 0 <= y < tables.SIDE
    return 1 - canvas.light.strength * (float(tall_shadow[y, x]) if inside else 0.0)


def draw_stick(canvas, s, identity, tall_shadow, keep=lambda depth: True):
    """Returns the pieces of a stick as (depth, draw)."""
    jobs = []
    for corners, tone, is_head in stick_solids(s):
        middle = corners.mean(0)
        depth = np.linalg.norm(middle - canvas.camera.eye)
        light = shaded(canvas, tall_shadow, middle) * canvas.rng.uniform(0.97, 1.03)
        part = identity * 2 + int(is_head)
        jobs.append((depth, lambda c=corners, t=tone * light, p=part: canvas.solid(c, t, p)))
    return jobs


def draw_box(canvas, g, identity):
    corners = box(g.center, g.heading, g.length, g.width, 0, g.height)
    eye = canvas.camera.eye
    for k in range(4):  # port, stern, starboard, bow
        a, b = corners[k], corners[(k + 1) % 4]
        normal = np.cross(b - a, [0, 0, 1.0])
        normal /= -np.linalg.norm(normal)
        if normal @ (corners[:4].mean(0) - a) > 0:
            normal = -normal
        if normal @ (eye - a) > 0:
            tone = (g.sides if k % 2 == 0 else g.ends) * canvas.light.shade(normal)
            canvas.fill(np.array([a, b, corners[(k + 1) % 4 + 4], corners[k + 4]]), tone, 0)
    cover = g.label.copy()
    rows, columns = cover.shape[:2]
    for m in g.masts:  # shadows of the masts on the deck
        c, s = math.cos(g.heading), math.sin(g.heading)
        def onto(p):
            d = p[:2] - canvas.light.main[:2] * ((p[2] - g.height) / canvas.light.main[2]) - g.center
            return ((d @ [c, s] / g.length + 0.5) * columns, (0.5 - d @ [-s, c] / g.width) * rows)
        mask = np.zeros((rows, columns), np.float32)
        cv2.line(mask, tuple(int(v) for v in onto(m.tail)), tuple(int(v) for v in onto(m.head)), 1.0, int(m.width * 8))
        cover *= 1 - canvas.light.strength * 0.8 * cv2.GaussianBlur(mask, (0, 0), 4)[..., None]
    top = corners[4:]
    canvas.paste(np.clip(cover * canvas.light.shade(np.array([0, 0, 1.0])), 0, 1), top[[1, 0, 3, 2]], identity * 2)


def draw(canvas, top, pieces):
    """Fills the canvas; returns for each identity: (label, ends or deck on the plane)."""
    loose, galleys, things = pieces
    texture, tall_shadow = ground(canvas.rng, canvas.light, top, solids_of(*pieces))
    shift = np.array([[1 / tables.PX, 0, -tables.SIDE / tables.PX / 2], [0, 1 / tables.PX, -tables.SIDE / tables.PX / 2], [0, 0, 1]])
    canvas.picture = cv2.warpPerspective(texture, canvas.camera.homography(0.0) @ shift, canvas.wide, flags=cv2.INTER_AREA | cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    flat = lambda p: canvas.camera.onto_plane(p, PLANE)
    legend, jobs = {}, []

    def enlist(s, label):
        identity = len(legend) + 1
        legend[identity] = (label, np.r_[flat(s.tail)[0], flat(s.head)[0]])
        return identity
    eye = canvas.camera.eye
    for t in things:
        under = UNDER_ALL if t.corners[:, 2].max() < FLAT else 0.0
        jobs.append((np.linalg.norm(t.corners.mean(0) - eye) + under, lambda t=t: draw_thing(canvas, t)))
    for s in loose:
        jobs += draw_stick(canvas, s, enlist(s, SHAFT), tall_shadow)
    for g in galleys:
        identity = len(legend) + 1
        deck = box(g.center, g.heading, g.length, g.width, 0, g.height)[4:]
        seen = flat(deck)
        bow = seen[[0, 3]].mean(0) - seen[[1, 2]].mean(0)
        legend[identity] = (DECK, np.r_[bow / np.linalg.norm(bow), seen.mean(0)])
        jobs.append((np.linalg.norm(np.r_[g.center, 0.0] - eye) - 2.0, lambda g=g, i=identity: draw_box(canvas, g, i)))
        behind = np.linalg.norm(np.r_[g.center, 0.0] - eye) - 2.0
        for s in g.oars:
            outward = (s.head - s.tail)[:2]
            hidden = outward @ (eye[:2] - g.center) < 0
            for depth, job in draw_stick(canvas, s, enlist(s, OAR), tall_shadow):
                jobs.append((max(depth, behind + 0.1) if hidden else min(depth, behind - 0.1), job))
        for s in g.masts:
            jobs += [(min(d, behind - 0.2), j) for d, j in draw_stick(canvas, s, enlist(s, MAST), None)]
    for _, job in sorted(jobs, key=lambda j: -j[0]):
        job()
    return legend


def draw_thing(canvas, t):
    canvas.fill(t.corners, t.colour * canvas.light.shade(np.zeros(3)), 0)
    canvas.fill(t.top, t.colour * canvas.light.shade(np.array([0, 0, 1.0])), 0)
    for outline, tone in t.marks:
        canvas.fill(outline, tone * canvas.light.shade(np.array([0, 0, 1.0])), 0)


def photograph(rng, picture, size, rough=False):
    """Simulates lens, sensor and compression: converts float BGR at twice the resolution to bytes.
    `rough`: sometimes out of focus, more noise, stronger compression."""
    if rng.random() < TELEPHONE_SHARE:
        return telephone.photograph(rng, picture, tuple(int(v) for v in size))
    out = cv2.resize(picture, tuple(int(v) for v in size), interpolation=cv2.INTER_AREA)
    out = out * rng.uniform(0.85, 1.15, 3) * (rng.uniform(0.45, 1.15) if rng.random() < 0.85 else rng.uniform(1.15, 2.4))
    if rng.random() < (0.55 if rough else 0.5):
        out = cv2.GaussianBlur(out, (0, 0), rng.uniform(1.3, 2.0) if rough and rng.random() < 0.25 else rng.uniform(0.3, 1.3))
    if rng.random() < 0.06:
        kernel = np.zeros((5, 5)); kernel[2, :] = 0.2
        kernel = cv2.warpAffine(kernel, cv2.getRotationMatrix2D((2, 2), rng.uniform(0, 180), 1), (5, 5))
        out = cv2.filter2D(out, -1, kernel / kernel.sum())
    out = np.clip(out, 0, 1) ** rng.uniform(0.75, 1.3)
    sigma = rng.uniform(0, 0.012) + (rng.uniform(0, 0.035 if rough else 0.02) if rng.random() < (0.35 if rough else 0.3) else 0)
    out = out + rng.normal(0, 1, out.shape) * sigma
    if rng.random() < 0.25:
        out = out + (out - cv2.GaussianBlur(out, (0, 0), 1.2)) * rng.uniform(0.2, 1.0)
    out = np.clip(out * 255 + 0.5, 0, 255).astype(np.uint8)
    for _ in range(2 if rough and rng.random() < 0.2 else 1):
        quality = rng.uniform(25, 60) if rough and rng.random() < 0.35 else rng.uniform(60, 97)
        _, data = cv2.imencode(".jpg", out, [cv2.IMWRITE_JPEG_QUALITY, int(quality)])
        out = cv2.imdecode(data, cv2.IMREAD_COLOR)
    return out


def to_plane(camera, scale, step, count):
    """Returns the homography from sample coordinates (row 0 at the largest y) to picture pixels
    at the given scale."""
    camera.scale = scale
    sample = np.array([[step, 0, -SIDE / PIXELS_PER_MM / 2 + step / 2], [0, -step, SIDE / PIXELS_PER_MM / 2 - step / 2], [0, 0, 1]])
    return camera.homography(PLANE) @ sample


def sample(rng):
    """Returns a training sample: (256, 256, 3) bytes, (128, 128) labels, (4, 128, 128) vectors in
    millimetres. The vectors lead from the cell to a stick's tail and head (x right, y down the
    picture); on a deck they are the direction of the bow and the vector to the deck's centre."""
    tilt = math.radians(min(55, abs(rng.normal(0, 24))))
    camera = Camera(tilt, rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi), math.exp(rng.uniform(math.log(0.8), math.log(2.9))), rng.uniform(800, 1700))
    canvas = Canvas(camera, Light(rng), rng)
    top = tables.table(rng)
    legend = draw(canvas, top, populate(rng, 75, top.mean((0, 1))))
    picture = photograph(rng, canvas.picture, canvas.size)
    warp = to_plane(camera, 1.0, 1 / PIXELS_PER_MM, SIDE)
    nudge = np.eye(3); nudge[:2, 2] = rng.normal(0, 0.2, 2)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    image = cv2.warpPerspective(picture, warp @ nudge, (SIDE, SIDE), flags=flags, borderMode=cv2.BORDER_CONSTANT)
    warp = to_plane(camera, 2.0, 2 / PIXELS_PER_MM, CELLS)
    what = cv2.warpPerspective(canvas.what.astype(np.float32), warp, (CELLS, CELLS), flags=cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP).astype(np.int32)
    return image, *targets(what, legend)


def targets(what, legend):
    labels = np.zeros((CELLS, CELLS), np.uint8)
    vectors = np.zeros((4, CELLS, CELLS), np.float32)
    step = 2 / PIXELS_PER_MM
    rows, columns = np.mgrid[0:CELLS, 0:CELLS]
    x = columns * step - SIDE / PIXELS_PER_MM / 2 + step / 2
    y = SIDE / PIXELS_PER_MM / 2 - step / 2 - rows * step
    for identity, (label, value) in legend.items():
        mine = what // 2 == identity
        if not mine.any():
            continue
        labels[mine] = label
        if label == SHAFT:
            labels[mine & (what % 2 == 1)] = HEAD
        if label == DECK:
            vectors[0][mine], vectors[1][mine] = value[0], -value[1]
            vectors[2][mine], vectors[3][mine] = value[2] - x[mine], y[mine] - value[3]
        else:
            vectors[0][mine], vectors[1][mine] = value[0] - x[mine], y[mine] - value[1]
            vectors[2][mine], vectors[3][mine] = value[2] - x[mine], y[mine] - value[3]
    return labels, vectors
