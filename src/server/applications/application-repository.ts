import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "../db/database.ts";
import type { ApplicationRow } from "../db/schema.ts";
import {
  type ApplicationDraft,
  type ApplicationKey,
  type ApplicationSummary,
  type Beside,
  columnsOf,
  type FilesInBrief,
  inBrief,
  type StoredApplication,
  toApplication,
  toFile,
} from "./stored-application.ts";

/** So many of the latest saves are remembered. An older retry is refused by its revision, never saved twice. */
const REMEMBERED = 20;

interface NewApplication extends ApplicationKey {
  draft: ApplicationDraft;
  createdBy: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface ApplicationRepository {
  /** The latest change first, without the long texts. */
  list(ownerId: string): Promise<ApplicationSummary[]>;
  /** What people call the same application by: of all, or of those with this employer and role. */
  heads(ownerId: string, like?: Pick<ApplicationHead, "employer" | "role">): Promise<ApplicationHead[]>;
  /** The ids in an order that no change of one moves. */
  ids(ownerId: string): Promise<string[]>;
  find(key: ApplicationKey): Promise<StoredApplication | null>;
  findCreated(ownerId: string, createdBy: string): Promise<StoredApplication | null>;
  /** The revision that a save made before. */
  findSave(key: ApplicationKey, saveId: string): Promise<number | null>;
  /** How many there are, and how long their texts are together, without this one. */
  measure(ownerId: string, without?: string): Promise<{ count: number; textBytes: number }>;
  create(given: readonly NewApplication[]): Promise<void>;
  /** Writes only over the revision that the caller saw; false means that nothing was written. */
  update(key: ApplicationKey, change: Change): Promise<boolean>;
  remove(key: ApplicationKey): Promise<boolean>;
}

export interface ApplicationHead {
  id: string;
  employer: string;
  role: string;
  place: string;
  link: string;
}

interface Change {
  baseRevision: number;
  draft: ApplicationDraft;
  saveId: string | undefined;
  updatedAt: string;
}

const FILE_HEAD = [
  "id",
  "application_id",
  "owner_id",
  "person",
  "format",
  "part",
  "template",
  "resume_title",
  "made_at",
  "bytes",
  "sha256",
] as const;

export function applicationRepository({ query }: Pick<Database, "query">): ApplicationRepository {
  const ofOwner = (ownerId: string) => query.selectFrom("applications").where("owner_id", "=", ownerId);
  const one = (key: ApplicationKey) => ofOwner(key.ownerId).where("id", "=", key.id);

  async function whole(row: ApplicationRow | undefined): Promise<StoredApplication | null> {
    if (!row) return null;
    const files = await query
      .selectFrom("application_files")
      .select(FILE_HEAD)
      .where("application_id", "=", row.id)
      .orderBy("made_at", "desc")
      .orderBy("part", "desc")
      .orderBy("format", "desc")
      .execute();
    const isPresent = await presentResumes(row.owner_id, row.resume_id);
    const frozen = files.map(toFile);
    return toApplication(row, { files: frozen, ...inBrief(frozen), isPresent });
  }

  async function presentResumes(ownerId: string, id?: string | null): Promise<Beside["isPresent"]> {
    if (id === null) return () => false;
    const present = query
      .selectFrom("resumes")
      .select("id")
      .where("owner_id", "=", ownerId)
      .where("deleted_at", "is", null);
    const rows = await (id === undefined ? present : present.where("id", "=", id)).execute();
    const ids = new Set(rows.map((row) => row.id));
    return (resumeId) => ids.has(resumeId);
  }

  /** How many files each application has, and the template of the resume that was sent last: a list names no file. */
  async function filesInBrief(ownerId: string): Promise<(id: string) => FilesInBrief> {
    const files = query.selectFrom("application_files").where("owner_id", "=", ownerId);
    const counts = await files
      .select(({ fn }) => ["application_id", fn.countAll<number | string>().as("count")])
      .groupBy("application_id")
      .execute();
    const sent = await files
      .select(["application_id", "template"])
      .where("part", "=", "resume")
      .orderBy("made_at")
      .execute();
    const countOf = new Map(counts.map(({ application_id, count }) => [application_id, Number(count)]));
    const templateOf = new Map(sent.map(({ application_id, template }) => [application_id, template]));
    return (id) => ({ fileCount: countOf.get(id) ?? 0, template: templateOf.get(id) ?? null });
  }

  return {
    async list(ownerId) {
      const rows = await ofOwner(ownerId)
        .select(SUMMARY_COLUMNS)
        .orderBy("updated_at", "desc")
        .orderBy("id")
        .execute();
      const isPresent = await presentResumes(ownerId);
      const filesOf = await filesInBrief(ownerId);
      return inTurns(rows, (row) => {
        const whole = toApplication({ ...row, ...LONG }, { isPresent, files: [], ...filesOf(row.id) });
        const { ad: _ad, letter: _letter, notes: _notes, files: _files, ...summary } = whole;
        return summary;
      });
    },

    heads(ownerId, like) {
      const heads = ofOwner(ownerId).select(["id", "employer", "role", "place", "link"]);
      const alike = like && heads.where("employer", "=", like.employer).where("role", "=", like.role);
      return (alike ?? heads).execute();
    },

    async ids(ownerId) {
      const rows = await ofOwner(ownerId).select("id").orderBy("created_at").orderBy("id").execute();
      return rows.map(({ id }) => id);
    },

    find: async (key) => whole(await one(key).selectAll().executeTakeFirst()),

    findCreated: async (ownerId, createdBy) =>
      whole(await ofOwner(ownerId).selectAll().where("created_by", "=", createdBy).executeTakeFirst()),

    async findSave(key, saveId) {
      const row = await one(key).select("saves").executeTakeFirst();
      return savesIn(row?.saves).find(([id]) => id === saveId)?.[1] ?? null;
    },

    async measure(ownerId, without = "") {
      const { count, bytes } = await ofOwner(ownerId)
        .where("id", "!=", without)
        .select(({ fn }) => [
          fn.countAll<number | string>().as("count"),
          fn.sum<number | string | null>("text_bytes").as("bytes"),
        ])
        .executeTakeFirstOrThrow();
      return { count: Number(count), textBytes: Number(bytes ?? 0) };
    },

    async create(given) {
      if (given.length === 0) return;
      await query
        .insertInto("applications")
        .values(
          given.map(({ id, ownerId, draft, createdBy, createdAt, updatedAt }) => ({
            ...{ id, owner_id: ownerId, ...columnsOf(draft) },
            ...{ revision: 1, saves: "[]", created_by: createdBy },
            ...{ created_at: createdAt, updated_at: updatedAt },
          })),
        )
        .execute();
    },

    async update({ id, ownerId }, { baseRevision, draft, saveId, updatedAt }) {
      const row = await one({ id, ownerId }).select("saves").executeTakeFirst();
      const saves = savesIn(row?.saves);
      if (saveId !== undefined) saves.push([saveId, baseRevision + 1]);
      const { numUpdatedRows } = await query
        .updateTable("applications")
        .set({
          ...columnsOf(draft),
          revision: baseRevision + 1,
          saves: JSON.stringify(saves.slice(-REMEMBERED)),
          updated_at: updatedAt,
        })
        .where("id", "=", id)
        .where("owner_id", "=", ownerId)
        .where("revision", "=", baseRevision)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async remove({ id, ownerId }) {
      const { numDeletedRows } = await query
        .deleteFrom("applications")
        .where("id", "=", id)
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

const SUMMARY_COLUMNS = [
  "id",
  "owner_id",
  "employer",
  "role",
  "place",
  "link",
  "next_step",
  "next_step_on",
  "history",
  "archived",
  "resume_id",
  "resume_title",
  "text_bytes",
  "revision",
  "saves",
  "created_by",
  "created_at",
  "updated_at",
] as const;

/** What a list has not. */
const LONG = { ad: "", letter: "", notes: "" };

function savesIn(text: unknown): [saveId: string, revision: number][] {
  try {
    const saves: unknown = JSON.parse(String(text));
    return Array.isArray(saves) ? saves.filter((save) => Array.isArray(save) && save.length === 2) : [];
  } catch {
    return [];
  }
}

/** So many rows are read without a break: 500 of them at once would hold up everybody. */
const ROWS_IN_A_TURN = 100;

async function inTurns<Row, Read>(rows: readonly Row[], read: (row: Row) => Read): Promise<Read[]> {
  const all: Read[] = [];
  for (const row of rows) {
    if (all.length > 0 && all.length % ROWS_IN_A_TURN === 0) await nextTurn();
    all.push(read(row));
  }
  return all;
}
