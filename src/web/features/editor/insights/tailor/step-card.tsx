import { Check, X } from "lucide-react";
import type { Step } from "../../../../../domain/tailor/plan.ts";
import { MarkedDifference } from "../../../../differences/marked-difference.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Fact } from "../../../../ui/proof-marks.tsx";
import type { Decision } from "./plan-state.ts";
import { stepReason, stepTitle } from "./step-messages.ts";

/** Marks a card, so that keys find the next one that is open. */
export const STEP = "data-plan-step";

interface StepCardProps {
  step: Step;
  decision: Decision | null;
  /** The same decision again takes it back. */
  onDecide: (decision: Decision | null) => void;
}

/** One step: what it does, what the ad asks for, the person's own words that prove it, and the words before and after. */
export function StepCard({ step, decision, onDecide }: StepCardProps) {
  const title = stepTitle(step);
  const quotes = [...new Set(step.proofs.map(({ quote }) => quote.text))];
  const [first = ""] = quotes;
  const about = <span className="sr-only">{`: ${title}, ${first.slice(0, 80)}`}</span>;
  const toggle = (wanted: Decision) => onDecide(decision === wanted ? null : wanted);
  return (
    <li
      {...{ [STEP]: "" }}
      data-open={decision === null || undefined}
      className={`grid gap-2 py-4 text-14 ${decision === "refused" ? "text-ink-soft" : ""}`}
    >
      <h4 className="font-medium text-ink">{title}</h4>
      <p className="wrap-anywhere text-ink-soft">{stepReason(step)}</p>
      {step.kind !== "reword" && (
        <ul className="grid gap-1">
          {quotes.map((quote) => (
            <li key={quote} dir="auto" className="wrap-anywhere">
              “<Fact>{quote}</Fact>”
            </li>
          ))}
        </ul>
      )}
      <Words step={step} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          aria-pressed={decision === "accepted"}
          className="aria-pressed:border-proof aria-pressed:bg-proof-tint"
          onClick={() => toggle("accepted")}
        >
          <Icon of={Check} className="size-4 text-proof" />
          {decision === "accepted" ? "Accepted" : "Accept"}
          {about}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-pressed={decision === "refused"}
          className="aria-pressed:border-edge"
          onClick={() => toggle("refused")}
        >
          <Icon of={X} className="size-4" />
          {decision === "refused" ? "Refused" : "Refuse"}
          {about}
        </Button>
      </div>
    </li>
  );
}

/** Before and after, where words or their order change. */
function Words({ step: { kind, before, after } }: { step: Step }) {
  if (kind !== "reword" && kind !== "summary" && kind !== "skills") return null;
  const rows = [
    ["Now", before ?? "", after ?? ""],
    ["Then", after ?? "", kind === "skills" ? "" : (before ?? "")],
  ] as const;
  return (
    <dl className="grid gap-2 rounded-control border border-line bg-paper p-3">
      {rows.map(([label, text, other]) => (
        <div key={label} className="grid gap-0.5">
          <dt className="text-12 font-medium text-ink-soft">{label}</dt>
          <dd dir="auto" className="whitespace-pre-line wrap-anywhere text-ink">
            {text.trim() === "" ? (
              "Empty"
            ) : label === "Now" || kind === "skills" ? (
              text
            ) : (
              <MarkedDifference text={text} other={other} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
