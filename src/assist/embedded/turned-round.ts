import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { inCharge, tasked } from "./duty-tells.ts";
import type { Tense } from "./tense.ts";

/** "care plans were my responsibility" and "my duties as head of year include attendance". */
export function turnedRound(sentence: string, tense: Tense, request: ImproveRequest): string | null {
  const mine =
    /^(.{3,}?) (?:was|were|is|are) (?:all )?(?:part of )?my (?:main |daily |sole )?(?:responsibilit(?:y|ies)|responsabilit(?:y|ies)|job|jobs|tasks?|dut(?:y|ies)|role)$/i.exec(
      sentence,
    );
  if (mine?.[1] !== undefined) return inCharge(small(mine[1]), tense, request);
  const together =
    /^(?:i )?(?:was |am )?responsible,? ((?:jointly |together |along )?with .{3,40}?),? for (.+)$/i.exec(
      sentence,
    );
  if (together?.[2] !== undefined) return `${inCharge(together[2], tense, request)} ${together[1]}`;
  const part =
    /^my (?:main )?(?:part|bit|share|job|role|task|contribution) (?:in|of|on) (it|(?:the|this|our|a) [\w -]{2,30}?) (?:was|is) (.+)$/i.exec(
      sentence,
    );
  if (part?.[1] !== undefined && /^(?:to [a-z]+|[a-z-]+ing) /i.test(part[2] ?? "")) {
    const done = tasked(part[2] ?? "", tense, request);
    return /\b(?:project|team|group|it|this)$/i.test(part[1])
      ? done
      : `${done} for ${part[1].replace(/^our /i, "the ")}`;
  }
  const as =
    /^(?:my |the )?(?:main |key )?(?:duties|responsibilities|tasks|role|job) as (?!part)(.{3,40}?) (?:include[ds]?|was|were|are|is|involve[ds]?) (.+)$/i.exec(
      sentence,
    );
  const [, title = "", list = ""] = as ?? [];
  return as ? `${tasked(list, tense, request) ?? list} as ${title}` : null;
}

function small(text: string): string {
  return /^[A-Z][a-z]+ /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
