import { z } from "zod";
import { newFacts } from "../scoring/facts.ts";
import { inflations } from "../scoring/inflation.ts";
import { applyEdits, edit, seenAt, textsIn, viewOf } from "./apply-edits.ts";

const step = z.object({
  id: z.string(),
  kind: z.enum(["show", "hide", "move", "reword", "summary", "skills"]),
  proofs: z.array(
    z.object({
      requirement: z.string().nullable(),
      quote: z.object({ place: z.string(), text: z.string() }),
    }),
  ),
  edits: z.array(edit),
});

export const tailored = z.object({
  plan: z.object({
    steps: z.array(step),
    questions: z.array(z.object({ question: z.string() })),
    scores: z.object({ now: z.number(), tailored: z.number() }),
  }),
  variant: z.record(z.string(), z.unknown()),
});

export const tailorCase = z.object({
  trade: z.string(),
  resume: z.record(z.string(), z.unknown()),
  job: z.string(),
});

export type TailorCase = z.infer<typeof tailorCase>;
export type Tailored = z.infer<typeof tailored>;

/** As the rows of the writing are labelled: whoever is responsible for a thing managed it. */
const IN_CHARGE = /\b(?:responsible for|in charge of)\b/i;
const FOR_IN_CHARGE = ["managed", "manage", "oversaw", "oversee"];

export interface CaseScore {
  readonly steps: number;
  readonly questions: number;
  readonly gained: number;
  readonly reworded: number;
  /** What the variant says and the career does not hold. */
  readonly claims: readonly string[];
  /** Quotes that are not the career's own words. */
  readonly misquoted: readonly string[];
  /** Steps that change something though they were refused. */
  readonly traces: readonly string[];
}

/** One ad with a resume. Nothing here asks the product what it meant: its edits are read as its documents say. */
export function scoreCase({ resume }: TailorCase, { plan, variant }: Tailored): CaseScore {
  const own = textsIn(resume);
  const summary = typeof resume.summary === "string" ? resume.summary : "";
  const whole = own.join("\n");
  const written = new Map(
    plan.steps.flatMap(({ edits, proofs }) =>
      edits.flatMap((one) =>
        one.type === "text" ? [[one.text, { place: one.place, proofs }] as const] : [],
      ),
    ),
  );
  const claims = textsIn(variant)
    .filter((text) => text !== "" && !own.includes(text))
    .flatMap((text) => {
      const made = written.get(text);
      if (!made) return [`no step made: ${text}`];
      const quoted = made.proofs.map(({ quote }) => quote.text).join("\n");
      const isSummary = made.place === "/summary";
      const source = isSummary ? `${whole}\n${yearsOf(resume)}` : `${quoted}\n${around(resume, quoted)}`;
      const said = isSummary ? `${summary}\n${quoted}` : source;
      return [
        ...newFacts(source, text).map((fact) => `${fact.kind} ${fact.text}: ${text}`),
        ...inflations(said, text, IN_CHARGE.test(source) ? FOR_IN_CHARGE : []).map(
          (part) => `inflated ${part}: ${text}`,
        ),
      ];
    });
  const misquoted = plan.steps.flatMap(({ proofs }) =>
    proofs.flatMap(({ quote }) => (own.some((text) => text.includes(quote.text)) ? [] : [quote.text])),
  );
  return {
    steps: plan.steps.length,
    questions: plan.questions.length,
    gained: plan.scores.tailored - plan.scores.now,
    reworded: written.size,
    claims,
    misquoted,
    traces: [
      ...tracesOf(plan.steps, resume),
      // All of them together make the variant, or the documents say something else than the product does.
      ...(viewOf(
        applyEdits(
          resume,
          plan.steps.flatMap(({ edits }) => edits),
        ),
      ) === viewOf(variant)
        ? []
        : ["all"]),
    ],
  };
}

/** Lengths that the dates of the latest position make certain: "over 8 years" since 2017 is true in 2026. */
function yearsOf({ experience }: TailorCase["resume"]): string {
  const [latest] = Array.isArray(experience) ? experience : [];
  const start = Number(/\b(?:19|20)\d\d\b/.exec(textsIn(latest).join(" "))?.[0]);
  const years = Math.max(0, new Date().getFullYear() - start) || 0;
  return Array.from({ length: years }, (_, nth) => `${nth + 1} years`).join(", ");
}

/** The position that a line stands under: its title, employer and dates are the person's words as well. */
function around(resume: TailorCase["resume"], line: string): string {
  const positions = Array.isArray(resume.experience) ? resume.experience : [];
  const own = positions.find((position: unknown) => textsIn(position).includes(line));
  return own === undefined ? "" : textsIn(own).slice(0, 3).join("\n");
}

/** Steps that change something though they were refused, with the others applied to the career as the documents say. */
function tracesOf(steps: Tailored["plan"]["steps"], career: unknown): string[] {
  return steps.flatMap((refused) => {
    const others = steps.filter((other) => other !== refused).flatMap(({ edits }) => edits);
    const shared = new Set(others.map((one) => JSON.stringify(one)));
    const made = applyEdits(career, others);
    const isTraced = refused.edits
      .filter((one) => !shared.has(JSON.stringify(one)))
      .some((one) => seenAt(career, one, others) !== seenAt(made, one, others));
    return isTraced ? [refused.id] : [];
  });
}
