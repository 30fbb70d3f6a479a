"""Data in, weights out: `python3 -m judge.train --base FOLDER --out FOLDER …`; see README.md."""

import argparse
import json
import math
import random
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
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

_tokenizer = None


def _begin(path):
    global _tokenizer
    from tokenizers import Tokenizer

    _tokenizer = Tokenizer.from_file(path)
    _tokenizer.no_padding()
    _tokenizer.no_truncation()


def _encode_some(work):
    pairs, seed = work
    rng = random.Random(seed)
    answers = []
    for pair in pairs:
        if seed is None:
            encoded = encode(_tokenizer, pair.source, pair.context, pair.suggestion, pair.invented)
        else:
            encoded = encode(_tokenizer, *varied(pair, rng), pair.invented)
        *rows, linked = encoded
        answers.append((*(np.array(row, dtype=np.int32) for row in rows), np.array(linked, dtype=np.int32).reshape(-1, 3)))
    return answers


def encode_all(pool, pairs, seed):
    step = 200
    work = [(pairs[at : at + step], None if seed is None else seed * 1_000_003 + at) for at in range(0, len(pairs), step)]
    return [one for some in pool.map(_encode_some, work) for one in some]


class Rounds:
    """What each epoch is trained on: the short pairs as they are, compositions and edits drawn anew."""

    def __init__(self, args, pool):
        self.fixed = pairs_of_evals(args.evals) if args.evals else []
        self.written = [one for lot in args.lots for one in written_of_lot(lot)]
        self.args, self.pool = args, pool

    def draw(self, seed):
        rng = random.Random(seed)
        pairs = list(self.fixed)
        for one in self.written:
            for _ in range(self.args.draws):
                pairs += one.draw(rng, self.written)
        short = [pair for pair in pairs if not pair.long and len(pair.suggestion) < 160]
        pairs += compositions(short, self.args.compositions, rng) if self.args.compositions else []
        return pairs

    def next(self, seed):
        pairs = self.draw(seed)
        return pairs, encode_all(self.pool, pairs, seed + 1)


def batch_of(encoded, device):
    longest = max(len(row[0]) for row in encoded)
    made = np.zeros((5, len(encoded), longest), dtype=np.int32)
    made[4] = NO_LABEL
    where = []
    for nth, (ids, sides, bits, labels, linked) in enumerate(encoded):
        length = len(ids)
        made[0, nth, :length] = ids
        made[1, nth, :length] = sides
        made[2, nth, :length] = bits
        made[3, nth, :length] = 1
        made[4, nth, :length] = labels
        where.append(np.concatenate([np.full((len(linked), 1), nth, dtype=np.int32), linked], axis=1))
    ids, sides, bits, here, labels = torch.from_numpy(made).to(device).long().unbind(0)
    at = torch.from_numpy(np.concatenate(where)).to(device).long()
    linked = torch.zeros(len(encoded), len(LINKS), longest, longest, device=device, dtype=torch.bfloat16 if device == "cuda" else torch.float32)
    linked[at[:, 0], at[:, 1], at[:, 2], at[:, 3]] = 1
    return ids, sides, bits, here, linked, labels


def batches(pairs, lengths, size, rng):
    """Pairs of like length together."""
    order = sorted(range(len(pairs)), key=lambda nth: lengths[nth] + rng.random() * 12)
    made = [order[at : at + size] for at in range(0, len(order), size)]
    rng.shuffle(made)
    return made


def made_ahead(order, encoded, device):
    """The batches, made beside the training of those before."""
    with ThreadPoolExecutor(3) as pool:
        coming = deque()
        for members in order:
            coming.append((members, pool.submit(batch_of, [encoded[nth] for nth in members], device)))
            if len(coming) > 6:
                done, batch = coming.popleft()
                yield done, batch.result()
        for done, batch in coming:
            yield done, batch.result()


