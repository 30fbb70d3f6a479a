import { LIMITS } from "../../limits.ts";
import { type Assignment, assignFields, isPlainPlace, type KnownPlaces, townOf } from "./assign-fields.ts";
import type { Entry, HeadPart } from "./split-entries.ts";
import { isAddress, isWhollyPlace, organisationScore, placeScore, roleScore } from "./vocabulary.ts";

export interface LabelledPosition {
  role: string;
  employer: string;
  place: string;
  period: string;
  body: string[];
  /** It has no employer of its own and stands below one that has. */
  sameEmployer: boolean;
}

export function placesIn(texts: readonly string[]): KnownPlaces {
  return new Set(
    texts
      .flatMap((text) => text.split(/,\s+/))
      .filter((piece) => /^\p{L}[^\d]{2,}$/u.test(piece) && organisationScore(townOf(piece)) < 1.5)
      .map((piece) => piece.toLowerCase()),
  );
}

/** Which words are the role and which the employer: each entry has its say, and the document keeps one order. */
export function labelPositions(
  entries: readonly Entry[],
  known: KnownPlaces = new Set(),
): LabelledPosition[] {
  // A resume holds no more: what comes after them is unplaced anyway, and must not cost. An employer's line may be an entry too.
  const held = entries.slice(0, LIMITS.items * 2);
  const first = labelAll(held, known);
  // What was a place in one entry is one in the others.
  return labelAll(held, new Set([...known, ...placesIn(first.map(({ place }) => place))]));
}

/** So many entries say enough of the order. */
const MOST_VOTES = 30;

/** The order that fits all entries of the document better. */
function orderOf(entries: readonly Entry[], known: KnownPlaces): number {
  const total = (order: number) =>
    entries
      .slice(0, MOST_VOTES)
      .reduce(
        (sum, { heads }, nth) => sum + assignFields(heads, { order, known, hasEmployerAbove: nth > 0 }).score,
        0,
      );
  return total(1) >= total(-1) ? 1 : -1;
}

function labelAll(entries: readonly Entry[], known: KnownPlaces): LabelledPosition[] {
  const order = orderOf(entries, known);
  const found: LabelledPosition[] = [];
  let group: { employer: string; place: string; period: string } | null = null;
  let isEmployerFirst = false;
  for (const [index, entry] of entries.entries()) {
    if (entry.heads.some(({ field }) => field !== undefined)) {
      group = null;
      found.push(labelledPosition(entry, order, known));
      continue;
    }
    const over = groupOver(entry, entries[index + 1]);
    if (over) {
      group = { ...over, period: entry.period };
      found.push({ role: "", ...over, period: entry.period, body: [], sameEmployer: false });
      continue;
    }
    const above = found.at(-1);
    const isWithin: boolean =
      group !== null && namedParts(entry).length <= 1 && covers(group.period, entry.period);
    const assigned = assignFields(entry.heads, {
      order,
      known,
      hasEmployerAbove: above !== undefined && above.employer !== "",
    });
    const labelled = isWithin ? roleAlone(entry, known) : positionOf(entry, assigned);
    const isBelow =
      above !== undefined && labelled.employer === "" && labelled.role !== "" && !OWN.test(labelled.role);
    if (isBelow && group !== null && above.role === "" && above.body.length === 0) {
      // The line of the employer was no position of its own.
      found[found.length - 1] = {
        ...labelled,
        employer: above.employer,
        place: labelled.place || above.place,
      };
    } else if (isBelow && (group !== null || order < 0 || isEmployerFirst) && above.employer !== "")
      found.push({
        ...labelled,
        employer: above.employer,
        place: labelled.place || above.place,
        sameEmployer: true,
      });
    else {
      if (labelled.employer !== "") group = null;
      found.push(labelled);
    }
    if (assigned.employer !== "" && assigned.role !== "") isEmployerFirst = assigned.isEmployerFirst;
  }
  return found;
}

/** What is left of the head is the first of the text, so that it stays with its entry. */
function positionOf({ period, body }: Entry, { role, employer, place, rest }: Assignment): LabelledPosition {
  const [first = "", ...more] = body;
  const [, opening = "", done = ""] = role === "" ? (/^([^.]{3,40})\. (\p{Lu}.+)$/u.exec(first) ?? []) : [];
  // "Nursery practitioner. Baby room, key person for four."
  const namesRole = opening !== "" && roleScore(opening) >= 3;
  return {
    role: namesRole ? opening : role,
    employer,
    place,
    period,
    body: namesRole ? [...rest, done, ...more] : [...rest, ...body],
    sameEmployer: false,
  };
}

