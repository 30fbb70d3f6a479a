import { plainText } from "../domain/claims/support.ts";
import type { ImproveRequest } from "../domain/suggestions/request.ts";
import { judge } from "./guard.ts";

const ROUNDS = 6;
const LEFT_HANGING =
  /\b(?:and|or|but|with|by|for|to|of|in|at|on|from|the|an?|as|through|via|using|while|including|resulting|leading|that|which|who|across|into|over|per)\.?$/i;

/** The suggestion without its unsupported claims; null where no sentence survives the cut. */
export function cutClaims(request: ImproveRequest, suggestion: string): string | null {
  let text = plainText(suggestion);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { claims, faults, passes } = judge(request, text);
    if (passes) return text;
    const [claim] = claims;
    if (!claim || faults.some((fault) => fault !== "too-long" && fault !== "lines")) return null;
    const shorter = candidates(text, claim.start, claim.end).find(
      (candidate) => survives(text, candidate) && fewer(request, candidate, claims.length),
    );
    if (shorter === undefined) return null;
    text = shorter;
  }
  return null;
}

function fewer(request: ImproveRequest, candidate: string, before: number): boolean {
  return judge(request, candidate).claims.length < before;
}

/** Ways to take a stretch out, the smallest loss first: the words, the phrase, the clause, the sentence. */
function candidates(text: string, start: number, end: number): string[] {
  const head = text.slice(0, start);
  const tail = text.slice(end);
  const clauseEnd = /[,;.\n]|$/.exec(tail)?.index ?? tail.length;
  const phrase = head.replace(
    /(?:,\s*|\s+)?(?:and |while |thereby |thus )?(?:(?:by|for|with|to|in|at|on|from|of|using|via|through|across|as|resulting in|leading to|which|that)\s+)?(?:(?:an?|the|over|nearly|about|more than)\s+)?$/i,
    "",
  );
  const clause = head.replace(/[,;]?[^,;.\n]*$/, "");
  const joint = head.replace(
    /,?\s+(?:and|while|but|by|to|with|for|which|that|resulting|leading|thereby|thus|using|through|as)\s(?:(?! and | while | by | to | with | for )[^,;.\n])*$/i,
    "",
  );
  const sentence = head.replace(/(?:^|(?<=[.\n]))[^.\n]*$/, "");
  const sentenceEnd = /[.\n]|$/.exec(tail)?.index ?? tail.length;
  return [
    head.replace(/\s+$/, "") + tail,
    phrase + tail,
    phrase + tail.slice(clauseEnd),
    joint + tail.slice(clauseEnd),
    clause + tail.slice(clauseEnd),
    sentence + tail.slice(sentenceEnd).replace(/^\./, ""),
  ].map(tidyCut);
}

function tidyCut(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      line
        .replace(/ {2,}/g, " ")
        .replace(/ ([,.;])/g, "$1")
        .replace(/,(?:\s*,)+/g, ",")
        .replace(/[,;]\s*\./g, ".")
        .replace(/^[\s,;.]+|[\s,;]+$/g, ""),
    )
    .filter((line) => line !== "")
    .join("\n");
}

/** A cut must leave something that still begins as it did, ends properly and has a body. */
function survives(before: string, after: string): boolean {
  const [first = ""] = before.split(/\s/);
  if (after === before || !after.startsWith(first) || after.split(/\s+/).length < 3) return false;
  const open = after.split("(").length === after.split(")").length;
  return open && after.split("\n").every((line) => !LEFT_HANGING.test(line.trim()));
}
