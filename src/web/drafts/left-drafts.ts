import { type DeviceDatabase, openDeviceDatabase } from "./device-database.ts";
import { type DraftRecord, readRecord } from "./draft-record.ts";
import { guestKey } from "./guest-key.ts";
import { NO_HISTORY } from "./history.ts";
import { newId } from "./new-id.ts";

/*
 * A page that goes has no time to wait for the database: what its last write does not hold yet is left in local storage, which answers at
 * once, and moves into the database when the next page looks for drafts.
 */
const PREFIX = "left-draft|";

export function leaveDraft(record: DraftRecord): void {
  const key = `${PREFIX}${record.key}`;
  for (const kept of [record, { ...record, history: NO_HISTORY }])
    try {
      window.localStorage.setItem(key, JSON.stringify(kept));
      return;
    } catch {
      // Blocked or full: without the steps of undo it may fit.
    }
}

export function forgetLeft(key: string): void {
  try {
    window.localStorage.removeItem(`${PREFIX}${key}`);
  } catch {
    return;
  }
}

/** The drafts of this device, with what a page that went had no time to write. */
export async function openDrafts(): Promise<DeviceDatabase> {
  const database = await openDeviceDatabase();
  for (const key of leftKeys()) {
    const left = readLeft(key);
    if (left) await moveInto(database, left);
    forgetLeft(left?.key ?? key.slice(PREFIX.length));
  }
  return database;
}

async function moveInto(database: DeviceDatabase, left: DraftRecord): Promise<void> {
  let isApart = false;
  await database.change(left.key, (saved) => {
    const found = readRecord(saved);
    const place = placeOfLeft(left, found);
    isApart = place === "apart";
    return place === "there" ? { ...left, revision: revisionAfter(left, found) } : null;
  });
  if (isApart) await putApart(database, left);
}

/** Where the text of a page that went belongs. Over the text that another page wrote meanwhile it would take that away unseen. */
export function placeOfLeft(left: DraftRecord, found: DraftRecord | null): "there" | "apart" | "nowhere" {
  if (found === null) return "there";
  if (!isOwnOrBefore(left, found)) return "apart";
  return found.savedAt > left.savedAt ? "nowhere" : "there";
}

/** Written by the same page, or what that page stands on. */
function isOwnOrBefore(left: DraftRecord, found: DraftRecord): boolean {
  return found.tab === left.tab || (left.owner === null && found.revision === left.revision);
}

/** A visitor's draft counts how often the device wrote it; an account's says what the server has. */
function revisionAfter(left: DraftRecord, found: DraftRecord | null): number | null {
  return left.owner === null ? (found?.revision ?? 0) + 1 : left.revision;
}

/** Only visitors' drafts are written by several pages under one name. */
async function putApart(database: DeviceDatabase, left: DraftRecord): Promise<void> {
  const id = newId();
  await database.change(guestKey(id), () => ({ ...left, resumeId: id, revision: 1 }));
}

function readLeft(key: string): DraftRecord | null {
  try {
    return readRecord(JSON.parse(window.localStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}

function leftKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
