import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Transaction } from "kysely";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { arrivingSince } from "./expiry.ts";
import type { AdmittedResume, AdmittedVersion } from "./gate-messages.ts";
import { withOwnerLock } from "./owner-lock.ts";
import { removeUnseen } from "./purge.ts";
import { CheckedContent } from "./resume-gate.ts";
import { resumeRepository } from "./resume-repository.ts";
import { versionRepository } from "./version-repository.ts";

/** So much is written in one transaction: on SQLite everybody else waits for it. */
const PIECE_CHARACTERS = 256 * 1024;
const PIECE_ROWS = 50;

export interface ArrivingEntry {
  /** The id that it will have. */
  id: string;
  resume: AdmittedResume;
  versions: AdmittedVersion[];
  /** The id that its source has or will have; null where it comes in by itself. */
  sourceId: string | null;
}

/**
 * Brings many resumes into an account, all or none: piece by piece as rows that no reader sees, then all of them are shown in one
 * short transaction. What a process that is killed leaves behind stays unseen, and the purge removes it.
 */
export async function bringIn(
  database: Database,
  { ownerId, entries, now }: { ownerId: string; entries: readonly ArrivingEntry[]; now: Date },
  /** Asked in the last transaction, before anything is shown; what it throws undoes all. */
  refuse: (query: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  const arriving = new Map<string, ArrivingEntry>();
  try {
    for (const piece of piecesOf(entries, arriving)) {
      await withOwnerLock(database, ownerId, async (query) => {
        for (const write of piece) await write(query, ownerId, now);
      });
      await nextTurn();
    }
    await withOwnerLock(database, ownerId, async (query) => {
      await refuse(query);
      for (const [id, { resume }] of arriving) {
        // Removed by the purge, since it took too long: better none than a part.
        if (!(await resumeRepository({ query }).show(id, resume.deletedAt)))
          throw new AppError("unavailable");
        // SQLite writes without giving up the thread.
        await nextTurn();
      }
    });
  } catch (error) {
    // Where this fails as well, the purge does it.
    for (const id of arriving.keys()) await removeUnseen(database, id).catch(() => {});
    throw error;
  }
}

type Write = (query: Transaction<Schema>, ownerId: string, now: Date) => Promise<unknown>;

/** What is written together. */
function* piecesOf(
  entries: readonly ArrivingEntry[],
  arriving: Map<string, ArrivingEntry>,
): Generator<Write[]> {
  let piece: Write[] = [];
  let room = PIECE_CHARACTERS;
  for (const entry of entries) {
    const { id } = entry;
    arriving.set(id, entry);
    for (const row of [entry.resume, ...entry.versions]) {
      if (piece.length === PIECE_ROWS || (piece.length > 0 && room < row.text.length)) {
        yield piece;
        piece = [];
        room = PIECE_CHARACTERS;
      }
      piece.push(row.of === "resume" ? writeResume(entry) : writeVersion(id, row));
      room -= row.text.length;
    }
  }
  if (piece.length > 0) yield piece;
}

function writeResume({ id, resume, sourceId }: ArrivingEntry): Write {
  const { of: _, wording: __, id: ___, variantOf, text, ...draft } = resume;
  const inherits =
    variantOf && sourceId !== null
      ? // Looked at when it is opened: the source may be on its way in as well.
        { sourceId, sourceRevision: 0, differences: variantOf.differences }
      : undefined;
  return (query, ownerId, now) =>
    resumeRepository({ query }, () => now).create({
      ...{ id, ownerId, ...draft, resume: new CheckedContent(text), deletedAt: arrivingSince(now), inherits },
    });
}

function writeVersion(resumeId: string, { of: _, text, ...version }: AdmittedVersion): Write {
  return (query, _ownerId, now) => {
    const row = { id: randomUUID(), revision: 0, keptAt: now.toISOString(), ...version };
    return versionRepository({ query }).add(resumeId, { ...row, resume: new CheckedContent(text) });
  };
}
