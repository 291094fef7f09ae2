"""The net is a small U-net of 3x3 convolutions. Its output has half the rectified picture's
resolution.

In: (N, 3, H, W) BGR bytes / 255 - 0.5, H and W multiples of 16. Out: (N, 14, H / 2, W / 2): six label scores (softmax over
background, shaft, head, oar, mast, deck), a stick's tail and head as offsets / 20 mm (in either order: the loss takes the
better one), the deck's bow direction, the way to the deck's centre / 20 mm.
"""
import torch
from torch import nn
from torch.nn import functional as F

CHANNELS = (16, 32, 64, 64)


def conv(inside, outside, size=3, stride=1, dilation=1):
    padding = (size // 2) * dilation
    return nn.Sequential(nn.Conv2d(inside, outside, size, stride, padding, dilation, bias=False), nn.BatchNorm2d(outside), nn.ReLU())


class PieceNet(nn.Module):
    def __init__(self, channels=CHANNELS, outputs=14):
        super().__init__()
        a, b, c, d = channels
        self.stem = conv(3, a, 5, 2)
        self.level2 = nn.Sequential(conv(a, b, stride=2), conv(b, b))
        # A match is eight of these cells long. The dilations let each cell see both ends of its
        # match.
        self.level3 = nn.Sequential(conv(b, c, stride=2), conv(c, c), conv(c, c, dilation=2), conv(c, c, dilation=4))
        self.level4 = nn.Sequential(conv(c, d, stride=2), conv(d, d), conv(d, d, dilation=2))
        self.up3, self.join3 = conv(d, c, 1), conv(c, c)
        self.up2, self.join2 = conv(c, b, 1), conv(b, b)
        self.up1, self.join1 = conv(b, a, 1), conv(a, 24)
        self.out = nn.Conv2d(24, outputs, 1)

    def forward(self, x):
        one = self.stem(x)
        two = self.level2(one)
        three = self.level3(two)
        four = self.level4(three)
        three = self.join3(three + F.interpolate(self.up3(four), scale_factor=2.0, mode="nearest"))
        two = self.join2(two + F.interpolate(self.up2(three), scale_factor=2.0, mode="nearest"))
        one = self.join1(one + F.interpolate(self.up1(two), scale_factor=2.0, mode="nearest"))
        return self.out(one)
