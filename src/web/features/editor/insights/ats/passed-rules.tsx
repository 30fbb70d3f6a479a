import { CircleCheck } from "lucide-react";
import type { RuleOutcome } from "../../../../../domain/insights/check/check-content.ts";
import { RULE_GROUPS } from "../../../../../domain/insights/check/rule.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { groupLabels, passedMessage } from "./rule-messages.ts";

/** What is as it should be: folded, for whoever wants to know what was looked at. */
export function PassedRules({ outcomes }: { outcomes: readonly RuleOutcome[] }) {
  const passed = outcomes.filter(({ status }) => status === "passed");
  if (passed.length === 0) return null;
  return (
    <details className="text-14">
      <summary className="rounded-control py-1.5 font-medium pointer-coarse:py-3 hover:text-proof">
        {`${counted(passed.length, "check")} passed`}
      </summary>
      <div className="mt-2 grid gap-3">
        {RULE_GROUPS.map((group) => {
          const ofGroup = passed.filter((outcome) => outcome.group === group);
          return (
            ofGroup.length > 0 && (
              <div key={group}>
                <p className="text-12 text-ink-soft">{groupLabels[group]}</p>
                <ul aria-label={`Passed: ${groupLabels[group]}`} className="mt-1 grid gap-1">
                  {ofGroup.map(({ id }) => (
                    <li key={id} className="flex gap-2">
                      <Icon of={CircleCheck} className="mt-0.5 size-4 text-proof" />
                      {passedMessage(id)}
                    </li>
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </div>
    </details>
  );
}
