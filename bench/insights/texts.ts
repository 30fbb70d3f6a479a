import { allSkills } from "../../src/domain/insights/match/skills/skill-index.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf as withIds } from "../../tests/factories/given-resume.ts";

const skills = [...allSkills()].map(({ name }) => name);
const ASKING = [
  (one: string, two: string) => `- Experience with ${one} and ${two}`,
  (one: string, two: string) => `You will use ${one} every day, and ${two} is a plus.`,
  (one: string, two: string) => `${one} is required; no ${two} needed.`,
  (one: string, two: string) => `We offer paid holidays, a pension and lessons in ${one} or ${two}.`,
  (one: string, two: string) => `- Knowledge of ${one} (${two} preferred)`,
];
const TELLING = [
  (one: string, count: number) => `Worked with ${one} for ${count} clients in two regions.`,
  (one: string, count: number) => `Cut the time for ${one} from ${count + 9} hours to ${count} hours.`,
  (one: string, count: number) => `Trained ${count} people in ${one} and wrote down how it is done.`,
];

/** The same numbers every time, in no order that repeats within a text. */
function dice(): (sides: number) => number {
  let state = 12_345;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** A job ad of so many characters: headings, lists, prose, wishes, negations and boilerplate. */
export function adOf(length: number): string {
  const roll = dice();
  const skill = (): string => skills[roll(skills.length)] ?? "";
  let text = "Title: Allrounder\nRequirements:\n";
  while (text.length < length) {
    if (roll(40) === 0) text += roll(2) === 0 ? "\nNice to have\n" : "\nRequirements\n";
    text += `${ASKING[roll(ASKING.length)]?.(skill(), skill()) ?? ""}\n`;
  }
  return text.slice(0, length);
}

/** An ad of phrases that only its own words name; or of one word with another number on every line. */
export function openAdOf(length: number, word?: string): string {
  const roll = dice();
  let text = "Requirements:\n";
  for (let line = 0; text.length < length; line += 1)
    text += word === undefined ? `- ${unknown(roll)} ${unknown(roll)}\n` : `- ${word} x${line}\n`;
  return text.slice(0, length);
}

/** Lines of the same words, so that many of them are found and few together. */
export function unknownTextOf(length: number): string {
  const roll = dice();
  let text = "";
  while (text.length < length) text += `Made ${unknown(roll)} and ${unknown(roll)} for the shop.\n`;
  return text.slice(0, length);
}

export function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

function unknown(roll: (sides: number) => number): string {
  return `qua${"bcdfglmn".charAt(roll(8))}${"aeiou".charAt(roll(5))}${"drstvz".charAt(roll(6))}ock`;
}

export function resumeTextOf(length: number): string {
  const roll = dice();
  let text = "Nora Whitfield\nExperience\n";
  while (text.length < length)
    text += `- ${TELLING[roll(TELLING.length)]?.(skills[roll(skills.length)] ?? "", 2 + roll(40)) ?? ""}\n`;
  return text.slice(0, length);
}

/** A resume as data with about so many characters of bullets, as many as the format holds. */
export function resumeOf(length: number): Resume {
  const bullets = resumeTextOf(length)
    .split("\n")
    .slice(2)
    .map((line) => line.replace(/^- /, ""));
  const experience = [];
  for (let at = 0; at < bullets.length; at += 40) {
    experience.push({
      company: `Firm ${at}`,
      title: "Engineer",
      period: "2019 – 2021",
      bullets: bullets.slice(at, at + 40),
    });
  }
  return withIds({ ...sampleResume, experience: experience.slice(0, 100) });
}
