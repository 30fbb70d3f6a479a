import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";

/** Something could not be worked out; the way to ask for it again stands beside the word of it. */
export function InsightProblem({ retry, children }: { retry: () => void; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <FormProblem>{children}</FormProblem>
      <Button size="small" variant="secondary" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
