"""A pair as the encoder reads it: tokens, which side each is of, how its word is found again, and what is invented."""

import random

from .words import flags, links, words_of

CLS, SEP = 101, 102
MOST_SOURCE, MOST_SUGGESTION = 220, 150
NO_LABEL = -1


def slipped(text, chance, rng):
    """The text with slips of the keyboard."""
    words = []
    for word in text.split(" "):
        if len(word) > 4 and word.isalpha() and rng.random() < chance:
            at, kind = rng.randrange(1, len(word) - 1), rng.random()
            if kind < 0.35:
                word = word[:at] + word[at + 1 :]
            elif kind < 0.65:
                word = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
            elif kind < 0.85:
                word = word[:at] + word[at] + word[at:]
            else:
                word = word[:at] + rng.choice("aeiourstlnm") + word[at + 1 :]
        words.append(word)
    return " ".join(words)


TITLES = ("Nurse", "Office manager", "Software engineer", "Store assistant", "Electrician", "Teacher", "Driver", "Analyst")
PLACES = ("Harbour Foods", "St Anne's", "Northgate Ltd", "City Council", "Brightwell", "Kestrel Group")


def varied(pair, rng):
    """The source as other people would have typed it: how it is written must not tell what is honest."""
    source, context, suggestion = pair.source, pair.context, pair.suggestion
    if rng.random() < 0.3:
        source = slipped(source, 0.2, rng)
    if rng.random() < 0.3:
        source = source.lower()
    elif rng.random() < 0.15:
        source = source[:1].upper() + source[1:]
    if rng.random() < 0.2:
        source = source.rstrip(".")
    if rng.random() < 0.25:
        suggestion = suggestion.rstrip(".")
    if not context and rng.random() < 0.15:
        begun = rng.randint(1999, 2023)
        context = f"{rng.choice(TITLES)}, {rng.choice(PLACES)}, {begun}–{begun + rng.randint(1, 6)}"
    return source, context, suggestion


def encode(tokenizer, source, context, suggestion, invented):
    left = source + (" | " + context if context else "")
    left_words, right_words = words_of(left), words_of(suggestion)
    left_ids, left_bits, left_of, _ = _tokens(tokenizer, left, left_words, flags(left_words, right_words), MOST_SOURCE)
    right_ids, right_bits, right_of, spans = _tokens(
        tokenizer, suggestion, right_words, flags(right_words, left_words), MOST_SUGGESTION
    )
    labels = [0] * len(right_ids)
    for words in invented:
        at = suggestion.find(words)
        if at < 0:
            continue
        for nth, (start, end) in enumerate(spans):
            if start < at + len(words) and end > at:
                labels[nth] = 1
    ids = [CLS, *left_ids, SEP, *right_ids, SEP]
    sides = [0] * (len(left_ids) + 2) + [1] * (len(right_ids) + 1)
    bits = [0, *left_bits, 0, *right_bits, 0]
    linked = []
    for right, left_nth, kind in links(right_words, left_words):
        for one in right_of.get(right, ()):
            for other in left_of.get(left_nth, ()):
                here, there = one + len(left_ids) + 2, other + 1
                linked += [(kind, here, there), (kind, there, here)]
    return ids, sides, bits, [NO_LABEL] * (len(left_ids) + 2) + labels + [NO_LABEL], linked


def _tokens(tokenizer, text, words, bits, most):
    encoding = tokenizer.encode(text, add_special_tokens=False)
    spans = encoding.offsets[:most]
    found, of_word, nth = [], {}, 0
    for at, (start, _) in enumerate(spans):
        while nth + 1 < len(words) and words[nth].end <= start:
            nth += 1
        inside = words and words[nth].start <= start < words[nth].end
        found.append(bits[nth] if inside else 0)
        if inside:
            of_word.setdefault(nth, []).append(at)
    return encoding.ids[:most], found, of_word, spans
