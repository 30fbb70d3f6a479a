import type { Task } from "./request.ts";

/** What one request to an endpoint takes. */
export const BATCH_LIMITS = { lines: 8, characters: 3_000 } as const;

interface BatchLine {
  readonly task: Task;
  readonly text: string;
}

/** How many of the first lines go to an endpoint in one request: of one task, and a summary by itself. At least one. */
export function firstBatch(lines: readonly BatchLine[]): number {
  const [first] = lines;
  if (!first || first.task === "summary") return Math.min(1, lines.length);
  let characters = 0;
  const end = lines.findIndex(({ task, text }, place) => {
    characters += text.length;
    return task !== first.task || place >= BATCH_LIMITS.lines || characters > BATCH_LIMITS.characters;
  });
  return end < 0 ? lines.length : Math.max(1, end);
}

/** How many requests to an endpoint all lines take. */
export function countBatches(lines: readonly BatchLine[]): number {
  let [count, place] = [0, 0];
  for (; place < lines.length; count += 1) place += firstBatch(lines.slice(place));
  return count;
}
