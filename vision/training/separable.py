"""Makes a trained net quicker: replaces a 3x3 convolution by a few depthwise convolutions and a
pointwise convolution.

OpenCV 4.6 gathers a convolution's inputs one number after the other, which takes as much time as
the arithmetic; it has special code for depthwise 3x3 convolutions with a border of at most one
pixel. With two of them per channel, a layer takes a third of the time. Each input channel's kernels
(outputs x 9) are cut to their `terms` largest singular values, as Guo et al., "Network decoupling"
(BMVC 2018) do; the lost accuracy is learned again from the original net (`Teacher`).
"""
import copy

import torch
from torch import nn
from torch.nn import functional as F


class Border(torch.autograd.Function):
    """Adds zeros around pictures. torch 1.13 exports its own padding as nodes that OpenCV 4.6
    cannot read if the size is left open."""

    @staticmethod
    def forward(ctx, x, wide):
        ctx.wide = wide
        return F.pad(x, (wide,) * 4)

    @staticmethod
    def backward(ctx, gradient):
        return F.pad(gradient, (-ctx.wide,) * 4), None

    @staticmethod
    def symbolic(g, x, wide):
        return g.op("Pad", x, g.op("Constant", value_t=torch.tensor([0, 0, wide, wide] * 2)), mode_s="constant")


class Separable(nn.Module):
    """Computes approximately what `full` computes: `terms` depthwise convolutions and a 1x1
    convolution over all their outputs."""

    def __init__(self, full, terms):
        super().__init__()
        inside, outside, dilation = full.in_channels, full.out_channels, full.dilation[0]
        self.border = dilation if dilation > 1 else 0  # a wide border is a separate layer
        padding = 0 if self.border else 1
        self.depthwise = nn.ModuleList(nn.Conv2d(inside, inside, 3, full.stride, padding, dilation, groups=inside, bias=False) for _ in range(terms))
        self.pointwise = nn.Conv2d(inside * terms, outside, 1)
        left, size, right = torch.linalg.svd(full.weight.detach().permute(1, 0, 2, 3).reshape(inside, outside, 9), full_matrices=False)
        with torch.no_grad():
            for k, depthwise in enumerate(self.depthwise):
                depthwise.weight.copy_((right[:, k] * size[:, k:k + 1].sqrt()).reshape(inside, 1, 3, 3))
            self.pointwise.weight.copy_(torch.cat([(left[:, :, k] * size[:, k:k + 1].sqrt()).T for k in range(terms)], 1)[..., None, None])
            self.pointwise.bias.copy_(full.bias)

    def forward(self, x):
        if self.border:
            x = Border.apply(x, self.border)
        return self.pointwise(torch.cat([depthwise(x) for depthwise in self.depthwise], 1))


def blocks(net):
    """Returns (name, module) of the convolutions with their normalisation and ReLU."""
    return [(name, m) for name, m in net.named_modules() if isinstance(m, nn.Sequential) and len(m) == 3 and isinstance(m[1], nn.BatchNorm2d)]


def separated(net, terms=2, least=12):
    """Returns a copy of `net` that computes approximately the same; convolutions with fewer inputs
    than `least` stay unchanged."""
    net = copy.deepcopy(net).eval()
    for name, block in blocks(net):
        full = torch.nn.utils.fuse_conv_bn_eval(block[0], block[1])
        if full.kernel_size == (3, 3) and full.in_channels >= least:
            full = Separable(full, terms)
        block[0], block[1] = full, nn.Identity()
    return net


def nats_apart(said, wanted):
    """Returns the divergence between the probabilities of the scores `said` and `wanted`, (N,
    labels, ...), in nats, averaged over all dimensions except the labels."""
    return F.kl_div(F.log_softmax(said, 1), F.log_softmax(wanted, 1), log_target=True, reduction="none").sum(1).mean()


class Teacher:
    """The net from which another net was made, with the difference between the layers of both nets."""

    def __init__(self, net, student):
        self.net, self.seen = copy.deepcopy(net).eval(), {}
        names = [name for name, _ in blocks(self.net)]
        for which, model in (("net", self.net), ("student", student)):
            for name in names:
                model.get_submodule(name).register_forward_hook(lambda _, __, out, key=(which, name): self.seen.__setitem__(key, out))
        self.names = names

    def __call__(self, x):
        with torch.no_grad():
            return self.net(x)

    def apart(self):
        """Returns the mean squared difference over the teacher's variance, averaged over the
        layers; both nets must have seen the same input."""
        parts = []
        for name in self.names:
            wanted, got = self.seen["net", name].float(), self.seen["student", name].float()
            parts.append(F.mse_loss(got, wanted) / wanted.var().clamp(min=1e-6))
        return torch.stack(parts).mean()


def quicker(net, state, **options):
    """Returns, for a net with the weights in the file `state`, the net to train (made by
    `separated` with these options) and its teacher."""
    net.load_state_dict(torch.load(state))
    student = separated(net, **options)
    return student, Teacher(net, student)
