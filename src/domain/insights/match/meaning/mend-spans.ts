import type { AskedSpan } from "./asked-spans.ts";

/** What belongs to what follows it: "willing to move to, Galway". */
const OPEN_END = /\b(?:to|in|with|of|for|at|near|by|from)$/i;
const BETWEEN = /^,?\s*$/;
/** "Registered with the NMBI": without it a name is left that says nothing of what is asked. */
const OPENING =
  /\b(?:(?:registered|registration|licen[sc]ed|certified|accredited) (?:with|by|as|in)(?: the| an?)?|willing|ready|prepared)\s+$/i;
/** A name that an open end leads to. */
const NAME_AFTER = /^(?: (?:to|in|near))?,? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}/u;
const LOOK_BACK = 40;
/** Words that nothing ends with; "IT" and "US" are written in capitals. */
const LOOSE_END = /[\s,]+(?:to|in|with|without|of|for|at|near|by|from|the|an?|our|your|their)$/;

/** Stretches that the reader cut off in the middle of a phrase, made whole or shorter. */
export function mendSpans(job: string, spans: readonly AskedSpan[]): AskedSpan[] {
  const mended: AskedSpan[] = [];
  for (const span of spans) {
    const before = mended.at(-1);
    if (before && isCutBefore(job, before, span))
      mended.splice(-1, 1, { ...span, start: isAlone(job, before) ? span.start : before.start });
    else mended.push({ ...span, start: openingAt(job, span) });
  }
  return mended.flatMap((span) => {
    const end = mendedEnd(job, span);
    // "Resident of": the word before a loose end says nothing by itself.
    return end < span.end && isAlone(job, { ...span, end }) && span.kind !== "tool" ? [] : [{ ...span, end }];
  });
}

function isCutBefore(job: string, before: AskedSpan, span: AskedSpan): boolean {
  return (
    BETWEEN.test(job.slice(before.end, span.start)) && OPEN_END.test(job.slice(before.start, before.end))
  );
}

/** One word. */
function isAlone(job: string, { start, end }: AskedSpan): boolean {
  return !/\s/.test(job.slice(start, end));
}

function openingAt(job: string, { start }: AskedSpan): number {
  const before = job.slice(Math.max(0, start - LOOK_BACK), start);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return start - (OPENING.exec(line)?.[0].length ?? 0);
}

/** "Eligible to work in the US without" loses its last word, "willing to move to" gains the place. */
function mendedEnd(job: string, { start, end, kind }: AskedSpan): number {
  const isOpen = kind === "place" || OPEN_END.test(job.slice(start, end));
  const name = isOpen ? NAME_AFTER.exec(job.slice(end, end + LOOK_BACK)) : null;
  if (name) return end + name[0].length;
  let said = job.slice(start, end);
  for (let cut = LOOSE_END.exec(said); cut; cut = LOOSE_END.exec(said)) said = said.slice(0, cut.index);
  return start + said.length;
}
