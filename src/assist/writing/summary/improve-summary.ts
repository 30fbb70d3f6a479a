import { countWords } from "../../../domain/suggestions/form.ts";
import type { AssistContext, ImproveRequest, Tone } from "../../../domain/suggestions/request.ts";
import { withoutFiller } from "../read/without-filler.ts";
import { type Correction, correctSpelling } from "./correct-spelling.ts";
import { saysNothing } from "./empty-words.ts";
import { layOut, unwrapped } from "./lay-out.ts";
import { casedAs, mendWords } from "./mend-words.ts";
import { asOnePerson, isSpoken } from "./one-person.ts";
import { partSplice } from "./part-splice.ts";
import { provenFacts, sayFact } from "./resume-facts.ts";
import { asSentence, sentencesOf } from "./sentences.ts";

export interface ImprovedSummary {
  readonly text: string;
  readonly corrected: readonly Correction[];
  /** Nothing but slips was put right. */
  readonly isOnlyMended: boolean;
}

/** A text of no more words is a note, which a fact of the resume makes a summary; what is longer says enough. */
const MOST_IN_NOTE = 18;

/** Ways to say a summary, the best first; the last only puts slips right. The sentences are the person's own, in their order. */
export function summaryWays({ text: given, context = {}, tone }: ImproveRequest): ImprovedSummary[] {
  const source = unwrapped(given.trim());
  const { text, corrected } = correctSpelling(source, context);
  const mended = casedAs(mendWords(text), context);
  if (saysNothing(source)) return [];
  const plain = sentencesOf(withoutFiller(mended)).flatMap(partSplice);
  const sentences = asOnePerson(plain, tone === "friendly").map((sentence) => inTone(sentence, tone));
  const ways = [[...sentences, ...factFor(sentences, context)], sentences].map((said) => ({
    text: layOut(said.map(asSentence)),
    corrected,
    isOnlyMended: false,
  }));
  const spelt = { text: layOut(sentencesOf(mended).map(asSentence)), corrected, isOnlyMended: true };
  return [...ways, spelt].filter((way) => way.text !== "");
}

/** The strongest thing that was done in the latest position, behind a note. */
function factFor(sentences: readonly string[], context: AssistContext): string[] {
  const summary = sentences.join(" ");
  if (isSpoken(sentences) || countWords(summary) > MOST_IN_NOTE) return [];
  // One fact is enough, also when the summary comes back with it.
  const holds = (words: string): boolean =>
    words !== "" && summary.toLowerCase().includes(words.toLowerCase());
  if (context.roles?.some(({ company, bullets }) => holds(company) || bullets.some(holds))) return [];
  const [fact] = provenFacts(context, summary);
  return fact === undefined ? [] : [sayFact(fact, summary)];
}

/** A confident one says it in full; the others are as the person wrote them. */
function inTone(sentence: string, tone: Tone): string {
  if (tone !== "confident") return sentence;
  return sentence
    .replace(/^looking for (?=\S)/i, "Seeking ")
    .replace(/\bI'm\b/g, "I am")
    .replace(/\bI've\b/g, "I have");
}
