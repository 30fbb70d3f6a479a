"""New pairs from written ones, without a new claim: which edits are made, which sentences stay, and what is mixed in, is drawn anew for every round."""

import re
from dataclasses import replace
from pathlib import Path

from .lots import Pair, rows
from .swap import exchanged, is_listed, opposed

SENTENCE = re.compile(r"(?<=[.!?;])\s+(?=\S)")


def sentences(text):
    return [part for part in SENTENCE.split(text) if part]


class Written:
    """A source with all that was written of it."""

    def __init__(self, row, group, lot, turned):
        self.row, self.group, self.lot = row, group, lot
        # Edits of the source, by the rewrite that they are about.
        self.turned = turned
        self.base = dict(
            source=row["s"], context=row.get("c", ""), lot=lot, group=group, long=len(row["s"].split()) >= 28
        )

    def draw(self, rng, strangers):
        """One pair for each whole rewrite, and one for each two of its edits."""
        made = []
        for nth, rewrite in enumerate(self.row["r"]):
            made += [self._turned(rewrite["t"], edit, self.turned[nth], rng) for edit in self.turned.get(nth, ())]
            edits = rewrite.get("e", [])
            if rewrite["ok"] == 0:
                bad = rewrite.get("bad", [])
                made.append(
                    Pair(suggestion=rewrite["t"], honest=False, invented=[words for _, words in bad],
                         kinds=[kind for kind, _ in bad], subtle=bool(rewrite.get("sub")), **self.base)
                )
                continue
            honest = [edit for edit in edits if edit["ok"] == 1]
            lies = [edit for edit in edits if edit["ok"] == 0]
            made.append(self._edited(rewrite["t"], honest, [], rng))
            made += self._swapped(made[-1].suggestion, rng)
            for _ in range(max(1, len(lies) // 2)):
                made.append(self._edited(rewrite["t"], honest, [], rng))
            rng.shuffle(lies)
            for nth, lie in enumerate(lies):
                two = [lies[nth - 1]] if rng.random() < 0.12 else []
                made.append(self._edited(rewrite["t"], honest, [lie, *two], rng))
        return [part for pair in made for part in [self._cut(pair, rng, strangers)] if part]

    def _edited(self, text, honest, lies, rng):
        invented, kinds = [], []
        for lie in lies:
            if text.count(lie["f"]) != 1:
                continue
            text = text.replace(lie["f"], lie["t"], 1)
            invented.append(lie.get("b") or lie["t"])
            kinds.append(lie["k"])
        for edit in honest:
            # What an edit would change must not be what a lie has put there.
            if rng.random() < 0.5 and text.count(edit["f"]) == 1 and not any(edit["f"] in words or words in edit["f"] for words in invented):
                text = text.replace(edit["f"], edit["t"], 1)
        invented = [words for words in invented if words in text]
        return Pair(suggestion=text, honest=not invented, invented=invented, kinds=kinds, subtle=bool(invented), **self.base)

    def _swapped(self, text, rng):
        """Lies without a new word. Some of them stand in the source instead: what is odd in itself must not give them away."""
        source, made = self.row["s"], []
        ways = [(exchanged(text, source, rng), "swap", 0.75), (opposed(text, source, rng), "extent", 0.3)]
        for found, kind, share in ways:
            if found and rng.random() < share:
                made.append(Pair(suggestion=found[0], honest=False, invented=found[1], kinds=[kind], subtle=True, **self.base))
        other = exchanged(source, text, rng)
        if other and all(words in text for words in other[1]) and not is_listed(text, *other[1]) and rng.random() < 0.5:
            made.append(Pair(suggestion=text, honest=False, invented=other[1], kinds=["swap"], subtle=True, **{**self.base, "source": other[0]}))
        return made

    def _turned(self, text, edit, others, rng):
        """The same rewrite of a source that says a little less, or something else beside it."""
        source = self.row["s"].replace(edit["f"], edit["t"], 1)
        for other in others:
            if other["ok"] == 1 and other is not edit and rng.random() < 0.3 and source.count(other["f"]) == 1 and other["f"] not in edit["t"]:
                source = source.replace(other["f"], other["t"], 1)
        lie = edit["ok"] == 0
        return Pair(suggestion=text, honest=not lie, invented=[edit["b"]] if lie else [], kinds=[edit["k"]] if lie else [], subtle=lie,
                    **{**self.base, "source": source})

    def _cut(self, pair, rng, strangers):
        parts = sentences(pair.suggestion)
        chance = rng.random()
        if len(parts) >= 2 and chance < 0.55 and (pair.honest or len(pair.invented) == 1 and pair.subtle):
            # The product judges sentence by sentence: often one stands alone, sometimes a few.
            if chance < 0.3:
                kept = [rng.choice(_telling(parts, pair, rng))]
            else:
                kept = [part for part in parts if rng.random() < 0.55] or [rng.choice(parts)]
            if rng.random() < 0.3:
                rng.shuffle(kept)
            text = " ".join(kept)
            invented = [words for words in pair.invented if words in text]
            if invented or pair.honest or not any(_shares(words, text) for words in pair.invented):
                return replace(pair, suggestion=text, honest=not invented, invented=invented, subtle=bool(invented))
        if strangers and 0.55 <= chance < 0.61 and pair.honest:
            other = rng.choice(strangers)
            if other.group != self.group:
                stranger = rng.choice(sentences(other.row["r"][0]["t"]))
                parts.insert(rng.randint(0, len(parts)), stranger)
                return replace(pair, suggestion=" ".join(parts), honest=False, invented=[stranger], kinds=["addition"])
        return pair


def _telling(parts, pair, rng):
    """Of a lie most often the sentence that tells it: the others are as honest as those of the honest rewrites, and many."""
    with_lie = [part for part in parts if any(words in part for words in pair.invented)]
    return with_lie if with_lie and rng.random() < 0.7 else parts


def _shares(words, text):
    return any(word in text for word in words.split() if len(word) > 3)


def turned_of_lot(folder):
    """Edits of sources, by file, row and rewrite."""
    found = {}
    for file in sorted(Path(folder).glob("turned*.jsonl")):
        for row in rows(file):
            name, nth, rewrite = row["i"].rsplit("/", 2)
            found.setdefault((name, int(nth)), {})[int(rewrite)] = row["e"]
    return found


def written_of_lot(folder):
    turned = turned_of_lot(folder)
    return [
        Written(row, f"{file}:{nth}", Path(folder).name, turned.get((file.stem, nth), {}))
        for file in sorted(Path(folder).rglob("*.jsonl"))
        if not file.stem.startswith("turned")
        for nth, row in enumerate(rows(file))
    ]
