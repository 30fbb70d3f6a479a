"""What the match is trained on: pairs of a requirement and a line, and pieces of ads with what they ask for."""

import json
import zlib
from pathlib import Path

LABELS = ("not", "partly", "proven")
KINDS = ("skill", "tool", "licence", "years", "language", "place", "authorisation", "degree", "duty")
# Outside, begins, goes on; then one answer for each kind; then whether it is only nice to have; then, for a pair, whether the line only
# seems to show it: denied, somebody else's, wished for, another meaning, watched.
OUTSIDE, BEGINS, INSIDE = 0, 1, 2
NICE = 3 + len(KINDS)
SEEMING = NICE + 1
TAGS = SEEMING + 1
LEADS = ("experience with", "experience in", "knowledge of", "proven", "ability to", "must have", "good")


def rows(path):
    return [json.loads(line) for line in Path(path).read_text("utf-8").splitlines() if line.strip()]


def pairs_of(folder):
    return [row for file in sorted(Path(folder).glob("pairs-*.jsonl")) for row in rows(file)]


def cases_of(folder):
    return [row for file in sorted(Path(folder).glob("cases-*.jsonl")) for row in rows(file)]


def lines_of(resume):
    return [line.strip() for line in resume.split("\n") if line.strip()]


def pairs_of_case(case):
    """Each requirement beside each line of the resume; years are reckoned from dates, not asked of a line."""
    found = []
    for asked in case["requirements"]:
        if asked["kind"] == "years":
            continue
        proof, partly = ({line.strip() for line in asked[key]} for key in ("proof", "partly"))
        traps = {one["line"].strip(): one["trap"] for one in asked["traps"]}
        for line in lines_of(case["resume"]):
            label = "proven" if line in proof else "partly" if line in partly else "not"
            found.append({"occupation": case["occupation"], "requirement": asked["text"], "kind": asked["kind"], "line": line,
                          "label": label, "trap": traps.get(line) if label == "not" else None})
    return found


def statuses_of(folder):
    """Rows of the evaluation whose resume is one line, or whose every line shows nothing."""
    label = {"proven": "proven", "adjacent": "partly", "missing": "not"}
    found = []
    for name in ("statuses", "more-statuses"):
        for row in rows(Path(folder) / f"{name}.jsonl"):
            lines = [line.strip() for line in row["resume"].split("\n") if line.strip()]
            if len(lines) > 1 and row["status"] != "missing":
                continue
            for line in lines[:4]:
                found.append({"occupation": row["occupation"], "requirement": row["requirement"], "kind": "skill",
                              "line": line, "label": label[row["status"]], "trap": None})
    return found


def split(rows, key, share):
    """Two parts, no key in both; which part a key is in does not depend on the others."""
    apart = {key for key in map(key, rows) if zlib.crc32(key.encode()) % 1000 < share * 1000}
    return [row for row in rows if key(row) not in apart], [row for row in rows if key(row) in apart]


def requirement_of(row):
    return row["occupation"] + ": " + row["requirement"]


def varied_requirement(text, rng):
    if rng.random() < 0.12:
        text = f"{rng.choice(LEADS)} {text}"
    return text[:1].lower() + text[1:] if rng.random() < 0.2 else text


def varied_piece(row, names, rng):
    """The piece with other things asked for: what surrounds a requirement tells it, not its own words alone."""
    if rng.random() > 0.6:
        return row["text"], row["spans"], row["unsure"]
    text, spans, moves, at = "", [], [], 0
    for span in row["spans"]:
        text += row["text"][at : span["start"]]
        start = len(text)
        said = row["text"][span["start"] : span["end"]]
        if span["kind"] in names and rng.random() < 0.45:
            said = rng.choice(names[span["kind"]])
        text += said
        spans.append({**span, "start": start, "end": len(text)})
        at = span["end"]
        moves.append((at, len(text) - at))
    text += row["text"][at:]

    def moved(place):
        by = [shift for end, shift in moves if end <= place]
        return place + (by[-1] if by else 0)

    return text, spans, [{"start": moved(one["start"]), "end": moved(one["end"])} for one in row["unsure"]]
