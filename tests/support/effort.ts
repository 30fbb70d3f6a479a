/** `npm run prove` runs the long proofs in full; `npm test` runs the same ones shortened. */
export function effort(inTest: number, inProof: number): number {
  return process.env.CANDOR_PROVE === "1" ? inProof : inTest;
}

/** Every `nth` of the items, another one at each turn: over the turns all of them are met. */
export function rotated<Item>(items: readonly Item[], turn: number, nth: number): Item[] {
  return items.filter((_, at) => (at + turn) % nth === 0);
}
