"""Cameras and solids of the rendered scenes: millimetres, z up, pixel centres at integers."""
import math

import cv2
import numpy as np


class Camera:
    """A pinhole camera that looks at the origin. `scale` and `offset` crop and enlarge a part of
    its picture."""

    def __init__(self, tilt, azimuth, roll, pixels_per_mm, focal):
        distance = focal / pixels_per_mm
        eye = distance * np.array([math.sin(tilt) * math.cos(azimuth), math.sin(tilt) * math.sin(azimuth), math.cos(tilt)])
        forward = -eye / np.linalg.norm(eye)
        side = np.cross(forward, [math.cos(roll), math.sin(roll), 0.0])
        side /= np.linalg.norm(side)
        self.rotation = np.stack([side, np.cross(forward, side), forward])
        self.eye = eye
        self.focal = focal
        self.scale, self.offset = 1.0, np.zeros(2)

    def project(self, points):
        """Projects (N, 3) table points to (N, 2) pixels."""
        p = (np.atleast_2d(points) - self.eye) @ self.rotation.T
        return (p[:, :2] / p[:, 2:] * self.focal - self.offset) * self.scale

    def onto_plane(self, points, height):
        """Returns the places on the plane at the given height at which (N, 3) points appear."""
        points = np.atleast_2d(points)
        steps = (height - self.eye[2]) / (points[:, 2] - self.eye[2])
        return self.eye[:2] + (points[:, :2] - self.eye[:2]) * steps[:, None]

    def homography(self, height):
        """Returns the 3x3 matrix that maps (x, y, 1) on the plane at that height to pixels."""
        square = np.array([[-80, -80], [80, -80], [80, 80], [-80, 80]], np.float32)
        pixels = self.project(np.c_[square, np.full(4, height)]).astype(np.float32)
        return cv2.getPerspectiveTransform(square, pixels)


def frame_of(direction):
    """Returns three unit vectors: along the direction, to its left (horizontal if possible), and
    up."""
    d = np.asarray(direction, float) / np.linalg.norm(direction)
    left = np.cross([0, 0, 1.0], d)
    if np.linalg.norm(left) < 1e-6:
        left = np.array([1.0, 0, 0])
    left /= np.linalg.norm(left)
    return d, left, np.cross(d, left)


def prism(start, end, width, height=None, end_width=None):
    """Returns the 8 corners of a bar from `start` to `end` (points of its axis), which may become
    narrower."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    _, left, up = frame_of(end - start)
    height = width if height is None else height
    corners = []
    for point, w, h in ((start, width, height), (end, end_width or width, (end_width or width) * height / width)):
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            corners.append(point + left * a * w / 2 + up * b * h / 2)
    return np.array(corners)


PRISM_FACES = ((0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))


def box(center, heading, length, width, bottom, height):
    """Returns the 8 corners of an upright box, 4 below and 4 above, in the order bow-port,
    stern-port, stern-starboard, bow-starboard."""
    c, s = math.cos(heading), math.sin(heading)
    forward, port = np.array([c, s]) * length / 2, np.array([-s, c]) * width / 2
    flat = [forward + port, -forward + port, -forward - port, forward - port]
    return np.array([[center[0] + f[0], center[1] + f[1], z] for z in (bottom, bottom + height) for f in flat])


def shadow_hull(corners, light):
    """Returns the outline on z = 0 of the shadow of a convex solid; `light` points from the
    light down to the table."""
    steps = -corners[:, 2] / light[2]
    flat = corners[:, :2] + steps[:, None] * light[None, :2]
    return cv2.convexHull(flat.astype(np.float32))[:, 0]
