import { createHash, randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { storedText } from "../resumes/stored-values.ts";
import { type ApplicationKey, type FrozenFile, toFile } from "./stored-application.ts";

export interface NewFile extends Pick<FrozenFile, "format" | "part" | "template" | "resumeTitle" | "madeAt"> {
  person: string;
  data: Uint8Array;
}

/** With what it was kept for. */
export interface KeptFile extends FrozenFile {
  person: string;
  base64: string;
}

/** Files are added, read and removed; there is no way to change one. */
export interface FileRepository {
  add(key: ApplicationKey, file: NewFile): Promise<void>;
  find(key: ApplicationKey, fileId: string): Promise<KeptFile | null>;
  remove(key: ApplicationKey, fileId: string): Promise<boolean>;
  /** Of the application, and of everything that its owner keeps. */
  measure(key: ApplicationKey): Promise<{ count: number; allBytes: number }>;
}

export function fileRepository({ query }: Pick<Database, "query">): FileRepository {
  return {
    async add({ id, ownerId }, { data, person, format, part, template, resumeTitle, madeAt }) {
      await query
        .insertInto("application_files")
        .values({
          ...{ id: randomUUID(), application_id: id, owner_id: ownerId },
          ...{ person, format, part, template, resume_title: resumeTitle, made_at: madeAt },
          bytes: data.byteLength,
          sha256: fingerprintOf(data),
          data: Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString("base64"),
        })
        .execute();
    },

    async find({ id, ownerId }, fileId) {
      const row = await query
        .selectFrom("application_files")
        .selectAll()
        .where("id", "=", fileId)
        .where("application_id", "=", id)
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return row ? { ...toFile(row), person: storedText(row.person), base64: storedText(row.data) } : null;
    },

    async remove({ id, ownerId }, fileId) {
      const { numDeletedRows } = await query
        .deleteFrom("application_files")
        .where("id", "=", fileId)
        .where("application_id", "=", id)
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async measure({ id, ownerId }) {
      const ofOwner = query.selectFrom("application_files").where("owner_id", "=", ownerId);
      const all = await ofOwner
        .select(({ fn }) => fn.sum<number | string | null>("bytes").as("bytes"))
        .executeTakeFirstOrThrow();
      const own = await ofOwner
        .where("application_id", "=", id)
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .executeTakeFirstOrThrow();
      return { count: Number(own.count), allBytes: Number(all.bytes ?? 0) };
    },
  };
}

/** The bytes of a file; null where they are no longer those that were sent. */
export function bytesAsSent({ base64, sha256 }: KeptFile): Buffer | null {
  const bytes = Buffer.from(base64, "base64");
  return fingerprintOf(bytes) === sha256 ? bytes : null;
}

function fingerprintOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
