import { ARCHIVE_BYTES, type Archive } from "../../contract/archive.ts";
import { LIMITS, PHOTO_LETTERS } from "../../domain/limits.ts";
import { archivedApplications, resumesApplied } from "../applications/archived-applications.ts";
import type { Database } from "../db/database.ts";
import type { GateThread } from "../resumes/gate-thread.ts";
import { resumeRepository } from "../resumes/resume-repository.ts";
import { designOf } from "../resumes/stored-resume.ts";
import { readArchived, sourcesOf } from "../resumes/variants/archived-variant.ts";
import { versionRepository } from "../resumes/version-repository.ts";
import { styleRepository } from "../styles/style-repository.ts";
import {
  type ArchivePlan,
  type PlannedResume,
  type PlannedRow,
  planArchive,
  presentBytes,
} from "./archive-plan.ts";

const ROOM_FOR_THE_REST = 64 * 1024;
/** Damaged for certain, and too long to be looked at: with the longest ids for the most lines and a photo, a resume takes less. */
const UNREADABLE_BYTES = 5 * LIMITS.documentBytes + PHOTO_LETTERS;

export interface ArchiveFileParts {
  database: Pick<Database, "query">;
  gate: Pick<GateThread, "check">;
  /** Told of each row that is left out because it is damaged. */
  onDamaged?: (id: string) => void;
  mostBytes?: number;
}

type Head = Pick<Archive, "account" | "sessions">;
type LeftOut = Archive["leftOut"];

/**
 * The archive in pieces of one row, each read by a statement of its own when the reader is ready for it: no transaction is
 * open while a slow client reads, so that nothing waits for one. The price: what is saved meanwhile may be in the file
 * in its newer form, what is removed meanwhile is missing, what is added meanwhile is not in it. Each row is whole.
 */
export async function* archiveFile(
  parts: ArchiveFileParts,
  ownerId: string,
  head: Head,
): AsyncGenerator<string> {
  const { database, mostBytes = ARCHIVE_BYTES } = parts;
  const styles = (await styleRepository(database).list(ownerId)).map(({ id: _id, ...style }) => style);
  const room = mostBytes - ROOM_FOR_THE_REST - Buffer.byteLength(JSON.stringify(styles));
  const { account, sessions } = head;
  const start = JSON.stringify({ format: "candor-archive", version: 1, account, sessions, styles });
  const ofApplications: Pick<LeftOut, "files" | "damaged"> = { files: 0, damaged: [] };
  let used = 0;
  yield `${start.slice(0, -1)},"applications":[`;
  const applications = archivedApplications({
    ...{ database, ownerId, leftOut: ofApplications, onDamaged: parts.onDamaged },
    mostBytes: room - (await presentBytes(database, ownerId)),
  });
  for await (const piece of applications) {
    yield piece;
    used += Buffer.byteLength(piece);
  }
  const plan = await planArchive(database, ownerId, room - used);
  const leftOut: LeftOut = { ...plan.leftOut, ...ofApplications };
  const named = await Promise.all([sourcesOf(database, ownerId), resumesApplied(database, ownerId)]);
  const sources = new Set(named.flatMap((ids) => [...ids]));
  const rows = rowReader(parts, { ownerId, plan, sources }, room - used, leftOut);
  yield `],"resumes":[`;
  yield* entriesOf(rows, plan.present);
  yield `],"deleted":[`;
  yield* entriesOf(rows, plan.deleted);
  yield `],"leftOut":${JSON.stringify(leftOut)}}`;
}

async function* entriesOf(rows: RowReader, planned: readonly PlannedResume[]): AsyncGenerator<string> {
  let separator = "";
  for (const resume of planned) {
    const entry = await rows.resume(resume);
    if (entry === null) continue;
    yield `${separator}${entry.slice(0, -1)},"versions":[`;
    separator = ",";
    let comma = "";
    for (const version of resume.versions) {
      const text = await rows.version(resume.id, version);
      if (text === null) continue;
      yield comma + text;
      comma = ",";
    }
    yield "]}";
  }
}

interface RowReader {
  /** An entry as JSON; null for one that is gone or damaged. */
  resume(planned: PlannedRow): Promise<string | null>;
  version(resumeId: string, planned: PlannedRow): Promise<string | null>;
}

function rowReader(
  { database, gate, onDamaged }: ArchiveFileParts,
  { ownerId, plan, sources }: { ownerId: string; plan: ArchivePlan; sources: ReadonlySet<string> },
  mostBytes: number,
  leftOut: LeftOut,
): RowReader {
  const resumes = resumeRepository(database);
  const versions = versionRepository(database);
  let bytes = plan.bytes;

  async function contentOf(planned: PlannedRow, content: unknown): Promise<string | null> {
    const readable = typeof content === "string" && planned.bytes <= UNREADABLE_BYTES;
    const text = readable ? await gate.check(content) : null;
    if (text === null) onDamaged?.(planned.id);
    return text;
  }

  /** A row may have grown since it was planned; then versions make way. */
  function hasRoom(planned: PlannedRow, entry: string): boolean {
    bytes += Buffer.byteLength(entry) - planned.bytes;
    return bytes <= mostBytes;
  }

  return {
    async resume(planned) {
      const stored = await resumes.findText({ id: planned.id, ownerId });
      if (!stored) return null;
      const { id, title, createdAt, updatedAt, deletedAt } = stored;
      const variant = stored.sourceId === null ? null : await readArchived(database, stored);
      const text = variant ? variant.text : await contentOf(planned, stored.content);
      if (text === null) {
        leftOut.damaged.push({ what: "resume", title, savedAt: updatedAt });
        return null;
      }
      const head = {
        ...(sources.has(id) && { id }),
        ...(variant && { variantOf: variant.variantOf }),
        ...{ title, ...designOf(variant ?? stored), createdAt, updatedAt },
      };
      const entry = withContent(deletedAt === null ? head : { ...head, deletedAt }, text);
      hasRoom(planned, entry);
      return entry;
    },

    async version(resumeId, planned) {
      const stored = await versions.findText(resumeId, planned.id);
      if (!stored) return null;
      const { kind, name, savedAt } = stored;
      const text = await contentOf(planned, stored.content);
      if (text === null) {
        leftOut.damaged.push({ what: "version", title: name ?? "", savedAt });
        return null;
      }
      const named = kind === "named" ? (name ?? "Untitled") : null;
      const entry = withContent({ kind, name: named, ...designOf(stored), savedAt }, text);
      if (hasRoom(planned, entry)) return entry;
      bytes -= Buffer.byteLength(entry);
      leftOut.versions += 1;
      return null;
    },
  };
}

/** The content is JSON already: parsing and writing it again would only take time. */
function withContent(head: object, text: string): string {
  return `${JSON.stringify(head).slice(0, -1)},"resume":${text}}`;
}
