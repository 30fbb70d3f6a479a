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
  const numbers = aboutNumbers(line);
  // What brought it from there to here asks for what it was like before.
  const isAsked = numbers.some(({ about }) => about.startsWith("from"));
  const verbs = aboutVerbs(line).filter(({ code }) => !(isAsked && code === "change"));
  const questions = [...numbers, ...verbs, ...aboutTools(line)].slice(0, MOST - 1);
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
/** Words that are no part of what is counted: without them, "2 nights a" would be quoted. */
const FUNCTION_WORDS =
  "a|an|the|and|or|in|on|to|of|for|with|by|from|at|that|which|who|each|every|per|as|than|into|within|over|under|after|before|during|is|are|was|were|their|its|our|his|her|my|up|out|off";
const WORD = `(?!(?:${FUNCTION_WORDS})\\b)[\\p{Ll}-]+`;
/** What is counted: a word or two after the number, and what it is counted by: "3 new cooks", "2 nights a week". */
const COUNTED = new RegExp(
  `^(?:\\s+(?:new|other|more|young|old|different)\\b)?(?:\\s+${WORD}){1,2}(?:\\s+(?:a|an|per|each|every)\\s+${WORD})?`,
  "u",
);
/** Where the figure has its unit with it: "2 nights", then "a week". */
const PER = new RegExp(`^\\s+(?:a|an|per|each|every)\\s+${WORD}`, "u");
const SHARE = /^\s*%/;
const RATE = /\s(?:a|an|per|each|every)\s\p{Ll}+$/u;
/** "halved" is a figure too, but none that is quoted. */
const WRITTEN_NUMBER =
  /\d|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?)\b/i;
/** A time is no number of anything: "3 years", "5 working days". */
const TIME = /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/;
/** From so many on, somebody must have counted. */
const MANY = 100;

/** Nothing is quoted that is no phrase by itself. */
function aboutNumbers(line: string): InvitedQuestion[] {
  const change = CHANGE.exec(line)?.[0].replace(/\.$/, "");
  if (change !== undefined)
    return [
      {
        code: "number",
        question: `What brought it ${change}, and how much of that was your doing?`,
        about: change,
      },
    ];
  for (const { start, end } of figuresIn(line)) {
    const rest = line.slice(end);
    const counted = SHARE.exec(rest)?.[0] ?? COUNTED.exec(rest)?.[0] ?? PER.exec(rest)?.[0] ?? "";
    const about = line.slice(start, end + counted.length).trim();
    const isPhrase = counted !== "" || /[%€$£]/.test(about);
    if (isPhrase && WRITTEN_NUMBER.test(about) && (RATE.test(about) || !TIME.test(about)))
      return [{ code: "number", question: numberQuestion(about), about }];
  }
  return [];
}

function numberQuestion(about: string): string {
  if (about.endsWith("%")) return `How was the ${about} measured, and over what time?`;
  if (RATE.test(about)) return `What did “${about}” look like in practice?`;
  const isMany = Number(about.replace(/\D/g, "")) >= MANY || /[€$£]/.test(about);
  return isMany
    ? `You write “${about}”: how was that counted, and what did it mean for your work?`
    : `You write “${about}”: what was hard about it, and what came of it?`;
}

/** What somebody did: a word of the past anywhere, or the verb that opens the line. "Working days" and "the building" are neither. */
function aboutVerbs(line: string): InvitedQuestion[] {
  const words = line.match(/[\p{L}'-]+/gu) ?? [];
  const bases = words.map((word, at) => ({
    word,
    base: at === 0 ? baseOf(word, "past", "base", "third", "gerund") : baseOf(word, "past"),
  }));
  return BY_VERB.flatMap(([code, verbs, question]): InvitedQuestion[] => {
    const known = verbs.split(" ");
    // A part in something is claimed by how a line opens.
    const found = (code === "part" ? bases.slice(0, 1) : bases).find(({ base }) =>
      known.includes(base ?? ""),
    );
    return found ? [{ code, question, about: found.word }] : [];
  });
}

/** A tool is worked with or in: what is only named may be what was made. */
const USED = /\b(?:in|with|using|on|via|through)\s+(?:\p{L}+\s+)?$/iu;

function aboutTools(line: string): InvitedQuestion[] {
  return findSkills(line, skillWords(line))
    .filter(
      ({ skill, start }) => skill.kind === "name" && USED.test(line.slice(Math.max(0, start - 40), start)),
    )
    .slice(0, 1)
    .map(({ start, end }) => {
      const about = line.slice(start, end);
      return { code: "tool", question: `Why did you use ${about}, and where did it fall short?`, about };
    });
}
