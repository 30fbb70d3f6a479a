"""The judge as the product ships it: a smaller vocabulary, one file of weights, and a manifest that vouches for both.

    python3 -m judge.ship --weights judge.safetensors --tokenizer tokenizer.json --fixture fixture.json --out ../weights

Needs numpy only. Run it in `training/` after every training; the tests of `src/judge` then compare the product with the fixture.
"""

import argparse
import hashlib
import json
import struct
from pathlib import Path

import numpy as np

KINDS = {"F32": np.dtype("<f4"), "I8": np.dtype("i1")}
SPECIAL = ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]")
# Latin, Greek, the signs of print, money and arithmetic, and the joined letters of PDF files: what an English resume is written in.
SCRIPTS = ((0x00, 0x24F), (0x370, 0x3FF), (0x2000, 0x22FF), (0xFB00, 0xFB06))
FIXTURE_ROWS = 40
FIXTURES = Path("../src/judge/fixtures")


def read_tensors(path):
    data = path.read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + length])
    tensors = {}
    for name, entry in header.items():
        if name == "__metadata__":
            continue
        start, end = entry["data_offsets"]
        tensors[name] = np.frombuffer(data[8 + length + start : 8 + length + end], KINDS[entry["dtype"]]).reshape(entry["shape"])
    return tensors


def write_tensors(path, tensors):
    # Larger elements first, so that every one stands on a multiple of its size.
    names = sorted(tensors, key=lambda name: (-tensors[name].dtype.itemsize, name))
    header, at = {}, 0
    for name in names:
        value = tensors[name]
        kind = next(key for key, known in KINDS.items() if known == value.dtype)
        header[name] = {"dtype": kind, "shape": list(value.shape), "data_offsets": [at, at + value.nbytes]}
        at += value.nbytes
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-(len(text) + 8) % 64)
    path.write_bytes(struct.pack("<Q", len(text)) + text + b"".join(np.ascontiguousarray(tensors[name]).tobytes() for name in names))


def is_kept(piece):
    if piece in SPECIAL:
        return True
    return not piece.startswith("[unused") and all(any(low <= ord(sign) <= high for low, high in SCRIPTS) for sign in piece)


def shipped_rows(rows, places):
    """Some of the pairs with their answers, without those whose pieces are no longer there; short and long in turn."""
    whole = [row for row in rows if all(number in places for number in row["ids"])]
    step = max(1, len(whole) // FIXTURE_ROWS)
    return [{**row, "ids": [places[number] for number in row["ids"]]} for row in whole[::step][:FIXTURE_ROWS]]


def hash_of(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main():
    options = argparse.ArgumentParser()
    for name in ("weights", "tokenizer", "fixture", "out"):
        options.add_argument(f"--{name}", type=Path, required=True)
    given = options.parse_args()

    vocabulary = json.loads(given.tokenizer.read_text())["model"]["vocab"]
    pieces = sorted(vocabulary, key=vocabulary.get)
    kept = [number for number, piece in enumerate(pieces) if is_kept(piece)]
    places = {number: place for place, number in enumerate(kept)}

    tensors = read_tensors(given.weights)
    for name in ("words.weight", "words.weight.scale"):
        tensors[name] = tensors[name][kept]

    given.out.mkdir(parents=True, exist_ok=True)
    weights, words = given.out / "judge.safetensors", given.out / "vocabulary.txt"
    write_tensors(weights, tensors)
    words.write_text("".join(f"{pieces[number]}\n" for number in kept))
    manifest = given.out / "manifest.json"
    thresholds = json.loads(manifest.read_text()).get("thresholds", {}) if manifest.exists() else {}
    named = {
        "name": "judge",
        "base": "sentence-transformers/all-MiniLM-L6-v2",
        "files": {
            key: {"file": path.name, "bytes": path.stat().st_size, "sha256": hash_of(path)}
            for key, path in (("weights", weights), ("vocabulary", words))
        },
        "thresholds": thresholds,
    }
    manifest.write_text(json.dumps(named, indent=2) + "\n")
    rows = shipped_rows(json.loads(given.fixture.read_text()), places)
    (FIXTURES / "parity.json").write_text("[\n" + ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows) + "\n]\n")
    print(f"{len(kept)} of {len(pieces)} pieces, {weights.stat().st_size} bytes, {len(rows)} rows")


if __name__ == "__main__":
    main()
