import { remembered, rememberedWith } from "../../remembered.ts";
import type { HeadPart } from "./split-entries.ts";
import { isCapitals } from "./styled-line.ts";
import {
  isAddress,
  isGenericName,
  isWhollyPlace,
  organisationScore,
  placeScore,
  roleScore,
} from "./vocabulary.ts";

/** Places of this document, in small letters: a town that no list knows is one wherever it stands again. */
export type KnownPlaces = ReadonlySet<string>;

/** What the words of an entry's head are, the likeliest of all ways to take them. */
export interface Assignment {
  readonly role: string;
  readonly employer: string;
  readonly place: string;
  readonly rest: readonly string[];
  readonly score: number;
  readonly isEmployerFirst: boolean;
}

export interface Circumstances {
  /** Above zero where roles come before employers in this document. */
  readonly order: number;
  readonly known: KnownPlaces;
  /** Whether the position above has an employer that this one may share. */
  readonly hasEmployerAbove: boolean;
  /** Whether the file says that it is an employer: then no words of it are a role. */
  readonly isEmployer?: boolean;
}

/** Words between two signs: the least that a field can be. */
interface Atom {
  readonly text: string;
  readonly line: number;
  /** What stands between it and the one before. */
  readonly glue: "none" | "comma" | "dash" | "far";
  readonly dash?: string | undefined;
}

/** What its words say, made once: an atom stands in many spans, and an entry is looked at several times. */
interface ScoredAtom extends Atom {
  readonly role: number;
  readonly organisation: number;
  readonly place: number;
  readonly isPlain: boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly score: number;
}

const MOST_ATOMS = 10;
const LONGEST_SPAN = 4;
/** Of each field, so many ways are tried together with those of the others. */
const MOST_TRIED = 6;
const COST = { noRole: 2, noEmployer: 2, sharedEmployer: 0.8, left: 0.7, order: 0.75 } as const;
/** A county alone makes no address of the name before it. */
const COUNTY = /, Co\. \p{Lu}\p{L}+/gu;
const LEGAL_TAIL = /, (?=(?:inc|ltd|llc|llp|plc|co|limited|gmbh|s\.?a)\b\.?)/gi;

/** Role, employer and place are looked for together: what one takes is not left for the others. */
export function assignFields(heads: readonly HeadPart[], circumstances: Circumstances): Assignment {
  const { atoms, more, roles, employers } = readHead(heads);
  const places = placesOf(heads, circumstances.known);
  let found: { score: number; role: Span | null; employer: Span | null; place: Span | null } = {
    score: Number.NEGATIVE_INFINITY,
    role: null,
    employer: null,
    place: null,
  };
  for (const role of circumstances.isEmployer ? [null] : [...roles, null])
    for (const employer of [...employers, null]) {
      if (role && employer && meet(role, employer)) continue;
      for (const place of [...places, null]) {
        if (place && ((role && meet(role, place)) || (employer && meet(employer, place)))) continue;
        const score = jointScore({ role, employer, place }, atoms, circumstances);
        if (score > found.score) found = { score, role, employer, place };
      }
    }
  const { role, employer, place, score } = found;
  const taken = [role, employer, place].filter((span) => span !== null);
  return {
    role: role?.text ?? "",
    employer: employer?.text ?? "",
    place: place?.text ?? "",
    rest: [...restOf(atoms, taken), ...more],
    score,
    isEmployerFirst: role !== null && employer !== null && employer.from < role.from,
  };
}

/** What the same head says in every order and in every file. */
const readHead = remembered((heads: readonly HeadPart[]) => {
  const all = heads.flatMap(atomsOf).flatMap(bracketApart);
  const atoms = all.slice(0, MOST_ATOMS).map(scored);
  return {
    atoms,
    more: all.slice(MOST_ATOMS).map(({ text }) => text),
    roles: best(spansOf(atoms, true, asRole)),
    employers: best(spansOf(atoms, false, asEmployer)),
  };
});

const placesOf = rememberedWith((heads: readonly HeadPart[], known: KnownPlaces) =>
  best(spansOf(readHead(heads).atoms, false, (text, span) => asPlace(text, span, known))),
);

function scored(atom: Atom): ScoredAtom {
  const { text } = atom;
  return {
    ...atom,
    role: roleScore(text),
    organisation: organisationScore(text),
    place: placeScore(text),
    isPlain: isPlain(text),
  };
}