def train(args, rounds, seed, device):
    random.seed(seed)
    torch.manual_seed(seed)
    rng = random.Random(seed)
    model = Judge(args.base, args.dropout, args.width, args.layers).to(device)
    model.begin(args.base)
    for layer in model.layers:
        # Half of the heads begin by looking there; which ones go on is learned.
        layer.links.data[: layer.heads // 2] = args.link_start
    if args.no_flags:
        nn.init.zeros_(model.flags.weight)
        model.flags.weight.requires_grad_(False)
    new = [layer.links for layer in model.layers]
    of_links = {id(p) for p in new}
    decay = [p for p in model.parameters() if p.dim() > 1 and id(p) not in of_links]
    rest = [p for p in model.parameters() if p.dim() <= 1]
    optimiser = torch.optim.AdamW(
        [{"params": decay, "weight_decay": 0.01}, {"params": rest, "weight_decay": 0.0},
         # These say how much, not what: they are few and start from nothing.
         {"params": new, "weight_decay": 0.0, "lr": args.rate * 20}],
        lr=args.rate,
    )
    began = time.time()
    ahead = ThreadPoolExecutor(1)
    coming = ahead.submit(rounds.next, seed * 1000)
    schedule = average = None
    for epoch in range(args.epochs):
        pairs, encoded = coming.result()
        if epoch + 1 < args.epochs:
            coming = ahead.submit(rounds.next, seed * 1000 + epoch + 1)
        order = batches(pairs, [len(row[0]) for row in encoded], args.batch, rng)
        if schedule is None:
            steps = args.epochs * len(order)
            schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda k: min(1.0, k / 300) * max(0.01, 1 - k / steps))
        truth = torch.tensor([0.0 if pair.honest else 1.0 for pair in pairs])
        lies = truth.mean().item()
        model.train()
        total = count = 0
        for members, (ids, sides, bits, here, linked, labels) in made_ahead(order, encoded, device):
            is_lie = truth[members].to(device)
            with torch.autocast("cuda", dtype=torch.bfloat16, enabled=device == "cuda"):
                pair_logit, word_logit = model(ids, sides, bits, here, None if args.no_links else linked)
            pair_logit, word_logit = pair_logit.float(), word_logit.float()
            weight = torch.where(is_lie > 0, 0.5 / lies, 0.5 / (1 - lies))
            loss = fn.binary_cross_entropy_with_logits(pair_logit, is_lie, weight=weight)
            labelled = labels >= 0
            loss = loss + args.words * fn.binary_cross_entropy_with_logits(
                word_logit[labelled], labels[labelled].float(), pos_weight=torch.tensor(3.0, device=device)
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            # The mean of the last third's weights is steadier than the last of them.
            if epoch >= args.epochs * 2 // 3:
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
    order = sorted(range(len(encoded)), key=lambda nth: len(encoded[nth][0]))
    for at in range(0, len(order), 256):
        members = order[at : at + 256]
        ids, sides, bits, here, linked, labels = batch_of([encoded[nth] for nth in members], device)
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
    whole = judge(model, encode_all(pool, pairs, None), device)
    parts = [(nth, replace(pair, suggestion=part)) for nth, pair in enumerate(pairs) for part in sentences(pair.suggestion)]
    apart = judge(model, encode_all(pool, [pair for _, pair in parts], None), device)
    worst = [-1e9] * len(pairs)
    for (nth, _), (one, _word) in zip(parts, apart):
        worst[nth] = max(worst[nth], one)
    return [(one, word, part) for (one, word), part in zip(whole, worst)]


MIXES = {"pair": (1, 0, 0), "word": (0, 1, 0), "sentence": (0, 0, 1), "all": (1, 0.5, 0.5)}


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--base", required=True)
    options.add_argument("--evals")
    options.add_argument("--frozen")
    options.add_argument("--lots", nargs="*", default=[])
    options.add_argument("--test", nargs="*", default=[])
    options.add_argument("--out")
    options.add_argument("--name", default="judge")
    options.add_argument("--epochs", type=int, default=10)
    options.add_argument("--batch", type=int, default=96)
    options.add_argument("--rate", type=float, default=2e-4)
    options.add_argument("--words", type=float, default=1.0)
    options.add_argument("--draws", type=int, default=1)
    options.add_argument("--dropout", type=float, default=0.1)
    options.add_argument("--compositions", type=int, default=6000)
    options.add_argument("--seeds", type=int, nargs="*", default=[0])
    options.add_argument("--no-links", action="store_true")
    options.add_argument("--link-start", type=float, default=1.0)
    options.add_argument("--no-flags", action="store_true")
    options.add_argument("--width", type=int, help="a small judge of this width instead of the whole encoder")
    options.add_argument("--layers", type=int)
    options.add_argument("--workers", type=int, default=14)
    args = options.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tests = {"-".join(Path(lot).parts[-2:]): pairs_of_lot(lot) for lot in args.test}
    if args.frozen:
        tests["frozen"] = pairs_of_evals(args.frozen)
    written = {name: [] for name in tests}
    with ProcessPoolExecutor(args.workers, initializer=_begin, initargs=(str(Path(args.base) / "tokenizer.json"),)) as pool:
        rounds = Rounds(args, pool)
        for seed in args.seeds:
            model = train(args, rounds, seed, device)
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
