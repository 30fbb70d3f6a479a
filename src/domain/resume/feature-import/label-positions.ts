import type { Entry, HeadPart } from "./split-entries.ts";
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

/** Positive where the first of two is the role, negative where the second is. */
function orderOf([first, second]: readonly HeadPart[]): number {
  if (!first || !second) return 0;
  const asWritten = roleScore(first.text) + organisationScore(second.text);
  const turned = roleScore(second.text) + organisationScore(first.text);
  return Math.max(-3, Math.min(3, asWritten - turned));
}

/** Which words are the role and which the employer: each entry has its say, and the document keeps one order. */
export function labelPositions(entries: readonly Entry[]): LabelledPosition[] {
  const all = entries.map(candidatesOf);
  const order = all.reduce((sum, { names }) => sum + orderOf(names), 0) >= 0 ? 1 : -1;
  const found: LabelledPosition[] = [];
  let group: { employer: string; place: string } | null = null;
  for (const [index, candidates] of all.entries()) {
    const { entry, names, places } = candidates;
    const [only, second] = names;
    const next = all[index + 1];
    // An employer alone, with the time of all that follows: its roles come below it.
    const heads =
      only && !second && entry.body.length === 0 && organisationScore(only.text) >= roleScore(only.text);
    if (heads && next && next.names.length === 1 && roleScore(next.names[0]?.text ?? "") >= 2) {
      group = { employer: only.text, place: places.join(", ") };
      found.push({
        role: "",
        employer: only.text,
        place: group.place,
        period: entry.period,
        body: [],
        sameEmployer: false,
      });
      continue;
    }
    const labelled = labelOne(candidates, order);
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

const OWN =
  /\b(?:self[- ]?employed|freelanc|independent|own business|career break|maternity|parental|sabbatical)/i;

function employerLeads(all: readonly Candidates[], index: number): boolean {
  const above = all.slice(0, index).findLast(({ names }) => names.length > 1);
  return above !== undefined && orderOf(above.names) < 0;
}

function candidatesOf(entry: Entry): Candidates {
  const isNamed = ({ text }: HeadPart) => placeScore(text) < 2 && !isAddress(text);
  // "Maison Verte, Brussels" ends with a place and is none, unless role and employer stand elsewhere.
  const enough = entry.heads.filter(isNamed).length > 1 ? 2 : 3;
  const isPlace = ({ text }: HeadPart) =>
    isAddress(text) || (placeScore(text) >= enough && roleScore(text) < 2 && organisationScore(text) < 2);
  const others = entry.heads.filter((part) => !isPlace(part));
  const places = entry.heads.filter(isPlace).map(({ text }) => text);
  if (others.length === 0) return { entry, names: entry.heads.slice(0, 1), places: places.slice(1) };
  const [only] = others;
  if (others.length > 1 || !only) return { entry, names: others, places };
  const { names, place } = divided(only.text);
  return {
    entry,
    names: names.map((text) => ({ ...only, text })),
    places: place === "" ? places : [place, ...places],
  };
}

const LEGAL_TAIL = /, (?=(?:inc|ltd|llc|llp|plc|co|limited|gmbh|s\.?a)\b\.?)/gi;

/** "Role, Employer, Place" in one text: divided where both sides look most like what they would be. */
function divided(text: string): { names: string[]; place: string } {
  const pieces = text
    .replace(LEGAL_TAIL, " ￼")
    .split(/,\s+/)
    .map((piece) => piece.replaceAll(" ￼", ", "));
  const place: string[] = [];
  while (
    pieces.length > 1 &&
    placeScore(pieces.at(-1) ?? "") >= 2 &&
    organisationScore(pieces.at(-1) ?? "") < 2
  )
    place.unshift(pieces.pop() ?? "");
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
  // "Baker, Sunrise Bakery, Ballina": what comes last and is neither is where it was.
  const last = rest.at(-1) ?? "";
  if (place.length === 0 && rest.length > 1 && isPlain(last)) {
    place.push(last);
    rest.pop();
  }
  return { names: [pieces.slice(0, best.at).join(", "), rest.join(", ")], place: place.join(", ") };
}

function isPlain(text: string): boolean {
  return /^\p{Lu}[\p{L}’' -]{1,24}$/u.test(text) && roleScore(text) < 1 && organisationScore(text) < 1;
}

function labelOne({ entry, names, places }: Candidates, order: number): LabelledPosition {
  const { role, employer, rest } = pick(names, order);
  // What stands beside an employer, at the far end of its line, is where it is.
  const line = names.find(({ text }) => text === employer)?.line;
  const beside =
    places.length > 0
      ? undefined
      : names.find((part) => part.line === line && rest.includes(part.text) && isPlain(part.text));
  const found = beside ? [beside.text] : places;
  const split = found.length === 0 ? placeIn(employer) : { name: employer, place: "" };
  const [place = split.place, ...more] = found;
  // What is left of the head is the first of the text, so that it stays with its entry.
  const left = [...more, ...rest.filter((text) => text !== beside?.text)];
  return {
    role,
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
function placeIn(employer: string): { name: string; place: string } {
  const pieces = employer.split(/,\s+/);
  for (let at = 1; at < pieces.length; at++) {
    const place = pieces.slice(at).join(", ");
    if (placeScore(place) >= 2 || (at === pieces.length - 1 && isPlain(place)))
      return { name: pieces.slice(0, at).join(", "), place };
  }
  return { name: employer, place: "" };
}
