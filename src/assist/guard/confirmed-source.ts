import { clausesOf, nearestPart } from "./clauses.ts";

/**
 * The source as the person would write it after their answers: what they confirmed stands in place of the clause that
 * speaks of the same. Beside it ("part of the manual", "the manual") the two would contradict each other, and the person
 * would be asked again.
 */
export function confirmedSource(source: string, statements: readonly string[]): string {
  return statements.reduce((text, statement) => {
    const own = statement.trim().replace(/[.]$/, "");
    if (own === "") return text;
    const part = nearestPart(clausesOf(text), own);
    if (part === null) return `${text.trim().replace(/[.]$/, "")}. ${own}.`;
    // A sentence keeps its stop: the next one would go on with it.
    const stop = /[.!?]$/.exec(part.text)?.[0] ?? "";
    return `${text.slice(0, part.start)}${own}${stop}${text.slice(part.end)}`;
  }, source);
}
