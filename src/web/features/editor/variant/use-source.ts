import { useCallback, useEffect, useState } from "react";
import { readResume } from "../../../api/resumes.ts";
import { type DraftContent, readContent } from "../../../drafts/draft-content.ts";
import { asUser } from "../../../session.ts";

/** The source of a variant as it is stored now. */
export interface SourceNow {
  readonly revision: number;
  readonly content: DraftContent;
}

export type FoundSource =
  | { readonly at: "loading" }
  | { readonly at: "failed"; readonly message: string }
  | { readonly at: "there"; readonly source: SourceNow };

const AWAY =
  "This needs the server, which cannot be reached. Write on: what you change here is on this device and is saved later.";

/** Fetches a source for a screen that compares with it. */
export function useSource(id: string): { found: FoundSource; reload: () => Promise<void> } {
  const [found, setFound] = useState<FoundSource>({ at: "loading" });
  const reload = useCallback(async () => {
    const outcome = await asUser(() => readResume(id));
    if (!outcome.ok) {
      const { status, message } = outcome.failure;
      return setFound({ at: "failed", message: status === null ? AWAY : message });
    }
    const content = readContent(outcome.value.saved);
    setFound(
      content
        ? { at: "there", source: { revision: outcome.value.summary.revision, content } }
        : { at: "failed", message: "The source cannot be read here. Reload the page." },
    );
  }, [id]);
  useEffect(() => void reload(), [reload]);
  return { found, reload };
}
