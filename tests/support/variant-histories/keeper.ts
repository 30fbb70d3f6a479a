import { emptyResume } from "../../../src/domain/resume/resume.ts";
import type { ResumeOwner } from "../resume-owner.ts";
import type { Answer } from "../visitor.ts";
import type { Fields, ModelClash, Value } from "./model.ts";

const HEAD = ["name", "role", "summary"] as const;
const SKILL = "skill ";

/** A resume over HTTP as the fields that the model knows. */
export interface State {
  revision: number;
  sourceId: string | null;
  fields: Map<string, Value>;
  clashes: Map<string, ModelClash>;
}

/** What a request makes of fields: a few of the head, the template, and skills in the order in which they are given. */
export function contentOf(fields: Fields): object {
  const resume = emptyResume();
  for (const key of HEAD) resume[key] = fields.get(key) ?? "";
  resume.skills = [...fields].flatMap(([field, text]) =>
    field.startsWith(SKILL) && text !== null ? [{ id: field.slice(SKILL.length), text }] : [],
  );
  return { resume, template: fields.get("template") ?? "google" };
}

interface Read {
  revision: number;
  sourceId: string | null;
  template: string;
  resume: ReturnType<typeof emptyResume>;
  clashes: { place: string; was?: unknown; mine?: unknown; source?: unknown }[];
}

export function stateOf({ revision, sourceId, template, resume, clashes }: Read): State {
  const fields = new Map<string, Value>([["template", template]]);
  for (const key of HEAD) if (resume[key] !== "") fields.set(key, resume[key]);
  for (const { id, text } of resume.skills) fields.set(SKILL + id, text);
  const named = clashes.flatMap(({ place, was, mine, source }): [string, ModelClash][] => {
    const field = fieldAt(place);
    return field ? [[field, { was: wordsOf(was), mine: wordsOf(mine), source: wordsOf(source) }]] : [];
  });
  return { revision, sourceId, fields, clashes: new Map(named) };
}

/** The field that stands at a place; null for the order of a list, which the model does not know. */
export function fieldAt(place: string): string | null {
  const [, part, key = "", id] = place.split("/");
  if (part === "template") return part;
  if (part !== "resume") return null;
  if (key === "skills") return id === undefined ? null : SKILL + id;
  return HEAD.some((field) => field === key) ? key : null;
}

/** A removed entry is named whole, a reworded one by its text. */
function wordsOf(value: unknown): Value {
  if (typeof value === "object" && value !== null) return String(Reflect.get(value, "text"));
  return typeof value === "string" && value !== "" ? value : null;
}

/** Refuses every answer that is not among the expected ones, so that no failure passes for one. */
export async function answered(call: Promise<Answer>, ...statuses: number[]): Promise<Answer> {
  const answer = await call;
  if (!statuses.includes(answer.status))
    throw new Error(`answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
  return answer;
}

export async function readState(owner: ResumeOwner, id: string): Promise<State> {
  return stateOf((await answered(owner.read(id), 200)).body);
}
