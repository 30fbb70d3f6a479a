import { z } from "zod";
import { type Share, share } from "../../scoring/wilson.ts";
import { shareOfWords } from "./same-skill.ts";

const STATUSES = { proven: "proven", partly: "adjacent", missing: "missing" } as const;

const asked = z.object({
  text: z.string(),
  kind: z.string(),
  level: z.enum(["must", "nice"]),
  status: z.enum(["proven", "partly", "missing"]),
  /** Whole lines of the resume that a careless reader takes for a proof. */
  traps: z.array(z.object({ line: z.string(), trap: z.string() })),
});

/** An ad, a resume that somebody applies with, and everything the ad asks for with what the resume shows of it. */
export const caseRow = z.object({
  occupation: z.string(),
  job: z.string(),
  resume: z.string(),
  requirements: z.array(asked),
});

export type CaseRow = z.infer<typeof caseRow>;
export type CaseAnswer = {
  skill: string;
  asked: string;
  level: "must" | "nice";
  status: "proven" | "adjacent" | "missing";
  evidence: string | null;
};
export type AnsweredCase = { row: CaseRow; answers: readonly CaseAnswer[] };

export type CaseScore = {
  precision: Share;
  recall: Share;
  level: Share;
  status: Share;
  quotes: Share;
  /** Proofs of what the resume does not show, and those among them that are a denial, somebody else's work, a wish, another meaning or watched. */
  falseProofs: Share;
  trapProofs: Share;
};

/** How much of the words an answer and a label share, where the answer is about the label's own words; 0 where it is not. */
function nearness({ skill, asked: sentence }: CaseAnswer, { text }: CaseRow["requirements"][number]): number {
  if (!sentence.includes(text) && !text.includes(skill) && !skill.includes(text)) return 0;
  return shareOfWords(skill, text) + (skill === text ? 1 : 0);
}

export function scoreCases(cases: readonly AnsweredCase[]): CaseScore {
  const found = cases.flatMap(({ row, answers }) =>
    answers.map((answer) => row.requirements.some((label) => nearness(answer, label) > 0)),
  );
  const labels = cases.flatMap(({ row, answers }) =>
    row.requirements.map((label) => {
      const [best] = answers
        .filter((answer) => nearness(answer, label) > 0)
        .toSorted((one, other) => nearness(other, label) - nearness(one, label));
      return { row, label, best };
    }),
  );
  const read = labels.flatMap(({ row, label, best }) => (best ? [{ row, label, best }] : []));
  const shown = read.filter(({ best }) => best.status !== "missing");
  const proofs = read.filter(({ best }) => best.status === "proven");
  const count = <Item>(items: readonly Item[], is: (item: Item) => boolean): Share =>
    share(items.filter(is).length, items.length);
  return {
    precision: count(found, Boolean),
    recall: share(read.length, labels.length),
    level: count(read, ({ label, best }) => label.level === best.level),
    status: count(read, ({ label, best }) => STATUSES[label.status] === best.status),
    quotes: count(shown, ({ row, best }) => best.evidence !== null && row.resume.includes(best.evidence)),
    falseProofs: count(proofs, ({ label }) => label.status === "missing"),
    trapProofs: count(proofs, ({ label, best }) =>
      label.traps.some(({ line }) => best.evidence !== null && line.includes(best.evidence)),
    ),
  };
}
