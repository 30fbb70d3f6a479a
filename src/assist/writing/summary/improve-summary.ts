import { countWords, linesOf } from "../../../domain/suggestions/form.ts";
import {
  type AssistContext,
  type ImproveRequest,
  type Seniority,
  SUMMARY_LINES,
  type Tone,
} from "../../../domain/suggestions/request.ts";
import { type Correction, correctSpelling } from "./correct-spelling.ts";
import { saysNothing, withoutEmptyPraise } from "./empty-words.ts";
import { inTone } from "./in-tone.ts";
import { inTwo } from "./in-two.ts";
import { namesSelf, withLength } from "./introduction.ts";
import { keepsAll } from "./keeps-all.ts";
import { layOut } from "./lay-out.ts";
import { casedAs, mendWords, withoutFiller } from "./mend-words.ts";
import { deedFor, fromNotes } from "./notes.ts";
import { partSentence } from "./part-sentence.ts";
import { asSentence, sentencesOf } from "./sentences.ts";
import { saySought } from "./sought.ts";
import { inFull, withSpeaker } from "./with-speaker.ts";
import { isPersonal, withoutSpeaker } from "./without-speaker.ts";

export interface ImprovedSummary {
  readonly text: string;
  readonly corrected: readonly Correction[];
  /** Nothing but slips was put right. */
  readonly isOnlyMended: boolean;
}

/** A text of no more words is a note; the resume says the rest. */
const MOST_IN_NOTE = 18;
const SPEAKER = /\bI(?:'m|'ve|'d|'ll)?\b/;
/** Who only says what they seek speaks of nothing else. */
const SEEKS = /^I (?:am looking|search)/;

/** Ways to say a summary, the best first; the last only puts slips right. Each keeps every statement. */
export function summaryWays(request: ImproveRequest): ImprovedSummary[] {
  const source = request.text.trim();
  const context = request.context ?? {};
  const { text, corrected } = correctSpelling(source, context);
  const mended = casedAs(mendWords(text), context);
  if (saysNothing(source) || (source === mended && isFinished(source))) return [];
  const plain = withoutFiller(mended);
  const ways = [...waysOf(plain, context, request.tone, request.seniority)].filter((sentences) =>
    keepsAll(plain, sentences.join(" ")),
  );
  const said = ways.map((sentences) => ({
    text: laidOut(sentences.map((sentence) => inTone(sentence, request.tone))),
    corrected,
    isOnlyMended: false,
  }));
  return [...said, { text: laidOut(sentencesOf(mended)), corrected, isOnlyMended: true }].filter(
    (way) => way.text !== "",
  );
}

function* waysOf(
  text: string,
  context: AssistContext,
  tone: Tone,
  seniority: Seniority,
): Generator<string[]> {
  const isSpoken = SPEAKER.test(text.replace(SEEKS, ""));
  if (countWords(text) <= MOST_IN_NOTE && !isSpoken) {
    const plain = withoutEmptyPraise(text);
    yield fromNotes(plain, context, seniority);
    yield fromNotes(plain, {}, seniority);
  } else if (isSpoken) {
    const parts = sentencesOf(tone === "friendly" ? text : inFull(text))
      .flatMap(partSentence)
      .map(withoutEmptyPraise)
      .map(named);
    const impersonal = parts.map(withoutSpeaker);
    if (tone !== "friendly" && impersonal.every((part) => part !== null))
      yield impersonal.filter((part) => part !== null).map(named);
    yield parts.map(withSpeaker);
  } else {
    const sentences = sentencesOf(text)
      .flatMap(partWish)
      .map(withoutEmptyPraise)
      .map(named)
      .map((sentence) => withoutSpeaker(sentence) ?? sentence);
    yield withFact(sentences, context);
    yield sentences;
  }
}

/** "Electrician, 20 years, domestic" → "Electrician with 20 years of experience, domestic". */
function named(sentence: string): string {
  return !isPersonal(sentence) && namesSelf(sentence) ? withLength(sentence) : sentence;
}

/** What is sought behind a comma is a sentence of its own. */
function partWish(sentence: string): string[] {
  const [, before, wish] =
    /^(.{20,}?), ((?:looking|seeking|hoping|wanting|wants? (?:to|an?)|would like) .+)$/s.exec(sentence) ?? [];
  return before === undefined || wish === undefined ? [sentence] : [before, wish];
}

/** The strongest thing done, before what is sought. */
function withFact(sentences: readonly string[], context: AssistContext): string[] {
  const wish = sentences.findIndex((sentence) => saySought(sentence) !== null);
  const at = wish < 0 ? sentences.length : wish;
  return sentences.toSpliced(at, 0, ...deedFor(context, sentences));
}

function laidOut(sentences: readonly string[]): string {
  const [only = "", ...others] = sentences;
  return layOut((others.length === 0 ? inTwo(only) : sentences).map(asSentence));
}

/** In its lines, each sentence whole and without an empty word. */
function isFinished(text: string): boolean {
  const lines = linesOf(text);
  return (
    lines.length >= SUMMARY_LINES.least &&
    lines.length <= SUMMARY_LINES.most &&
    withoutFiller(lines.join(" ")) === lines.join(" ") &&
    lines.every((line) => /^[^\p{Ll}*•–·▪-]/u.test(line)) &&
    sentencesOf(text).every(
      (sentence) => withoutEmptyPraise(sentence) === sentence && partSentence(sentence).length === 1,
    )
  );
}
