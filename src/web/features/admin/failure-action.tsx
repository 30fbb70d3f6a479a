import type { Failure } from "../../api/call-api.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

interface FailureActionProps {
  failure: Failure;
  again: () => void;
}

/** After a failure: to what is missing, where something is; else the same once more. */
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
