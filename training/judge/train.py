"""Data in, weights out: `python3 -m judge.train --base FOLDER --out FOLDER …`; see README.md."""

import argparse
import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as fn

from .encode import NO_LABEL, encode, varied
from .lots import compositions, pairs_of_evals, pairs_of_lot
from .export import write
from .model import Judge
from .vary import sentences, written_of_lot
from .words import LINKS

# What a worker of the pool holds: it is forked, so that neither lots nor tokenizer travel.
_tokenizer = None
_rounds = None


def _begin(path):
    global _tokenizer
    from tokenizers import Tokenizer

    _tokenizer = Tokenizer.from_file(path)
    _tokenizer.no_padding()
    _tokenizer.no_truncation()


def _encode_share(work):
    nth, of, seed = work
    pairs, rng = _rounds.share(nth, of, seed)
    return flat([encode(_tokenizer, *varied(pair, rng), pair.invented) for pair in pairs], [not pair.honest for pair in pairs])


def _encode_some(pairs):
    return flat(
        [encode(_tokenizer, pair.source, pair.context, pair.suggestion, pair.invented) for pair in pairs],
        [not pair.honest for pair in pairs],
    )


def flat(encoded, lies):
    """Many pairs as a few long rows: they are handed on and sent to the device at once."""
    tokens = np.array([row for one in encoded for row in zip(*one[:4])], dtype=np.int32).reshape(-1, 4)
    linked = np.array([link for one in encoded for link in one[4]], dtype=np.int32).reshape(-1, 3)
    sizes = np.array([(len(one[0]), len(one[4])) for one in encoded], dtype=np.int64).reshape(-1, 2)
    return tokens, linked, sizes, np.array(lies, dtype=np.float32)


