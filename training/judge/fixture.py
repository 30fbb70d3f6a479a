"""What the trained judge answers for a hundred pairs: the product must answer the same. `python3 -m judge.fixture --weights … --base … --out FILE`"""

import argparse
import json
import random
from pathlib import Path

import torch
from safetensors.torch import load_file
from tokenizers import Tokenizer

from .encode import encode
from .lots import pairs_of_evals, pairs_of_lot
from .model import Judge
from .train import Encoded, flat

# Letters and signs that tokenizers disagree on.
UNUSUAL = (
    ("Café naïve über ½ month – 北京 team’s “X”", "", "Über-café in 北京, emoji 😀 and 3.5k£"),
    ("worked w/ AT&T & R&D @ 9:30", "Nurse, St Anne's, 2019–2021", "Worked with AT&T's R&D at 09:30 (50%)."),
    ("x", "", "y"),
    ("İstanbul ǅ ﬁrst e\u0301t\u0301", "", "istanbul first été"),
)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--weights", required=True)
    options.add_argument("--base", required=True)
    options.add_argument("--lot", default="lots/1")
    options.add_argument("--evals", default="../evals/work")
    options.add_argument("--out", required=True)
    args = options.parse_args()
    packed = load_file(args.weights)
    state = {
        name: value.float() * packed[f"{name}.scale"][:, None] if f"{name}.scale" in packed else value.float()
        for name, value in packed.items()
        if not name.endswith(".scale")
    }
    model = Judge(args.base)
    model.load_state_dict(state)
    model.eval()
    tokenizer = Tokenizer.from_file(str(Path(args.base) / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.no_truncation()
    rng = random.Random(7)
    pairs = rng.sample(pairs_of_lot(args.lot), 60) + rng.sample(pairs_of_evals(args.evals), 40)
    made = []
    for source, context, suggestion in [*((pair.source, pair.context, pair.suggestion) for pair in pairs), *UNUSUAL]:
        encoded = encode(tokenizer, source, context, suggestion, [])
        ids, sides, bits, here, linked, _ = Encoded([flat([encoded], [False])], "cpu").batch([0])
        with torch.no_grad():
            pair, words = model(ids, sides, bits, here, linked)
        made.append(
            {"source": source, "context": context, "suggestion": suggestion, "ids": encoded[0], "bits": encoded[2],
             "links": sorted(set(map(tuple, encoded[4]))), "pair": round(pair.item(), 5),
             "words": [round(score, 4) for score in words[0].tolist()[: len(encoded[0])]]}
        )
    Path(args.out).write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main()
