import { useEffect, useMemo } from "react";
import { isBlank } from "../../../drafts/is-blank.ts";
import type { EditorSession } from "../saving/session.ts";
import { createFileAhead, type FileAhead } from "./file-ahead.ts";
import { isFreeToFetch } from "./free-to-fetch.ts";
import { orderOf, requestFileAhead, type WantedFile } from "./request-file.ts";

/** Keeps the file of what stands in the editor at hand while the person pauses. */
export function useFileAhead({ store }: EditorSession, { format, part, data }: WantedFile): FileAhead {
  const ahead = useMemo(
    () =>
      createFileAhead({
        order() {
          const { content } = store.read();
          return isBlank(content.resume) ? null : orderOf(content, { format, part, data });
        },
        make: requestFileAhead,
        isFreeToFetch,
        now: Date.now,
        after(ms, run) {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      }),
    [store, format, part, data],
  );
  useEffect(() => {
    let { content } = store.read();
    const stopStore = store.subscribe(() => {
      if (store.read().content === content) return;
      content = store.read().content;
      ahead.changed();
    });
    document.addEventListener("visibilitychange", ahead.returned);
    return () => {
      document.removeEventListener("visibilitychange", ahead.returned);
      stopStore();
      ahead.stop();
    };
  }, [store, ahead]);
  return ahead;
}
