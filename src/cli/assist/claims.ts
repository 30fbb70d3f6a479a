import { z } from "zod";
import { unsupportedClaims } from "../../domain/claims/check-claims.ts";
import type { ClaimKind } from "../../domain/claims/claim.ts";

const MOST = 100_000;

export const claimsLine = z.object({
  source: z.string().max(MOST),
  suggestion: z.string().max(MOST),
  context: z.string().max(MOST).optional(),
});

type Answer = { unsupported: { kind: ClaimKind; text: string }[]; supported: boolean };

export function answerClaims({ source, suggestion, context }: z.infer<typeof claimsLine>): Answer {
  const unsupported = unsupportedClaims(source, suggestion, context).map(({ kind, text }) => ({
    kind,
    text,
  }));
  return { unsupported, supported: unsupported.length === 0 };
}
