"""The weights of the match as the product ships them: `python3 -m match.ship --weights FILE --tokenizer FILE --out ../weights/match`

The vocabulary is the judge's. The bounds stay those of the manifest that is there.
"""

import argparse
import json
from pathlib import Path

from judge.ship import hash_of, is_kept, read_tensors, write_tensors


def main():
    options = argparse.ArgumentParser()
    for name in ("weights", "tokenizer", "out"):
        options.add_argument(f"--{name}", type=Path, required=True)
    given = options.parse_args()
    vocabulary = json.loads(given.tokenizer.read_text())["model"]["vocab"]
    pieces = sorted(vocabulary, key=vocabulary.get)
    kept = [number for number, piece in enumerate(pieces) if is_kept(piece)]
    tensors = read_tensors(given.weights)
    for name in ("words.weight", "words.weight.scale"):
        tensors[name] = tensors[name][kept]
    # A few numbers, read one by one: they are not worth their rounding.
    tensors["word.2.weight"] = tensors["word.2.weight"] * tensors.pop("word.2.weight.scale")[:, None]
    given.out.mkdir(parents=True, exist_ok=True)
    weights, words, manifest = given.out / "match.safetensors", given.out / "../vocabulary.txt", given.out / "manifest.json"
    write_tensors(weights, tensors)
    assert words.read_text() == "".join(f"{pieces[number]}\n" for number in kept)
    bounds = json.loads(manifest.read_text())["thresholds"] if manifest.exists() else {"partly": -1, "proven": 1, "outside": 1}
    named = {
        "name": "match",
        "base": "sentence-transformers/all-MiniLM-L6-v2",
        "files": {
            key: {"file": file, "bytes": path.stat().st_size, "sha256": hash_of(path)}
            for key, file, path in (("weights", weights.name, weights), ("vocabulary", "../vocabulary.txt", words))
        },
        "thresholds": bounds,
    }
    manifest.write_text(json.dumps(named, indent=2) + "\n")
    print(f"{len(kept)} pieces, {weights.stat().st_size} bytes")


if __name__ == "__main__":
    main()
