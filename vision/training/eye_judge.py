"""The eye's judge takes a second look at each stick that the eye proposes, cut out and laid
straight at any size. It distinguishes sticks from other things, and heads. In: (N, 3, ROWS,
COLUMNS), (BGR bytes - 127.5) / 64. Out: (N, 3) logits: a stick from p to q; a head at p; a
head at q."""
import math

import cv2
import numpy as np
from torch import nn
from torch.nn import functional as F

from eye_net import GAIN, Conv

ROWS, COLUMNS = 32, 128
REACH = 1.3  # length of the strip, as a multiple of the stick's length


def cut(picture, p, q):
    """Returns the strip along a stick, with p at the left: (ROWS, COLUMNS, 3)."""
    p, q = np.asarray(p, float), np.asarray(q, float)
    length = float(np.linalg.norm(q - p))
    scale = COLUMNS / (REACH * max(length, 1.0))
    c, s = (q - p) / max(length, 1e-6)
    middle = (p + q) / 2
    reach = REACH * length * 0.55 + 4
    low = np.floor(middle - reach).astype(int).clip(0, None)
    high = np.ceil(middle + reach).astype(int)
    part = picture[low[1]:high[1], low[0]:high[0]]
    if min(part.shape[:2]) < 2:
        return np.zeros((ROWS, COLUMNS, 3), np.uint8)
    if scale < 0.6:
        finer = max(scale / 0.9, 8 / min(part.shape[:2]))
        small = cv2.resize(part, None, fx=finer, fy=finer, interpolation=cv2.INTER_AREA)
        ratio = np.array(small.shape[1::-1]) / part.shape[1::-1]
        part, middle, scale = small, (middle - low + 0.5) * ratio - 0.5, scale / ratio.mean()
    else:
        middle = middle - low
    turn = scale * np.array([[c, s], [-s, c]])
    matrix = np.c_[turn, np.array([COLUMNS / 2 - 0.5, ROWS / 2 - 0.5]) - turn @ middle]
    return cv2.warpAffine(part, matrix, (COLUMNS, ROWS), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


class Judge(nn.Module):
    def __init__(self, channels=(24, 40, 64, 80)):
        super().__init__()
        inside, body = 3, []
        for outside in channels:
            body += [Conv(inside, outside, gain=GAIN), nn.ReLU(inplace=True), Conv(outside, outside, gain=GAIN), nn.ReLU(inplace=True), nn.AvgPool2d(2)]
            inside = outside
        self.body = nn.Sequential(*body)
        self.one, self.two = nn.Linear(inside * (ROWS // 16) * (COLUMNS // 16), 96), nn.Linear(96, 3)

    def forward(self, x):
        return self.two(F.relu(self.one(self.body(x).flatten(1))))


class SecondLook:
    """The judge in OpenCV."""

    def __init__(self, path):
        self.net = cv2.dnn.readNetFromONNX(path)

    def judged(self, picture, lying):
        """Returns the sticks with `stick`, the probability that it is a stick, and with the judge's
        probabilities of heads."""
        out = []
        for k in range(0, len(lying), 64):
            some = lying[k:k + 64]
            self.net.setInput(cv2.dnn.blobFromImages([cut(picture, s["p"], s["q"]) for s in some], 1 / 64.0, (COLUMNS, ROWS), (127.5,) * 3))
            for s, logits in zip(some, self.net.forward()):
                odds = [1 / (1 + math.exp(-float(np.clip(v, -30, 30)))) for v in logits]
                out.append({**s, "stick": odds[0], "heads": (odds[1], odds[2])})
        return out
