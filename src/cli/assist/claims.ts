import { z } from "zod";
import { type Judges, judgeClaims } from "../../assist/guard/judge-claims.ts";
import type { ClaimKind } from "../../domain/claims/claim.ts";
import type { Verdict } from "../../domain/claims/verdict.ts";
import type { Judge } from "../../judge/answer.ts";

const MOST = 20_000;

export const claimsLine = z.object({
  source: z.string().max(MOST),
  suggestion: z.string().max(MOST),
  context: z.string().max(MOST).optional(),
});

interface Answer {
  verdict: Verdict;
  supported: boolean;
  unsupported: { kind: ClaimKind; text: string }[];
  ask: { text: string; question: string; choices: string[] }[];
}

export function answerClaims(
  judge: Judge | null,
  line: z.infer<typeof claimsLine>,
  judges: Judges = "both",
): Answer {
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
