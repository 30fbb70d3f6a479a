import type { Entry, HeadPart } from "./split-entries.ts";
import { isCapitals } from "./styled-line.ts";
import { isAddress, organisationScore, placeScore, roleScore } from "./vocabulary.ts";

export interface LabelledPosition {
  role: string;
  employer: string;
  place: string;
  period: string;
  body: string[];
  /** It has no employer of its own and stands below one that has. */
  sameEmployer: boolean;
}

interface Candidates {
  readonly entry: Entry;
  readonly names: readonly HeadPart[];
  readonly places: readonly string[];
}

/** Places of this document, in small letters: a town that no list knows is one wherever it stands again. */
export type KnownPlaces = ReadonlySet<string>;

export function placesIn(texts: readonly string[]): KnownPlaces {
  return new Set(
    texts
      .flatMap((text) => text.split(/,\s+/))
      .filter((piece) => /^\p{L}[^\d]{2,}$/u.test(piece) && organisationScore(townOf(piece)) < 1.5)
      .map((piece) => piece.toLowerCase()),
  );
}

function isKnown(text: string, known: KnownPlaces): boolean {
  return text.split(/,\s+/).every((piece) => known.has(piece.toLowerCase()));
}

/** Positive where the first of two is the role, negative where the second is. */
function orderOf([first, second]: readonly HeadPart[]): number {
  if (!first || !second) return 0;
  const asWritten = roleScore(first.text) + organisationScore(second.text);
  const turned = roleScore(second.text) + organisationScore(first.text);
  return Math.max(-3, Math.min(3, asWritten - turned));
}

/** Which words are the role and which the employer: each entry has its say, and the document keeps one order. */
export function labelPositions(
  entries: readonly Entry[],
  known: KnownPlaces = new Set(),
): LabelledPosition[] {
  const first = labelAll(entries, known);
  // What was a place in one entry is one in the others.
  return labelAll(entries, new Set([...known, ...placesIn(first.map(({ place }) => place))]));
}

function labelAll(entries: readonly Entry[], known: KnownPlaces): LabelledPosition[] {
  const all = entries.map((entry) => candidatesOf(entry, known));
  const order = all.reduce((sum, { names }) => sum + orderOf(names), 0) >= 0 ? 1 : -1;
  const found: LabelledPosition[] = [];
  let group: { employer: string; place: string; period: string } | null = null;
  for (const [index, candidates] of all.entries()) {
    const { entry } = candidates;
    const over = groupOver(candidates, all[index + 1]);
    if (over) {
      group = { ...over, period: entry.period };
      found.push({ role: "", ...over, period: entry.period, body: [], sameEmployer: false });
      continue;
    }
    const isWithin: boolean =
      group !== null && namedParts(entry).length <= 1 && covers(group.period, entry.period);
    const labelled = isWithin ? roleAlone(candidates, known) : labelOne(candidates, order, known);
    const above = found.at(-1);
    const isBelow =
      above !== undefined && labelled.employer === "" && labelled.role !== "" && !OWN.test(labelled.role);
    if (isBelow && group !== null && above.role === "" && above.body.length === 0) {
      // The line of the employer was no position of its own.
      found[found.length - 1] = {
        ...labelled,
        employer: above.employer,
        place: labelled.place || above.place,
      };
    } else if (isBelow && (group !== null || order < 0 || employerLeads(all, index)) && above.employer !== "")
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
  }
  return found;
}

/** An employer alone, perhaps with where it is and the time of all that follows: its roles come below it. */
function groupOver(
  { entry, names, places }: Candidates,
  next: Candidates | undefined,
): { employer: string; place: string } | null {
  const [only, second] = names;
  if (!only || !next || entry.body.length > 0 || names.length > 2) return null;
  if (second && !(isPlainPlace(second.text) && places.length === 0)) return null;
  if (names.some(({ text }) => roleScore(text) >= 1.5 && organisationScore(text) < roleScore(text)))
    return null;
  const [below, other] = namedParts(next.entry);
  const isRole = below !== undefined && roleScore(below.text.split(/,\s/)[0] ?? "") >= 1.5;
  if (!isRole || other || !covers(entry.period, next.entry.period)) return null;
  return { employer: only.text, place: second?.text ?? places.join(", ") };
}

