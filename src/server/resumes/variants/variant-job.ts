import { z } from "zod";
import {
  type Difference,
  difference,
  differencesOf,
  withoutDifferences,
} from "../../../domain/resume/variant/difference.ts";
import {
  type Clash,
  choose,
  type Inheritance,
  inherit,
  saveOver,
} from "../../../domain/resume/variant/inherit.ts";
import { type Departure, departuresOf, promote } from "../../../domain/resume/variant/promote.ts";
import { checkStoredContent } from "../resume-gate.ts";
import type { ResumeDesign } from "../stored-resume.ts";
import { type InheritedContent, readMade } from "./read-made.ts";

/** What a row or a request says, its resume as JSON. */
export interface StoredContent extends ResumeDesign {
  text: string;
}

/** The row of a resume: what it said when it was saved last, and where that differs from its source. */
interface Member {
  content: StoredContent;
  differences: string;
}

/** A variant as it lies there, below its sources. */
export interface Family extends Member {
  /** The farthest first, which says what its row has; each of the others inherits from the one before. */
  sources: readonly Member[];
}

export interface Choice {
  place: string;
  take: "mine" | "source";
}

/** What is to be found out about a variant: what it says, what it will after a save or a choice, or what it may give its source. */
export type VariantTask =
  | { kind: "read" }
  /** The same for its row alone, which holds no clashes. */
  | { kind: "refresh" }
  | { kind: "save"; given: StoredContent }
  | { kind: "choose"; choices: readonly Choice[] }
  | { kind: "compare" }
  | { kind: "promote"; place: string };

export type VariantOutcome =
  /** What its row has then. Texts, which cost little to hand over; the clashes themselves where they are read. */
  | { kind: "variant"; content: StoredContent; differences: string; hasClashes: boolean; clashes: Clash[] }
  | { kind: "departures"; departures: Departure[] }
  | { kind: "promoted"; source: StoredContent }
  /** Nothing differs or clashes at this place; of choices, which of them. */
  | { kind: "no-such-place"; at: number }
  /** What was chosen or promoted is more than a resume can hold. */
  | { kind: "too-much" }
  | { kind: "damaged" };

/** Pure work on texts, so that it can be done here or in the gate's worker. */
export function workOutVariant(family: Family, task: VariantTask): VariantOutcome {
  const source = lastOf(family.sources);
  const now = source && inheritanceOf(source, family);
  if (!now) return { kind: "damaged" };
  switch (task.kind) {
    case "read":
      return { ...variantOf(now), clashes: [...now.clashes] };
    case "refresh":
      return variantOf(now);
    case "save": {
      const given = readStored(task.given);
      return given ? variantOf(saveOver(source, now, given, readMade)) : { kind: "damaged" };
    }
    case "choose":
      return afterChoices(source, now, task.choices);
    case "compare":
      return { kind: "departures", departures: departuresOf(now.content, source) };
    case "promote": {
      const departure = departuresOf(now.content, source).find(({ place }) => place === task.place);
      if (!departure) return { kind: "no-such-place", at: 0 };
      const made = readMade(promote(source, now.content, departure));
      return made ? { kind: "promoted", source: toStored(made) } : { kind: "too-much" };
    }
  }
}

/** What the nearest source says now; null where one of them is damaged. */
function lastOf([farthest, ...others]: Family["sources"]): InheritedContent | null {
  let source = farthest ? readStored(farthest.content) : null;
  for (const member of others) source = source && (inheritanceOf(source, member)?.content ?? null);
  return source;
}

function inheritanceOf(source: InheritedContent, member: Member): Inheritance<InheritedContent> | null {
  const content = readStored(member.content);
  if (!content) return null;
  // Differences that lead nowhere say nothing: all that differs is the variant's own.
  const base = withoutDifferences(content, readDifferences(member.differences)) ?? source;
  return inherit({ source, content, base }, readMade);
}

function afterChoices(
  source: InheritedContent,
  now: Inheritance<InheritedContent>,
  choices: readonly Choice[],
): VariantOutcome {
  const byPlace = new Map(now.clashes.map((clash) => [clash.place, clash]));
  const taken: Record<Choice["take"], Clash[]> = { mine: [], source: [] };
  for (const [at, { place, take }] of choices.entries()) {
    const clash = byPlace.get(place);
    if (!clash) return { kind: "no-such-place", at };
    taken[take].push(clash);
  }
  const { content, base } = choose(source, now, taken);
  const read = readMade(content);
  return read ? variantOf(saveOver(source, { ...now, base }, read, readMade)) : { kind: "too-much" };
}

function variantOf({
  content,
  base,
  clashes,
}: Inheritance<InheritedContent>): Extract<VariantOutcome, { kind: "variant" }> {
  return {
    kind: "variant",
    content: toStored(content),
    differences: JSON.stringify(differencesOf(base, content)),
    hasClashes: clashes.length > 0,
    clashes: [],
  };
}

function toStored({ resume, ...design }: InheritedContent): StoredContent {
  return { ...design, text: JSON.stringify(resume) };
}

function readStored({ text, ...design }: StoredContent): InheritedContent | null {
  const read = checkStoredContent(text);
  return read.ok ? { ...design, resume: read.resume } : null;
}

const stored = z.array(difference);

function readDifferences(text: string): Difference[] {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return [{ place: "", was: null }];
  }
}
