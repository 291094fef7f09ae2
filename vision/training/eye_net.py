"""The eye is a net that finds ends and axes of sticks, and corners of boxes, in pixels and at
any scale.

In: (N, 48, H / 4, W / 4), squares of four by four pixels as by pixel_unshuffle, (BGR bytes - 127.5) / 64, H and W multiples of 64; `whole`
makes a net of it that takes (N, 3, H, W). Out, as logits unless said otherwise:
- `fine` (N, FINE, H / 4, W / 4): the first 4 * PLACES are four sub-places each (channel 4 c + 2 row + column, as by pixel_shuffle): twelve
  maps of ends by the direction into the stick, eight maps of axes by direction, the outer ends of oars, and what is told of an end: has a
  head, length (log of pixels / 64), its offset x and y in sub-places of two pixels, width (log of pixels / 4), direction (cosine, sine). Then
  eight maps of boxes' upper corners by the direction into the box, and their offset x and y in places of four pixels.
- `boxes` (N, 13, H / 8, W / 8): the middle of a box's upper face, four corners from here over its size, in their order around it, size (log
  of pixels / 32: the corners' mean distance from the middle), whether a bow is marked, the way to it (cosine, sine).

Everything is done at a quarter of the picture's side and below, by plain convolutions of standardised weights without any norm of what flows
through: that is what a processor's matrix unit does quickest.
"""
import torch
from torch import nn
from torch.nn import functional as F

ENDS, AXES, CORNERS = 12, 8, 8
TOLD = 7
PLACES = ENDS + AXES + 1 + TOLD
FINE = 4 * PLACES + CORNERS + 2
COARSE = 13
CHANNELS = (32, 80, 96, 96)
NECK = 64
GAIN = 1.7  # restores the deviation that a ReLU removes
# standard deviation of the weights before standardisation; the smaller it is, the faster the
# learning rate turns them
SPREAD = 0.06


class Conv(nn.Module):
    """A convolution whose weights have the mean 0 and a deviation that keeps the variance from
    input to output, times a learned gain."""

    def __init__(self, inside, outside, size=3, gain=1.0):
        super().__init__()
        self.weight = nn.Parameter(SPREAD * torch.randn(outside, inside, size, size))
        self.gain = nn.Parameter(torch.full((outside, 1, 1, 1), float(gain)))
        self.bias = nn.Parameter(torch.zeros(outside))

    def weights(self):
        middle = self.weight.mean((1, 2, 3), keepdim=True)
        spread = self.weight.var((1, 2, 3), keepdim=True, unbiased=False) * self.weight[0].numel()
        return self.gain * (self.weight - middle) * torch.rsqrt(spread + 1e-4)

    def forward(self, x):
        return F.conv2d(x, self.weights(), self.bias, 1, self.weight.shape[2] // 2)


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.one, self.two = Conv(channels, channels, gain=GAIN), Conv(channels, channels, gain=0.3)

    def forward(self, x):
        return F.relu_(self.two(F.relu_(self.one(x))).add_(x))


class Level(nn.Module):
    """Halves the resolution, then applies the blocks."""

    def __init__(self, inside, outside, blocks):
        super().__init__()
        self.down = Conv(inside, outside, gain=GAIN)
        self.blocks = nn.Sequential(*[Block(outside) for _ in range(blocks)])

    def forward(self, x):
        return self.blocks(F.relu_(self.down(F.avg_pool2d(x, 2))))


class Eye(nn.Module):
    def __init__(self, channels=CHANNELS, neck=NECK):
        super().__init__()
        b, c, d, e = channels
        self.stem, self.level2 = Conv(48, b, gain=GAIN), Block(b)
        self.level3, self.level4, self.level5, self.level6 = Level(b, c, 2), Level(c, d, 2), Level(d, e, 2), Level(e, e, 0)
        self.sides = nn.ModuleList(Conv(inside, neck, 1) for inside in (b, c, d, e, e))
        self.joins = nn.ModuleList(Conv(neck, neck, gain=GAIN) for _ in range(4))
        self.fine = nn.Conv2d(neck, FINE, 1)
        self.before_boxes, self.boxes = Conv(neck, neck, gain=GAIN), nn.Conv2d(neck, COARSE, 1)
        self.begin()

    def begin(self):
        """Sets the initial values of the maps to 0.01, so that the first steps need not learn that
        most places are empty."""
        for out in (self.fine, self.boxes):
            nn.init.normal_(out.weight, 0, 0.02)
            nn.init.zeros_(out.bias)
        for low, high in ((0, 4 * (ENDS + AXES + 1)), (4 * PLACES, 4 * PLACES + CORNERS)):
            nn.init.constant_(self.fine.bias[low:high], -4.6)
        nn.init.constant_(self.boxes.bias[:1], -4.6)

    def forward(self, x):
        levels = [self.level2(F.relu_(self.stem(x)))]
        for level in (self.level3, self.level4, self.level5, self.level6):
            levels.append(level(levels[-1]))
        out = F.relu_(self.sides[4](levels[4]))
        coarse = None
        for k in (3, 2, 1, 0):
            out = F.relu_(self.joins[k](self.sides[k](levels[k]).add_(F.interpolate(out, scale_factor=2.0, mode="nearest"))))
            coarse = out if k == 1 else coarse
        return self.fine(out), self.boxes(F.relu(self.before_boxes(coarse)))


def unfolded(pictures):
    """Converts (N, H, W, 3) bytes to the net's input."""
    n, rows, columns, _ = pictures.shape
    x = pictures.reshape(n, rows // 4, 4, columns // 4, 4, 3).permute(0, 1, 3, 5, 2, 4).reshape(n, rows // 4, columns // 4, 48)
    return ((x.float() - 127.5) / 64).permute(0, 3, 1, 2)


class Whole(nn.Module):
    """The eye with plain convolutions, for (N, 3, H, W)."""

    def __init__(self, eye):
        super().__init__()
        plain(eye)
        wide = nn.Conv2d(3, eye.stem.out_channels, 12, 4, 4)
        with torch.no_grad():  # three by three squares of four by four pixels
            w = eye.stem.weight.reshape(-1, 3, 4, 4, 3, 3).permute(0, 1, 4, 2, 5, 3)
            wide.weight.copy_(w.reshape(-1, 3, 12, 12))
            wide.bias.copy_(eye.stem.bias)
        eye.stem = wide
        self.eye = eye

    def forward(self, x):
        return self.eye(x)


def plain(module):
    """Replaces the convolutions with standardised weights by plain convolutions with the resulting
    weights."""
    for name, child in list(module.named_children()):
        if isinstance(child, Conv):
            weights = child.weights().detach()
            conv = nn.Conv2d(weights.shape[1], weights.shape[0], weights.shape[2], 1, weights.shape[2] // 2)
            conv.weight.data, conv.bias.data = weights, child.bias.detach()
            setattr(module, name, conv) if not isinstance(module, nn.ModuleList) else module.__setitem__(int(name), conv)
        else:
            plain(child)
