import { randomBytes } from "node:crypto";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { statement } from "../db/statement.ts";
import { indexResume } from "../search/terms.ts";
import { FIRST_DELETION } from "./expiry.ts";
import { admit, type CheckedContent, checkTitle } from "./resume-gate.ts";
import {
  type DesignColumns,
  designColumns,
  type ResumeDesign,
  type ResumeDraft,
  type ResumeKey,
  type ResumeSummary,
  type StoredResume,
  toSummary,
} from "./stored-resume.ts";
import { chainAbove, revisionOf, revisionsOf } from "./variants/chain.ts";
import { CONTENT_COLUMNS, readInherited } from "./variants/inherited.ts";

type NewResume = Omit<ResumeDraft, "resume"> &
  ResumeKey & {
    resume: ResumeDraft["resume"] | CheckedContent;
    /** The save id of the request, for its retries. */
    createdBy?: string | undefined;
    /** For a variant: what it inherits from, and what it has of its own. */
    inherits?: Inherits | undefined;
    /** Given for a resume that comes back from an archive. */
    createdAt?: string;
    updatedAt?: string;
    deletedAt?: string;
  };

/** What a variant's row has beside a resume's. */
export interface Inherits {
  sourceId: string;
  /** The revision of the source that the content was made with; 0 where there are clashes. */
  sourceRevision: number;
  /** As JSON. */
  differences: string;
}

export interface ResumeRepository {
  create(resume: NewResume): Promise<ResumeSummary>;
  /** Deleted ones are found too: whoever asks looks at `deletedAt`. */
  find(key: ResumeKey): Promise<StoredResume | null>;
  /** The content as it lies there, unread and unchecked. */
  findText(key: ResumeKey): Promise<(ResumeSummary & { content: string }) | null>;
  findSummary(key: ResumeKey): Promise<ResumeSummary | null>;
  findCreated(ownerId: string, createdBy: string): Promise<ResumeSummary | null>;
  /** The latest edit first. */
  list(ownerId: string): Promise<ResumeSummary[]>;
  /** The latest deletion first; without those that are still on their way in. */
  listDeleted(ownerId: string): Promise<ResumeSummary[]>;
  count(ownerId: string): Promise<{ present: number; deleted: number }>;
  /** Writes only over the revision that the caller saw; null means that somebody else wrote first, or nothing is there. */
  update(
    key: ResumeKey,
    baseRevision: number,
    draft: ResumeDraft,
    inherits?: Inherits | null,
  ): Promise<ResumeSummary | null>;
  /** Writes what a variant inherits by now. Nobody who reads it sees a difference, so it is no revision. */
  refresh(
    key: ResumeKey,
    content: ResumeDesign & { resume: CheckedContent },
    inherits: Inherits,
  ): Promise<void>;
  /** Makes a plain resume of a variant, as a revision after all that were seen of it. */
  detach(key: ResumeKey): Promise<void>;
  rename(key: ResumeKey, title: string): Promise<ResumeSummary | null>;
  markDeleted(key: ResumeKey, deletedAt: string | null): Promise<ResumeSummary | null>;
  /** Makes one that was on its way in be seen; false where it is not there any more. */
  show(id: string, deletedAt: string | null): Promise<boolean>;
  remove(key: ResumeKey): Promise<boolean>;
  /** What says that it was deleted after the present counts from the present. */
  dateBack(present: string): Promise<void>;
}

export const SUMMARY_COLUMNS = [
  "id",
  "owner_id",
  "title",
  "template",
  "theme",
  "page",
  "fit",
  "style",
  "revision",
  "created_at",
  "updated_at",
  "deleted_at",
  "source_id",
] as const;

const findHead = statement<ResumeKey>()((query, given) =>
  query
    .selectFrom("resumes")
    .select(SUMMARY_COLUMNS)
    .where("id", "=", given("id"))
    .where("owner_id", "=", given("ownerId")),
);

const findWhole = statement<ResumeKey>()((query, given) =>
  query
    .selectFrom("resumes")
    .select(SUMMARY_COLUMNS)
    .select(CONTENT_COLUMNS)
    .where("id", "=", given("id"))
    .where("owner_id", "=", given("ownerId")),
);

