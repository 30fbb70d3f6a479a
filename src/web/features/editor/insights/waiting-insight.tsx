import type { ReactNode } from "react";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Insight } from "./use-insight.ts";

interface WaitingInsightProps<Answer> {
  insight: Insight<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** Holds the place of the first answer; later ones take each other's place without a flicker. */
export function WaitingInsight<Answer>({ insight, children }: WaitingInsightProps<Answer>) {
  if (insight.failed)
    return (
      <FormProblem>
        This could not be worked out. Your text is safe; edit it or open the panel again to retry.
      </FormProblem>
    );
  return insight.answer === null ? <Skeleton label="Looking at your resume." /> : children(insight.answer);
}
