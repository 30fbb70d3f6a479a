"""The judge: a small pretrained encoder over source and suggestion that is told, for each word, how and where it is found again on the other side."""

import json
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional as fn

from .words import FLAGS, LINKS


class Layer(nn.Module):
    def __init__(self, width, heads, inner, dropout):
        super().__init__()
        self.heads, self.dropout = heads, dropout
        self.query, self.key, self.value, self.out = (nn.Linear(width, width) for _ in range(4))
        self.up, self.down = nn.Linear(width, inner), nn.Linear(inner, width)
        self.norm, self.last = nn.LayerNorm(width, eps=1e-12), nn.LayerNorm(width, eps=1e-12)
        # How much each head looks at where a word is found again, by the kind of the link.
        self.links = nn.Parameter(torch.zeros(heads, len(LINKS)))

    def forward(self, states, hidden, linked):
        batch, length, width = states.shape

        def split(projected):
            return projected.view(batch, length, self.heads, width // self.heads).transpose(1, 2)

        mask = hidden
        if linked is not None:
            mask = mask + torch.einsum("bkij,hk->bhij", linked, self.links.to(linked.dtype))
        drop = self.dropout if self.training else 0.0
        seen = fn.scaled_dot_product_attention(
            split(self.query(states)), split(self.key(states)), split(self.value(states)), attn_mask=mask.to(states.dtype), dropout_p=drop
        )
        seen = self.out(seen.transpose(1, 2).reshape(batch, length, width))
        states = self.norm(states + fn.dropout(seen, self.dropout, self.training))
        made = self.down(fn.gelu(self.up(states)))
        return self.last(states + fn.dropout(made, self.dropout, self.training))


class Judge(nn.Module):
    def __init__(self, folder, dropout=0.1, layers=None, tags=1):
        """With fewer layers than the base where so many are named; with so many answers for each word."""
        super().__init__()
        config = json.loads((Path(folder) / "config.json").read_text())
        width, heads, inner = (config[key] for key in ("hidden_size", "num_attention_heads", "intermediate_size"))
        self.dropout = dropout
        self.words = nn.Embedding(config["vocab_size"], width)
        self.places = nn.Embedding(config["max_position_embeddings"], width)
        self.sides = nn.Embedding(config["type_vocab_size"], width)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.layers = nn.ModuleList(
            Layer(width, heads, inner, dropout)
            for _ in range(layers or config["num_hidden_layers"])
        )
        self.flags = nn.Linear(len(FLAGS), width, bias=False)
        nn.init.normal_(self.flags.weight, std=0.01)
        self.pair = nn.Sequential(nn.Dropout(dropout), nn.Linear(width, width), nn.Tanh(), nn.Dropout(dropout), nn.Linear(width, 1))
        self.word = nn.Sequential(nn.Linear(width, width // 2), nn.GELU(), nn.Linear(width // 2, tags))

    def begin(self, folder):
        from safetensors.torch import load_file

        found = {name.removeprefix("bert."): value.float() for name, value in load_file(str(Path(folder) / "model.fp16.safetensors")).items()}
        names = {"words.weight": "embeddings.word_embeddings.weight", "places.weight": "embeddings.position_embeddings.weight",
                 "sides.weight": "embeddings.token_type_embeddings.weight", "norm.weight": "embeddings.LayerNorm.weight",
                 "norm.bias": "embeddings.LayerNorm.bias"}
        inside = {"query": "attention.self.query", "key": "attention.self.key", "value": "attention.self.value", "out": "attention.output.dense",
                  "norm": "attention.output.LayerNorm", "up": "intermediate.dense", "down": "output.dense", "last": "output.LayerNorm"}
        for nth in range(len(self.layers)):
            for own, theirs in inside.items():
                for part in ("weight", "bias"):
                    names[f"layers.{nth}.{own}.{part}"] = f"encoder.layer.{nth}.{theirs}.{part}"
        state = self.state_dict()
        for own, theirs in names.items():
            assert state[own].shape == found[theirs].shape, own
            state[own].copy_(found[theirs])

    def go_on(self, shipped, folder):
        """From weights that were shipped. Their vocabulary is smaller: other pieces begin as the unknown one."""
        from safetensors.torch import load_file

        found = load_file(str(Path(shipped) / "judge.safetensors"))
        numbers = json.loads((Path(folder) / "tokenizer.json").read_text())["model"]["vocab"]
        kept = [numbers[piece] for piece in (Path(shipped) / "vocabulary.txt").read_text().split("\n")[:-1]]
        for name, value in self.state_dict().items():
            if found[name].shape[:1] != value.shape[:1] and name.startswith("word."):
                continue  # Other answers than those that were shipped: they are learned from the start.
            scale = found.get(f"{name}.scale")
            own = found[name].float() if scale is None else found[name].float() * scale[:, None]
            if name == "words.weight":
                value.copy_(own[kept.index(numbers["[UNK]"])].expand_as(value))
                value[kept] = own.to(value.device)
            else:
                value.copy_(own)

    def forward(self, ids, sides, bits, here, linked=None):
        shown = ((bits.unsqueeze(-1) >> torch.arange(len(FLAGS), device=bits.device)) & 1).to(self.flags.weight.dtype)
        places = torch.arange(ids.shape[1], device=ids.device)
        states = self.words(ids) + self.places(places) + self.sides(sides) + self.flags(shown)
        states = fn.dropout(self.norm(states), self.dropout, self.training)
        hidden = torch.zeros(here.shape, device=ids.device).masked_fill(here == 0, -1e4)[:, None, None, :]
        for layer in self.layers:
            states = layer(states, hidden, linked)
        return self.pair(states[:, 0]).squeeze(-1), self.word(states).squeeze(-1)
