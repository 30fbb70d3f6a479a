import { tokens } from "../language/tokens.ts";
import { clipped } from "./clipped.ts";
import { DEMO } from "./demo-limits.ts";
import { extractSkills } from "./extract-skills.ts";
import { keywordsOf } from "./keywords.ts";

export const FIXED_QUESTIONS: readonly [string, string, string] = [
  "Tell me about yourself and the work that you are proudest of.",
  "Why do you want this role?",
  "Tell me about a problem that was hard to solve, and what you did.",
];

/** Three fixed questions and up to five from the text's keywords: its technologies first, then its most frequent words. */
export function interviewQuestions(text: string): string[] {
  return [...FIXED_QUESTIONS, ...topics(text).map(questionAbout)];
}

function topics(text: string): string[] {
  const read = tokens(text);
  const skills = extractSkills(text, read);
  const known = new Set(skills.map((skill) => skill.toLowerCase()));
  const words = [...keywordsOf(text, read)]
    .filter(([word, times]) => times > 1 && word.length > 3 && !known.has(word))
    .toSorted(([, one], [, other]) => other - one)
    .map(([word]) => word);
  return [...skills, ...words].slice(0, DEMO.keywordQuestions).map(clipped);
}

const FORMS: readonly ((topic: string) => string)[] = [
  (topic) => `How have you used ${topic} in your work?`,
  (topic) => `What was the hardest thing about ${topic} that you have dealt with?`,
  (topic) => `Describe a decision that you made about ${topic}, and what came of it.`,
  (topic) => `What would you want to learn about ${topic} here?`,
  (topic) => `How would you explain ${topic} to somebody who is new to it?`,
];

function questionAbout(topic: string, at: number): string {
  return FORMS[at % FORMS.length]?.(topic) ?? "";
}
