import { useState } from "react";
import { useEditor } from "../../editor-context.tsx";
import { insightsThread } from "../insights-thread.ts";
import { matchReader } from "../match/ask-match.ts";
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
    const { jobAd: job = "" } = resume;
    const outcome = await putDraft(session.store, async () => {
      // What the letter tells of must answer the ad: a denial has its words too.
      const match = job.trim() === "" ? null : await matchReader.ask("match", { resume, job });
      const requirements = match?.by === "meaning" ? match.requirements : undefined;
      const wish = {
        job,
        length,
        role: role ?? "",
        company: company ?? "",
        today: dayHere(new Date()),
        ...(requirements && { requirements }),
      };
      return insightsThread.ask("draft", { resume, wish });
    });
    setState(outcome);
    if (outcome === "put") view.say("The draft is in the letter.");
  };
  const problem = state === "failed" || state === "overtaken" ? problems[state] : null;
  return { busy: state === "busy", problem, draft };
}

/** The day of the calendar where the person is, as an ISO date. */
function dayHere(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