/** Within an employer's roles, a comma does not lead to another employer: "Safety Officer, Shaft 4". */
function roleAlone({ entry }: Candidates, known: KnownPlaces): LabelledPosition {
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

function namedParts({ heads }: Entry): HeadPart[] {
  return heads.filter(({ text }) => placeScore(text) < 2 && !isAddress(text));
}

/** Whether one period holds another, by their years; one without figures holds any. */
function covers(outer: string, inner: string): boolean {
  const years = (period: string) => [...period.matchAll(/(?:19|20)\d\d/g)].map(([year]) => Number(year));
  const [from, to] = [years(outer), years(inner)];
  if (from.length === 0 || to.length === 0) return true;
  const isOpen = from.length === 1;
  return Math.min(...to) >= Math.min(...from) && (isOpen || Math.max(...to) <= Math.max(...from));
}

const OWN =
  /\b(?:self[- ]?employed|freelanc|independent|own business|career break|maternity|parental|sabbatical)/i;

function employerLeads(all: readonly Candidates[], index: number): boolean {
  const above = all.slice(0, index).findLast(({ names }) => names.length > 1);
  return above !== undefined && orderOf(above.names) < 0;
}

function candidatesOf(given: Entry, known: KnownPlaces): Candidates {
  const entry = { ...given, heads: given.heads.flatMap(bracketApart) };
  const isNamed = ({ text }: HeadPart) => placeScore(text) < 2 && !isAddress(text);
  // "Maison Verte, Brussels" ends with a place and is none, unless role and employer stand elsewhere.
  const enough = entry.heads.filter(isNamed).length > 1 ? 2 : 3;
  const isPlace = ({ text }: HeadPart) =>
    isAddress(text) ||
    isKnown(text, known) ||
    (placeScore(text) >= enough && roleScore(text) < 2 && organisationScore(townOf(text)) < 2);
  const others = entry.heads.filter((part) => !isPlace(part));
  const places = entry.heads.filter(isPlace).map(({ text }) => text);
  if (others.length === 0) return { entry, names: entry.heads.slice(0, 1), places: places.slice(1) };
  const [only] = others;
  if (others.length > 1 || !only) return { entry, names: others, places };
  const { names, place } = divided(only.text, known);
  return {
    entry,
    names: names.map((text) => ({ ...only, text })),
    places: place === "" ? places : [place, ...places],
  };
}

const BRACKETED = /^(.{2,}?)\s*\(([^()]{3,40})\)$/u;
const TERMS =
  /\b(?:full|part|time|contract\w*|temp\w*|intern\w*|freelance|seasonal|casual|permanent|volunt\w*|acting|interim|cover|shifts?|nights?|weekends?|promoted|remote|hybrid|formerly|now|via|self)\b/i;

/** "Radio Maji (Naivasha)": what stands in brackets behind an employer is where it is. */
function bracketApart(part: HeadPart): HeadPart[] {
  const [, name = "", inside = ""] = BRACKETED.exec(part.text) ?? [];
  const isPlace =
    name !== "" &&
    roleScore(name) < 1.5 &&
    isPlainPlace(inside) &&
    !isCapitals(inside) &&
    !TERMS.test(inside);
  return isPlace ? [name, inside].map((text) => ({ ...part, text })) : [part];
}

const LEGAL_TAIL = /, (?=(?:inc|ltd|llc|llp|plc|co|limited|gmbh|s\.?a)\b\.?)/gi;

/** "Role, Employer, Place" in one text: divided where both sides look most like what they would be. */
function divided(text: string, known: KnownPlaces): { names: string[]; place: string } {
  const pieces = text
    .replace(LEGAL_TAIL, " ￼")
    .split(/,\s+/)
    .map((piece) => piece.replaceAll(" ￼", ", "));
  const place: string[] = [];
  const isPlace = (piece: string) =>
    isKnown(piece, known) || (placeScore(piece) >= 2 && organisationScore(townOf(piece)) < 2);
  while (pieces.length > 1 && isPlace(pieces.at(-1) ?? "")) place.unshift(pieces.pop() ?? "");
  // "…, Bozeman, MT": before a state or a country stands its town.
  if (place.length === 1 && pieces.length > 2 && isPlain(pieces.at(-1) ?? ""))
    place.unshift(pieces.pop() ?? "");
  let best = { at: 1, score: Number.NEGATIVE_INFINITY };
  for (let at = 1; at < pieces.length; at++) {
    const [left, right] = [pieces.slice(0, at).join(", "), pieces.slice(at).join(", ")];
    const score = Math.max(
      roleScore(left) + organisationScore(right),
      roleScore(right) + organisationScore(left),
    );
    if (score > best.score) best = { at, score };
  }
  if (pieces.length === 1) return { names: pieces, place: place.join(", ") };
  const rest = pieces.slice(best.at);
  // "Baker, Sunrise Bakery, Ballina, Mayo": what comes last and is neither is where it was.
  if (place.length === 0)
    while (rest.length > 1 && isPlain(rest.at(-1) ?? "")) place.unshift(rest.pop() ?? "");
  return { names: [pieces.slice(0, best.at).join(", "), rest.join(", ")], place: place.join(", ") };
}

/** "Quezon City" without the word that organisations have too. */
function townOf(text: string): string {
  return text.replace(/(?<=\p{L} )(?:City|Town|Park|Port|Hill|House|Center|Centre|County|District)\b/gu, "");
}

/** One word or a few with capitals that tell of no job and no organisation, as names of places are. */
function isPlain(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}\p{M}.’' -]{1,28}(?: \d{1,2})?$/u.test(text) &&
    text.split(/[\s-]+/).length <= 5 &&
    text
      .split(/\s+/)
      .every((word) =>
        /^[\p{Lu}\d]|^(?:de|da|do|du|des|la|le|les|del|di|an|am|im|on|upon|sur|of|the|and|y|d['’])/u.test(
          word,
        ),
      ) &&
    roleScore(text) < 1 &&
    organisationScore(townOf(text)) < 1
  );
}

