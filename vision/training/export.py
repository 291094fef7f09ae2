"""Writes a training state as the file that OpenCV reads: export.py STATE OUT.onnx"""
import sys

import torch

from net import PieceNet
from train import export

if __name__ == "__main__":
    model = PieceNet()
    model.load_state_dict(torch.load(sys.argv[1]))
    export(model, sys.argv[2])
