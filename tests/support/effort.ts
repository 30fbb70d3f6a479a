/** `npm run prove` runs the long proofs in full; `npm test` runs the same ones shortened. */
export function effort(inTest: number, inProof: number): number {
  return process.env.CANDOR_PROVE === "1" ? inProof : inTest;
}
