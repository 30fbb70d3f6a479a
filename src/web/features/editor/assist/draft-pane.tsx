import type { Draft } from "../../../../domain/suggestions/draft.ts";

/**
 * What an endpoint is writing, before anybody has judged it: text alone, with nothing to press. It cannot be selected either, so that
 * it does not come into a resume by way of the clipboard. Of a long one the end is seen.
 */
export function DraftPane({ draft, labelledBy }: { draft: Draft | null; labelledBy: string }) {
  return (
    <section
      data-draft={draft?.stage}
      aria-labelledby={labelledBy}
      className="w-full rounded-control border border-dashed border-edge bg-paper p-3 text-start text-16 text-ink-soft select-none"
    >
      <div className="flex h-[5lh] flex-col justify-end overflow-hidden max-md:h-[7lh]">
        <p dir="auto" className="mb-auto whitespace-pre-line wrap-anywhere">
          {draft?.text ?? "Waiting for the first words…"}
        </p>
      </div>
    </section>
  );
}
