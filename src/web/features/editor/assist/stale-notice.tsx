import { TriangleAlert } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import type { ClaimsCheck } from "./use-claims-check.ts";

interface StaleNoticeProps {
  /** The text that stands there now. */
  now: string;
  check: ClaimsCheck;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
}

/** The text changed while the result was made: it is used only when the person says so, and never with a claim that is gone. */
export function StaleNotice({ now, check, accepted, onAccept }: StaleNoticeProps) {
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-control border border-stop border-s-4 px-4 py-3 text-14 text-ink"
    >
      <p className="flex items-start gap-2 font-medium">
        <Icon of={TriangleAlert} className="mt-0.5 size-4 text-stop" />
        Out of date: your text was changed after this suggestion was asked for.
      </p>
      <div>
        <p className="text-12 font-medium text-ink-soft">Your text now</p>
        <p dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
          {now || "Empty"}
        </p>
      </div>
      {check.at === "checking" && <p>Checking the suggestion against it…</p>}
      {check.at === "failed" && (
        <p>
          The suggestion could not be checked against it and cannot be used. Press Try again for a new one.
        </p>
      )}
      {check.at === "unsupported" && <p>{unsupportedWords(check.texts)}</p>}
      {check.at === "supported" && (
        <label className="flex items-start gap-2">
          <input
            type="checkbox"
            checked={accepted}
            onChange={(event) => onAccept(event.currentTarget.checked)}
            className="mt-0.5 size-4 shrink-0 accent-proof"
          />
          Replace my newer text with this suggestion anyway
        </label>
      )}
    </div>
  );
}

function unsupportedWords(texts: readonly string[]): string {
  const named = texts.map((text) => `“${text}”`).join(", ");
  return `The suggestion cannot be used: your text no longer says ${named || "all of it"}. Press Try again for a new one.`;
}
