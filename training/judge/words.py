"""Words of a text, and how each is found again on the other side."""

import re
from functools import lru_cache

# A figure with its signs is one word, an abbreviation with dots or slashes as well.
WORD = re.compile(r"[£$€]?\d+(?:[.,:/]\d+)*%?|[^\W\d_]+(?:['’&][^\W\d_]+)*|[^\s\w]", re.UNICODE)

STOP = frozenset(
    "a an the and or but of to in on at by for with from as is are was were be been being am i me my we our us it its "
    "this that these those he she they them his her their you your which who whom whose where when while also then so "
    "there here had has have having do did does done up out into over per than too very not no".split()
)

NUMBERS = {
    word: value
    for value, words in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen twenty".split()
    )
    for word in [words]
}
NUMBERS.update(
    thirty=30, forty=40, fifty=50, sixty=60, seventy=70, eighty=80, ninety=90, hundred=100, thousand=1000,
    million=1_000_000, dozen=12, couple=2, half=0.5, third=3, quarter=0.25, twice=2, double=2, doubled=2,
    tripled=3, halved=0.5, first=1, second=2, fourth=4, fifth=5, once=1, fortnight=2, decade=10,
)
SCALES = {"k": 1e3, "thousand": 1e3, "m": 1e6, "million": 1e6, "bn": 1e9, "billion": 1e9, "hundred": 100.0}

FLAGS = (
    "same", "stem", "near", "begins", "initials", "number", "number found", "number derived", "stop", "capital",
)

# How a word of one side and a word of the other belong together.
LINKS = ("same", "stem", "near", "begins", "value")


class Word:
    __slots__ = ("text", "low", "start", "end", "value", "capital")

    def __init__(self, text, start, end, value, capital):
        self.text, self.low, self.start, self.end = text, text.lower(), start, end
        self.value, self.capital = value, capital


def words_of(text):
    found = []
    for at in WORD.finditer(text):
        piece = at.group()
        capital = piece[:1].isupper() and bool(found) and found[-1].text not in ".!?"
        found.append(Word(piece, at.start(), at.end(), value_of(piece), capital))
    for word, following in zip(found, found[1:]):
        if word.value is not None and following.low in SCALES:
            word.value *= SCALES[following.low]
    return found


def value_of(piece):
    low = piece.lower().strip("£$€%")
    if low in NUMBERS:
        return float(NUMBERS[low])
    if not low[:1].isdigit():
        return None
    plain = low.replace(",", "")
    try:
        return float(plain)
    except ValueError:
        return None


def derived(values):
    """What plain arithmetic makes of the figures of a text."""
    some = sorted(set(values))[:14]
    made = set()
    for one in some:
        made.update((one * 12, one / 12, one * 7, one * 52, 100 - one, one * 60, one / 60, one * 100))
        for other in some:
            made.update((one + other, one * other, abs(one - other)))
            if other:
                made.update((one / other, 100 * one / other, 100 * abs(one - other) / other))
    made.add(sum(some))
    return {round(value, 1) for value in made}


# The same words meet in thousands of pairs.
@lru_cache(maxsize=1 << 20)
def is_stem(one, other):
    short, long = (one, other) if len(one) <= len(other) else (other, one)
    if len(short) < 3:
        return False
    if len(short) == 3:
        return long.startswith(short) and len(long) - 3 <= 3
    least = max(4, len(short) - 2)
    return short[:least] == long[:least] and len(long) - least <= 6


@lru_cache(maxsize=1 << 20)
def is_near(one, other):
    """A slip of the keyboard apart: one letter in short words, two in long ones."""
    longest = max(len(one), len(other))
    most = 1 if longest < 7 else 2
    if min(len(one), len(other)) < 4 or abs(len(one) - len(other)) > most:
        return False
    before, last = None, list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        row = [i] + [0] * len(other)
        for j, against in enumerate(other, 1):
            row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (letter != against))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == against:
                row[j] = min(row[j], before[j - 2] + 1)
        if min(row) > most and min(last) > most:
            return False
        before, last = last, row
    return last[-1] <= most


def initials(words):
    """The first letters of up to six words in a row, and of every shorter run."""
    firsts = "".join(word.low[0] if word.low[0].isalpha() else " " for word in words)
    plain = "".join(
        word.low[0] if word.low[0].isalpha() else " " for word in words if word.low not in ("of", "and", "the", "for", "to", "in")
    )
    return firsts + "  " + plain


def flags(words, others):
    """For each word, which of FLAGS hold against the other side, as bits."""
    lows = {word.low for word in others}
    # A word is found again under its own first letter, or not at all.
    letters = {}
    for low in lows:
        letters.setdefault(low[0], []).append(low)
    values = {round(word.value, 1) for word in others if word.value is not None}
    arithmetic = derived(values) if any(word.value is not None for word in words) else set()
    runs = initials(others)
    own = initials(words)
    known = {}
    answers = []
    for word in words:
        if word.low not in known:
            known[word.low] = _against(word, lows, letters, runs)
        bits = known[word.low]
        if word.value is not None:
            bits |= 1 << 5
            if round(word.value, 1) in values:
                bits |= 1 << 6
            elif round(word.value, 1) in arithmetic:
                bits |= 1 << 7
        if word.low in STOP:
            bits |= 1 << 8
        if word.capital:
            bits |= 1 << 9
        answers.append(bits)
    # Words that an abbreviation of the other side stands for.
    for other in others:
        if 2 <= len(other.low) <= 6 and other.text.isalpha() and (other.text.isupper() or other.low not in STOP):
            at = own.find(other.low)
            if 0 <= at and at + len(other.low) <= len(words) and len(other.low) >= 3:
                for nth in range(at, at + len(other.low)):
                    answers[nth] |= 1 << 4
    return answers


def _against(word, lows, letters, runs):
    low = word.low
    bits = 0
    if low in lows:
        bits |= 1
    if not low[0].isalpha():
        return bits
    for other in letters.get(low[0], ()):
        if other == low:
            continue
        if is_stem(low, other):
            bits |= 1 << 1
        elif is_near(low, other):
            bits |= 1 << 2
        elif len(low) >= 2 and len(other) >= 2 and (other.startswith(low) or low.startswith(other)):
            bits |= 1 << 3
    if len(low) >= 3 and low in runs:
        bits |= 1 << 4
    return bits


def links(words, others):
    """Which words of the two sides belong together, as (word, other, kind)."""
    by_letter, by_value = {}, {}
    for at, other in enumerate(others):
        by_letter.setdefault(other.low[0], []).append(at)
        if other.value is not None:
            by_value.setdefault(round(other.value, 1), []).append(at)
    found = []
    for at, word in enumerate(words):
        if word.value is not None:
            found += [(at, other, 4) for other in by_value.get(round(word.value, 1), ())]
        if word.low in STOP or not word.low[0].isalpha():
            continue
        for nth in by_letter.get(word.low[0], ()):
            other = others[nth].low
            if other == word.low:
                found.append((at, nth, 0))
            elif is_stem(word.low, other):
                found.append((at, nth, 1))
            elif is_near(word.low, other):
                found.append((at, nth, 2))
            elif len(word.low) >= 2 and len(other) >= 2 and (other.startswith(word.low) or word.low.startswith(other)):
                found.append((at, nth, 3))
    return found
