import { z } from "zod";
import { LIMITS } from "../limits.ts";
import { cleanLine } from "../text/clean-text.ts";

const letter = z.number().int().nonnegative().max(LIMITS.summary);

/**
 * How a part of a text is written: from a letter up to, not including, another. The text itself stays plain, so that whatever
 * reads, checks or compares it sees words and nothing else.
 */
const mark = z.discriminatedUnion("kind", [
  z.strictObject({ from: letter, to: letter, kind: z.literal("bold") }),
  z.strictObject({ from: letter, to: letter, kind: z.literal("italic") }),
  z.strictObject({
    from: letter,
    to: letter,
    kind: z.literal("link"),
    href: z.string().max(LIMITS.website).overwrite(cleanLine),
  }),
]);

export type Mark = z.infer<typeof mark>;
export type MarkKind = Mark["kind"];

export const marks = z.array(mark).max(LIMITS.marks).optional();
