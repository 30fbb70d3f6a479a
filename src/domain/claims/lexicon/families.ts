/** Suites and what belongs to them: who names two of the parts may name the suite, never the other way round. */
export const FAMILIES: ReadonlyMap<string, readonly string[]> = new Map([
  [
    "adobe creative suite",
    ["photoshop", "illustrator", "indesign", "premiere pro", "after effects", "lightroom"],
  ],
  ["microsoft office", ["excel", "microsoft word", "powerpoint", "outlook", "access database"]],
  ["google workspace", ["google sheets", "google docs"]],
]);
