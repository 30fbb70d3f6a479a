import { CircleAlert, CircleDot, Info } from "lucide-react";
import type { CheckFinding, RuleOutcome } from "../../../../../domain/insights/check/check-content.ts";
import type { RuleId, Severity } from "../../../../../domain/insights/check/rule.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { PlaceButton } from "../place-button.tsx";
import { groupFindings } from "./group-findings.ts";
import type { FindingPlace } from "./mend-finding.ts";
import { findingMessage, fixLabel, groupLabels, severityLabels, whyMessage } from "./rule-messages.ts";
import { FINDING } from "./use-next-finding.ts";

const marks: Record<Severity, { icon: typeof Info; look: string }> = {
  high: { icon: CircleAlert, look: "text-stop" },
  medium: { icon: CircleDot, look: "text-info" },
  low: { icon: Info, look: "text-ink-soft" },
};
/** Of many places with one cause, so many have a way of their own. */
const MOST_PLACES = 4;

type Mend = (place: FindingPlace, button: Element) => void;

/** What the rules found, in groups, each with why it matters and the way there. */
export function Findings({ outcomes, onMend }: { outcomes: readonly RuleOutcome[]; onMend: Mend }) {
  return groupFindings(outcomes).map(({ group, outcomes: found }) => (
    <section key={group} aria-labelledby={`check-${group}`}>
      <h3 id={`check-${group}`} className="text-14 font-medium">
        {groupLabels[group]}
      </h3>
      <ul aria-label={`Findings: ${groupLabels[group]}`} className="mt-1 divide-y divide-line">
        {found.map((outcome) => (
          <RuleFindings key={outcome.id} outcome={outcome} onMend={onMend} />
        ))}
      </ul>
    </section>
  ));
}

function RuleFindings({ outcome, onMend }: { outcome: RuleOutcome; onMend: Mend }) {
  const { id, severity, findings, count } = outcome;
  const { icon, look } = marks[severity];
  // The same words at several places are read once, and why it matters below the last of them that it is said of.
  const byWhy = Map.groupBy(findings, ({ params }) => whyMessage(id, params));
  return (
    <li className="flex gap-2.5 py-3">
      <Icon of={icon} className={`mt-0.5 size-4 ${look}`} />
      <div className="grid min-w-0 gap-2 text-14">
        {[...byWhy].map(([why, alike]) => (
          <div key={why} className="grid gap-2">
            {[...Map.groupBy(alike, ({ params }) => findingMessage(id, params))].map(([what, places]) => (
              <div key={what}>
                <p className="font-medium wrap-anywhere">
                  <span className="font-normal text-ink-soft">{`${severityLabels[severity]}: `}</span>
                  {what}
                </p>
                {places.map((finding) => (
                  <FindingPlaces
                    key={finding.pointer}
                    id={id}
                    finding={finding}
                    what={what}
                    onMend={onMend}
                  />
                ))}
              </div>
            ))}
            <p className="text-ink-soft">{why}</p>
          </div>
        ))}
        {count > findings.length && <p className="text-ink-soft">{`And ${count - findings.length} more.`}</p>}
      </div>
    </li>
  );
}

interface FindingPlacesProps {
  id: RuleId;
  finding: CheckFinding;
  what: string;
  onMend: Mend;
}

/** The way to where it is, and what mends it. */
function FindingPlaces({ id, finding, what, onMend }: FindingPlacesProps) {
  const { pointer, others, params, fix } = finding;
  const label = fixLabel(id, params);
  const shown = [pointer, ...others].slice(0, MOST_PLACES);
  const unshown = 1 + others.length - shown.length;
  return (
    <div {...{ [FINDING]: "" }} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {shown.map((place) => (
        <PlaceButton key={place} pointer={place} quote={what} />
      ))}
      {unshown > 0 && <span className="text-ink-soft">{`and ${counted(unshown, "more field")}`}</span>}
      {fix !== null && label !== undefined && (
        <Button
          size="small"
          variant="secondary"
          onClick={({ currentTarget }) => onMend({ id, pointer }, currentTarget)}
        >
          {label}
          <span className="sr-only">{`: ${what}`}</span>
        </Button>
      )}
    </div>
  );
}
