import { useEffect, useState } from "react";
import { contextText } from "../../../../domain/suggestions/context-text.ts";
import type { AssistContext } from "../../../../domain/suggestions/request.ts";
import { judgeClaims } from "../../../api/assist.ts";
import { forRequest } from "./assist-target.ts";

/** The text and context that a suggestion was judged against. */
export interface OwnText {
  readonly source: string;
  readonly context: AssistContext;
}

/** Whether the person's words support a suggestion. */
export type ClaimsCheck =
  | { readonly at: "supported" }
  | { readonly at: "checking" }
  /** The server could not be asked: what is not known to be supported is not used. */
  | { readonly at: "failed" }
  | { readonly at: "unsupported"; readonly texts: readonly string[] };

const SUPPORTED: ClaimsCheck = { at: "supported" };
const CHECKING: ClaimsCheck = { at: "checking" };

/** Which part of that text has changed since. */
export type LostSupport = "text" | "around" | "statement";

/** A verdict holds while the text that it was made on is unchanged; an added statement does not invalidate it. */
export function lostSupport(judged: OwnText, now: OwnText): LostSupport | null {
  const text = ({ context }: OwnText) => contextText({ ...context, statements: [] });
  const kept = now.context.statements ?? [];
  if (judged.source !== now.source) return "text";
  if (text(judged) !== text(now)) return "around";
  return (judged.context.statements ?? []).every((statement) => kept.includes(statement))
    ? null
    : "statement";
}

/** A suggestion stands as long as the words do by which it was judged; once they changed, the server judges it by the new ones. */
export function useClaimsCheck(suggestion: string | null, judged: OwnText | null, now: OwnText): ClaimsCheck {
  const [checked, setChecked] = useState<{ of: string; check: ClaimsCheck } | null>(null);
  const stands = suggestion === null || judged === null || lostSupport(judged, now) === null;
  const body = stands
    ? null
    : JSON.stringify({ source: now.source, suggestion, context: forRequest(now.context) });
  useEffect(() => {
    if (body === null) return;
    const leaving = new AbortController();
    judgeClaims(JSON.parse(body), leaving.signal).then((outcome) => {
      if (leaving.signal.aborted) return;
      setChecked({ of: body, check: outcome.ok ? checkOf(outcome.value) : { at: "failed" } });
    });
    return () => leaving.abort();
  }, [body]);
  if (stands) return SUPPORTED;
  return checked?.of === body ? checked.check : CHECKING;
}

type Judgement = Extract<Awaited<ReturnType<typeof judgeClaims>>, { ok: true }>["value"];

function checkOf({ supported, unsupported }: Judgement): ClaimsCheck {
  if (supported) return SUPPORTED;
  return { at: "unsupported", texts: [...new Set(unsupported.map(({ text }) => text))] };
}
