import { useState } from "react";
import { useNavigate } from "react-router";
import { bringDraft } from "../../drafts/bring-draft.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";

interface OfferedDraftProps {
  heading: string;
  id: string;
  title: string;
}

/** Instead of an empty first resume: the device may be shared, so what was written on it is asked about, not taken. */
export function OfferedDraft({ heading, id, title }: OfferedDraftProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const keep = async () => {
    setBusy(true);
    const outcome = await bringDraft(id);
    setBusy(false);
    if (outcome && !outcome.ok) return setFailure(`Not kept: ${outcome.failure.message}`);
    navigate(outcome ? `/ai/${encodeURIComponent(outcome.value.id)}` : "/dashboard", { replace: true });
  };
  return (
    <div className="page-width section grid content-start gap-6">
      <div>
        <h1 className="heading-page">{heading}</h1>
        <p className="mt-3 max-w-[60ch] text-18 text-ink-soft">
          A draft was written on this device without an account:{" "}
          <span className="font-medium text-ink wrap-anywhere">{title}</span>. Is it yours?
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button loading={busy} onClick={() => void keep()}>
          Keep in my account
        </Button>
        <ButtonLink to="/ai/new" variant="secondary">
          Create New Resume
        </ButtonLink>
      </div>
      <FormProblem>{failure}</FormProblem>
    </div>
  );
}
