import { figuresIn } from "../../claims/facts/figures-in.ts";
import { baseOf } from "../../language/inflect.ts";
import { findSkills } from "../match/skills/find-skills.ts";
import { skillWords } from "../match/skills/skill-words.ts";
import type { InvitedQuestion, QuestionCode } from "./preparation.ts";

const MOST = 4;

/** Verbs in their base form, and what their use makes a listener ask. */
const BY_VERB: readonly (readonly [code: QuestionCode, verbs: string, question: string])[] = [
  [
    "part",
    "help assist support contribute participate collaborate work",
    "Which part of it was yours alone?",
  ],
  [
    "lead",
    "lead manage supervise direct head coordinate oversee run chair mentor train coach",
    "What did you decide yourself, and what did you leave to the others?",
  ],
  [
    "change",
    "cut reduce increase improve grow raise lower shorten boost save double halve speed",
    "What was it like before, and how did you know that it had changed?",
  ],
  [
    "why",
    "build create design introduce launch develop found start establish write rewrite move migrate replace automate set",
    "Why was it needed, and who asked for it?",
  ],
];

/** Questions that a line invites, each about words of the line itself, the most telling first. */
export function questionsFor(line: string): InvitedQuestion[] {
  const questions = [...aboutNumbers(line), ...aboutVerbs(line), ...aboutTools(line)].slice(0, MOST - 1);
  const text = line.trim();
  const last: InvitedQuestion =
    questions.length === 0
      ? { code: "how", question: "How did you go about it, step by step?", about: text }
      : { code: "learn", question: "What would you do differently today?", about: text };
  return [...questions, last];
}

/** "from 5 hours to 50 minutes". */
const CHANGE =
  /\bfrom\s+[^,;.]{0,20}?\d[^,;]{0,24}?\s+to\s+[^\s,;]*\d[^\s,;]*(?:\s+(?!(?:and|in|on|by|a|an|per|for|at|with|of|within|over|after)\b)\p{Ll}+)?/iu;
/** What is counted: the word or two after a number. */
const COUNTED =
  /^\s*%|^(?:\s+(?!(?:and|or|in|on|to|of|for|with|by|from|at|that|which|each|every|per)\b)[\p{Ll}-]+){1,2}/u;

function aboutNumbers(line: string): InvitedQuestion[] {
  const about = CHANGE.exec(line)?.[0].replace(/\.$/, "") ?? firstCounted(line);
  if (about === null) return [];
  return [{ code: "number", question: `Where does “${about}” come from, and how was it counted?`, about }];
}

function firstCounted(line: string): string | null {
  const [first] = figuresIn(line);
  if (!first) return null;
  const counted = COUNTED.exec(line.slice(first.end))?.[0] ?? "";
  return line.slice(first.start, first.end + counted.length).trim();
}

function aboutVerbs(line: string): InvitedQuestion[] {
  const words = line.match(/[\p{L}'-]+/gu) ?? [];
  const asked: InvitedQuestion[] = [];
  for (const [code, verbs, question] of BY_VERB) {
    const known = verbs.split(" ");
    const about = words.find((word) => known.includes(baseOf(word, "past", "gerund", "participle") ?? ""));
    if (about !== undefined) asked.push({ code, question, about });
  }
  return asked;
}

function aboutTools(line: string): InvitedQuestion[] {
  return findSkills(line, skillWords(line))
    .filter(({ skill }) => skill.kind === "name")
    .slice(0, 1)
    .map(({ start, end }) => {
      const about = line.slice(start, end);
      return { code: "tool", question: `Why ${about}, and what were its limits here?`, about };
    });
}
