import { useEffect, useMemo } from "react";
import { isBlank } from "../../../drafts/is-blank.ts";
import type { EditorSession } from "../saving/session.ts";
import { layOutForPrint } from "./print-sheets.ts";

/** Whatever way somebody prints, the finished pages come out and not the editor. Answers a way to print that waits for fonts. */
export function usePrint({ store }: EditorSession): () => Promise<void> {
  const printing = useMemo(() => {
    let takeAway = () => {};
    return {
      // Also where the end of an earlier one was never told: that one is of older words.
      begin() {
        takeAway();
        const { content } = store.read();
        takeAway = isBlank(content.resume) ? () => {} : layOutForPrint(content);
      },
      end() {
        takeAway();
        takeAway = () => {};
      },
    };
  }, [store]);
  useEffect(() => {
    window.addEventListener("beforeprint", printing.begin);
    window.addEventListener("afterprint", printing.end);
    return () => {
      window.removeEventListener("beforeprint", printing.begin);
      window.removeEventListener("afterprint", printing.end);
      printing.end();
    };
  }, [printing]);
  return async () => {
    // Where the preview was never in sight, its fonts were not asked for yet.
    printing.begin();
    await document.fonts.ready;
    window.print();
  };
}
