import { BriefcaseBusiness } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { ApplicationSummaryAnswer } from "../../../../../contract/applications.ts";
import { LIMITS } from "../../../../../domain/limits.ts";
import { KEPT_AD_PLACE } from "../../../../paths.ts";
import { asUser } from "../../../../session.ts";
import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/field.tsx";
import { FormProblem } from "../../../../ui/form-messages.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditor } from "../../editor-context.tsx";
import { offerUndo } from "../../offer-undo.ts";
import type { EditorSession } from "../../saving/session.ts";
import { putJobAd } from "../job-ad-edits.ts";
import { focusOn, TAILOR_START } from "../tailor/plan-focus.ts";

/** Taken once: somebody who undid it, or put another ad, does not get it back with the tab. */
const taken = new WeakMap<EditorSession, string>();

/** Ads that are kept with applications, for this resume to be held against. Nothing for who has no account. */
export function KeptAds() {
  const { session } = useEditor();
  const { hash } = useLocation();
  const [listed, setListed] = useState<readonly ApplicationSummaryAnswer[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const wanted = hash.startsWith(`#${KEPT_AD_PLACE}`) ? hash.slice(KEPT_AD_PLACE.length + 1) : null;
  useEffect(() => {
    if (wanted === null || session.savesTo !== "server" || taken.get(session) === wanted) return;
    taken.set(session, wanted);
    void takeAd(session, decodeURIComponent(wanted)).then(setProblem);
  }, [session, wanted]);
  if (session.savesTo !== "server") return null;

  const list = async () => {
    setBusy(true);
    const { listApplications } = await import("../../../../api/applications.ts");
    const outcome = await asUser(listApplications);
    setBusy(false);
    if (!outcome.ok) return setProblem(outcome.failure.message);
    setProblem(outcome.value.length === 0 ? "You have no applications yet." : null);
    setListed(outcome.value);
  };
  return (
    <div className="grid justify-items-start gap-2">
      {listed && listed.length > 0 ? (
        <ChooseAd
          listed={listed}
          onChoose={async (id) => {
            const failed = await takeAd(session, id);
            setProblem(failed);
            if (failed === null) setListed(null);
          }}
        />
      ) : (
        <Button variant="quiet" size="small" className="-ms-3.5" loading={busy} onClick={() => void list()}>
          <Icon of={BriefcaseBusiness} className="size-4" />
          Use an ad kept with an application
        </Button>
      )}
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}

interface ChooseAdProps {
  listed: readonly ApplicationSummaryAnswer[];
  onChoose: (id: string) => Promise<void>;
}

function ChooseAd({ listed, onChoose }: ChooseAdProps) {
  const [id, setId] = useState(listed[0]?.id ?? "");
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed is gone.
  useEffect(() => form.current?.querySelector("select")?.focus(), []);
  const choose = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onChoose(id);
    setBusy(false);
  };
  return (
    <form ref={form} noValidate onSubmit={choose} className="grid w-full gap-2 text-14">
      <SelectField
        label="Application"
        options={listed.map((one) => [one.id, nameOf(one)])}
        value={id}
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      />
      <Button size="small" variant="secondary" type="submit" loading={busy} className="justify-self-start">
        Use its ad
      </Button>
    </form>
  );
}

/** Puts the ad in the place of the one that is there, with the way back. Answers why not, or null. */
async function takeAd(session: EditorSession, id: string): Promise<string | null> {
  // Fetched when it is needed: the editor's start has no room for it.
  const { openApplication } = await import("../../../../api/applications.ts");
  const outcome = await asUser(() => openApplication(id));
  if (!outcome.ok) return outcome.failure.message;
  const ad = outcome.value.ad.slice(0, LIMITS.jobAd);
  if (ad.trim() === "") return `No ad is kept with “${nameOf(outcome.value)}”.`;
  const { store } = session;
  const { edits, content } = store.read();
  const issue = store.putAll([putJobAd(content.resume, ad)]);
  if (issue) return issue.message;
  if (store.read().edits !== edits)
    offerUndo(store, `The ad kept with “${nameOf(outcome.value)}” is here now.`);
  setTimeout(() => focusOn(`[${TAILOR_START}]`));
  return null;
}

function nameOf({ employer, role }: Pick<ApplicationSummaryAnswer, "employer" | "role">): string {
  return [role, employer].filter(Boolean).join(" at ");
}
