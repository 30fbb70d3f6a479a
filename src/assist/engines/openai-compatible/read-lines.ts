import { z } from "zod";
import { LONGEST_TEXT } from "../../../domain/suggestions/request.ts";

const FENCE = /^```\w*\s*\n([\s\S]*?)\n?\s*```$/;

const answered = z.object({ lines: z.array(z.unknown()) });
const answeredLine = z.object({ line: z.int(), text: z.string().max(LONGEST_TEXT) });

/** An answer of several lines, by their numbers: null for one that is missing, malformed or there twice. */
export function readLines(content: string, count: number): (string | null)[] {
  const found: (string | null)[] = Array(count).fill(null);
  const twice = new Set<number>();
  for (const entry of answered.safeParse(parsed(content)).data?.lines ?? []) {
    const read = answeredLine.safeParse(entry).data;
    const at = (read?.line ?? 0) - 1;
    const text = read?.text.trim();
    if (!text || at < 0 || at >= count) continue;
    // Which of the two was meant for this line nobody knows.
    if (found[at] !== null) twice.add(at);
    found[at] = text;
  }
  return found.map((text, at) => (twice.has(at) ? null : text));
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(FENCE.exec(content)?.[1] ?? content);
  } catch {
    return null;
  }
}
