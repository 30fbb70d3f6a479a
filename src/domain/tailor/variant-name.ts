import { readAdNames } from "../insights/letter/ad-names.ts";

const USUAL = "Tailored resume";

/** What a variant for a job is called: "Nurse, OHSU". */
export function variantName(job: string): string {
  const { role, company } = readAdNames(job);
  return [role, company].filter((name) => name !== null).join(", ") || USUAL;
}