/** Words that nothing took; those that a comma holds together stay together. */
function restOf(atoms: readonly Atom[], taken: readonly Span[]): string[] {
  const rest: string[] = [];
  let isOpen = false;
  for (const [index, { text, glue }] of atoms.entries()) {
    if (taken.some(({ from, to }) => index >= from && index <= to)) {
      isOpen = false;
      continue;
    }
    if (isOpen && glue === "comma") rest.push(`${rest.pop()}, ${text}`);
    else rest.push(text);
    isOpen = true;
  }
  return rest;
}

function atomsOf({ text, line, dash }: HeadPart, nth: number, parts: readonly HeadPart[]): Atom[] {
  const isFirst = parts[nth - 1]?.line !== line;
  // "Acme, Inc." has no comma that parts it.
  const pieces = isAddress(text.replace(COUNTY, ""))
    ? [text]
    : text
        .replace(LEGAL_TAIL, " ￼")
        .split(/,\s+/)
        .map((piece) => piece.replaceAll(" ￼", ", "));
  return pieces.map((piece, at) => ({
    text: piece,
    line,
    glue: at > 0 ? "comma" : isFirst ? "none" : dash === undefined ? "far" : "dash",
    dash,
  }));
}

const BRACKETED = /^(.{2,}?)\s*\(([^()]{3,40})\)$/u;
const TERMS =
  /\b(?:full|part|time|contract\w*|temp\w*|intern\w*|freelance|seasonal|casual|permanent|volunt\w*|acting|interim|cover|shifts?|nights?|weekends?|promoted|remote|hybrid|formerly|now|via|self)\b/i;

/** "Radio Maji (Naivasha)": what stands in brackets behind an employer is where it is. */
function bracketApart(atom: Atom): Atom[] {
  const [, name = "", inside = ""] = BRACKETED.exec(atom.text) ?? [];
  const isPlace =
    name !== "" &&
    roleScore(name) < 1.5 &&
    isPlainPlace(inside) &&
    !isCapitals(inside) &&
    !TERMS.test(inside);
  return isPlace
    ? [
        { ...atom, text: name },
        { text: inside, line: atom.line, glue: "far" },
      ]
    : [atom];
}

function spansOf(
  atoms: readonly ScoredAtom[],
  overDashes: boolean,
  scoreOf: (text: string, span: Among) => number,
): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < atoms.length; from++) {
    let text = "";
    for (let to = from; to < Math.min(atoms.length, from + LONGEST_SPAN); to++) {
      const atom = atoms[to];
      if (!atom || (to > from && atom.glue !== "comma" && !(overDashes && atom.glue === "dash"))) break;
      text += to === from ? atom.text : `${atom.glue === "comma" ? ", " : ` ${atom.dash} `}${atom.text}`;
      spans.push({ from, to, text, score: scoreOf(text, { atoms, from, to }) });
    }
  }
  return spans;
}

function best(spans: readonly Span[]): Span[] {
  return [...spans].sort((a, b) => b.score - a.score || a.from - b.from).slice(0, MOST_TRIED);
}

function meet(one: Span, other: Span): boolean {
  return one.from <= other.to && other.from <= one.to;
}

interface Among {
  readonly atoms: readonly ScoredAtom[];
  readonly from: number;
  readonly to: number;
}

function asRole(text: string, { atoms, from, to }: Among): number {
  const cost = atoms.slice(from + 1, to + 1).reduce((sum, { glue, organisation, place, text: next }) => {
    // "Manager, Retail" goes on; a company or a town does not.
    const isOther = organisation >= 1.5 || place >= 2;
    return sum + (glue === "dash" ? 0.5 : 0.2) + (isOther && !isGenericName(next) ? 0.3 : 0);
  }, 0);
  const [first, isOne] = [atoms[from], to === from];
  const role = Math.max(first?.role ?? 0, isOne ? 0 : roleScore(text)) - cost;
  const organisation = isOne ? (first?.organisation ?? 0) : organisationScore(text);
  const isOther = organisation >= 4 || (isOne && (first?.place ?? 0) >= 2);
  return (role > 0 ? role : 0.3 - cost) - (isOther ? 1.5 : 0) - from * 0.1;
}

