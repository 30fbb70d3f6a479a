import { z } from "zod";

/*
 * Answers as the contract describes them. Only for calls of private pages and of parts that are fetched on demand: with the contract
 * comes zod, for which a public page has no room, and which must not make the editor's start longer. What every page or that start
 * asks for (session, settings, sign-in, the list of resumes, a resume, its versions and styles, failures) is read by hand.
 */

/** How a call reads its answer; null when it is of another shape, which is told as a failure. */
export function parsedBy<Value>(schema: z.ZodType<Value>): (answer: unknown) => Value | null {
  return (answer) => {
    const parsed = schema.safeParse(answer);
    return parsed.success ? parsed.data : null;
  };
}

/** A list without what cannot be shown: one entry of a newer server must not take the others away. */
export function knownOf<Entry>(entry: z.ZodType<Entry>) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((candidate) => {
      const parsed = entry.safeParse(candidate);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}
