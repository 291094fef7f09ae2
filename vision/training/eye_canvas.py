"""A picture composed of flat parts, back to front, as a camera sees a table; the eye's training
scenes are drawn with it. Places on the table are in units that are one pixel large at the
picture's centre. A part is a strip, a polygon or a picture laid on four corners, and each may
cast a soft shadow. No rays are traced, so a scene of 768 x 768 pixels takes a fraction of a
second."""
import math

import cv2
import numpy as np

SHIFT = 4  # number of fractional bits of a pixel in OpenCV's drawing functions
UNDER, OVER = 0, 1


class Canvas:
    """The picture and its parts. `picture`: (side, side, 3), BGR 0 to 1. `covered` marks where a
    thing that is no stick hides earlier drawings."""

    def __init__(self, rng, background):
        self.rng, self.picture = rng, np.ascontiguousarray(background, np.float32)
        self.side = background.shape[0]
        self.covered = np.zeros((self.side, self.side), np.uint8)
        self.sticks, self.boxes, self.oars = [], [], []
        self.view()
        angle = rng.uniform(0, 2 * math.pi)
        self.lamp = np.array([math.cos(angle), math.sin(angle)])
        self.long = rng.uniform(0.2, 1.6)  # length of a shadow, as a multiple of the thing's height
        self.dark = rng.uniform(0.15, 0.75) if rng.random() < 0.85 else 0.05
        self.soft = math.exp(rng.uniform(math.log(0.12), math.log(0.9)))

    def view(self):
        """Returns a homography from the table to the picture. The picture is tilted; its centre
        remains at its place."""
        rng, half = self.rng, self.side / 2
        self.tilt = rng.uniform(0, 0.3) if rng.random() < 0.5 else rng.uniform(0.2, 1.05)
        # how much a thing grows towards the viewer
        near = math.sin(self.tilt) / (self.side * rng.uniform(1.0, 3.0))
        turn = rng.normal(0, 0.25) if rng.random() < 0.6 else rng.uniform(0, 2 * math.pi)
        c, s = math.cos(turn), math.sin(turn)
        roll = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.0]])
        lean = np.array([[1, 0, 0], [0, math.cos(self.tilt), 0], [0, -near, 1.0]])
        middle = np.array([[1, 0, half], [0, 1, half], [0, 0, 1.0]])
        self.matrix = middle @ roll @ lean @ np.array(cv2.getRotationMatrix2D((0, 0), rng.uniform(0, 360), 1).tolist() + [[0, 0, 1]])
        # displacement of a thing's top in the picture, per unit of height
        self.up = np.array([s, -c]) * math.sin(self.tilt)

    def at(self, places):
        """Converts places on the table, (n, 2), to pixels."""
        q = np.c_[np.atleast_2d(places), np.ones(len(np.atleast_2d(places)))] @ self.matrix.T
        return q[:, :2] / np.maximum(q[:, 2:], 0.2)

    def scale(self, place):
        """Returns the number of pixels per unit at a place, across the direction of the camera's
        tilt."""
        q = self.at([place, place + np.array([1.0, 0]), place + np.array([0, 1.0])])
        return math.sqrt(max(np.linalg.norm(q[1] - q[0]), np.linalg.norm(q[2] - q[0])) ** 2)

    def anywhere(self, margin=0.0):
        """Returns a place on the table that the picture shows."""
        inverse = np.linalg.inv(self.matrix)
        q = inverse @ np.array([*self.rng.uniform(margin, self.side - margin, 2), 1.0])
        return q[:2] / q[2]

    def window(self, corners, margin):
        """Returns the part of the picture around some pixels as x, y, width and height, or None if
        the picture does not show it."""
        low = np.floor(np.min(corners, 0) - margin).astype(int).clip(0, self.side)
        high = np.ceil(np.max(corners, 0) + margin + 1).astype(int).clip(0, self.side)
        return (*low, *(high - low)) if (high > low).all() else None

    def mask(self, corners, window):
        """Returns how much a polygon covers each pixel of a window, 0 to 1, with smooth edges."""
        x, y, width, height = window
        out = np.zeros((height, width), np.uint8)
        cv2.fillPoly(out, [np.round((np.asarray(corners) - (x, y)) * (1 << SHIFT)).astype(np.int32)], 255, cv2.LINE_AA, SHIFT)
        return out.astype(np.float32) / 255

    def shadow(self, corners, height):
        """Darkens the table below a part that is `height` pixels above it: once directly below, and
        once along the direction of the lamp's light."""
        corners = np.asarray(corners, float)
        blur = max(0.5, height * self.soft)
        moved = corners + self.lamp * height * self.long
        hull = cv2.convexHull(np.float32(np.r_[corners, moved]))[:, 0] if len(corners) < 12 else moved
        for outline, blur, dark in ((hull, blur, self.dark), (corners, max(0.7, 0.5 * height), 0.35 * self.dark)):
            window = self.window(outline, 3 * blur + 1)
            if window:
                x, y, width, rows = window
                mask = cv2.GaussianBlur(self.mask(outline, window), (0, 0), blur, borderType=cv2.BORDER_REPLICATE)
                self.picture[y:y + rows, x:x + width] *= 1 - dark * mask[..., None]

    def blend(self, window, cover, colour, order):
        """Draws a colour where `cover` is set. `colour`: a picture that is already multiplied by
        its cover, or three numbers."""
        x, y, width, height = window
        part = self.picture[y:y + height, x:x + width]
        part *= 1 - cover[..., None]
        part += colour if np.ndim(colour) > 1 else cover[..., None] * np.float32(colour)
        if order == OVER:
            self.covered[y:y + height, x:x + width][cover > 0.5] = 1

    def polygon(self, corners, colour, order=OVER):
        window = self.window(corners, 1)
        if window:
            self.blend(window, self.mask(corners, window), colour, order)

    def laid(self, corners, art, order=OVER):
        """Draws a picture on four pixel corners: upper left, upper right, lower right, lower left.
        `art`: (rows, columns, 3 or 4), BGR times its cover, and the cover."""
        window = self.window(corners, 1)
        if not window:
            return
        x, y, width, height = window
        rows, columns = art.shape[:2]
        if art.shape[2] == 3:
            art = np.dstack([art, np.ones(art.shape[:2], np.float32)])
        source = np.float32([[0, 0], [columns, 0], [columns, rows], [0, rows]]) - 0.5
        matrix = cv2.getPerspectiveTransform(source, np.float32(corners) - np.float32([x, y]) - 0.5)
        out = cv2.warpPerspective(art, matrix, (int(width), int(height)), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=(0, 0, 0, 0))
        self.blend(window, out[..., 3], out[..., :3], order)

    def strip(self, p, q, width_p, width_q, art, order=OVER):
        """Draws art along a line of pixels from p to q; the rows of art lie across the line."""
        p, q = np.asarray(p, float), np.asarray(q, float)
        along = (q - p) / max(1e-6, np.linalg.norm(q - p))
        across = np.array([-along[1], along[0]])
        self.laid([p - across * width_p / 2, q - across * width_q / 2, q + across * width_q / 2, p + across * width_p / 2], art, order)

    def uncovered(self, p, q, width):
        """Marks a stick as not covered, because it lies on top of earlier things."""
        ends = [tuple(np.round(np.asarray(e) * (1 << SHIFT)).astype(int).tolist()) for e in (p, q)]
        cv2.line(self.covered, *ends, 0, max(1, round(width)), cv2.LINE_8, SHIFT)

    def hidden(self, end):
        x, y = int(round(end[0])), int(round(end[1]))
        return bool(0 <= x < self.side and 0 <= y < self.side and self.covered[y, x])
