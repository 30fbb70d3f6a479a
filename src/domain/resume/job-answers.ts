import type { JobAnswer } from "./resume.ts";

/** What the person said about something that an ad asks for; null where nobody asked. */
export function jobAnswerTo(answers: readonly JobAnswer[], asked: string): JobAnswer["answer"] | null {
  return answers.find((known) => isAnswerAbout(known, asked))?.answer ?? null;
}

/** Ads write the same thing in small letters and in large ones. */
export function isAnswerAbout({ asked }: JobAnswer, other: string): boolean {
  return asked.toLowerCase() === other.toLowerCase();
}
