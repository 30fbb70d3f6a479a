import { baseOf } from "../../language/inflect.ts";
import type { Resume } from "../../resume/resume.ts";
import { type AtsFinding, finding } from "./finding.ts";
import { linesOf } from "./lines.ts";

const MOST = 2;

/** A verb that opens more than two lines; it leads to the third of them. */
export function verbFindings(resume: Resume): AtsFinding[] {
  const uses = new Map<string, string[]>();
  for (const { text, pointer } of linesOf(resume)) {
    const word = /^[\p{L}-]+/u.exec(text.trim())?.[0] ?? "";
    const verb = baseOf(word, "past", "third", "gerund", "base");
    if (verb === null) continue;
    const known = uses.get(verb);
    if (known) known.push(pointer);
    else uses.set(verb, [pointer]);
  }
  return [...uses]
    .filter(([, pointers]) => pointers.length > MOST)
    .map(([verb, pointers]) =>
      finding("repeated-verb", "low", pointers[MOST] ?? "", { verb, times: pointers.length }),
    );
}