function asEmployer(text: string, { atoms, from, to }: Among): number {
  const own = atoms.slice(from, to + 1);
  // The surest of its words says it: a town behind a name makes it no better.
  const organisation = isGenericName(text) ? 0.5 : Math.max(...own.map((atom) => atom.organisation));
  const towns = own.slice(1).filter(({ place }) => place >= 2).length;
  const role = own[0]?.role ?? 0;
  const isName = /^[\p{Lu}\d]/u.test(text) && role < 1.5;
  const isPlace = from === to && isWhollyPlace(text);
  return (
    Math.min(organisation, 4.5) +
    (isName ? 0.8 : 0) -
    (role >= 2 && organisation < 3 ? 1.5 : 0) -
    (isPlace || isAddress(text) ? 2 : 0) -
    (to - from) * 0.4 -
    towns * 0.6 -
    from * 0.1
  );
}

function asPlace(text: string, { atoms, from, to }: Among, known: KnownPlaces): number {
  const own = atoms.slice(from, to + 1);
  const [first] = own;
  if (first && first.role >= 1.5 && !isWhollyPlace(first.text)) return -3;
  if (isAddress(text)) return 2.4;
  if (own.every((piece) => known.has(piece.text.toLowerCase()))) return 2.4 + (to - from) * 0.2;
  if (own.some((piece) => !piece.isPlain && organisationScore(townOf(piece.text)) >= 2)) return -3;
  const isSure = (own.length === 1 ? (first?.place ?? 0) : placeScore(text)) >= 2;
  if (isSure && own.every(({ isPlain: isNamed, place }) => isNamed || place >= 2))
    return (own.length > 1 || isWhollyPlace(text) ? 2.4 : 1) + (to - from) * 0.2;
  return own.every((piece) => piece.isPlain) ? 0.8 + (to - from) * 0.1 : -1;
}

function jointScore(
  { role, employer, place }: Readonly<Record<"role" | "employer" | "place", Span | null>>,
  atoms: readonly ScoredAtom[],
  { order, hasEmployerAbove }: Circumstances,
): number {
  const taken = [role, employer, place].reduce((sum, span) => sum + (span ? span.to - span.from + 1 : 0), 0);
  let score = (role?.score ?? -COST.noRole) - (atoms.length - taken) * COST.left;
  score += employer?.score ?? -(hasEmployerAbove && order < 0 ? COST.sharedEmployer : COST.noEmployer);
  if (role && employer) score += (role.from < employer.from === order > 0 ? 1 : -1) * COST.order;
  // Below an employer, what a comma sets apart from a role is of the role: "Manager, Electronics Sourcing".
  const isWithin =
    role && employer && role.to + 1 === employer.from && atoms[employer.from]?.glue === "comma";
  if (isWithin && order < 0 && hasEmployerAbove && employer.score < 1.5) score -= 1.2;
  if (!place) return score;
  const line = atoms[place.from]?.line;
  const glue = atoms[place.from]?.glue;
  score += place.score;
  if (employer && employer.to + 1 === place.from && atoms[employer.to]?.line === line) score += 0.8;
  else if (role && role.to + 1 === place.from && atoms[role.to]?.line === line)
    score += glue === "comma" && place.score < 1.4 ? -1.2 : 0.3;
  else if (place.from === 0) score -= 1;
  return score;
}

/** "Quezon City" without the word that organisations have too. */
export function townOf(text: string): string {
  return text.replace(/(?<=\p{L} )(?:City|Town|Park|Port|Hill|House|Center|Centre|County|District)\b/gu, "");
}

/** One word or a few with capitals that tell of no job and no organisation, as names of places are. */
function isPlain(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}\p{M}.’' -]{1,28}(?: \d{1,2})?(?: \(remote\))?$/u.test(text) &&
    text.split(/[\s-]+/).length <= 5 &&
    text
      .split(/\s+/)
      .every((word) =>
        /^[\p{Lu}\d(]|^(?:de|da|do|du|des|la|le|les|del|di|na|an|am|im|on|upon|sur|of|the|and|y|d['’])|^\p{Ll}{1,2}-?\p{Lu}/u.test(
          word,
        ),
      ) &&
    roleScore(text) < 1 &&
    organisationScore(townOf(text)) < 1
  );
}

export function isPlainPlace(text: string): boolean {
  return text.split(/,\s+/).every(isPlain);
}
