"""The loss of the eye's output against the target. Each picture has the same weight, whether it
shows two ends or two hundred."""
import torch
from torch.nn import functional as F

from eye_net import AXES, CORNERS, ENDS, PLACES

# a picture with fewer ends, corners or boxes counts as a picture with this number
FEWEST = {"ends": 4.0, "axes": 60.0, "oars": 4.0, "corners": 4.0, "middles": 1.0}
WEIGHTS = {"ends": 1.0, "axes": 1.0, "oars": 0.5, "corners": 1.0, "middles": 1.0, "head": 1.5, "offset": 1.5, "length": 0.3, "width": 0.2, "way": 1.0,
           "corner offset": 0.5, "box": 1.0, "size": 0.3, "bow": 0.3, "bow's way": 0.3}
NEAR = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))


class SoftFocal(torch.autograd.Function):
    """Cross-entropy with a soft target, weighted by the square of how wrong it is, summed with a weight for each picture.

    logits (B, H, W, C), targets the same in bytes of 255, weights (B). One picture after another, so that the processor's cache holds it.
    """

    @staticmethod
    def forward(context, logits, targets, weights):
        slopes, total = torch.empty_like(logits), 0.0
        for x, t, weight, slope in zip(logits, targets, weights.tolist(), slopes):
            x, t = x.float(), t.float() / 255
            share = torch.sigmoid(x)
            wrong = share - t
            entropy = F.softplus(x) - x * t
            square = wrong * wrong
            total += weight * float((square * entropy).sum())
            slope.copy_((2 * wrong * entropy * share * (1 - share) + square * wrong) * weight)
        context.save_for_backward(slopes)
        return torch.tensor(total)

    @staticmethod
    def backward(context, slope):
        return context.saved_tensors[0] * slope, None, None


