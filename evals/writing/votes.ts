import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Share, share } from "../scoring/wilson.ts";

const CHOICES = ["source", "result", "same"] as const;

/** A line, what the engine made of it, and which of the two each reader would rather see in a resume. */
export const readRow = z.strictObject({
  id: z.string().min(1),
  trade: z.string().min(1),
  task: z.enum(["experience", "project", "summary"]),
  strength: z.enum(["weak", "strong"]),
  source: z.string().min(1),
  result: z.string().min(1),
  /** Facts of the source that the answer named as left out. */
  leftOut: z.array(z.string()),
  /** None where the engine changed nothing: there was nothing to choose between. */
  votes: z.array(
    z.strictObject({ reader: z.string().min(1), choice: z.enum(CHOICES), reason: z.string().min(1) }),
  ),
});
export type ReadRow = z.infer<typeof readRow>;
export type Outcome = "better" | "worse" | "same";

const FOLDER = path.join(import.meta.dirname, "rounds");

/** Every round of blind reading, the newest first. */
export async function readRounds(): Promise<{ name: string; rows: ReadRow[] }[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".jsonl")).sort();
  const rounds = files.map(async (file) => {
    const lines = (await readFile(path.join(FOLDER, file), "utf8")).trim().split("\n");
    return {
      name: path.basename(file, ".jsonl"),
      rows: lines.map((line) => readRow.parse(JSON.parse(line))),
    };
  });
  return (await Promise.all(rounds)).reverse();
}

/** What most readers chose; where no choice has more than half of them, neither is better. */
export function outcomeOf({ votes }: ReadRow): Outcome {
  const count = (choice: (typeof CHOICES)[number]): number =>
    votes.filter((vote) => vote.choice === choice).length;
  if (count("result") * 2 > votes.length) return "better";
  return count("source") * 2 > votes.length ? "worse" : "same";
}

export type VoteShares = { name: string; better: Share; worse: Share; unchanged: Share };

export function voteShares(name: string, rows: readonly ReadRow[]): VoteShares {
  const sharing = (is: (row: ReadRow) => boolean): Share => share(rows.filter(is).length, rows.length);
  return {
    name,
    better: sharing((row) => outcomeOf(row) === "better"),
    worse: sharing((row) => outcomeOf(row) === "worse"),
    unchanged: sharing(({ source, result }) => source === result),
  };
}

/** Of all pairs of readers of a row, how many chose the same. */
export function agreement(rows: readonly ReadRow[]): Share {
  let same = 0;
  let pairs = 0;
  for (const { votes } of rows) {
    for (const [nth, one] of votes.entries()) {
      for (const other of votes.slice(nth + 1)) {
        pairs += 1;
        if (one.choice === other.choice) same += 1;
      }
    }
  }
  return share(same, pairs);
}

/** The rows that readers liked least, those that most of them would have left as they were first. */
export function worstRead(rows: readonly ReadRow[], most: number): ReadRow[] {
  const against = ({ votes }: ReadRow): number =>
    votes.filter(({ choice }) => choice === "source").length -
    votes.filter(({ choice }) => choice === "result").length;
  return rows
    .filter((row) => row.votes.length > 0)
    .sort((one, other) => against(other) - against(one))
    .slice(0, most);
}
