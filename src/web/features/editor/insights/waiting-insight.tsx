import { type ReactNode, useEffect, useState } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { InsightProblem } from "./insight-problem.tsx";
import type { Insight } from "./use-insight.ts";

interface WaitingInsightProps<Answer> {
  insight: Insight<Answer>;
  /** Said where the first answer takes longer than one waits without a word. */
  slow?: string;
  children: (answer: Answer) => ReactNode;
}

/** Holds the place of the first answer; later ones take each other's place without a flicker. */
export function WaitingInsight<Answer>({ insight, slow, children }: WaitingInsightProps<Answer>) {
  if (insight.failed)
    return (
      <InsightProblem retry={insight.retry}>
        This could not be worked out. Your text is safe and as you left it.
      </InsightProblem>
    );
  return insight.answer === null ? <Waiting slow={slow} /> : children(insight.answer);
}

const SLOW_MS = 1500;

function Waiting({ slow }: { slow: string | undefined }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-3">
      <p role="status" className="text-14 text-ink-soft empty:hidden">
        {isSlow && slow}
      </p>
      <Skeleton label="Looking at your resume." />
    </div>
  );
}
