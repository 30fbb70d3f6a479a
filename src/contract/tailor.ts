import { z } from "zod";
import { REQUIREMENT_KINDS } from "../domain/insights/match/job-match.ts";
import { type Plan, STEP_KINDS } from "../domain/tailor/plan.ts";
import { matchRequest, requirement } from "./match.ts";

/** Bounds on what one address may ask for: a plan is a few seconds of a thread's work. */
export const TAILOR_LIMITS = { perMinute: 30, underWay: 2 } as const;

export const tailorRequest = matchRequest
  .extend({
    variant: z
      .boolean()
      .default(true)
      .describe(
        "Whether the result will be a variant of this resume. Only then are lines left out: its source keeps them",
      ),
  })
  .meta({ id: "TailorRequest" });

const place = z.string().describe("A JSON pointer with ids in the place of numbers");

const proof = z.object({
  requirement: z
    .string()
    .nullable()
    .describe("What the ad asks for, in its words; null of what answers nothing"),
  quote: z.object({ place, text: z.string().describe("The resume's own words, to the letter") }),
});

const edit = z.discriminatedUnion("type", [
  z.object({ type: z.literal("show"), place: place.describe("An item, or a section") }),
  z.object({ type: z.literal("hide"), place: place.describe("An item, or a section") }),
  z.object({ type: z.literal("leave-out"), place: place.describe("A line, which the source keeps") }),
  z.object({ type: z.literal("text"), place, text: z.string() }),
  z.object({
    type: z.literal("raise"),
    list: place,
    id: z.string().describe("The entry that goes up; of the order of sections, a section's key"),
    rank: z.number().describe("Of those that go up in one list, the least comes first"),
    below: z.array(z.string()).describe("Entries that stay above all that go up"),
  }),
]);

const step = z.object({
  id: z.string().describe("The same each time for the same change of the same place"),
  kind: z.enum(STEP_KINDS),
  proofs: z.tuple([proof], proof),
  before: z.string().nullable().describe("The words at its place now; null where the page shows none"),
  after: z.string().nullable().describe("The words at its place with the step"),
  edits: z.array(edit).describe("Steps may be taken in any order, and any of them left out"),
});

const question = z.object({
  requirements: z
    .array(z.string())
    .describe("A must-have that the resume does not show, in the ad's words; several where one is enough"),
  kind: z.enum(REQUIREMENT_KINDS),
  asked: z.string().describe("The ad's own sentence"),
  question: z.string(),
  place: z.string().describe("The section in which who has it would write it, as a JSON pointer"),
});

export const tailorAnswer = z
  .object({
    requirements: z.array(requirement).describe("As all of the resume shows them, hidden parts too"),
    steps: z.array(step),
    questions: z.array(question),
    scores: z.object({ now: z.number(), tailored: z.number().describe("With every step") }),
  })
  .meta({ id: "TailorAnswer" });

/** A plan as an answer carries it: its lists may be changed, as the contract has them. */
export function planAnswer({ requirements, steps, questions, scores }: Plan): z.infer<typeof tailorAnswer> {
  return {
    requirements: [...requirements],
    steps: steps.map(({ proofs: [first, ...others], edits, ...rest }) => ({
      ...rest,
      proofs: [first, ...others],
      edits: edits.map((one) => (one.type === "raise" ? { ...one, below: [...one.below] } : one)),
    })),
    questions: questions.map((one) => ({ ...one, requirements: [...one.requirements] })),
    scores,
  };
}
