import { addItem, type Edit, setField } from "../../resume/edits.ts";
import type { Resume } from "../../resume/resume.ts";
import { withoutTrailing } from "../../text/without-trailing.ts";
import type { Requirement, RequirementKind } from "./job-match.ts";

/** Where somebody who has what an ad asks for would write it. */
export type ShownPlace =
  | "skills"
  | "certifications"
  | "languages"
  | "education"
  | "location"
  | "summary"
  | "experience";

const PLACES: Record<RequirementKind, ShownPlace> = {
  skill: "skills",
  tool: "skills",
  licence: "certifications",
  years: "experience",
  language: "languages",
  place: "location",
  authorisation: "summary",
  degree: "education",
  duty: "experience",
};

/** What the person wrote, or confirmed, as theirs. */
export interface ShownWords {
  readonly text: string;
  /** How well a language is spoken, or where a degree is from. */
  readonly detail: string;
  /** Which position a line belongs to. */
  readonly position: number;
}

/** A line about work needs a position to stand under. */
export function placeFor({ kind }: Requirement, { experience }: Resume): ShownPlace {
  const place = PLACES[kind];
  return place === "experience" && experience.length === 0 ? "summary" : place;
}

/** What is proposed to be added, for the person to change or confirm. What they did, nobody can say for them. */
export function proposedWords({ skill }: Requirement, place: ShownPlace, { location }: Resume): string {
  if (place === "experience") return "";
  if (place === "languages") return languageIn(skill);
  if (place === "location" && location.trim() !== "") return location;
  const words = skill.charAt(0).toUpperCase() + skill.slice(1);
  return place === "summary" ? `${words}.` : words;
}

/** The edits that put it there; none where it stands there already. */
export function addShown(resume: Resume, place: ShownPlace, words: ShownWords): Edit[] {
  const [text, detail] = [words.text.trim(), words.detail.trim()];
  if (place === "location") return [setField("/location", text)];
  if (place === "summary") return [setField("/summary", withSentence(resume.summary, text))];
  if (place === "experience") return [addItem(`/experience/${words.position}/bullets`, undefined, text)];
  if (place === "education")
    return [addItem("/education", undefined, { degree: text, school: detail, period: "" })];
  if (place === "languages") return languageEdits(resume, text, detail);
  const isThere = resume[place].some((known) => isSame(known.text, text));
  return isThere ? [] : [addItem(`/${place}`, undefined, { text })];
}

/** One sentence more, each with its end: two that run together read as one. */
export function withSentence(summary: string, sentence: string): string {
  return [summary, sentence]
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (/[.!?…:][)\]”"’']?$/.test(part) ? part : `${part}.`))
    .join(" ");
}

/** Whether a summary has these very sentences, and not only their words inside others. */
export function hasSentence(summary: string, sentence: string): boolean {
  const bare = withoutTrailing(sentence.trim(), ".!?…");
  const parts = bare === "" ? [] : summary.split(bare);
  return parts.some((before, at) => {
    const after = parts[at + 1];
    const isStart = (at === 0 && before === "") || /[.!?…:][)\]”"’']?\s+$/.test(before.slice(-8));
    return after !== undefined && isStart && /^(?:[.!?…]|\s*$)/.test(after);
  });
}

/** A language that stands there gets the level, and does not come twice. */
function languageEdits({ languages }: Resume, text: string, level: string): Edit[] {
  const at = languages.findIndex((known) => isSame(languageIn(known.text), languageIn(text)));
  if (at < 0) return [addItem("/languages", undefined, level === "" ? { text } : { text, level })];
  if (level === "") return [];
  return [setField(`/languages/${at}/text`, languageIn(text)), setField(`/languages/${at}/level`, level)];
}

const HOW_WELL =
  /\b(?:fluen(?:t|cy)|native|proficien(?:t|cy)|professional|business|conversational|working|basic|good|very|strong|excellent|spoken|written|verbal|knowledge|command|skills?|level|language|speaker|in|of|and|[abc][12]\+?)\b/gi;

/** "German" of "Fluent German (C1)"; all of it where nothing else is left. */
function languageIn(text: string): string {
  const bare = text
    .slice(0, 200)
    .replace(/\([^()]*\)/g, " ")
    .replace(HOW_WELL, " ")
    .replace(/\s+/g, " ")
    .trim();
  return bare === "" ? text : bare;
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
