"""False rewrites that need no new word: in an honest one two figures, names or phrases change places, or a word stands for its opposite."""

import math
import re

from .words import value_of

FIGURE = re.compile(r"(?<![\w.,:/-])([£$€]?)(\d+(?:[.,]\d+)*)(%|k|m)?(?![\w%]|[.,:/-]\d)", re.IGNORECASE)
SPELLED = re.compile(r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b")
NAME = re.compile(r"\b[A-Z][\w&+#.'’-]*[\w+#](?:\s(?:of\s|the\s|de\s)?[A-Z0-9][\w&+#.'’-]*[\w+#])*")
YEAR = re.compile(r"(?:19|20)\d\d$")
# Between things of one list nothing is tied to the one or the other: to change their places changes nothing.
GLUE = re.compile(r"(?:\s|,|/|&|and|or|to|[-–—]|both|respectively|[A-Z][\w&+#.'’-]*|\d[\d.,]*%?)*$")

# "graded in March", "at Crewe box": what follows a small word up to the next, or to a mark.
SMALL = "at|in|on|for|from|to|with|by|after|during|since"
PHRASE = re.compile(rf"\b({SMALL}) ((?:[\w'’&-]+ ){{0,3}}[\w'’&-]+)(?=[,.;:)]|$| (?:and|or|but|while|who|which|as|of|{SMALL})\b)")

OPPOSITES = [
    pair.split("/")
    for pair in (
        "above/below over/under before/after increased/decreased increase/decrease increasing/decreasing more/fewer more/less higher/lower "
        "raised/lowered rose/fell opened/closed opening/closing open/closed incoming/outgoing inbound/outbound imported/exported import/export "
        "bought/sold buying/selling purchases/sales internal/external indoor/outdoor inside/outside upper/lower morning/evening mornings/evenings "
        "first/last early/late earliest/latest daily/weekly weekly/monthly monthly/quarterly quarterly/annual hourly/daily "
        "monthly/yearly fortnightly/weekly senior/junior new/existing old/new hot/cold dry/wet large/small larger/smaller full-time/part-time permanent/temporary public/private "
        "national/regional local/national front/back manual/automated manually/automatically paid/unpaid written/verbal online/in-person "
        "sent/received sending/receiving loading/unloading loaded/unloaded joined/left starting/leaving arrivals/departures adults/children adult/child "
        "men/women male/female boys/girls north/south east/west maximum/minimum faster/slower longer/shorter reduced/increased reducing/increasing "
        "cut/raised gained/lost won/lost passed/failed accepted/rejected approved/refused payable/receivable "
        "credit/debit input/output client/server frontend/backend front-end/back-end upstream/downstream heating/cooling supply/demand lead/deputy "
        "including/excluding primary/secondary undergraduate/postgraduate inpatient/outpatient inpatients/outpatients residential/commercial domestic/commercial "
        "weekdays/weekends summer/winter spring/autumn left/right start/end twice/once always/sometimes often/rarely usually/occasionally"
    ).split()
]
TURNED = {}
for one, other in OPPOSITES:
    TURNED.setdefault(one, []).append(other)
    TURNED.setdefault(other, []).append(one)


def figures(text):
    """Each figure with what it may change places with: money with money, years with years."""
    found = []
    for at in FIGURE.finditer(text):
        kind = "money" if at[1] else "%" if at[3] == "%" else "year" if YEAR.match(at[2]) else "count"
        # "1 nurse" and "3 nurses" cannot change places without a slip that gives it away.
        if at[2] != "1":
            found.append((at.start(), at.end(), at[0], kind))
    return found + [(at.start(), at.end(), at[0], "count") for at in SPELLED.finditer(text)]


def names(text, source):
    """Names that the source has too; a capital at the beginning of a sentence is none."""
    low = source.lower()
    return [
        (at.start(), at.end(), at[0], "initials" if at[0].isupper() else "name")
        for at in NAME.finditer(text)
        if at.start() > 0 and text[at.start() - 2 : at.start() - 1] not in ".!?\n•" and at[0].lower() in low
    ]


def phrases(text):
    return [(at.start(2), at.end(2), at[2], at[1]) for at in PHRASE.finditer(text)]


def exchanges(text, source):
    """For figures, names and phrases: the two of them whose places can be changed so that the text says something else, the likelier lies first."""
    return [
        sorted(
            (
                (one, other)
                for nth, one in enumerate(things)
                for other in things[nth + 1 :]
                if one[3] == other[3] and _distance(one, other) > 0 and not _listed(text, one, other)
            ),
            key=lambda two: _distance(*two),
        )
        for things in map(sorted, (figures(text), names(text, source), phrases(text)))
    ]


def is_listed(text, one, other):
    """Whether the text has the two in one list, where their order says nothing."""
    places = sorted((text.find(words), text.find(words) + len(words), words) for words in (one, other))
    return _listed(text, *places)


def _listed(text, one, other):
    apart = text[one[1] : other[0]]
    is_change = apart.strip() == "to" and text[: one[0]].endswith("from ")
    return GLUE.match(apart) is not None and not is_change


def _distance(one, other):
    """How far apart two figures are: "132 of 140" turned round is a better lie than "2 of 9,000"."""
    if one[2].lower() == other[2].lower():
        return 0
    first, second = value_of(one[2].rstrip("kKmM")), value_of(other[2].rstrip("kKmM"))
    return abs(math.log(first / second)) if first and second else 0.7


def exchanged(text, source, rng):
    """The text with two of its figures, names or phrases in each other's place, and those two; None where it has no such two."""
    possible = [pairs for pairs in exchanges(text, source) if pairs]
    if not possible:
        return None
    pairs = rng.choice(possible)
    one, other = pairs[min(int(rng.expovariate(0.5)), len(pairs) - 1)]
    return text[: one[0]] + other[2] + text[one[1] : other[0]] + one[2] + text[other[1] :], [one[2], other[2]]


def opposed(text, source, rng):
    """The text with one word of the source turned into its opposite, and that word."""
    low = set(re.findall(r"[a-z-]+", source.lower()))
    at_words = [
        at for at in re.finditer(r"[A-Za-z-]+", text)
        if at[0] in TURNED and at[0] in low and not low & set(TURNED[at[0]])
    ]
    if not at_words:
        return None
    at = rng.choice(at_words)
    instead = rng.choice(TURNED[at[0]])
    return text[: at.start()] + instead + text[at.end() :], [instead]
