import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { RuleOutcome } from "../../../../../domain/insights/check/check-content.ts";
import { type CheckVerdict, verdictOf } from "../../../../../domain/insights/check/verdict.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import { Icon } from "../../../../ui/icon.tsx";

/** Green is for what was read, and for nothing else. */
const verdicts: Record<CheckVerdict, { icon: typeof Info; box: string; look: string; words: string }> = {
  clear: {
    icon: CircleCheck,
    box: "border-proof bg-proof-tint",
    look: "text-proof",
    words: "Nothing gets in the way of a parser: three programs read your PDF, and each found every field.",
  },
  unread: {
    icon: Info,
    box: "border-line bg-paper",
    look: "text-ink-soft",
    words:
      "No program has read this version of your PDF yet. Read it below to see what a parser makes of it.",
  },
  blocked: {
    icon: CircleAlert,
    box: "border-edge bg-paper",
    look: "text-stop",
    words: "Something below may keep a parser from reading your resume well.",
  },
};

/** Whether a parser gets what it needs, and how much there is to look at. */
export function CheckVerdictBox({ outcomes }: { outcomes: readonly RuleOutcome[] }) {
  const verdict = verdictOf(outcomes);
  const { icon, box, look, words } = verdicts[verdict];
  const found = outcomes.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-2 text-14">
      <p
        data-verdict={verdict}
        className={`flex items-start gap-2 rounded-control border-s-4 px-4 py-3 ${box}`}
      >
        <Icon of={icon} className={`mt-0.5 size-4 shrink-0 ${look}`} />
        {words}
      </p>
      {found > 0 && (
        <p className="text-ink-soft">{`${counted(found, "thing")} to look at. You decide what matters.`}</p>
      )}
    </div>
  );
}
