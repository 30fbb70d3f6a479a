import { useState } from "react";
import { useEditor } from "../../editor-context.tsx";
import { insightsThread } from "../insights-thread.ts";
import type { Wishes } from "./letter-wishes.tsx";
import { type DraftOutcome, putDraft } from "./put-draft.ts";

const problems: Record<Exclude<DraftOutcome, "put">, string> = {
  failed: "The draft could not be made. Nothing was changed; please try again.",
  overtaken: "You wrote in the letter meanwhile, so the draft was left out. Your words are as you left them.",
};

/** The button that drafts, and what came of it. */
export function useLetterDraft({ length, role, company }: Wishes) {
  const { session, view } = useEditor();
  const [state, setState] = useState<"ready" | "busy" | DraftOutcome>("ready");
  const draft = async () => {
    setState("busy");
    const { resume } = session.store.read().content;
    const wish = { job: resume.jobAd ?? "", length, role: role ?? "", company: company ?? "" };
    const outcome = await putDraft(session.store, () => insightsThread.ask("draft", { resume, wish }));
    setState(outcome);
    if (outcome === "put") view.say("The draft is in the letter.");
  };
  const problem = state === "failed" || state === "overtaken" ? problems[state] : null;
  return { busy: state === "busy", problem, draft };
}
