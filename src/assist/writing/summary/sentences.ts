import { capital } from "./mend-words.ts";

const ABBREVIATION = /\b(?:approx|dept|incl|e\.g|i\.e|no|st|dr|mr|mrs|ms|ltd|inc|z|o|d)\.$/i;

const OPENER = /^(?:(?:hello|hi|hey)[,!]?|well,?|ok,?(?: so)?|so) (?=\S)/i;

/** A text in its sentences, without the marks and greetings around them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[\p{L}\d)%"'][.!?])\s+|\s*\n+\s*|\s+[|•·]\s+|;\s+/u)
    .reduce<string[]>((whole, part) => {
      const last = whole.at(-1);
      if (last !== undefined && ABBREVIATION.test(last)) whole[whole.length - 1] = `${last} ${part}`;
      else whole.push(part);
      return whole;
    }, [])
    .map((part, nth) =>
      (nth === 0 ? part.replace(OPENER, "") : part)
        .replace(/^[-*•–·▪]\s+/, "")
        .replace(/(?<![\s,;:])[\s,;:]+$/, "")
        .replace(/(?<!\betc)\.+$/i, "")
        .trim(),
    )
    .filter((part) => part !== "");
}

export function asSentence(text: string): string {
  const tidy = capital(
    text
      .replace(/(?<!\s)\s+,/g, ",")
      .replace(/(?<![\s,;:])[\s,;:]+$/, "")
      .trim(),
  );
  return /[.!?]$/.test(tidy) ? tidy : `${tidy}.`;
}
