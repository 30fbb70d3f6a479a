import { numbersIn } from "./numbers.ts";
import { technologiesIn } from "./technologies.ts";
import { isFunctionWord, rawWords, sameWord, words } from "./words.ts";

/** Words that claim a rank, a qualification, a rhythm or a success; new ones are new facts. */
const CLAIM_WORDS =
  `manager director lead leader head chief senior principal supervisor executive specialist expert
  certified licensed qualified accredited award honours degree bachelor master phd
  daily weekly monthly yearly annually quarterly hourly regularly consistently always
  resulting result increase increased improved improving boosted boosting enhanced enhancing streamlined streamlining
  optimised optimized ensuring enabling successful successfully efficient efficiently efficiency productivity
  satisfaction revenue growth proven exceptional outstanding excellent seamless seamlessly significantly`
    .split(/\s+/)
    .filter(Boolean);

export type NewFact = { kind: "number" | "name" | "technology" | "claim"; text: string };

/** What the answer says and the source does not, by signs that need no understanding. */
export function newFacts(source: string, answer: string, allowed: readonly string[] = []): NewFact[] {
  const known = words(source);
  const knows = (word: string): boolean => known.some((other) => sameWord(word, other));
  const values = numbersIn(source);
  const tools = technologiesIn(source, { anyCase: true });
  const claimed = words(answer).filter(
    (word) => CLAIM_WORDS.includes(word) && !knows(word) && !allowed.some((other) => sameWord(word, other)),
  );
  return [
    ...[...numbersIn(answer)]
      .filter((value) => !values.has(value))
      .map((value) => fact("number", `${value}`)),
    ...[...technologiesIn(answer)].filter((name) => !tools.has(name)).map((name) => fact("technology", name)),
    ...capitalised(answer)
      .filter((name) => technologiesIn(name).size === 0)
      .filter((name) => !words(name).every((part) => knows(part) || isFunctionWord(part)))
      .map((name) => fact("name", name)),
    ...claimed.map((word) => fact("claim", word)),
  ];
}

function fact(kind: NewFact["kind"], text: string): NewFact {
  return { kind, text };
}

/** Words with a capital that no sentence asks for: the first of a sentence counts only with a second capital. */
function capitalised(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+|\n+/).flatMap((sentence) =>
    rawWords(sentence).filter((word, index) => {
      if (index === 0) return /\p{L}.*\p{Lu}/u.test(word);
      return /\p{Lu}/u.test(word) && word !== "I";
    }),
  );
}

/** A fact survives when each of its words and values is still there, in any form and order. */
export function survives(fact: string, answer: string): boolean {
  const values = numbersIn(answer);
  const there = words(answer);
  const quantities = numbersIn(fact);
  for (const value of quantities) if (!values.has(value)) return false;
  return words(fact)
    .filter((word) => !isFunctionWord(word) && numbersIn(word).size === 0)
    .every((word) => there.some((other) => sameWord(word, other)));
}

/** Words of the answer that no word of the source explains; for a person to read, not to fail on. */
export function newWords(source: string, answer: string): string[] {
  const known = words(source);
  return words(answer).filter(
    (word) => !isFunctionWord(word) && !known.some((other) => sameWord(word, other)) && !/\d/.test(word),
  );
}
