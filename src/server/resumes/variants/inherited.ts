import { AppError } from "../../../domain/errors.ts";
import type { Clash } from "../../../domain/resume/variant/inherit.ts";
import type { Database } from "../../db/database.ts";
import type { ResumeRow } from "../../db/schema.ts";
import { statement } from "../../db/statement.ts";
import { readChecked } from "../resume-gate.ts";
import { readContent, toDesign } from "../stored-resume.ts";
import { type ChainLink, chainAbove, revisionOf } from "./chain.ts";
import type { InheritedContent } from "./read-made.ts";
import { answerAbout } from "./variant-answers.ts";
import type { Family, StoredContent, VariantOutcome, VariantTask } from "./variant-job.ts";
import { yieldBeforeChain } from "./yield-to-requests.ts";

export const CONTENT_COLUMNS = [
  "id",
  "owner_id",
  "template",
  "theme",
  "page",
  "fit",
  "style",
  "content",
  "source_id",
  "source_revision",
  "differences",
] as const;

const findSource = statement<{ id: string; ownerId: string }>()((query, given) =>
  query
    .selectFrom("resumes")
    .select(CONTENT_COLUMNS)
    .where("id", "=", given("id"))
    .where("owner_id", "=", given("ownerId")),
);

export type ContentRow = Pick<ResumeRow, (typeof CONTENT_COLUMNS)[number]>;

/** A variant's row below those of its sources. */
export interface Kinship extends Family {
  ownerId: string;
  links: readonly ChainLink[];
}

/** What a resume says now. Its source is read only where that was saved since, or where there are clashes. */
export async function readInherited(
  database: Pick<Database, "query">,
  row: ContentRow,
): Promise<{ content: InheritedContent; clashes: readonly Clash[]; links: readonly ChainLink[] }> {
  if (row.source_id !== null) await yieldBeforeChain(database.query);
  const links = await chainAbove(database, row);
  const kin = isFresh(row, links) ? null : await kinshipOf(database, row, links);
  if (!kin) return { content: { ...toDesign(row), resume: readContent(row.content) }, clashes: [], links };
  const { content, clashes } = await variantAfter(database, kin, { kind: "read" });
  return { content: contentOf(content), clashes, links };
}

function isFresh({ source_revision }: ContentRow, links: readonly ChainLink[]): boolean {
  return links.length === 0 || source_revision === revisionOf(links);
}

/** A variant below its sources, as far up as they were saved since; null for a resume without one. */
export async function kinshipOf(
  database: Pick<Database, "query">,
  row: ContentRow,
  links?: readonly ChainLink[],
): Promise<Kinship | null> {
  const above = links ?? (await chainAbove(database, row));
  const sources: Family["sources"][number][] = [];
  for (const [at, { id }] of above.entries()) {
    const [source] = await findSource(database.query, { id, ownerId: row.owner_id });
    if (!source) break;
    sources.unshift(memberOf(source));
    // Its row has what it says now: those above add nothing.
    if (isFresh(source, above.slice(at + 1))) break;
  }
  return sources.length > 0 ? { ...memberOf(row), sources, ownerId: row.owner_id, links: above } : null;
}

function memberOf(row: ContentRow): Family["sources"][number] {
  return { content: { ...toDesign(row), text: row.content }, differences: row.differences };
}

/** A content that was worked out, which has passed the gate. */
export function contentOf({ text, ...design }: StoredContent): InheritedContent {
  return { ...design, resume: readChecked(text) };
}

type Variant = Extract<VariantOutcome, { kind: "variant" }>;

/** What a variant's row has after a task that ends in one. */
export async function variantAfter(
  { query }: Pick<Database, "query">,
  kin: Kinship,
  task: Extract<VariantTask, { kind: "read" | "refresh" | "save" | "choose" }>,
): Promise<Variant> {
  const outcome = await answerAbout(query, kin, task);
  if (outcome.kind === "variant") return outcome;
  throw placeRefusal(outcome, task.kind === "choose" ? (at) => `/choices/${at}/place` : () => "");
}

/** Why a choice or a promotion cannot be made. */
export function placeRefusal(outcome: VariantOutcome, pointerOf: (at: number) => string): AppError {
  const issue =
    outcome.kind === "no-such-place"
      ? {
          code: "missing" as const,
          pointer: pointerOf(outcome.at),
          message: "The variant and its source do not differ here.",
        }
      : { code: "over-limit" as const, pointer: "", message: "This would be more than a resume can hold." };
  return new AppError("invalid_input", { issues: [issue] });
}
