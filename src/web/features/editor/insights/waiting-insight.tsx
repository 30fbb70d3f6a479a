import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { InsightProblem } from "./insight-problem.tsx";
import type { Insight } from "./use-insight.ts";

interface WaitingInsightProps<Answer> {
  insight: Insight<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** Holds the place of the first answer; later ones take each other's place without a flicker. */
export function WaitingInsight<Answer>({ insight, children }: WaitingInsightProps<Answer>) {
  if (insight.failed)
    return (
      <InsightProblem retry={insight.retry}>
        This could not be worked out. Your text is safe and as you left it.
      </InsightProblem>
    );
  return insight.answer === null ? <Skeleton label="Looking at your resume." /> : children(insight.answer);
}
