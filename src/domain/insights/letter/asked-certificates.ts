import type { Resume } from "../../resume/resume.ts";
import { isKnockOut, type Requirement } from "../match/job-match.ts";

const MOST_LOOKED_AT = 40;

/** A certificate of the resume that the ad asks for. */
export interface AskedCertificate {
  /** To the letter. */
  readonly text: string;
  /** An application without it is often not read. */
  readonly isFirst: boolean;
}

/** Certificates that show what the ad asks for, in its order. What shows something else, as a driving licence a town, is none. */
export function askedCertificates(
  { certifications }: Resume,
  proven: readonly Requirement[],
): AskedCertificate[] {
  const found = new Map<string, AskedCertificate>();
  for (const requirement of proven.slice(0, MOST_LOOKED_AT)) {
    const { pointer, kind, skill } = requirement;
    const isLicence = kind === "licence";
    const certificate = certifications.find(
      ({ text }, at) =>
        (isLicence && pointer === `/certifications/${at}`) ||
        isNamed(skill, text) ||
        (isLicence && sharesCapitals(skill, text)),
    );
    if (certificate && !found.has(certificate.text))
      found.set(certificate.text, { text: certificate.text, isFirst: isLicence && isKnockOut(requirement) });
  }
  return [...found.values()];
}

/** "R" stands in every certificate. */
function isNamed(skill: string, text: string): boolean {
  return skill.length > 3 && text.toLowerCase().includes(skill.toLowerCase());
}

/** "NMBI as a General Nurse (RGN)" and "Registered General Nurse, NMBI": the register's own letters. */
function sharesCapitals(skill: string, text: string): boolean {
  const known = new Set(text.split(/[^\p{L}\p{N}]+/u));
  return skill.split(/[^\p{L}\p{N}]+/u).some((word) => /^\p{Lu}{3,}$/u.test(word) && known.has(word));
}
