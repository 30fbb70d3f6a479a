import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { type AskedItem, nameOfItem } from "../../../../../domain/insights/match/asked-items.ts";
import type { RequirementStatus } from "../../../../../domain/insights/match/job-match.ts";
import type { JobAnswer } from "../../../../../domain/resume/resume.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Fact } from "../../../../ui/proof-marks.tsx";
import { PlaceButton } from "../place-button.tsx";
import { ItemActions } from "./item-actions.tsx";
import { ITEM } from "./item-focus.ts";

const statuses: Record<RequirementStatus, { icon: typeof CircleX; look: string; words: string }> = {
  proven: { icon: CircleCheck, look: "text-proof", words: "Proven" },
  adjacent: { icon: CircleDashed, look: "text-info", words: "Adjacent" },
  missing: { icon: CircleX, look: "text-stop", words: "Missing" },
};

interface AskedRowProps {
  item: AskedItem;
  /** What the person said about it before. */
  answer: JobAnswer["answer"] | null;
}

/** One thing that is asked for: proven in the resume's own words, near to something in it, or missing. */
export function AskedRow({ item, answer }: AskedRowProps) {
  const { skill, status, evidence, pointer, via, asked } = item.best;
  const { icon, look, words } = statuses[status];
  const name = nameOfItem(item);
  return (
    <li {...{ [ITEM]: "" }} tabIndex={-1} className="flex gap-2.5 py-3">
      <Icon of={icon} className={`mt-0.5 size-4 ${look}`} />
      <div className="min-w-0 grow text-14">
        <p className="wrap-anywhere" title={asked}>
          {item.options.length > 1 && "One of: "}
          <span className="font-medium">{name}</span> <span className="text-ink-soft">{words}</span>
        </p>
        {status === "adjacent" && (
          <p className="text-ink-soft">
            {via
              ? `Your resume names ${via}, which is near. Say so; do not call it ${skill}.`
              : "Near, but not the same."}
          </p>
        )}
        {evidence !== null && (
          <p className="wrap-anywhere">
            “<Fact>{evidence}</Fact>”
          </p>
        )}
        {pointer !== null && <PlaceButton pointer={pointer} quote={name} />}
        {status !== "proven" && (
          <div data-open={answer === null || undefined}>
            <ItemActions item={item} answer={answer} />
          </div>
        )}
      </div>
    </li>
  );
}