/**
 * Most saves change the content alone. SQLite writes each index anew of which a column is set, also to what it was: those of title and
 * template are left alone here, a quarter of the statement's time. Where title or design are others, it changes nothing.
 */
const updateContent = statement<
  ResumeKey & DesignColumns & { title: string; content: string; base: number; next: number; at: string }
>()((query, given) =>
  query
    .updateTable("resumes")
    .set({ content: given("content"), revision: given("next"), updated_at: given("at") })
    .where("id", "=", given("id"))
    .where("owner_id", "=", given("ownerId"))
    .where("revision", "=", given("base"))
    .where("source_id", "is", null)
    .where("title", "=", given("title"))
    .where("template", "=", given("template"))
    .where("theme", "=", given("theme"))
    .where("page", "=", given("page"))
    .where("fit", "=", given("fit"))
    .where("style", "=", given("style"))
    .returning(["created_at", "deleted_at"]),
);

export function resumeRepository(
  { query }: Pick<Database, "query">,
  now: () => Date = () => new Date(),
): ResumeRepository {
  const ofOwner = (ownerId: string) =>
    query.selectFrom("resumes").select(SUMMARY_COLUMNS).where("owner_id", "=", ownerId);
  type SummaryRow = Parameters<typeof toSummary>[0];
  const summaryOf = async (row: SummaryRow) => toSummary(row, revisionOf(await chainAbove({ query }, row)));
  const summariesOf = async (ownerId: string, rows: readonly SummaryRow[]) => {
    if (rows.every(({ source_id }) => source_id === null)) return rows.map((row) => toSummary(row, 0));
    const revisionBy = await revisionsOf({ query }, ownerId);
    return rows.map((row) => ({ ...toSummary(row, 0), revision: revisionBy(row.id) }));
  };
  const change = ({ id, ownerId }: ResumeKey) =>
    query.updateTable("resumes").where("id", "=", id).where("owner_id", "=", ownerId);

  async function saveContent(
    key: ResumeKey,
    base: number,
    { content, ...row }: DesignColumns & { title: string; content: string },
  ): Promise<ResumeSummary | null> {
    const at = now().toISOString();
    const next = base + 1;
    const [saved] = await updateContent(query, { ...key, ...row, content, base, next, at });
    if (!saved) return null;
    const { id, ownerId } = key;
    const rest = { id, owner_id: ownerId, revision: next, updated_at: at, source_id: null };
    return toSummary({ ...row, ...saved, ...rest }, 0);
  }

  return {
    async create({ id, ownerId, createdBy, createdAt, updatedAt, deletedAt, inherits, ...draft }) {
      const at = now().toISOString();
      const { title, content } = admit(draft);
      return inTransaction(query, async (transaction) => {
        const row = await transaction
          .insertInto("resumes")
          .values({
            id,
            owner_id: ownerId,
            title,
            ...designColumns(draft),
            content,
            revision: 1,
            created_at: createdAt ?? at,
            updated_at: updatedAt ?? at,
            deleted_at: deletedAt ?? null,
            created_by: createdBy ?? null,
            ...(inherits && inheritsColumns(inherits)),
          })
          .returning(SUMMARY_COLUMNS)
          .executeTakeFirstOrThrow();
        await indexResume(transaction, row);
        return summaryOf(row);
      });
    },

    async find({ id, ownerId }) {
      const [row] = await findWhole(query, { id, ownerId });
      if (!row) return null;
      const { content, clashes, links } = await readInherited({ query }, row);
      const [next] = links;
      const source = next ? { id: next.id, title: next.title } : null;
      return { ...toSummary(row, revisionOf(links)), ...content, source, clashes: [...clashes] };
    },

    async findText({ id, ownerId }) {
      const row = await ofOwner(ownerId).select("content").where("id", "=", id).executeTakeFirst();
      return row ? { ...(await summaryOf(row)), content: row.content } : null;
    },

    async findSummary({ id, ownerId }) {
      const [row] = await findHead(query, { id, ownerId });
      return row ? summaryOf(row) : null;
    },

    async findCreated(ownerId, createdBy) {
      const row = await ofOwner(ownerId).where("created_by", "=", createdBy).executeTakeFirst();
      return row ? summaryOf(row) : null;
    },

    async list(ownerId) {
      const present = ofOwner(ownerId).where("deleted_at", "is", null);
      return summariesOf(ownerId, await present.orderBy("updated_at", "desc").orderBy("id").execute());
    },

    async listDeleted(ownerId) {
      const deleted = ofOwner(ownerId).where("deleted_at", ">", FIRST_DELETION);
      return summariesOf(ownerId, await deleted.orderBy("deleted_at", "desc").orderBy("id").execute());
    },

    async count(ownerId) {
      const { all, deleted } = await query
        .selectFrom("resumes")
        .select(({ fn }) => [
          fn.countAll<number | string>().as("all"),
          fn.count<number | string>("deleted_at").as("deleted"),
        ])
        .where("owner_id", "=", ownerId)
        .where(({ eb, or }) => or([eb("deleted_at", "is", null), eb("deleted_at", ">", FIRST_DELETION)]))
        .executeTakeFirstOrThrow();
      return { present: Number(all) - Number(deleted), deleted: Number(deleted) };
    },

    async update(key, baseRevision, draft, inherits) {
      const { title, content } = admit(draft);
      if (!inherits) {
        const saved = await saveContent(key, baseRevision, { title, content, ...designColumns(draft) });
        if (saved) return saved;
      }
      const above = inherits ? revisionOf(await chainAbove({ query }, sourceOf(key, inherits))) : 0;
      const row = await change(key)
        .set({
          title,
          ...designColumns(draft),
          content,
          revision: baseRevision - above + 1,
          updated_at: now().toISOString(),
          ...(inherits && inheritsColumns(inherits)),
        })
        .where("revision", "=", baseRevision - above)
        .returning(SUMMARY_COLUMNS)
        .executeTakeFirst();
      return row ? toSummary(row, above) : null;
    },

    async refresh(key, inherited, inherits) {
      const { content } = admit(inherited);
      await change(key)
        .set({ ...designColumns(inherited), content, ...inheritsColumns(inherits) })
        .execute();
    },

    async detach({ id, ownerId }) {
      const row = await ofOwner(ownerId).where("id", "=", id).executeTakeFirst();
      if (!row || row.source_id === null) return;
      const { revision } = await summaryOf(row);
      await change({ id, ownerId })
        .set({ source_id: null, source_revision: 0, differences: "[]", revision: revision + 1 })
        .execute();
    },

    rename: ({ id, ownerId }, given) =>
      inTransaction(query, async (transaction) => {
        const checked = checkTitle(given);
        if (!checked.ok) throw new AppError("invalid_input", { issues: checked.issues });
        const row = await transaction
          .updateTable("resumes")
          .set({ title: checked.text })
          .where("id", "=", id)
          .where("owner_id", "=", ownerId)
          .returning(SUMMARY_COLUMNS)
          .executeTakeFirst();
        if (!row) return null;
        await indexResume(transaction, row);
        return summaryOf(row);
      }),

    async markDeleted(key, deletedAt) {
      const row = await change(key)
        .set({ deleted_at: deletedAt })
        .returning(SUMMARY_COLUMNS)
        .executeTakeFirst();
      return row ? summaryOf(row) : null;
    },

    /*
     * The row keeps its length: what one column loses the next one gets. SQLite then changes its two ends and leaves the content
     * between them alone, which for a hundred long resumes takes a sixth of the time.
     */
    async show(id, deletedAt) {
      const createdBy = deletedAt === null ? `archive ${randomBytes(8).toString("hex")}` : null;
      const { numUpdatedRows } = await query
        .updateTable("resumes")
        .set({ deleted_at: deletedAt, created_by: createdBy })
        .where("id", "=", id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async remove({ id, ownerId }) {
      const result = await query
        .deleteFrom("resumes")
        .where("id", "=", id)
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },

    async dateBack(present) {
      await query
        .updateTable("resumes")
        .set({ deleted_at: present })
        .where("deleted_at", ">", present)
        .execute();
    },
  };
}

function inheritsColumns({ sourceId, sourceRevision, differences }: Inherits) {
  return {
    source_id: sourceId,
    source_revision: sourceRevision,
    differences,
  };
}

function sourceOf({ ownerId }: ResumeKey, { sourceId }: Inherits) {
  return { owner_id: ownerId, source_id: sourceId };
}