function isPlainPlace(text: string): boolean {
  return text.split(/,\s+/).every(isPlain);
}

function labelOne({ entry, names, places }: Candidates, order: number, known: KnownPlaces): LabelledPosition {
  const { role, employer, rest } = pick(names, order);
  // What stands beside an employer, at the far end of its line, is where it is.
  const line = names.find(({ text }) => text === employer)?.line;
  const beside =
    places.length > 0
      ? undefined
      : names.find((part) => part.line === line && rest.includes(part.text) && isPlainPlace(part.text));
  const found = beside ? [beside.text] : places;
  const split = found.length === 0 ? placeIn(employer, known) : { name: employer, place: "" };
  // "General Worker, Rustenburg" above the employer: the place stands beside the role.
  const byRole =
    found.length === 0 && split.place === "" && employer !== ""
      ? placeAtEnd(role, known)
      : { name: role, place: "" };
  const [place = split.place || byRole.place, ...more] = found;
  // What is left of the head is the first of the text, so that it stays with its entry.
  const left = [...more, ...rest.filter((text) => text !== beside?.text)];
  return {
    role: byRole.name,
    employer: split.name,
    place,
    period: entry.period,
    body: [...left, ...entry.body],
    sameEmployer: false,
  };
}

function pick(names: readonly HeadPart[], order: number): { role: string; employer: string; rest: string[] } {
  const [first, second, ...more] = names.map(({ text }) => text);
  if (first === undefined) return { role: "", employer: "", rest: [] };
  if (second === undefined)
    return organisationScore(first) > roleScore(first)
      ? { role: "", employer: first, rest: [] }
      : { role: first, employer: "", rest: [] };
  let best = { role: 0, employer: 1, score: Number.NEGATIVE_INFINITY };
  const most = Math.min(names.length, 4);
  for (let role = 0; role < most; role++)
    for (let employer = 0; employer < most; employer++) {
      if (role === employer) continue;
      const texts = [names[role]?.text ?? "", names[employer]?.text ?? ""] as const;
      const isOrdered = role < employer === order > 0;
      const score =
        roleScore(texts[0]) + organisationScore(texts[1]) + (isOrdered ? 1.5 : 0) - (role + employer) * 0.2;
      if (score > best.score) best = { role, employer, score };
    }
  const texts = [first, second, ...more];
  return {
    role: texts[best.role] ?? "",
    employer: texts[best.employer] ?? "",
    rest: texts.filter((_, at) => at !== best.role && at !== best.employer),
  };
}

/** "Dunnes Stores, Cork": the place at the end of an employer's name. */
function placeIn(employer: string, known: KnownPlaces): { name: string; place: string } {
  const sure = placeAtEnd(employer, known);
  if (sure.place !== "") return sure;
  const pieces = employer.split(/,\s+/);
  let at = pieces.length;
  while (at > 1 && isPlain(pieces[at - 1] ?? "")) at -= 1;
  return { name: pieces.slice(0, at).join(", "), place: pieces.slice(at).join(", ") };
}

/** Words at the end that are a place for sure. */
function placeAtEnd(text: string, known: KnownPlaces): { name: string; place: string } {
  const pieces = text.split(/,\s+/);
  for (let at = 1; at < pieces.length; at++) {
    const place = pieces.slice(at).join(", ");
    if (placeScore(place) >= 2 || isKnown(place, known))
      return { name: pieces.slice(0, at).join(", "), place };
  }
  return { name: text, place: "" };
}
