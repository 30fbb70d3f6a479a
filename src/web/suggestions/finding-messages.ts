import type { ClaimKind } from "../../domain/claims/claim.ts";
import type { Finding } from "../../domain/suggestions/finding.ts";
import type { FormFault } from "../../domain/suggestions/form.ts";

const UNSAID: Partial<Record<ClaimKind, string>> = {
  scope: "it says more than your text does",
  outcome: "your text names no such result",
};

/** "Never SAP" has the word: to read that it is not there would be wrong. */
const OTHERWISE = "your text does not claim it";

export function blockedReason({ kind, text }: Blocked, source = ""): string {
  return UNSAID[kind] ?? (bareIn(source).includes(bareIn(text)) ? OTHERWISE : "it is not in your text");
}

function bareIn(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

type Blocked = Extract<Finding, { code: "blocked-claim" }>;

/** The plainer the reason, the higher: a figure that is not there says more to a person than "says more". */
function plainness(kind: ClaimKind): number {
  return kind === "scope" ? 0 : kind === "outcome" ? 1 : 2;
}

/** Faults of an answer that was no text of a resume: what "Sure" or an image tag claims is nothing about the person. */
const TALK: readonly FormFault[] = ["commentary", "markup", "refusal"];

/** What a person is told of the findings: each blocked stretch once, and talk as talk. */
export function shownFindings(findings: readonly Finding[]): Finding[] {
  const hasTalk = findings.some((finding) => finding.code === "bad-form" && TALK.includes(finding.fault));
  const claims = findings
    .filter((finding) => finding.code === "blocked-claim")
    .filter(({ kind }) => !hasTalk || plainness(kind) === 2);
  return findings.filter(
    (finding) =>
      finding.code !== "blocked-claim" ||
      (claims.includes(finding) && !claims.some((other) => tellsToo(other, finding, claims))),
  );
}

/** Whether another claim already tells a person of this one. Of two that are alike, the first is told. */
function tellsToo(other: Blocked, claim: Blocked, claims: readonly Blocked[]): boolean {
  const [whole, part] = [wordsIn(other.text), wordsIn(claim.text)];
  const lead = plainness(other.kind) - plainness(claim.kind);
  if (whole !== part) return lead >= 0 && whole.includes(part);
  return lead > 0 || (lead === 0 && claims.indexOf(other) < claims.indexOf(claim));
}

/** Between spaces, so that a word is found in a stretch and not in another word. */
function wordsIn(text: string): string {
  return ` ${text.toLowerCase().replace(/\s+/g, " ").trim()} `;
}

const FAULTS: Record<FormFault, string> = {
  empty: "An answer was empty and was sent back.",
  "too-long": "An answer was over the length limit and was sent back.",
  lines: "An answer had too few or too many lines and was sent back.",
  commentary: "An answer talked around the text and was sent back.",
  markup: "An answer had formatting in it and was sent back.",
  refusal: "The AI service declined once and was asked again.",
  "too-short": "An answer was a single word and was sent back.",
  repeated: "An answer said the same line twice and was sent back.",
  "first-person": "An answer said “I” or “my” and was sent back.",
  language: "An answer was in another language than your text and was sent back.",
};

type PlainCode = Exclude<Finding["code"], "blocked-claim" | "bad-form" | "left-out" | "spelling">;

export const REFUSED = "This does not look like the text of a resume, so nothing was written.";

const NOTES: Record<PlainCode, string> = {
  "embedded-answered": "No answer of the AI service could be used, so the built-in engine answered.",
  refused: REFUSED,
  "not-english": "This does not look like English. It is left exactly as you wrote it.",
  "over-limit": "This is longer than a text of a resume can be. It is left exactly as you wrote it.",
  "already-strong": "This is already strong. There is nothing to change.",
  "left-as-is": "Nothing could be said better without claiming more than you wrote. It is left as it is.",
  "only-mended":
    "Only spelling, capitals and punctuation were mended. Saying more would have meant guessing what you did.",
  "much-left-out":
    "Most of what you wrote is not in this suggestion. Compare it with your text before you use it.",
  "thin-summary":
    "This says too little for a summary of two to four lines. Add what you do, for how long and where.",
};

/** Said of the text as an engine got it, with the answer in it: of the person's own text it would not be true. */
const WITH_ANSWER: Partial<Record<Finding["code"], string>> = {
  "already-strong": "Your answer was put in. The rest is already strong, and nothing of it was changed.",
  "left-as-is":
    "Your answer was put in. Nothing else could be said better without claiming more than you wrote.",
  "only-mended": "Your answer was put in. Of the rest, only spelling, capitals and punctuation were mended.",
};

/** What is told of a suggestion that says an answer of the person; null where that makes no difference. */
export function answeredMessage({ code }: Finding): string | null {
  return WITH_ANSWER[code] ?? null;
}

const UNFAITHFUL = "The AI service could not keep to your facts, so the built-in engine answered.";

/** A finding in plain words, beside the others that are told. */
export function findingMessage(finding: Finding, told: readonly Finding[] = [], source = ""): string {
  if (finding.code === "embedded-answered" && told.some(({ code }) => code === "blocked-claim"))
    return UNFAITHFUL;
  if (finding.code === "blocked-claim")
    return `We blocked “${finding.text}”: ${blockedReason(finding, source)}`;
  if (finding.code === "left-out") return `This suggestion leaves out “${finding.text}”`;
  if (finding.code === "spelling") return `Spelling: “${finding.from}” is now “${finding.to}”`;
  return finding.code === "bad-form" ? FAULTS[finding.fault] : NOTES[finding.code];
}
