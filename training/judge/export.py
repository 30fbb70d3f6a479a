"""Weights as the product loads them: matrices as whole numbers of eight bits with one scale a row, the rest as it is."""

import torch
from safetensors.torch import save_file


def quantised(matrix):
    """Each row as -127..127 and what one of them is worth."""
    scale = matrix.abs().amax(1).clamp(min=1e-8) / 127
    return (matrix / scale[:, None]).round().clamp(-127, 127).to(torch.int8), scale


def packed(model):
    made = {}
    for name, value in model.state_dict().items():
        value = value.detach().float().cpu()
        if value.dim() == 2 and name.endswith(".weight") and min(value.shape) > 1 and not name.startswith(("sides", "flags")):
            made[name], made[f"{name}.scale"] = quantised(value)
        else:
            made[name] = value.contiguous()
    return made


def write(model, path):
    save_file(packed(model), str(path))


def as_packed(model):
    """The model with the weights that its file holds: what is measured is what is shipped."""
    made = packed(model)
    state = {
        name: value.float() * made[f"{name}.scale"][:, None] if f"{name}.scale" in made else value
        for name, value in made.items()
        if not name.endswith(".scale")
    }
    model.load_state_dict(state)
    return model