def squares(maps):
    """Rearranges (B, C, 2 H, 2 W) to (B, H, W, 4 C), in the order of the net's channels."""
    b, c, h, w = maps.shape
    return maps.reshape(b, c, h // 2, 2, w // 2, 2).permute(0, 2, 4, 1, 3, 5).reshape(b, h // 2, w // 2, 4 * c)


def shares(rows, pictures):
    """Returns one over the number of rows of a row's picture, over the number of pictures that have
    rows; and each picture's number of rows."""
    number = torch.bincount(rows[:, 0].long(), minlength=pictures).float()
    return 1 / number[rows[:, 0].long()] / max(1.0, float((number > 0).sum())), number


def map_losses(parts, middle, maps, corners, middles, number):
    """Returns the losses of the maps. `parts`: parts of `fine`, by name. `number`: the numbers of
    ends, corners and boxes of each picture."""
    count = middle.shape[0]
    mass = maps[:, ENDS:ENDS + AXES].float().sum((1, 2, 3)) / 255
    oars = maps[:, ENDS + AXES:].float().sum((1, 2, 3)) / 255 / 5
    wanted = squares(maps)
    a, b = 4 * ENDS, 4 * (ENDS + AXES)
    last = lambda m: m.permute(0, 2, 3, 1)
    groups = {"ends": (parts["ends"], wanted[..., :a], number[0]), "axes": (parts["axes"], wanted[..., a:b], mass), "oars": (parts["oars"], wanted[..., b:], oars),
              "corners": (parts["corners"], last(corners), number[1]), "middles": (middle, last(middles), number[2])}
    return {name: SoftFocal.apply(logits, target, 1 / n.clamp(min=FEWEST[name]) / count) for name, (logits, target, n) in groups.items()}


def near(rows, share, columns, height):
    """Repeats each row five times: at its place (rows[:, 1:3]) and at the four neighbours. Returns
    the picture, the whole place, the offset from there, and the share."""
    beside = torch.tensor(NEAR, dtype=torch.float32)
    many = rows.repeat_interleave(len(NEAR), 0)
    beside = beside.repeat(len(rows), 1)
    x, y = (many[:, 1].round() + beside[:, 0]).clamp(0, columns - 1), (many[:, 2].round() + beside[:, 1]).clamp(0, height - 1)
    return many, many[:, 0].long(), x.long(), y.long(), many[:, 1] - x, many[:, 2] - y, share.repeat_interleave(len(NEAR)) / len(NEAR)


def end_losses(told, tales):
    """Computes the loss of ends. `tales` has rows of picture, x, y in sub-places, head, length,
    width, cosine, sine."""
    share, number = shares(tales, told.shape[0])
    if not len(tales):
        return dict.fromkeys(("head", "offset", "length", "width", "way"), torch.zeros(())), number
    rows, picture, x, y, off_x, off_y, share = near(tales, share, 2 * told.shape[2], 2 * told.shape[1])
    sub = (2 * (y % 2) + x % 2)[:, None] + 4 * torch.arange(7)
    v = told[picture, y // 2, x // 2].gather(1, sub).float()
    away = lambda a, b: ((a - b).abs() * share).sum()
    return {"head": (F.binary_cross_entropy_with_logits(v[:, 0], rows[:, 3], reduction="none") * share).sum(), "length": away(v[:, 1], rows[:, 4]),
            "offset": away(v[:, 2], off_x) + away(v[:, 3], off_y), "width": away(v[:, 4], rows[:, 5]),
            "way": away(v[:, 5], rows[:, 6]) + away(v[:, 6], rows[:, 7])}, number


def corner_loss(moved, offsets):
    """Computes the loss of corners' offsets. `offsets` has rows of picture, x, y of a corner."""
    share, number = shares(offsets, moved.shape[0])
    if not len(offsets):
        return {"corner offset": torch.zeros(())}, number
    _, picture, x, y, off_x, off_y, share = near(offsets, share, moved.shape[2], moved.shape[1])
    v = moved[picture, y, x].float()
    return {"corner offset": (((v[:, 0] - off_x).abs() + (v[:, 1] - off_y).abs()) * share).sum()}, number


def box_losses(coarse, boxes):
    """Computes the loss of boxes. `boxes` has rows of picture, x, y, four corners divided by
    the size, size, bow, direction of the bow."""
    share, number = shares(boxes, coarse.shape[0])
    if not len(boxes):
        return dict.fromkeys(("box", "size", "bow", "bow's way"), torch.zeros(())), number
    rows, picture, x, y, off_x, off_y, share = near(boxes, share, coarse.shape[2], coarse.shape[1])
    v = coarse[picture, y, x].float()
    moved = torch.stack([off_x, off_y], 1) * 8 / (32 * torch.exp(rows[:, 11:12]))
    quad, said = rows[:, 3:11].reshape(-1, 4, 2) + moved[:, None], v[:, 1:9].reshape(-1, 4, 2)
    errors = torch.stack([(said - quad.roll(k, 1)).abs().sum((1, 2)) for k in range(4)], 1).amin(1) / 4
    return {"box": (errors * share).sum(), "size": ((v[:, 9] - rows[:, 11]).abs() * share).sum(),
            "bow": (F.binary_cross_entropy_with_logits(v[:, 10], rows[:, 12], reduction="none") * share).sum(),
            "bow's way": (rows[:, 12] * (v[:, 11:13] - rows[:, 13:15]).abs().sum(1) * share).sum()}, number


def losses(fine, coarse, maps, corners, middles, tales, offsets, boxes):
    """Returns each loss by its name, without weights. fine and coarse are the net's outputs."""
    fine, coarse = fine.permute(0, 2, 3, 1), coarse.permute(0, 2, 3, 1)
    sizes = {"ends": 4 * ENDS, "axes": 4 * AXES, "oars": 4, "told": 4 * (PLACES - ENDS - AXES - 1), "corners": CORNERS, "moved": 2}
    parts = dict(zip(sizes, fine.split(tuple(sizes.values()), 3)))
    middle, rest = coarse.split((1, coarse.shape[3] - 1), 3)
    of_ends, ends = end_losses(parts["told"], tales)
    of_corners, corner_number = corner_loss(parts["moved"], offsets)
    of_boxes, box_number = box_losses(torch.cat([middle, rest], 3), boxes)
    return {**map_losses(parts, middle, maps, corners, middles, (ends, corner_number, box_number)), **of_ends, **of_corners, **of_boxes}


def whole(parts):
    return sum(WEIGHTS[name] * value for name, value in parts.items())
