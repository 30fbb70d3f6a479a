import { type Judges, judgeClaims } from "../../assist/guard/judge-claims.ts";
import type { ClaimKind } from "../../domain/claims/claim.ts";
import type { Verdict } from "../../domain/claims/verdict.ts";
import type { Judge } from "../../judge/answer.ts";
import type { ClaimsLine } from "./lines.ts";

interface Answer {
  verdict: Verdict;
  supported: boolean;
  unsupported: { kind: ClaimKind; text: string }[];
  ask: { text: string; question: string; choices: string[] }[];
}

export function answerClaims(judge: Judge | null, line: ClaimsLine, judges: Judges = "both"): Answer {
  const { verdict, unsupported, ask } = judgeClaims(judge, line, judges);
  return {
    verdict,
    supported: verdict === "supported",
    unsupported: unsupported.map(({ kind, text }) => ({ kind, text })),
    ask: ask.map(({ text, question, choices }) => ({
      text,
      question,
      choices: choices.map(({ label }) => label),
    })),
  };
}
