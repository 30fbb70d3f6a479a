import type { ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import { shortCalendarDay } from "../../dates.ts";
import { localDay, nameOf } from "./application-names.ts";

const SHOWN = 5;

interface DueStepsProps {
  steps: readonly ApplicationSummaryAnswer[];
  onOpen: (application: ApplicationSummaryAnswer) => void;
}

/** What is to be done next, what is overdue first. */
export function DueSteps({ steps, onOpen }: DueStepsProps) {
  if (steps.length === 0) return null;
  const today = localDay();
  const more = steps.length - SHOWN;
  return (
    <section
      aria-labelledby="next-steps"
      className="rounded-card border border-line bg-surface p-4 shadow-resting sm:p-5"
    >
      <h2 id="next-steps" className="text-16 font-medium">
        Next steps
      </h2>
      <ul className="mt-2 grid gap-x-8 gap-y-1 md:grid-cols-2">
        {steps.slice(0, SHOWN).map((step) => (
          <li key={step.id} className="min-w-0">
            <button
              type="button"
              onClick={() => onOpen(step)}
              className="flex min-h-9 w-full flex-wrap items-baseline gap-x-3 rounded-control py-1 text-start text-14 hover:underline pointer-coarse:min-h-11"
            >
              <span className={dueLook(step.nextStepOn ?? "", today)}>
                {dueWords(step.nextStepOn ?? "", today)}
              </span>
              <span className="min-w-0 wrap-anywhere">
                {step.nextStep}
                <span className="text-ink-soft">{` · ${nameOf(step)}`}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-14 text-ink-soft">{`And ${more} more.`}</p>}
    </section>
  );
}

function dueWords(on: string, today: string): string {
  const day = shortCalendarDay(on) ?? on;
  return on < today ? `Overdue, ${day}` : on === today ? "Today" : day;
}

function dueLook(on: string, today: string): string {
  return on < today ? "font-medium text-stop" : on === today ? "font-medium text-ink" : "text-ink-soft";
}
