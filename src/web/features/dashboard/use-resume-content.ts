import { useEffect, useState } from "react";
import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";
import { readResume } from "../../api/resumes.ts";
import type { DraftContent } from "../../drafts/draft-content.ts";

const known = new Map<string, DraftContent>();

/** What a card's picture is drawn from; the list itself brings no content. A picture that cannot be had is left blank. */
export function useResumeContent({ id, revision }: ResumeSummaryAnswer): DraftContent | null {
  const key = `${id} ${revision}`;
  const [content, setContent] = useState(known.get(key) ?? null);

  useEffect(() => {
    let outdated = false;
    const show = (found: DraftContent) => {
      known.set(key, found);
      if (!outdated) setContent(found);
    };
    const cached = known.get(key);
    if (cached) show(cached);
    else
      Promise.all([readResume(id), import("../../drafts/draft-content.ts")]).then(
        ([outcome, { readContent }]) => {
          const found = outcome.ok ? readContent(outcome.value.saved) : null;
          if (found) show(found);
        },
        () => undefined,
      );
    return () => {
      outdated = true;
    };
  }, [id, key]);

  return content;
}
