import { seenIn } from "../../domain/insights/match/meaning/own-lines.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import type { AssistContext, ImproveRequest } from "../../domain/suggestions/request.ts";
import { contextOf } from "../../domain/suggestions/resume-context.ts";
import type { Step } from "../../domain/tailor/plan.ts";
import { type Proven, proofOf } from "../../domain/tailor/proven-places.ts";
import { judgeSuggestion } from "../guard/judge-suggestion.ts";
import { namesSelf } from "../writing/summary/introduction.ts";
import { supportedText, type WritingTools } from "./reword-steps.ts";

const SUMMARY = "/summary";
/** Words of a proof, as a share of all of its own, that make the summary tell of it. */
const TELLS = 0.6;
/** A sentence that leans on the one before it cannot lead. */
const LEANS =
  /^(?:this|that|these|those|there|it|they|he|she|also|then|and|but|so|both|in addition|as well)\b/i;

/** A summary that leads with what the ad asks for first and the career proves, from the person's own words alone. */
export function summaryStep(resume: Resume, proven: readonly Proven[], tools: WritingTools): Step[] {
  if (resume.sectionOptions?.summary?.hidden) return [];
  const whole = contextOf(resume, { task: "summary", item: 0 }, 0, tools.now);
  const own = resume.summary.trim();
  const led = ledBy(own, proven);
  const requestFor = (text: string): ImproveRequest => ({
    task: "summary",
    text,
    tone: "professional",
    seniority: "mid",
    context: narrowed(whole, proven),
  });
  const text = led ?? (own === "" ? resume.role.trim() : own);
  if (text === "") return [];
  const after = supportedText(requestFor(text), tools) ?? led;
  if (after === null || after === own) return [];
  // Once more beside all of the career, as a person's own request for a summary would be judged.
  const judged = judgeSuggestion(tools.judge, { ...requestFor(text), context: whole }, after);
  const isTelling = tellingIn(after);
  const [first, ...others] = proven.filter(({ quote }) => isTelling(quote.text)).map(proofOf);
  if (judged.verdict !== "supported" || !first) return [];
  return [
    {
      id: `summary:${SUMMARY}`,
      kind: "summary",
      proofs: [first, ...others],
      before: resume.summary,
      after,
      edits: [{ type: "text", place: SUMMARY, text: after }],
    },
  ];
}

/** Of what was done, what proves something: the engine says the strongest of it. Skills that are asked for come first. */
function narrowed(context: AssistContext, proven: readonly Proven[]): AssistContext {
  const quotes = new Set(proven.map(({ quote }) => quote.text));
  const isProof = (text: string) => quotes.has(text);
  return {
    ...context,
    roles: context.roles?.map((role) => ({ ...role, bullets: role.bullets.filter(isProof) })),
    skills: context.skills?.toSorted((one, other) => Number(isProof(other)) - Number(isProof(one))),
  };
}

/** The person's own sentences, the one that proves what the ad asks for first; null where it does, or none can. */
function ledBy(summary: string, proven: readonly Proven[]): string | null {
  const sentences = summary.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const [first = ""] = sentences;
  const proves = (sentence: string) =>
    proven.some(({ quote }) => quote.place === SUMMARY && sentence.includes(quote.text.trim()));
  if (sentences.length < 2 || namesSelf(first) || proves(first)) return null;
  const lead = sentences.findIndex((sentence) => proves(sentence) && !LEANS.test(sentence));
  if (lead < 1 || LEANS.test(sentences[lead + 1] ?? "")) return null;
  return [sentences[lead], ...sentences.toSpliced(lead, 1)].join(" ");
}

/** Whether a summary tells of a quote. */
function tellingIn(summary: string): (quote: string) => boolean {
  const { roots: present } = seenIn(summary);
  return (quote) => {
    const { roots: all } = seenIn(quote);
    return all.size > 0 && [...all].filter((root) => present.has(root)).length >= TELLS * all.size;
  };
}
