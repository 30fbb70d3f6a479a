import { rawWords } from "./words.ts";

const WORDS = { experience: 24, project: 22 };
const LINES = { least: 2, most: 4 };

export type Task = "experience" | "project" | "summary";

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** Words between spaces; a lone sign such as "&" is none. */
function countWords(line: string): number {
  return line.split(/\s+/).filter((word) => rawWords(word).length > 0).length;
}

export function withinLimits(task: Task, text: string): boolean {
  const lines = linesOf(text);
  if (task === "summary") return lines.length >= LINES.least && lines.length <= LINES.most;
  return lines.length > 0 && lines.every((line) => countWords(line) <= WORDS[task]);
}
