import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import {
  type Difference,
  difference,
  withoutDifferences,
} from "../../../domain/resume/variant/difference.ts";
import { type Clash, type Inheritance, inherit } from "../../../domain/resume/variant/inherit.ts";
import type { Database } from "../../db/database.ts";
import type { ResumeRow } from "../../db/schema.ts";
import { readContent, toDesign } from "../stored-resume.ts";
import { type ChainLink, chainAbove, revisionOf } from "./chain.ts";
import { type InheritedContent, readMade } from "./read-made.ts";

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

export type ContentRow = Pick<ResumeRow, (typeof CONTENT_COLUMNS)[number]>;

/** A variant with the source that it is beside. */
export interface Kinship extends Inheritance<InheritedContent> {
  readonly source: InheritedContent;
  readonly links: readonly ChainLink[];
}

/** What a resume says now. Its source is read only where that was saved since, or where there are clashes. */
export async function readInherited(
  database: Pick<Database, "query">,
  row: ContentRow,
): Promise<{ content: InheritedContent; clashes: readonly Clash[]; links: readonly ChainLink[] }> {
  const links = await chainAbove(database, row);
  const isFresh = links.length === 0 || row.source_revision === revisionOf(links);
  const kin = isFresh ? null : await kinshipOf(database, row, links);
  return kin ?? { content: contentOf(row), clashes: [], links };
}

/** A variant beside its source, wherever that stands; null for a resume without one. */
export async function kinshipOf(
  database: Pick<Database, "query">,
  row: ContentRow,
  links?: readonly ChainLink[],
): Promise<Kinship | null> {
  const above = links ?? (await chainAbove(database, row));
  const [next] = above;
  if (!next) return null;
  const sourceRow = await database.query
    .selectFrom("resumes")
    .select(CONTENT_COLUMNS)
    .where("id", "=", next.id)
    .where("owner_id", "=", row.owner_id)
    .executeTakeFirst();
  if (!sourceRow) return null;
  const { content: source } = await readInherited(database, sourceRow);
  // Each link is read and merged by itself: five long ones in a row would hold up everybody else.
  await nextTurn();
  const content = contentOf(row);
  // Differences that lead nowhere say nothing: all that differs is the variant's own.
  const base = withoutDifferences(content, readDifferences(row.differences)) ?? source;
  return { ...inherit({ source, content, base }, readMade), source, links: above };
}

function contentOf(row: ContentRow): InheritedContent {
  return { ...toDesign(row), resume: readContent(row.content) };
}

const stored = z.array(difference);

function readDifferences(text: string): Difference[] {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return [{ place: "", was: null }];
  }
}
