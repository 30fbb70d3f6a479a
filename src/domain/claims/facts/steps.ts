import { isSameThing } from "./derive/alike.ts";
import { type Derived, SMALL } from "./derive/derived.ts";
import type { Figure } from "./figures/figure.ts";

/** Words beside a number that tell of a difference. */
const APART_BEFORE =
  /(?:\b(?:all but|by|another|further|other|remaining|last|final|sav\w+|clear\w*|cut|cutting|lost|losing|gain\w*|shav\w+|trimm?\w*|up|down|r[io]s\w+|f[ae]ll\w*|gr[eo]w\w*|remov\w+|add\w*|with|within|took|climb\w*|drop\w*|improv\w+|reduc\w+|increas\w+)\b[^.;,]{0,12}|[+−-]|\bof \d+ [\w ]+, )$/i;
const APART_AFTER =
  /^[^.;]{0,28}?\b(?:more|fewer|less|under|over|above|below|inside|ahead|early|earlier|late|later|faster|quicker|sooner|remaining|left|further|others?|points?|off|shorter|longer|lower|higher|short|outstanding|spare|to go|from|better|away|up|down|of the|improvement|increase|reduction|rise|drop|gain|saving|difference|elsewhere|rest|colleagues|of (?:them|whom|which|these|those|\d+|an?))\b/i;
const EACH =
  /^[- ]?(?:[\w-]+ ){0,3}?(?:(?:an?|per|every) [a-z]+|each|on average|(?:hour|dai|night|week|month|quarter|year|annual)ly)\b/i;
const FALL =
  /\b(?:halv\w+|cut\w*|reduc\w+|f[ae]ll\w*|drop\w*|down|less|fewer|lower\w*|shorten\w*|sav\w+|shrink\w*|shr[au]nk|decreas\w+|trimm?\w*|slash\w*|declin\w+)\b/i;
const GROWTH =
  /\b(?:gr[eo]w\w*|r[io]s\w+|increas\w+|exceed\w*|beat\w*|above|higher|rais\w+|boost\w*|lift\w*|surpass\w*|gain\w*|expand\w*|more(?! than)|ahead)\b/i;

/** Whether the words around a number allow a step of arithmetic: only "by three more" is a difference, only "a day" a rate. */
export function hasWordsForStep(
  { step, value, dimension, isRest, parts = [], per }: Derived,
  { clause, start, end, written, things }: Figure,
): boolean {
  const before = clause.before(start);
  const after = clause.after(end);
  const around = `${before}${written}${after.slice(0, 30)}`;
  switch (step) {
    case "difference":
      return (
        (value > SMALL && dimension !== "duration") ||
        APART_BEFORE.test(before) ||
        APART_AFTER.test(after) ||
        FALL.test(around) ||
        GROWTH.test(around) ||
        isRest === true
      );
    case "share":
      // "fell by three quarters" tells of a change.
      return !/\bby\b[^.,]{0,24}$/i.test(before) && !/^halv/i.test(written);
    case "sum": {
      // "14 people" are plumbers and apprentices, "14 plumbers" are not.
      const same = parts.filter((part) => isSameThing(part, things));
      const isMore = [...things].some((thing) => !same.some((part) => part.has(thing)));
      return isMore || same.length === 0 || same.length === parts.length;
    }
    case "rate":
      return EACH.test(after) && (per === undefined || clause.isPer(end, per));
    case "elapsed":
      return (
        /^ ?(?:after|later|on|apart|before|earlier)\b/i.test(after) || /\b(?:after|within) $/i.test(before)
      );
    case "fall":
      return FALL.test(around) || !GROWTH.test(around);
    case "growth":
      return GROWTH.test(around) || !FALL.test(around);
    default:
      return true;
  }
}
