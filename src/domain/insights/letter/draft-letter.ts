import type { Resume } from "../../resume/resume.ts";
import { matchJob } from "../match/match-job.ts";
import { skillNamed } from "../match/skills/skill-index.ts";
import { actionsFor } from "./action-lines.ts";
import { readAdNames } from "./ad-names.ts";
import type { LetterDraft } from "./letter-draft.ts";
import { checkLetter } from "./letter-guard.ts";

const MOST_SKILLS = 6;
const MOST_ROUNDS = 6;

interface Sentence {
  readonly text: string;
  /** The place of the resume that it tells. */
  readonly pointer: string | null;
}

interface Plan {
  readonly role: string | null;
  readonly company: string | null;
  readonly skills: readonly string[];
  readonly actions: readonly Sentence[];
}

/** A letter that says what the resume says, in the order of what the ad asks for. What the guard objects to is left out. */
export function draftLetter(resume: Resume, job: string): LetterDraft {
  const proven = matchJob(resume, job)
    .requirements.filter(({ status }) => status === "proven")
    .toSorted((one, other) => Number(one.level === "nice") - Number(other.level === "nice"));
  let plan: Plan = {
    ...readAdNames(job),
    skills: proven.flatMap(({ skill }) => inSentence(skill)).slice(0, MOST_SKILLS),
    actions: actionsFor(
      resume,
      proven.flatMap(({ pointer }) => (pointer === null ? [] : [pointer])),
    ),
  };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const claims = checkLetter(resume, paragraphsOf(resume, plan).join("\n\n"));
    if (claims.length === 0) break;
    plan =
      round < MOST_ROUNDS - 2
        ? without(plan, claims)
        : { role: null, company: null, skills: [], actions: [] };
  }
  const paragraphs = paragraphsOf(resume, plan);
  const sources = plan.actions.flatMap(({ pointer }) => (pointer === null ? [] : [pointer]));
  const { role, company } = plan;
  return { text: paragraphs.join("\n\n"), paragraphs, role, company, sources };
}

/** A skill as it stands inside a sentence. Papers ("Bachelor's degree") need words around them and are left to the resume. */
function inSentence(name: string): string[] {
  const skill = skillNamed(name);
  if (!skill || (skill.kind === "credential" && /[a-z] [a-z]/.test(name))) return [];
  return [
    skill.kind === "practice" && /^[A-Z][a-z]/.test(name)
      ? name.charAt(0).toLowerCase() + name.slice(1)
      : name,
  ];
}

/** The plan without what the guard objects to. */
function without({ role, company, skills, actions }: Plan, claims: readonly { text: string }[]): Plan {
  const objected = (text: string): boolean =>
    claims.some((claim) => {
      const [one, other] = [text.toLowerCase(), claim.text.toLowerCase()];
      return one.includes(other) || other.includes(one);
    });
  const kept = {
    role: role === null || objected(role) ? null : role,
    company: company === null || objected(company) ? null : company,
    skills: skills.filter((skill) => !objected(skill)),
    actions: actions.filter(({ text }) => !objected(text)),
  };
  const same =
    kept.role === role &&
    kept.company === company &&
    kept.skills.length === skills.length &&
    kept.actions.length === actions.length;
  return same ? { ...kept, skills: skills.slice(0, -1), actions: actions.slice(0, -1) } : kept;
}

/** The frame is worded so that the guard has nothing to object to, whatever the resume. */
function paragraphsOf(resume: Resume, { role, company, skills, actions }: Plan): string[] {
  const what = role === null ? "this role" : `the role of ${role}`;
  const where = company === null ? "" : ` at ${company}`;
  const them = skills.length === 1 ? "it" : "them";
  const asked = skills.length === 0 ? "" : ` You ask for ${listed(skills)}; my resume shows ${them}.`;
  return [
    "To whom it may concern,",
    `This is my application for ${what}${where}.${asked}`,
    actions.map(({ text }) => text).join(" "),
    "More is in my resume, and I can tell you more.",
    `Kind regards,\n${resume.name.trim()}`.trim(),
  ].filter((paragraph) => paragraph !== "");
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
