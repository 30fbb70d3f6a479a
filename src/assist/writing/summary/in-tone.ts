import type { Tone } from "../../../domain/suggestions/request.ts";
import { articleFor } from "../say/article.ts";
import { namesSelf } from "./introduction.ts";
import { small } from "./resume-facts.ts";
import { isPersonal } from "./without-speaker.ts";

/** A sentence as plain, direct or warm as the tone is; what it states stays. */
export function inTone(sentence: string, tone: Tone): string {
  if (tone === "confident")
    return sentence.replace(/^looking for /i, "Seeking ").replace(/^looking to /i, "Aiming to ");
  if (tone === "professional") return sentence;
  if (/^(?:looking (?:for|to)|seeking) /i.test(sentence)) return `I'm ${small(sentence)}`;
  const isName =
    namesSelf(sentence) && !isPersonal(sentence) && !/^(?:an?|the|currently|now) /i.test(sentence);
  return isName ? `I'm ${articleFor(small(sentence))} ${small(sentence)}` : sentence;
}
