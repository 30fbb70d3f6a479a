"""The labelled pairs: what a person wrote, what was made of it, and which of its words the source does not support."""

import json
import random
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Pair:
    source: str
    suggestion: str
    context: str
    honest: bool
    # Words of the suggestion that the source does not support, quoted.
    invented: list = field(default_factory=list)
    kinds: list = field(default_factory=list)
    subtle: bool = False
    lot: str = ""
    # Rewrites of one source, to be kept on one side of every split.
    group: str = ""
    long: bool = False


def rows(path):
    return [json.loads(line) for line in Path(path).read_text("utf-8").splitlines() if line.strip()]


def pairs_of_lot(folder):
    """Every rewrite of every source of a lot, and every rewrite with one of its edits."""
    found = []
    for file in sorted(Path(folder).rglob("*.jsonl")):
        if file.stem.startswith("turned"):
            continue
        for nth, row in enumerate(rows(file)):
            base = dict(
                source=row["s"], context=row.get("c", ""), lot=Path(folder).name, group=f"{file}:{nth}",
                long=len(row["s"].split()) >= 28,
            )
            for rewrite in row["r"]:
                bad = rewrite.get("bad", [])
                found.append(
                    Pair(suggestion=rewrite["t"], honest=rewrite["ok"] == 1, invented=[words for _, words in bad],
                         kinds=[kind for kind, _ in bad], subtle=bool(rewrite.get("sub")), **base)
                )
                for edit in rewrite.get("e", []):
                    made = rewrite["t"].replace(edit["f"], edit["t"], 1)
                    lie = edit["ok"] == 0
                    found.append(
                        Pair(suggestion=made, honest=not lie, invented=[edit.get("b") or edit["t"]] if lie else [],
                             kinds=[edit["k"]] if lie else [], subtle=lie, **base)
                    )
    return found


def pairs_of_evals(folder):
    """The short pairs of the evaluation, and its replies."""
    found = []
    for name in ("pairs", "more-pairs", "fresh-pairs", "hard-pairs", "tried-pairs"):
        file = Path(folder) / f"{name}.jsonl"
        if not file.exists():
            continue
        for row in rows(file):
            found.append(
                Pair(source=row["source"], suggestion=row["suggestion"], context=row.get("context", ""),
                     honest=row["supported"], invented=[one["text"] for one in row["violations"]],
                     kinds=[one["kind"] for one in row["violations"]], lot=name, group=f"{name}:{row['source']}",
                     long=len(row["source"].split()) >= 28)
            )
    replies = Path(folder) / "replies.jsonl"
    for row in rows(replies) if replies.exists() else []:
        base = dict(source=row["text"], context="", lot="replies", group=f"replies:{row['id']}")
        found.append(Pair(suggestion=row["reply"], honest=False, invented=row["made"], kinds=["outcome"] * len(row["made"]), **base))
        found.append(Pair(suggestion=row["honest"], honest=True, **base))
    return found


def compositions(pairs, count, rng):
    """Several short pairs as one long text: the order of the suggestions shuffled, one left out at times, one lie or none."""
    honest = [pair for pair in pairs if pair.honest and not pair.context]
    lies = [pair for pair in pairs if not pair.honest and not pair.context]
    made = []
    for nth in range(count):
        parts = rng.sample(honest, rng.randint(2, 4))
        lie = rng.choice(lies) if rng.random() < 0.5 else None
        if lie:
            parts[rng.randrange(len(parts))] = lie
        source = ". ".join(part.source.rstrip(". ") for part in parts) + "."
        kept = [part for part in parts if part is lie or len(parts) < 3 or rng.random() < 0.8]
        rng.shuffle(kept)
        made.append(
            Pair(source=source, suggestion=". ".join(part.suggestion.rstrip(". ") for part in kept) + ".", context="",
                 honest=lie is None, invented=lie.invented if lie else [], kinds=lie.kinds if lie else [], subtle=False,
                 lot="compositions", group=f"composition:{nth}", long=True)
        )
    return made


def split(pairs, share, seed):
    """Two parts, no source in both."""
    groups = sorted({pair.group for pair in pairs})
    random.Random(seed).shuffle(groups)
    apart = set(groups[: round(len(groups) * share)])
    return [pair for pair in pairs if pair.group not in apart], [pair for pair in pairs if pair.group in apart]
