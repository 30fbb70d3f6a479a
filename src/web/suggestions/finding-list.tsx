import { Info, MessageCircleQuestionMark, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { Finding } from "../../domain/suggestions/finding.ts";
import { Icon } from "../ui/icon.tsx";
import { answeredMessage, blockedReason, findingMessage, shownFindings } from "./finding-messages.ts";

interface FindingListProps {
  findings: readonly Finding[];
  hints: readonly string[];
  /** What the person wrote. */
  source?: string;
  /** The suggestion says what they answered, and their text does not. */
  isAnswered?: boolean;
}

/** What the guard did, and what the person could add, in plain words. */
export function FindingList({ findings, hints, source = "", isAnswered = false }: FindingListProps) {
  const shown = shownFindings(findings);
  if (shown.length === 0 && hints.length === 0) return null;
  return (
    <div className="grid gap-4 text-14 text-ink">
      {shown.length > 0 && (
        <ul aria-label="What was checked" className="grid gap-1.5">
          {shown.map((finding) => (
            <li key={JSON.stringify(finding)} className="flex items-start gap-2">
              <Icon
                of={finding.code === "blocked-claim" ? ShieldCheck : Info}
                className={`mt-0.5 size-4 ${finding.code === "blocked-claim" ? "text-proof" : "text-info"}`}
              />
              <p>{(isAnswered && answeredMessage(finding)) || drawFinding(finding, shown, source)}</p>
            </li>
          ))}
        </ul>
      )}
      {hints.length > 0 && (
        <section
          aria-label="Questions for you"
          className="rounded-control border-s-4 border-info bg-paper px-4 py-3"
        >
          <h3 className="font-medium">Worth adding, if you know</h3>
          <ul className="mt-1 grid gap-1">
            {hints.map((hint) => (
              <li key={hint} className="flex items-start gap-2">
                <Icon of={MessageCircleQuestionMark} className="mt-0.5 size-4 text-info" />
                {hint}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function drawFinding(finding: Finding, told: readonly Finding[], source: string): ReactNode {
  if (finding.code !== "blocked-claim") return findingMessage(finding, told);
  return (
    <>
      We blocked “
      <del dir="auto" className="text-stop decoration-2">
        {finding.text}
      </del>
      ”: {blockedReason(finding, source)}
    </>
  );
}
