import { readFileSync } from "node:fs";
import type { Task } from "../../../domain/suggestions/request.ts";

function prompt(task: Task): string {
  return readFileSync(new URL(`../../prompts/${task}.md`, import.meta.url), "utf8").trim();
}

export const PROMPTS: Readonly<Record<Task, string>> = {
  summary: prompt("summary"),
  experience: prompt("experience"),
  project: prompt("project"),
};
