import { emailHref, websiteHref } from "../../../../domain/document/links.ts";
import { laidOut } from "../../../../domain/document/text.ts";

const ADVICE: Readonly<Record<string, { fits: (text: string) => boolean; words: string }>> = {
  "/email": {
    fits: (text) => emailHref(text) !== undefined,
    words: "This does not look like an email address, so it will not be a link. It is kept as you wrote it.",
  },
  "/website": {
    fits: (text) => websiteHref(text) !== undefined,
    words: "This does not look like a web address, so it will not be a link. It is kept as you wrote it.",
  },
};

/** A hint on what was typed, never a refusal. */
export function contactAdvice(pointer: string, text: string): string | null {
  const shown = laidOut(text);
  const advice = ADVICE[pointer];
  return advice && shown !== "" && !advice.fits(shown) ? advice.words : null;
}
