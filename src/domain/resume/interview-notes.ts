import { z } from "zod";
import { LIMITS } from "../limits.ts";
import { text, without } from "../sections/field-schema.ts";

/** The parts of an answer, in the order in which it is told. */
export const ANSWER_PARTS = ["situation", "task", "action", "result"] as const;
export type AnswerPart = (typeof ANSWER_PARTS)[number];

const part = text(LIMITS.interviewNote).removeDefault().optional();
const answer = z
  .strictObject({ situation: part, task: part, action: part, result: part })
  .overwrite(without(ANSWER_PARTS));

/** Notes are kept by what they are about: a line keeps its id through edits and moves, and so it keeps its notes. */
export const interviewNotes = z
  .record(z.string().regex(/^[\w-]{1,40}$/), answer)
  .refine((notes) => Object.keys(notes).length <= LIMITS.interviewNotes, {
    message: `At most ${LIMITS.interviewNotes} answers can be prepared.`,
  })
  .overwrite(withoutEmpty)
  .optional();

function withoutEmpty<Notes extends Record<string, object>>(notes: Notes): Notes {
  const empty = Object.keys(notes).filter((id) => Object.keys(notes[id] ?? {}).length === 0);
  return without(empty)(notes);
}
