import type { Failure } from "../../api/call-api.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

interface FailureActionProps {
  failure: Failure;
  again: () => void;
}

/** What a person can do after a failure: set up the second factor that is missing, or try again. */
export function FailureAction({ failure, again }: FailureActionProps) {
  return failure.code === "second_factor_needed" ? (
    <ButtonLink to="/dashboard" size="small">
      Set up two-step sign-in
    </ButtonLink>
  ) : (
    <Button variant="secondary" size="small" onClick={again}>
      Try again
    </Button>
  );
}
