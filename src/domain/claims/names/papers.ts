import type { Reading } from "../support.ts";

/** "spraying tickets", "ADR ticket", "JIB gold card": papers by another name. */
const TICKET =
  /(?<!\b(?:sold|sell|selling|handed out|checked) )\b((?:forklift|crane|plant|chainsaw|spraying|welding|banksman|slinger|rigging|scaffold\w*|hygiene|[A-Z]{2,5}\d*) (?:[a-z]+ )?)(?:tickets?|badges?|cards?|permits?)\b|\b(\p{Lu}[\p{L}]+) Zertifikat\b/gu;

/** "ADR certificate" for "ADR ticket". */
export function isTicket({ tokens }: Reading, first: number, last: number, support: Reading): boolean {
  const near = [tokens[first - 1]?.lower, tokens[last + 1]?.lower];
  return [...support.text.matchAll(TICKET)].some(([, trade, name]) =>
    (trade ?? name ?? "")
      .toLowerCase()
      .trim()
      .split(" ")
      .some((word) => near.includes(word)),
  );
}

const HOLDING = /\b(?:have|has|got|holds?|passed|did|done|completed|gained|with|valid|in date|up to date)\b/i;

/** "First Aid at Work certification" for who has First Aid at Work. */
export function isPaperOf({ concepts }: Reading, first: number, support: Reading): boolean {
  const named = concepts.find(({ last, concept }) => last === first - 1 && concept.kind === "credential");
  return (
    named !== undefined &&
    HOLDING.test(support.text) &&
    support.concepts.some(({ concept }) => concept === named.concept)
  );
}

/** "a law degree" for "graduated in law". */
export function isGraduate({ tokens }: Reading, first: number, last: number, support: Reading): boolean {
  const subject = tokens
    .slice(first, last)
    .map(({ lower }) => lower)
    .join(" ");
  return (
    tokens[last]?.lower === "degree" &&
    subject !== "" &&
    new RegExp(`\\bgraduated (?:in|with a degree in) ${subject.replace(/[^a-z ]/g, "")}\\b`, "i").test(
      support.text,
    )
  );
}
