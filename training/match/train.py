"""The reader of ads and the proof by line, in one encoder: `python3 -m match.train --base FOLDER --pieces FILE --out FILE`; see README.md.

The pair's answer is how much a line of a resume shows a requirement: one number with two steps, partly and proven. The words' answers say which words of an ad are a requirement, of which kind, and
whether it is only nice to have.
"""

import argparse
import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as fn

from judge.encode import NO_LABEL, encode, slipped
from judge.export import as_packed, write
from judge.model import Judge
from judge.words import LINKS

from .rows import (BEGINS, INSIDE, KINDS, LABELS, NICE, OUTSIDE, SEEMING, TAGS, cases_of, lines_of, pairs_of, pairs_of_case, requirement_of, rows, split, statuses_of,
                   varied_piece, varied_requirement)

STEP = 1.5


def tokenizer_of(base):
    from tokenizers import Tokenizer

    made = Tokenizer.from_file(str(Path(base) / "tokenizer.json"))
    made.no_padding()
    made.no_truncation()
    return made


def proof_row(tokenizer, line, requirement, label, weight=1.0, trap=None):
    ids, sides, bits, _, linked = encode(tokenizer, line, "", requirement, [])
    seeming = [NO_LABEL] * len(ids)
    if label >= 0 and 1 in sides:
        seeming[sides.index(1)] = 1 if label == 0 and trap else 0
    nothing = [NO_LABEL] * len(ids)
    return dict(ids=ids, sides=sides, bits=bits, linked=links_of(linked), label=label, weight=weight, proof=1, tags=nothing, kinds=nothing, nice=nothing, seeming=seeming)


def piece_row(tokenizer, context, text, spans, unsure):
    ids, sides, bits, known, linked = encode(tokenizer, context, "", text, [])
    first = sides.index(1)
    tags, kinds, nice = ([NO_LABEL] * len(ids) for _ in range(3))
    offsets = tokenizer.encode(text, add_special_tokens=False).offsets
    for nth, place in enumerate(range(first, len(ids) - 1)):
        start, end = offsets[nth]
        span = next((one for one in spans if one["start"] < end and one["end"] > start), None)
        if span:
            before = nth > 0 and offsets[nth - 1][1] > span["start"]
            tags[place] = INSIDE if before else BEGINS
            kinds[place] = KINDS.index(span["kind"])
            nice[place] = 1 if span["level"] == "nice" else 0
        elif not any(one["start"] < end and one["end"] > start for one in unsure):
            tags[place] = OUTSIDE
    return dict(ids=ids, sides=sides, bits=bits, linked=links_of(linked), label=NO_LABEL, weight=1.0, proof=0, tags=tags, kinds=kinds, nice=nice, seeming=[NO_LABEL] * len(ids))


def links_of(linked):
    return np.array(linked, dtype=np.int64).reshape(-1, 3)


