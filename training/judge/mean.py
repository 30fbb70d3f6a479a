"""The mean of the weights of several trainings that went on from the same ones: `python3 -m judge.mean --base FOLDER --go-on ../weights --weights A B … --out FILE`

The shipped weights count as one of them. It costs nothing at run time and is steadier than each: what one of them learned by chance the others have not.
"""

import argparse
from pathlib import Path

from safetensors.torch import load_file

from .export import write
from .model import Judge


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--base", required=True)
    options.add_argument("--go-on", required=True)
    options.add_argument("--weights", nargs="+", required=True)
    options.add_argument("--out", type=Path, required=True)
    given = options.parse_args()
    model = Judge(given.base)
    model.go_on(given.go_on, given.base)
    total = {name: value.clone() for name, value in model.state_dict().items()}
    for file in given.weights:
        found = load_file(file)
        for name, value in total.items():
            # The words' own vectors stay those of the shipped weights: they hardly move.
            if not name.startswith("words."):
                scale = found.get(f"{name}.scale")
                value += found[name].float() if scale is None else found[name].float() * scale[:, None]
    count = len(given.weights) + 1
    model.load_state_dict({name: value if name.startswith("words.") else value / count for name, value in total.items()})
    write(model, given.out)


if __name__ == "__main__":
    main()