/** What the file calls a role or an employer itself is one; only what it does not name is looked for. */
function labelledPosition(entry: Entry, order: number, known: KnownPlaces): LabelledPosition {
  const named = (field: HeadPart["field"]) =>
    entry.heads.flatMap((part) => (part.field === field ? [part.text] : []));
  const [role, ...roles] = named("title");
  const [employer, ...employers] = named("organisation");
  const [place, ...places] = named("place");
  const free = entry.heads.filter(({ field }) => field === undefined);
  const rest = assignFields(free, { order, known, hasEmployerAbove: false });
  // The only name that has no label is the other of the two.
  const others = role !== undefined && employer !== undefined ? [rest.role, rest.employer] : [];
  const other = rest.employer || rest.role;
  const within =
    place === undefined && employer !== undefined
      ? assignFields([{ text: employer, strong: false, line: 0 }], {
          order,
          known,
          hasEmployerAbove: false,
          isEmployer: true,
        })
      : null;
  const split =
    within !== null && within.employer !== "" && within.rest.length === 0
      ? { name: within.employer, place: within.place }
      : { name: employer, place: "" };
  return {
    role: role ?? (employer === undefined ? rest.role : rest.role || rest.employer),
    employer: split.name ?? (role === undefined ? rest.employer : other),
    place: place ?? (split.place || rest.place),
    period: entry.period,
    body: [
      ...roles,
      ...employers,
      ...places,
      ...named("grade"),
      ...others.filter(Boolean),
      ...rest.rest,
      ...entry.body,
    ],
    sameEmployer: false,
  };
}

/** An employer alone, perhaps with where it is and the time of all that follows: its roles come below it. */
function groupOver(entry: Entry, next: Entry | undefined): { employer: string; place: string } | null {
  const { names, places } = namesAndPlaces(entry);
  const [only, second] = names;
  if (!only || !next || entry.body.length > 0 || names.length > 2) return null;
  if (second && !(isPlainPlace(second.text) && places.length === 0)) return null;
  if (names.some(({ text }) => roleScore(text) >= 1.5 && organisationScore(text) < roleScore(text)))
    return null;
  const [below, other] = namedParts(next);
  const isRole = below !== undefined && roleScore(below.text.split(/,\s/)[0] ?? "") >= 1.5;
  if (!isRole || other || !covers(entry.period, next.period)) return null;
  return { employer: only.text, place: second?.text ?? places.join(", ") };
}

/** Within an employer's roles, a comma does not lead to another employer: "Safety Officer, Shaft 4". */
function roleAlone(entry: Entry, known: KnownPlaces): LabelledPosition {
  const [named] = namedParts(entry);
  const { name, place } = placeAtEnd(named?.text ?? "", known);
  const places = entry.heads.filter((part) => part !== named).map(({ text }) => text);
  const [first = place, ...more] = places;
  return {
    role: name,
    employer: "",
    place: first,
    period: entry.period,
    body: [...more, ...entry.body],
    sameEmployer: false,
  };
}

/** An employer's line: its name, and where it is. */
function namesAndPlaces({ heads }: Entry): { names: HeadPart[]; places: string[] } {
  const names = namedParts({ heads });
  const places = heads.filter((part) => !names.includes(part)).map(({ text }) => text);
  const [only, second] = names;
  if (!only || second || places.length > 0) return { names, places };
  const [name = "", ...more] = only.text.split(/,\s+(?!(?:inc|ltd|llc|llp|plc|co|limited)\b)/i);
  return more.length > 0 && isPlainPlace(more.join(", "))
    ? { names: [{ ...only, text: name }], places: [more.join(", ")] }
    : { names, places };
}

function namedParts({ heads }: Pick<Entry, "heads">): HeadPart[] {
  // "Ford España" is an employer: only what is a place word for word is none.
  const isPlace = (text: string) => placeScore(text) >= 2 && (text.includes(",") || isWhollyPlace(text));
  return heads.filter(({ text }) => !isPlace(text) && !isAddress(text));
}

/** "'98" is 1998, "'21" 2021. */
const FIRST_OF_LAST_CENTURY = 50;

/** Whether one period holds another, by their years; one without figures holds any. */
function covers(outer: string, inner: string): boolean {
  const years = (period: string) =>
    [...period.matchAll(/(?:19|20)\d\d|(?:['’]|\d\/)(\d\d)(?![\d/])/g)].map(([year, short]) =>
      short === undefined
        ? Number(year)
        : Number(short) + (Number(short) < FIRST_OF_LAST_CENTURY ? 2000 : 1900),
    );
  const [from, to] = [years(outer), years(inner)];
  if (from.length === 0 || to.length === 0) return true;
  const isOpen = from.length === 1;
  return Math.min(...to) >= Math.min(...from) && (isOpen || Math.max(...to) <= Math.max(...from));
}

const OWN =
  /\b(?:self[- ]?employed|freelanc|independent|own business|career break|maternity|parental|sabbatical)/i;

/** Words at the end that are a place for sure. */
function placeAtEnd(text: string, known: KnownPlaces): { name: string; place: string } {
  const pieces = text.split(/,\s+/);
  for (let at = 1; at < pieces.length; at++) {
    const place = pieces.slice(at).join(", ");
    if (placeScore(place) >= 2 || place.split(/,\s+/).every((piece) => known.has(piece.toLowerCase())))
      return { name: pieces.slice(0, at).join(", "), place };
  }
  return { name: text, place: "" };
}
