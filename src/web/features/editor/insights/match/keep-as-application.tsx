import { BriefcaseBusiness } from "lucide-react";
import { useRef, useState } from "react";
import { APPLICATIONS } from "../../../../../domain/limits.ts";
import { newId } from "../../../../drafts/new-id.ts";
import { asUser } from "../../../../session.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { useEditor } from "../../editor-context.tsx";
import { insightsThread } from "../insights-thread.ts";
import { useJobAd } from "../job-ad-field.tsx";

const SAVED_WITHIN_MS = 4000;

/** Keeps the ad as an application with this resume; the employer and the role are what the ad plainly names. */
export function KeepAsApplication() {
  const { session } = useEditor();
  const job = useJobAd();
  const [busy, setBusy] = useState(false);
  /** Pressed again for the same ad, nothing is added twice. */
  const kept = useRef({ job: "", saveId: "" });
  const withdraw = useRef(() => {});
  if (session.savesTo !== "server" || job.trim() === "") return null;

  const keep = async () => {
    setBusy(true);
    await session.saveNow(SAVED_WITHIN_MS);
    const names = await insightsThread.ask("names", { job });
    if (kept.current.job !== job) kept.current = { job, saveId: newId() };
    const { saveId } = kept.current;
    // Fetched when it is needed: the editor's start has no room for it.
    const { createApplication } = await import("../../../../api/applications.ts");
    const outcome = await asUser(() =>
      createApplication({
        employer: names?.company ?? "",
        role: names?.role ?? (names?.company ? "" : firstLine(job)),
        place: names?.place ?? "",
        ...{ ad: job, resumeId: session.id(), saveId },
      }),
    );
    setBusy(false);
    withdraw.current();
    withdraw.current = outcome.ok
      ? showToast("Kept as an application.", {
          to: `/applications?application=${encodeURIComponent(outcome.value.id)}`,
          label: "See it",
          isElsewhere: true,
        })
      : showToast(outcome.failure.message);
  };

  return (
    <Button variant="secondary" size="small" className="justify-self-start" loading={busy} onClick={keep}>
      <Icon of={BriefcaseBusiness} className="size-4" />
      Keep as application
    </Button>
  );
}

/** An ad that names neither is known by how it begins. */
function firstLine(job: string): string {
  const [line = ""] = job.trim().split("\n", 1);
  return line.slice(0, APPLICATIONS.line).toWellFormed();
}
