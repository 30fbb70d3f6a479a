import { Laptop } from "lucide-react";
import { useEffect, useState } from "react";
import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";
import type { DraftRecord } from "../../drafts/draft-record.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.tsx";

/** What was made on this device without an account is offered here, and kept once. */
export function KeptOnDevice({ onKept }: { onKept: (resume: ResumeSummaryAnswer) => void }) {
  const [drafts, setDrafts] = useState<readonly DraftRecord[]>([]);
  useEffect(() => {
    let outdated = false;
    import("../../drafts/guest-drafts.ts")
      .then(({ listWrittenDrafts }) => listWrittenDrafts())
      .then((found) => outdated || setDrafts(found))
      .catch(() => undefined);
    return () => {
      outdated = true;
    };
  }, []);
  const forget = (key: string) => setDrafts((known) => known.filter((draft) => draft.key !== key));
  if (drafts.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-2">
      {drafts.map((draft) => (
        <Offer key={draft.key} draft={draft} onKept={onKept} onDone={() => forget(draft.key)} />
      ))}
    </ul>
  );
}

interface OfferProps {
  draft: DraftRecord;
  onKept: (resume: ResumeSummaryAnswer) => void;
  onDone: () => void;
}

function Offer({ draft, onKept, onDone }: OfferProps) {
  const [busy, setBusy] = useState(false);
  const { title } = draft.content;
  const keep = async () => {
    setBusy(true);
    const { bringDraft } = await import("../../drafts/bring-draft.ts");
    const outcome = await bringDraft(draft.resumeId ?? "");
    setBusy(false);
    // Kept or removed by another tab meanwhile.
    if (!outcome) return onDone();
    if (!outcome.ok) return void showToast(`Not kept: ${outcome.failure.message}`);
    onKept(outcome.value);
    onDone();
    showToast(`“${title}” is in your account now.`);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-s-4 border-proof bg-proof-tint px-4 py-3 text-14">
      <Icon of={Laptop} className="size-5 text-proof" />
      <p className="min-w-0 grow basis-52">
        A draft of yours is on this device: <span className="font-medium wrap-anywhere">{title}</span>
      </p>
      <Button size="small" variant="quiet" onClick={onDone}>
        Not now
      </Button>
      <Button size="small" loading={busy} onClick={keep}>
        Keep in my account
      </Button>
    </li>
  );
}
