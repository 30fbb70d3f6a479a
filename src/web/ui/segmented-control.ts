/** The look of a choice between a few, side by side: tabs and radio buttons alike. */
export const segmentTrack = "rounded-control bg-line/60 p-0.5";

/** The ring, and not the ground alone, says which one is chosen: a ground so close to its neighbours' is not seen by all. */
export const segment =
  "min-h-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11 rounded-[4px] text-14 font-medium text-ink-soft transition-colors hover:text-ink chosen:bg-surface chosen:text-ink chosen:inset-ring-2 chosen:inset-ring-ink forced-colors:chosen:border";