class Encoded:
    """Pairs on the device, from which a batch is gathered there."""

    def __init__(self, parts, device):
        tokens, linked, sizes, lies = (np.concatenate(rows) for rows in zip(*parts))
        self.device, self.lengths, self.lies = device, sizes[:, 0], lies
        ends = sizes.cumsum(0)
        self.tokens, self.linked, self.truth = (torch.from_numpy(rows).to(device) for rows in (tokens, linked, lies))
        self.sizes, self.starts = torch.from_numpy(sizes).to(device), torch.from_numpy(ends - sizes).to(device)

    def __len__(self):
        return len(self.lengths)

    def batch(self, members):
        # Attention is quick only on rows of a multiple of eight.
        longest = -(-int(self.lengths[members].max()) // 8) * 8
        chosen = torch.tensor(members, device=self.device)
        sizes, starts = self.sizes[chosen], self.starts[chosen]
        places = torch.arange(longest, device=self.device)
        here = places < sizes[:, :1]
        rows = self.tokens[(starts[:, :1] + places).clamp_max(len(self.tokens) - 1)].long()
        ids, sides, bits, labels = rows.masked_fill(~here.unsqueeze(-1), 0).unbind(-1)
        labels = labels.masked_fill(~here, NO_LABEL)
        counts = sizes[:, 1]
        owner = torch.repeat_interleave(torch.arange(len(members), device=self.device), counts)
        before = counts.cumsum(0) - counts
        at = self.linked[starts[owner, 1] + torch.arange(len(owner), device=self.device) - before[owner]].long()
        kind = torch.bfloat16 if self.device == "cuda" else torch.float32
        linked = torch.zeros(len(members), len(LINKS), longest, longest, device=self.device, dtype=kind)
        linked[owner, at[:, 0], at[:, 1], at[:, 2]] = 1
        return ids, sides, bits, here, linked, labels


def encode_all(pool, pairs, device):
    step = 200
    return Encoded(list(pool.map(_encode_some, [pairs[at : at + step] for at in range(0, len(pairs), step)])), device)


class Rounds:
    """What each epoch is trained on: the short pairs as they are, compositions and edits drawn anew."""

    SHARES = 48

    def __init__(self, args):
        self.fixed = pairs_of_evals(args.evals) if args.evals else []
        self.written = [one for lot in args.lots for one in written_of_lot(lot)]
        self.args = args

    def share(self, nth, of, seed):
        """One part of a round; the parts are drawn beside each other."""
        rng = random.Random(seed * 1_000_003 + nth)
        pairs = self.fixed[nth::of]
        for one in self.written[nth::of]:
            for _ in range(self.args.draws):
                pairs += one.draw(rng, self.written)
        short = [pair for pair in pairs if not pair.long and len(pair.suggestion) < 160]
        return pairs + compositions(short, self.args.compositions // of, rng), rng

    def begin(self, pool, seed):
        return [pool.submit(_encode_share, (nth, self.SHARES, seed)) for nth in range(self.SHARES)]


def batches(lengths, size, rng):
    """Pairs of like length together."""
    order = sorted(range(len(lengths)), key=lambda nth: lengths[nth] + rng.random() * 12)
    made = [order[at : at + size] for at in range(0, len(order), size)]
    rng.shuffle(made)
    return made


def train(args, rounds, pool, seed, device):
    # The workers are forked before the device is touched.
    coming = rounds.begin(pool, seed * 1000)
    random.seed(seed)
    torch.manual_seed(seed)
    rng = random.Random(seed)
    model = Judge(args.base, args.dropout).to(device)
    if args.go_on:
        model.go_on(args.go_on, args.base)
    else:
        model.begin(args.base)
        for layer in model.layers:
            # Half of the heads begin by looking there; which ones go on is learned.
            layer.links.data[: layer.heads // 2] = args.link_start
    if args.no_flags:
        nn.init.zeros_(model.flags.weight)
        model.flags.weight.requires_grad_(False)
    new = [layer.links for layer in model.layers]
    apart = {id(p) for p in [*new, model.words.weight]}
    decay = [p for p in model.parameters() if p.dim() > 1 and id(p) not in apart]
    rest = [p for p in model.parameters() if p.dim() <= 1]
    optimiser = torch.optim.AdamW(
        [{"params": decay, "weight_decay": 0.01}, {"params": rest, "weight_decay": 0.0},
         # Words that no lot has must stay comparable with those that were trained on.
         {"params": [model.words.weight], "weight_decay": 0.0, "lr": args.rate * args.words_rate},
         # These say how much, not what: they are few and start from nothing.
         {"params": new, "weight_decay": 0.0, "lr": args.rate * 20}],
        lr=args.rate,
        fused=device == "cuda",
    )
    began = time.time()
    distinct, drawn = min(args.epochs, args.rounds or args.epochs), []
    schedule = average = None
    three = torch.tensor(3.0, device=device)
    for epoch in range(args.epochs):
        if epoch < distinct:
            drawn.append(Encoded([part.result() for part in coming], device))
            coming = rounds.begin(pool, seed * 1000 + epoch + 1) if epoch + 1 < distinct else []
        encoded = drawn[epoch % distinct]
        order = batches(encoded.lengths, args.batch, rng)
        if schedule is None:
            steps = args.epochs * len(order)
            schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda k: min(1.0, k / 300) * max(0.01, 1 - k / steps))
        lies = float(encoded.lies.mean())
        model.train()
        total = count = 0
        for step, members in enumerate(order):
            ids, sides, bits, here, linked, labels = encoded.batch(members)
            is_lie = encoded.truth[members]
            with torch.autocast("cuda", dtype=torch.bfloat16, enabled=device == "cuda"):
                pair_logit, word_logit = model(ids, sides, bits, here, None if args.no_links else linked)
            pair_logit, word_logit = pair_logit.float(), word_logit.float()
            weight = torch.where(is_lie > 0, 0.5 / lies, 0.5 / (1 - lies))
            loss = fn.binary_cross_entropy_with_logits(pair_logit, is_lie, weight=weight)
            labelled = labels >= 0
            of_words = fn.binary_cross_entropy_with_logits(word_logit, labels.clamp_min(0).float(), pos_weight=three, reduction="none")
            loss = loss + args.words * (of_words * labelled).sum() / labelled.sum()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            # The mean of the last third's weights is steadier than the last of them.
            if epoch >= args.epochs * 2 // 3 and step % 8 == 0:
                average = averaged(average, model)
            total += loss.detach() * len(members)
            count += len(members)
        print(f"seed {seed} epoch {epoch}: {count} pairs, loss {total.item() / count:.4f}, {time.time() - began:.0f} s", flush=True)
    if average is not None:
        model.load_state_dict({name: total / average[0] for name, total in average[1].items()})
    return model


@torch.no_grad()
def averaged(average, model):
    """How many weights were added up, and their sum."""
    state = model.state_dict()
    if average is None:
        return 1, {name: value.clone() for name, value in state.items()}
    count, total = average
    for name, value in state.items():
        total[name] += value
    return count + 1, total


@torch.no_grad()
def judge(model, encoded, device):
    """For each pair the logit of the whole and the highest of a word."""
    model.eval()
    answers = [None] * len(encoded)
    order = sorted(range(len(encoded)), key=lambda nth: encoded.lengths[nth])
    for at in range(0, len(order), 256):
        members = order[at : at + 256]
        ids, sides, bits, here, linked, labels = encoded.batch(members)
        with torch.autocast("cuda", dtype=torch.bfloat16, enabled=device == "cuda"):
            pair_logit, word_logit = model(ids, sides, bits, here, linked)
        pair_logit, word_logit = pair_logit.float(), word_logit.float()
        highest = word_logit.masked_fill(labels < 0, -1e9).max(1).values
        for nth, one, word in zip(members, pair_logit.tolist(), highest.tolist()):
            answers[nth] = (one, word)
    return answers


def area(scores, lies):
    order = sorted(range(len(scores)), key=lambda nth: scores[nth])
    ranks, nth = [0.0] * len(scores), 0
    while nth < len(order):
        same = nth
        while same + 1 < len(order) and scores[order[same + 1]] == scores[order[nth]]:
            same += 1
        for k in range(nth, same + 1):
            ranks[order[k]] = (nth + same) / 2 + 1
        nth = same + 1
    positives = sum(lies)
    negatives = len(lies) - positives
    if not positives or not negatives:
        return float("nan")
    return (sum(rank for rank, lie in zip(ranks, lies) if lie) - positives * (positives + 1) / 2) / (positives * negatives)


def report(name, pairs, scores):
    lies = [not pair.honest for pair in pairs]
    honest = sorted(score for score, pair in zip(scores, pairs) if pair.honest)
    line = [f"{name}: {len(pairs)} pairs, area {area(scores, lies):.3f}"]
    for share in (0.05, 0.14, 0.25):
        if not honest:
            continue
        bound = honest[min(len(honest) - 1, int(len(honest) * (1 - share)))]
        some = [score > bound for score, pair in zip(scores, pairs) if not pair.honest]
        subtle = [score > bound for score, pair in zip(scores, pairs) if pair.subtle]
        line.append(f"at {share:.0%}: {sum(some) / max(1, len(some)):.3f} subtle {sum(subtle) / max(1, len(subtle)):.3f}")
    print(" | ".join(line), flush=True)


def scores_of(model, pool, pairs, device):
    """For each pair: the whole, its worst word, and the worst of its sentences judged by itself."""
    whole = judge(model, encode_all(pool, pairs, device), device)
    parts = [(nth, replace(pair, suggestion=part)) for nth, pair in enumerate(pairs) for part in sentences(pair.suggestion)]
    apart = judge(model, encode_all(pool, [pair for _, pair in parts], device), device)
    worst = [-1e9] * len(pairs)
    for (nth, _), (one, _word) in zip(parts, apart):
        worst[nth] = max(worst[nth], one)
    return [(one, word, part) for (one, word), part in zip(whole, worst)]


MIXES = {"pair": (1, 0, 0), "word": (0, 1, 0), "sentence": (0, 0, 1), "all": (1, 0.5, 0.5)}


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--base", required=True)
    options.add_argument("--go-on", help="a folder of shipped weights to train further, instead of the base")
    options.add_argument("--evals")
    options.add_argument("--frozen")
    options.add_argument("--lots", nargs="*", default=[])
    options.add_argument("--test", nargs="*", default=[])
    options.add_argument("--out")
    options.add_argument("--name", default="judge")
    options.add_argument("--epochs", type=int, default=28)
    options.add_argument("--rounds", type=int, default=14, help="how many rounds are drawn anew; later epochs see them again")
    options.add_argument("--batch", type=int, default=128)
    options.add_argument("--rate", type=float, default=2e-4)
    options.add_argument("--words-rate", type=float, default=0.05, help="how fast the words' own vectors change, as a share of the rate")
    options.add_argument("--words", type=float, default=1.0)
    options.add_argument("--draws", type=int, default=1)
    options.add_argument("--dropout", type=float, default=0.1)
    options.add_argument("--compositions", type=int, default=6000)
    options.add_argument("--seeds", type=int, nargs="*", default=[0])
    options.add_argument("--no-links", action="store_true")
    options.add_argument("--link-start", type=float, default=1.0)
    options.add_argument("--no-flags", action="store_true")
    options.add_argument("--workers", type=int, default=14)
    args = options.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tests = {"-".join(Path(lot).parts[-2:]): pairs_of_lot(lot) for lot in args.test}
    if args.frozen:
        tests["frozen"] = pairs_of_evals(args.frozen)
    written = {name: [] for name in tests}
    global _rounds
    _rounds = rounds = Rounds(args)
    with ProcessPoolExecutor(args.workers, initializer=_begin, initargs=(str(Path(args.base) / "tokenizer.json"),)) as pool:
        for seed in args.seeds:
            model = train(args, rounds, pool, seed, device)
            for name, pairs in tests.items():
                written[name].append(scores_of(model, pool, pairs, device))
            if args.out:
                Path(args.out).mkdir(parents=True, exist_ok=True)
                write(model, Path(args.out) / f"{args.name}-{seed}.safetensors")
    for name, pairs in tests.items():
        for mix, weights in MIXES.items():
            mean = [sum(w * sum(run[nth][k] for run in written[name]) for k, w in enumerate(weights)) for nth in range(len(pairs))]
            for length in (True, False):
                chosen = [nth for nth, pair in enumerate(pairs) if pair.long == length]
                if chosen:
                    report(f"{args.name} {name} {'long' if length else 'short'} {mix}", [pairs[n] for n in chosen], [mean[n] for n in chosen])
    if args.out:
        (Path(args.out) / f"{args.name}-scores.json").write_text(json.dumps(written))


if __name__ == "__main__":
    main()