def batch_of(made, device):
    longest = -(-max(len(row["ids"]) for row in made) // 8) * 8

    def padded(key, filler):
        return torch.tensor([row[key] + [filler] * (longest - len(row["ids"])) for row in made], device=device)

    ids, sides, bits = (padded(key, 0) for key in ("ids", "sides", "bits"))
    here = torch.tensor([[1] * len(row["ids"]) + [0] * (longest - len(row["ids"])) for row in made], device=device)
    linked = torch.zeros(len(made), len(LINKS), longest, longest, device=device)
    at = torch.from_numpy(np.concatenate([np.column_stack((np.full(len(row["linked"]), nth), row["linked"])) for nth, row in enumerate(made)])).to(device)
    linked[at[:, 0], at[:, 1], at[:, 2], at[:, 3]] = 1
    labels = torch.tensor([row["label"] for row in made], device=device)
    weights = torch.tensor([row["weight"] for row in made], device=device)
    return (ids, sides, bits, here, linked), (labels, weights), *(padded(key, NO_LABEL) for key in ("tags", "kinds", "nice", "seeming"))


def batches(made, size, rng):
    order = sorted(range(len(made)), key=lambda nth: len(made[nth]["ids"]) + rng.random() * 10)
    groups = [order[at : at + size] for at in range(0, len(order), size)]
    rng.shuffle(groups)
    return [[made[nth] for nth in group] for group in groups]


def loss_of(answers, labelled, tags, kinds, nice, seeming, weights):
    pair, words = answers[0].float(), answers[1].float()
    labels, worth = labelled
    loss = torch.zeros((), device=pair.device)
    asked = labels >= 0
    if asked.any():
        score, label, worth = pair[asked], labels[asked], worth[asked]
        partly = fn.binary_cross_entropy_with_logits(score + STEP, (label >= 1).float(), weight=worth)
        proven = fn.binary_cross_entropy_with_logits(score - STEP, (label >= 2).float(), weight=worth)
        loss = loss + partly + weights.proof * proven
    told = seeming >= 0
    if told.any():
        loss = loss + 0.5 * fn.binary_cross_entropy_with_logits(words[told][:, SEEMING], seeming[told].float(), pos_weight=torch.tensor(3.0, device=pair.device))
    if (tags >= 0).any():
        shown = tags >= 0
        loss = loss + weights.tags * fn.cross_entropy(words[shown][:, :3], tags[shown], weight=torch.tensor([1.0, 2.0, 1.3], device=pair.device))
        inside = kinds >= 0
        if inside.any():
            loss = loss + 0.5 * fn.cross_entropy(words[inside][:, 3 : 3 + len(KINDS)], kinds[inside])
            loss = loss + 0.5 * fn.binary_cross_entropy_with_logits(words[inside][:, NICE], nice[inside].float())
    return loss


# What a worker of the pool holds: it is forked, so that neither lots nor tokenizer travel.
_drawn = None


def _round(work):
    seed, nth, of = work
    return _drawn.share(random.Random(seed * 1009 + nth), nth, of)


def loaded(path, base):
    """A model with the weights of a file."""
    from safetensors.torch import load_file

    packed = load_file(str(path))
    layers = len([name for name in packed if name.endswith("query.weight")])
    model = Judge(base, layers=layers, tags=TAGS)
    model.load_state_dict({
        name: value.float() * packed[f"{name}.scale"][:, None] if f"{name}.scale" in packed else value.float()
        for name, value in packed.items() if not name.endswith(".scale")
    })
    return model


def taught(teachers, inputs, answers, proof, weigh):
    """How far a model is from the mean of larger ones, also on pairs that nobody labelled."""
    ids, sides, bits, here, linked = inputs
    with torch.no_grad(), torch.autocast("cuda", dtype=torch.bfloat16, enabled=ids.is_cuda):
        said = [teacher(*inputs) for teacher in teachers]
    pair, words = (torch.stack([one[which].float() for one in said]).mean(0) for which in range(2))
    loss = torch.zeros((), device=ids.device)
    if proof.any():
        loss = loss + weigh * fn.smooth_l1_loss(answers[0].float()[proof], pair[proof])
        first = proof[:, None] & (sides == 1) & (here > 0) & (torch.cumsum(sides * here, 1) == 1)
        loss = loss + 0.5 * weigh * fn.smooth_l1_loss(answers[1].float()[first][:, SEEMING], words[first][:, SEEMING])
    read = (sides == 1) & (here > 0) & ~proof[:, None]
    if read.any():
        own, theirs = answers[1].float()[read], words[read]
        loss = loss + fn.kl_div(fn.log_softmax(own[:, :3], -1), fn.softmax(theirs[:, :3], -1), reduction="batchmean")
    return loss


GENERIC = ("expe", "lice", "cert", "year", "skil", "know", "work", "abil", "with", "clea", "driv", "curr", "vali")


def share_topic(one, other):
    roots = [{word.lower()[:4] for word in text.split() if len(word) > 3} - set(GENERIC) for text in (one, other)]
    return bool(roots[0] & roots[1])


class Drawn:
    """What each round is trained on, drawn anew."""

    def __init__(self, tokenizer, pairs, pieces, cases, args):
        self.tokenizer, self.pairs, self.pieces, self.args = tokenizer, pairs, pieces, args
        self.cased = [row for case in cases for row in pairs_of_case(case)]
        self.names, self.by_occupation = {}, {}
        for row in pairs:
            self.by_occupation.setdefault(row["occupation"], []).append(row)
        for row in pieces:
            for span in row["spans"]:
                self.names.setdefault(span["kind"], []).append(row["text"][span["start"] : span["end"]].replace("|", " "))
        for row in pairs:
            self.names.setdefault(row["kind"], []).append(row["requirement"])
        self.names.pop("years", None)

    def strangers(self, row, rng):
        """Lines that were written for another requirement of the same trade: of a hundred some show this one too, so they count less."""
        made = []
        while len(made) < self.args.strangers:
            if rng.random() > self.args.strangers - len(made):
                break
            other = rng.choice(self.by_occupation[row["occupation"]])
            if other["requirement"] != row["requirement"] and not share_topic(other["requirement"], row["requirement"]):
                made.append(proof_row(self.tokenizer, other["line"], row["requirement"], 0, 0.5))
            elif rng.random() < 0.3:
                break
        return made

    def of_cases(self, rng, nth, of):
        """What shows a requirement and what only seems to, and some of the other lines of the same resume, which are what it mostly has."""
        made = []
        for row in self.cased[nth::of]:
            plain = row["label"] == "not" and not row["trap"]
            if plain and rng.random() > self.args.others / 25:
                continue
            line = slipped(row["line"], 0.15, rng) if rng.random() < 0.15 else row["line"]
            made.append(proof_row(self.tokenizer, line, varied_requirement(row["requirement"], rng), LABELS.index(row["label"]), 0.7 if plain else 1.5, row["trap"]))
        return made

    SHARES = 14

    def begin(self, pool, seed):
        return [pool.submit(_round, (seed, nth, self.SHARES)) for nth in range(self.SHARES)]

    def share(self, rng, nth, of):
        made = []
        for row in self.pairs[nth::of]:
            line = row["line"]
            if rng.random() < 0.15:
                line = slipped(line, 0.15, rng)
            if rng.random() < 0.2:
                line = line.rstrip(".")
            made.append(proof_row(self.tokenizer, line, varied_requirement(row["requirement"], rng), LABELS.index(row["label"]), 1.5 if row["trap"] else 1.0, row["trap"]))
            if row["label"] != "not" or rng.random() < 0.5:
                made += self.strangers(row, rng)
        made += self.of_cases(rng, nth, of)
        for _ in range(len(self.pairs) // 6 // of):
            one, other = rng.choice(self.pairs), rng.choice(self.pairs)
            if one["occupation"] != other["occupation"] and one["kind"] not in ("language", "authorisation", "place", "years", "degree"):
                made.append(proof_row(self.tokenizer, other["line"], one["requirement"], 0))
        if self.args.teacher:
            for row in self.pairs[nth::of]:
                other = rng.choice(self.by_occupation[row["occupation"]])
                made.append(proof_row(self.tokenizer, row["line"], other["requirement"], NO_LABEL))
        for row in self.pieces[nth::of]:
            for _ in range(self.args.draws):
                text, spans, unsure = varied_piece(row, self.names, rng)
                context = "" if rng.random() < 0.12 else row["context"]
                made.append(piece_row(self.tokenizer, context, text, spans, unsure))
        return made


def begun(args):
    if args.begin:
        return loaded(args.begin, args.base)
    model = Judge(args.base, args.dropout, args.layers, TAGS)
    model.go_on(args.go_on, args.base) if args.go_on else model.begin(args.base)
    return model


def train(args, drawn, pool, seed, device):
    # The workers are forked before the device is touched.
    coming = [drawn.begin(pool, seed * 1000 + epoch) for epoch in range(2)]
    random.seed(seed)
    torch.manual_seed(seed)
    rng = random.Random(seed)
    model = begun(args).to(device)
    teachers = [loaded(path, args.base).to(device).eval() for path in args.teacher]
    slow = [model.words.weight]
    apart = {id(p) for p in slow}
    optimiser = torch.optim.AdamW(
        [{"params": [p for p in model.parameters() if id(p) not in apart], "weight_decay": 0.01},
         # Words that no lot has must stay comparable with those that were trained on.
         {"params": slow, "weight_decay": 0.0, "lr": args.rate * 0.05}], lr=args.rate)
    began, step, average = time.time(), 0, None
    steps = None
    for epoch in range(args.epochs):
        made = [row for part in coming.pop(0) for row in part.result()]
        coming.append(drawn.begin(pool, seed * 1000 + epoch + 2))
        order = batches(made, args.batch, rng)
        steps = steps or args.epochs * len(order)
        model.train()
        total = 0.0
        for made in order:
            for group in optimiser.param_groups:
                group["lr"] = args.rate * min(1.0, (step + 1) / 200) * max(0.01, 1 - step / steps) * (0.05 if group["params"][0] is slow[0] else 1.0)
            inputs, *labelled = batch_of(made, device)
            with torch.autocast("cuda", dtype=torch.bfloat16, enabled=device == "cuda"):
                answers = model(*inputs)
            loss = loss_of(answers, *labelled, args)
            if teachers:
                loss = loss + taught(teachers, inputs, answers, torch.tensor([row["proof"] for row in made], device=device) > 0, args.taught)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            step += 1
            if epoch >= args.epochs * 2 // 3 and step % 8 == 0:
                state = model.state_dict()
                average = (1, {k: v.clone() for k, v in state.items()}) if average is None else (average[0] + 1, {k: average[1][k] + v for k, v in state.items()})
            total += loss.item()
        print(f"round {epoch}: loss {total / len(order):.4f}, {time.time() - began:.0f} s", flush=True)
    if average:
        model.load_state_dict({k: v / average[0] for k, v in average[1].items()})
    return model


@torch.no_grad()
def answers_of(model, made, device):
    model.eval()
    found = []
    for at in range(0, len(made), 64):
        some = made[at : at + 64]
        inputs, *_ = batch_of(some, device)
        pair, words = model(*inputs)
        for nth, row in enumerate(some):
            found.append((pair[nth].item(), words[nth][: len(row["ids"])].float().cpu()))
    return found


def test_proof(name, model, tokenizer, pairs, device):
    made = [proof_row(tokenizer, row["line"], row["requirement"], LABELS.index(row["label"])) for row in pairs]
    scores = [score for score, _ in answers_of(model, made, device)]
    best = max(((sum((("proven" if s > hi else "partly" if s > lo else "not") == r["label"]) for s, r in zip(scores, pairs)), lo, hi)
                for lo in [x / 4 for x in range(-12, 8)] for hi in [x / 4 for x in range(-8, 20)] if hi >= lo))
    right, low, high = best
    line = [f"{name}: {len(pairs)} rows, right {right / len(pairs):.3f} at {low} {high}"]
    proven = [s for s, r in zip(scores, pairs) if r["label"] == "proven"]
    for trap in ("denial", "other", "wish", "mention", "watched"):
        some = [s for s, r in zip(scores, pairs) if r["trap"] == trap and r["label"] == "not"]
        line.append(f"{trap} {sum(s > high for s in some)}/{len(some)}")
    line.append(f"proven held {sum(s > high for s in proven)}/{len(proven)}")
    print(" | ".join(line), flush=True)
    return scores


def test_cases(model, tokenizer, cases, device, out):
    """By the best line of the whole resume, as the match judges."""
    dumped, asked = [], []
    for case in cases:
        lines = lines_of(case["resume"])
        for row in case["requirements"]:
            if row["kind"] == "years":
                continue
            made = [proof_row(tokenizer, line, row["text"], 0) for line in lines]
            found = answers_of(model, made, device)
            scores = [(pair, words[made_row["sides"].index(1)][SEEMING].item()) for (pair, words), made_row in zip(found, made)]
            asked.append((max(scores)[0], row["status"]))
            dumped.append({"occupation": case["occupation"], "job": case["job"], "resume": case["resume"], "requirement": row, "lines": [[line, *score] for line, score in zip(lines, scores)]})
    if out:
        Path(out).with_suffix(".cases.json").write_text(json.dumps(dumped))
    right, low, high = max((sum((("proven" if s > hi else "partly" if s > lo else "missing") == status) for s, status in asked), lo, hi)
                           for lo in [x / 4 for x in range(-16, 12)] for hi in [x / 4 for x in range(-12, 24)] if hi >= lo)
    print(f"cases held out: {len(asked)} requirements, right {right / max(1, len(asked)):.3f} at {low} {high}", flush=True)


def test_strangers(model, tokenizer, held, pairs, device):
    """Lines of other requirements of the trade, of which nearly none shows the one that is asked for."""
    rng = random.Random(5)
    asked = list({row["requirement"]: row for row in held}.values())
    made, shown = [], []
    for row in asked:
        others = [other for other in pairs if other["occupation"] == row["occupation"] and not share_topic(other["requirement"], row["requirement"])]
        for other in rng.sample(others, min(6, len(others))):
            made.append(proof_row(tokenizer, other["line"], row["requirement"], 0))
            shown.append((row["requirement"], other["line"]))
    scores = [score for score, _ in answers_of(model, made, device)]
    print("strangers: " + ", ".join(f"over {bound}: {sum(score > bound for score in scores) / max(1, len(scores)):.3f}" for bound in (-3, -2, -1, 0, 1, 2, 3)), len(scores), flush=True)


def test_pieces(name, model, tokenizer, pieces, device):
    made = [piece_row(tokenizer, row["context"], row["text"], row["spans"], row["unsure"]) for row in pieces]
    answers = answers_of(model, made, device)
    for bias in (-1.0, -0.5, 0.0, 0.5, 1.0):
        right = found = wanted = near = hit = kinds = levels = 0
        for row, made_row, (_, words) in zip(pieces, made, answers):
            first = made_row["sides"].index(1)
            offsets = tokenizer.encode(row["text"], add_special_tokens=False).offsets[: len(made_row["ids"]) - first - 1]
            spans, open_ = [], None
            for nth, (start, end) in enumerate(offsets):
                scores = words[first + nth][:3].clone()
                scores[OUTSIDE] += bias
                tag = int(scores.argmax())
                word_goes_on = nth > 0 and offsets[nth - 1][1] == start and row["text"][start : start + 1].isalnum() and row["text"][start - 1 : start].isalnum()
                if word_goes_on and open_:
                    open_[1] = end
                    open_[2].append(first + nth)
                    continue
                if tag == BEGINS or (tag == INSIDE and open_ is None):
                    open_ = [start, end, [first + nth]]
                    spans.append(open_)
                elif tag == INSIDE:
                    open_[1] = end
                    open_[2].append(first + nth)
                else:
                    open_ = None
            said = {(s["start"], s["end"]): s for s in row["spans"]}
            unsure = row["unsure"]
            spans = [s for s in spans if not any(u["start"] < s[1] and u["end"] > s[0] for u in unsure)]
            found += len(spans)
            wanted += len(said)
            right += sum((s[0], s[1]) in said for s in spans)
            near += sum(any(a < s[1] and b > s[0] for a, b in said) for s in spans)
            hit += sum(any(a < s[1] and b > s[0] for s in spans) for a, b in said)
            for s in spans:
                truth = next((v for (a, b), v in said.items() if a < s[1] and b > s[0]), None)
                if truth:
                    mean = words[s[2]].mean(0)
                    kinds += KINDS[int(mean[3 : 3 + len(KINDS)].argmax())] == truth["kind"]
                    levels += (mean[NICE].item() > 0) == (truth["level"] == "nice")
        print(f"{name} bias {bias}: found {found} wanted {wanted} | exact P {right / max(1, found):.3f} R {right / max(1, wanted):.3f} | touching P {near / max(1, found):.3f} R {hit / max(1, wanted):.3f} | kind {kinds / max(1, near):.3f} level {levels / max(1, near):.3f}", flush=True)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--base", required=True)
    options.add_argument("--go-on")
    options.add_argument("--begin", help="weights of this trainer to go on from")
    options.add_argument("--lots", default="match/lots")
    options.add_argument("--statuses", default="../evals/match")
    options.add_argument("--pieces", required=True)
    options.add_argument("--layers", type=int)
    options.add_argument("--teacher", action="append", default=[], help="weights of larger models to learn from as well")
    options.add_argument("--taught", type=float, default=0.5)
    options.add_argument("--cases", default="match/lots")
    options.add_argument("--fold", default="0/10", help="which part of the cases is held out, of how many")
    options.add_argument("--others", type=float, default=6, help="lines of a resume that show nothing of a requirement, for each requirement and round")
    options.add_argument("--epochs", type=int, default=16)
    options.add_argument("--batch", type=int, default=64)
    options.add_argument("--rate", type=float, default=1.5e-4)
    options.add_argument("--dropout", type=float, default=0.1)
    options.add_argument("--draws", type=int, default=4)
    options.add_argument("--strangers", type=float, default=1.0, help="lines of other requirements of the trade for each pair")
    options.add_argument("--tags", type=float, default=2.0)
    options.add_argument("--proof", type=float, default=1.0)
    options.add_argument("--hold-out", type=float, default=0.15)
    options.add_argument("--most", type=int, help="rows of each kind, to try it out")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--workers", type=int, default=4)
    options.add_argument("--out")
    args = options.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tokenizer = tokenizer_of(args.base)
    pairs, held = split(pairs_of(args.lots), requirement_of, args.hold_out)
    pieces, held_pieces = split(rows(args.pieces), lambda row: row["occupation"], args.hold_out)
    part, parts = map(int, args.fold.split("/"))
    told = cases_of(args.cases)
    held_cases = [case for nth, case in enumerate(told) if nth % parts == part]
    cases = [case for nth, case in enumerate(told) if nth % parts != part]
    frozen = statuses_of(Path(args.statuses) / "frozen")
    pairs += statuses_of(Path(args.statuses) / "work")
    if args.most:
        pairs, held, pieces, held_pieces, frozen = (some[: args.most] for some in (pairs, held, pieces, held_pieces, frozen))
    print(f"{len(pairs)} pairs, {len(held)} held out, {len(pieces)} pieces, {len(held_pieces)} held out, {len(cases)} cases, {len(held_cases)} held out, {device}", flush=True)
    global _drawn
    _drawn = Drawn(tokenizer, pairs, pieces, cases, args)
    with ProcessPoolExecutor(args.workers) as pool:
        model = train(args, _drawn, pool, args.seed, device)
    model = as_packed(model).to(device)
    if args.out:
        Path(args.out).parent.mkdir(parents=True, exist_ok=True)
        write(model, args.out)
    if held:
        scores = test_proof("held out", model, tokenizer, held, device)
        if args.out:
            Path(args.out).with_suffix(".scores.json").write_text(json.dumps([[row, score] for row, score in zip(held, scores)]))
        test_strangers(model, tokenizer, held, pairs, device)
    if held_cases:
        test_cases(model, tokenizer, held_cases, device, args.out)
    if frozen:
        test_proof("frozen", model, tokenizer, frozen, device)
    if held_pieces:
        test_pieces("ads held out", model, tokenizer, held_pieces, device)


if __name__ == "__main__":
    main()
