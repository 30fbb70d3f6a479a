import { TriangleAlert } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { ClaimsCheck, LostSupport } from "./use-claims-check.ts";

interface StaleNoticeProps {
  lost: LostSupport;
  /** The text that stands there now. */
  now: string;
  check: ClaimsCheck;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  /** Null where the text cannot be asked about. */
  onAgain: (() => void) | null;
}

const TITLES: Record<LostSupport, string> = {
  text: "Out of date: your text was changed after this suggestion was asked for.",
  around: "Out of date: what stands around your text was changed after this suggestion was asked for.",
  statement: "You removed what this suggestion relies on.",
};

/** The words changed that a result was made from: it is used only when the person says so, and never with a claim that is gone. */
export function StaleNotice({ lost, now, check, accepted, onAccept, onAgain }: StaleNoticeProps) {
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-control border border-stop border-s-4 px-4 py-3 text-14 text-ink"
    >
      <p className="flex items-start gap-2 font-medium">
        <Icon of={TriangleAlert} className="mt-0.5 size-4 text-stop" />
        {TITLES[lost]}
      </p>
      {lost === "text" && (
        <div>
          <p className="text-12 font-medium text-ink-soft">Your text now</p>
          <p dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
            {now || "Empty"}
          </p>
        </div>
      )}
      {check.at === "checking" && <p>Checking the suggestion against your words…</p>}
      {check.at === "failed" && (
        <p>The suggestion could not be checked against your words and cannot be used.</p>
      )}
      {check.at === "unsupported" && <p>{unsupportedWords(check.texts, lost)}</p>}
      {check.at === "supported" && (
        <label className="flex items-start gap-2 pointer-coarse:min-h-11 pointer-coarse:items-center">
          <input
            type="checkbox"
            checked={accepted}
            onChange={(event) => onAccept(event.currentTarget.checked)}
            className="mt-0.5 size-4 shrink-0 accent-proof"
          />
          Replace my newer text with this suggestion anyway
        </label>
      )}
      {onAgain && (check.at === "failed" || check.at === "unsupported") && (
        <Button size="small" variant="secondary" className="justify-self-start" onClick={onAgain}>
          Get a new suggestion
        </Button>
      )}
    </div>
  );
}

function unsupportedWords(texts: readonly string[], lost: LostSupport): string {
  const named = texts.map((text) => `“${text}”`).join(", ");
  return lost === "text"
    ? `The suggestion cannot be used: your text no longer says ${named || "all of it"}.`
    : `It says ${named || "more than your words do"} and cannot be used any more.`;
}
