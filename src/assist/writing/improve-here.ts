import type { Finding } from "../../domain/suggestions/finding.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { cleanText } from "../../domain/text/clean-text.ts";
import { claimPair } from "../guard/claim-pair.ts";
import { judgeByRules } from "../guard/judge-by-rules.ts";
import { type Improved, NOTHING_ASKED } from "../improved.ts";
import { screen } from "../screening/screen.ts";
import { hintsFor } from "./hints.ts";
import { summaryHere } from "./summary/summary-here.ts";
import { bulletLines, spelledText, type WrittenText, writeText } from "./write-text.ts";

/** Different lines of one text that are written; more are no list of what somebody did, and would take seconds. */
const MOST_LINES = 60;

/** What the rules made of a text, and what they have to say about it. */
interface Proposal {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** The embedded engine, held to the person's facts by the same rules as any other. Runs in the browser too. */
export function improveHere(request: ImproveRequest): Improved {
  const proposal =
    request.task === "summary"
      ? summaryHere(request, (source, text, context) => isSound({ ...request, text: source, context }, text))
      : bulletsHere(request);
  return {
    text: proposal.text,
    engine: "embedded",
    ...NOTHING_ASKED,
    findings: proposal.findings,
    hints: hintsFor(request.task, proposal.text, request.context),
    refused: false,
  };
}

/** Without a claim of its own, and nothing that would be turned away when it comes back. */
function isSound(request: ImproveRequest, text: string): boolean {
  return (
    judgeByRules(claimPair(request.text, text, request.context)).verdict === "supported" &&
    // What stands around it was looked at when the request came.
    screen({ ...request, text, context: undefined }) === null
  );
}

/**
 * Each line by itself, against its own words: one that the guard stops does not hold up the others, and a text of many lines
 * costs no more than its lines.
 */
function bulletsHere(given: ImproveRequest): Proposal {
  const request = { ...given, text: cleanText(given.text).trim() };
  const known = new Map<string, WrittenText>();
  const lines = bulletLines(request.text).map((line) => {
    const written = known.get(line) ?? soundLine({ ...request, text: line }, known.size);
    known.set(line, written);
    return written;
  });
  const text = lines.map(({ text: said }) => said).join("\n");
  const whole: WrittenText = {
    text,
    corrected: lines.flatMap((line) => line.corrected),
    isStrong: lines.every((line) => line.isStrong),
    isOnlyMended: lines.every((line) => line.isOnlyMended),
  };
  // Lines that are sound by themselves may say together what nobody wrote.
  const isWhole = known.size <= 1 || isSound({ ...request, text: spelledText(request.text) }, text);
  if (!isWhole) return { text: request.text, findings: [{ code: "left-as-is" }] };
  return { text, findings: findingsOf(whole, text === request.text) };
}

/** The line in the tone that was asked for, else in the person's own words, else only spelled, else as it stands. */
function soundLine(request: ImproveRequest, nth: number): WrittenText {
  const asItStands = { text: request.text, corrected: [], isStrong: false, isOnlyMended: true };
  if (nth >= MOST_LINES) return asItStands;
  // A misspelled number is one all the same: what was corrected with certainty counts as said.
  const source = { ...request, text: spelledText(request.text) };
  const tried = new Set<string>();
  for (const written of waysToSay(request)) {
    // Tones often say the same, and judging it once is enough.
    if (!tried.has(written.text) && isSound(source, written.text)) return written;
    tried.add(written.text);
  }
  return asItStands;
}

function* waysToSay(request: ImproveRequest): Generator<WrittenText> {
  for (const tone of new Set([request.tone, "professional" as const])) yield writeText({ ...request, tone });
  yield writeText(request, "spell");
}

function findingsOf({ corrected, isStrong, isOnlyMended }: WrittenText, isSame: boolean): Finding[] {
  if (isSame) return [{ code: isStrong ? "already-strong" : "left-as-is" }];
  const spelled = corrected.map(({ from, to }): Finding => ({ code: "spelling", from, to }));
  return isOnlyMended ? [...spelled, { code: "only-mended" }] : spelled;
}
