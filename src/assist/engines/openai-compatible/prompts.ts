import { readFileSync } from "node:fs";
import type { Task } from "../../../domain/suggestions/request.ts";

function prompt(name: string): string {
  return readFileSync(new URL(`../../prompts/${name}.md`, import.meta.url), "utf8").trim();
}

export const PROMPTS: Readonly<Record<Task, string>> = {
  summary: prompt("summary"),
  experience: prompt("experience"),
  project: prompt("project"),
};

/** For several lines of one task: the rules are those of a single one. */
export function severalPrompt(task: Task): string {
  const own = PROMPTS[task];
  return `${prompt("several-lines")}\n\n${own.slice(own.indexOf("Rules:"))}`;
}
