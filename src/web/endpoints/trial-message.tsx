import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { ModelsAnswer, TrialAnswer } from "../../contract/ai-settings.ts";
import { ENDPOINT_PROBLEMS } from "../../domain/endpoints/endpoint-problems.ts";
import { counted } from "../../domain/text/counted.ts";
import { Icon } from "../ui/icon.tsx";

type Problem = Exclude<TrialAnswer, { works: true }>;

/** What came of a question to an endpoint. */
export type Tried = { what: "trial"; answer: TrialAnswer } | { what: "models"; answer: ModelsAnswer };

/** Stands there empty, so that it is read out when it comes. */
export function TrialMessage({ tried }: { tried: Tried | null }) {
  return (
    <div role="status" className="grid gap-1 text-14 empty:hidden">
      {tried && <Message tried={tried} />}
    </div>
  );
}

function Message({ tried: { what, answer } }: { tried: Tried }) {
  if ("works" in answer && answer.works)
    return (
      <Good>
        {`It works: an answer came after ${seconds(answer.milliseconds)}.`}
        <span className="block wrap-anywhere text-ink-soft">{`“${answer.answer}”`}</span>
      </Good>
    );
  if (what === "models" && "listed" in answer && answer.listed)
    return <Good>{`It offers ${counted(answer.models.length, "model")}.`}</Good>;
  return "problem" in answer ? <ProblemMessage problem={answer} /> : null;
}

function ProblemMessage({ problem: { problem, status, words } }: { problem: Omit<Problem, "works"> }) {
  const { message, advice } = ENDPOINT_PROBLEMS[problem];
  return (
    <div className="flex items-start gap-2">
      <Icon of={CircleAlert} className="mt-0.5 size-4 text-stop" />
      <p className="min-w-0">
        <span className="block font-medium text-stop">{message}</span>
        <span className="block">{advice}</span>
        {words !== "" && (
          <span className="block wrap-anywhere text-ink-soft">
            {`The endpoint says${status === null ? "" : ` (${status})`}: ${words}`}
          </span>
        )}
      </p>
    </div>
  );
}

function Good({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <Icon of={CircleCheck} className="mt-0.5 size-4 text-proof" />
      <p className="min-w-0">{children}</p>
    </div>
  );
}

function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
