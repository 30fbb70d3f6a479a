import type { Resume } from "../../resume/resume.ts";
import { withoutTrailing } from "../../text/without-trailing.ts";

const OPENING = "My certificates include ";

/** Certificates as a sentence, to the letter; "" for none. */
export function certificateSentence(certificates: readonly string[]): string {
  const names = certificates.map(plain);
  // "Nurse, NMBI and Life Support, 2024" would not say where the one ends.
  const and = names.some((name) => name.includes(",")) ? "; and " : " and ";
  return names.length === 0 ? "" : `${OPENING}${names.join(and)}`;
}

/** A letter without the sentence that names one or two certificates, where the resume has them so. */
export function withoutCertificates({ certifications }: Resume, letter: string): string {
  if (!letter.includes(OPENING)) return letter;
  const names = certifications
    .map(({ text }) => plain(text))
    .filter((name) => name !== "")
    .toSorted((one, other) => other.length - one.length)
    .map((name) => escaped(name));
  if (names.length === 0) return letter;
  const one = `(?:${names.join("|")})`;
  return letter.replace(new RegExp(`${OPENING}${one}(?:;? and ${one})?\\.`, "g"), "");
}

function plain(text: string): string {
  return withoutTrailing(text.trim(), ".;");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
