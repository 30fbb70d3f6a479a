import { useId } from "react";
import type { Draft } from "../../../../domain/suggestions/draft.ts";
import { draftWords } from "./assist-words.ts";

/**
 * What an endpoint is writing, before anybody has judged it: text alone, with nothing to press. It cannot be selected either, so that
 * it does not come into a resume by way of the clipboard. Of a long one the end is seen.
 */
export function DraftPane({ draft: { stage, text } }: { draft: Draft }) {
  const id = useId();
  return (
    <section
      data-draft
      aria-labelledby={id}
      className="grid w-full gap-1.5 rounded-control border border-dashed border-edge bg-paper p-4 text-start select-none max-sm:p-3"
    >
      <h3 id={id} className="text-12 font-medium text-ink">
        {draftWords[stage]}
      </h3>
      <div className="flex max-h-40 min-h-18 flex-col justify-end overflow-hidden">
        <p dir="auto" className="mb-auto text-16 whitespace-pre-line wrap-anywhere text-ink-soft">
          {text}
        </p>
      </div>
    </section>
  );
}
