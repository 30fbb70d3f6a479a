import type { AtsCode, AtsFinding, Severity } from "../../../../../domain/insights/ats/finding.ts";
import { header } from "../../../../../domain/sections/header.ts";
import { sections } from "../../../../../domain/sections/registry.ts";

type Params = AtsFinding["params"];

interface FindingWords {
  readonly what: (params: Params) => string;
  readonly advice: (params: Params) => string;
}

const WORDS: Record<AtsCode, FindingWords> = {
  "missing-contact": {
    what: ({ field }) => `${labelOf(field)} is missing`,
    advice: () => "Whoever likes your resume must be able to reach you.",
  },
  "malformed-contact": {
    what: ({ text }) => `“${text}” does not look right`,
    advice: () => "A form that reads it would leave the field empty. Check it for a slip.",
  },
  "unreadable-date": {
    what: ({ text }) => `“${text}” cannot be read as a period`,
    advice: () => "Write it as “Mar 2021 – Present” or “2017 – 2021”.",
  },
  "missing-date": {
    what: () => "There is no period",
    advice: () => "Parsers count years from it. A year is enough.",
  },
  "long-bullet": {
    what: ({ words }) => `${words} words in one bullet`,
    advice: ({ limit }) => `Most readers take in up to ${limit}. Cut it, or make it two.`,
  },
  "no-numbers": {
    what: () => "Not one number here",
    advice: () => "How many, how often, how much? Add one only where you know it.",
  },
  "first-person": {
    what: ({ word }) => `“${word}” is not needed`,
    advice: () => "A resume is about you anyway: start with the verb.",
  },
  "repeated-verb": {
    what: ({ verb, times }) => `“${verb}” opens ${times} lines`,
    advice: () => "Say what was different each time.",
  },
  buzzword: {
    what: ({ word }) => `“${word}” says little`,
    advice: () => "Show it by something that you did, or leave it out.",
  },
  "uncommon-order": {
    what: ({ section, before }) => `${labelOf(section)} stands before ${labelOf(before)}`,
    advice: () => "Most readers look for it the other way round. Fine, if you mean it so.",
  },
  "missing-section": {
    what: ({ section }) => `${labelOf(section)} is empty`,
    advice: () => "Most parsers have a field for it and look for the heading.",
  },
  "many-pages": {
    what: ({ pages }) => `${pages} pages`,
    advice: () => "Two are the most that people read. What could go?",
  },
  "no-bullets": {
    what: () => "A position without a line of what you did",
    advice: () => "One or two bullets tell more than the title.",
  },
};

export function atsMessage({ code, params }: Pick<AtsFinding, "code" | "params">): {
  what: string;
  advice: string;
} {
  const { what, advice } = WORDS[code];
  return { what: what(params), advice: advice(params) };
}

export const severityLabels: Record<Severity, string> = {
  high: "Mend first",
  medium: "Worth a look",
  low: "Small",
};

/** A field or a section, as the form calls it. */
function labelOf(key: string | number | undefined): string {
  const known = [...header.fields, ...sections].find((one) => one.key === key);
  return known?.label ?? String(key ?? "");
}
