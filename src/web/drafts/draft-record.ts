import { lacksIds } from "../../domain/resume/identity/identify.ts";
import { propertyOf } from "../user-info.ts";
import { type DraftContent, readContent, readContentOn } from "./draft-content.ts";
import { type History, NO_HISTORY, type Patch, type Step } from "./history.ts";
import { historyWithIds } from "./history-with-ids.ts";

/** A save that was under way when the page went; it is repeated word for word. */
export interface KeptFlight {
  readonly saveId: string;
  readonly base: number | null;
  readonly content: DraftContent;
  readonly decided: boolean;
}

/** A draft as the device keeps it. */
export interface DraftRecord {
  readonly key: string;
  /** Whose it is; null for a visitor's. Nobody else is ever shown it. */
  readonly owner: string | null;
  /** The resume's id on the server; for a visitor's draft, its own id. Null for one that the server has not seen. */
  readonly resumeId: string | null;
  /** The page that wrote it. */
  readonly tab: string;
  readonly content: DraftContent;
  readonly history: History;
  /** The server's revision that the content stands on; for a visitor's draft, how often the device wrote it. */
  readonly revision: number | null;
  /** What stands at that revision on the server; null where that is not known, as in records of older releases. */
  readonly base: DraftContent | null;
  /** The title as the server has it; null where that is not known. */
  readonly savedTitle: string | null;
  readonly flight: KeptFlight | null;
  /** Holds something that the server has not confirmed. */
  readonly unsaved: boolean;
  /** Nothing is written in it: it stands for a chosen template alone. */
  readonly isUntouched: boolean;
  readonly savedAt: string;
}

/** Reads a record that this or an older release kept; null where nothing can be made of it. */
export function readRecord(saved: unknown): DraftRecord | null {
  const base = readContent(propertyOf(saved, "base"));
  const content = readContentOn(base, propertyOf(saved, "content"));
  const key = propertyOf(saved, "key");
  if (!content || typeof key !== "string") return null;
  const revision = propertyOf(saved, "revision");
  return {
    key,
    owner: textOrNull(saved, "owner"),
    resumeId: textOrNull(saved, "resumeId"),
    tab: textOrNull(saved, "tab") ?? "",
    content,
    history: historyOf(saved, content),
    revision: typeof revision === "number" ? revision : null,
    base,
    savedTitle: textOrNull(saved, "savedTitle"),
    flight: readPendingSave(propertyOf(saved, "flight"), content),
    unsaved: propertyOf(saved, "unsaved") === true,
    isUntouched: propertyOf(saved, "isUntouched") === true,
    savedAt: textOrNull(saved, "savedAt") ?? "",
  };
}

function readPendingSave(saved: unknown, known: DraftContent): KeptFlight | null {
  const content = readContentOn(known, propertyOf(saved, "content"));
  const saveId = textOrNull(saved, "saveId");
  const base = propertyOf(saved, "base");
  if (!content || saveId === null) return null;
  const decided = propertyOf(saved, "decided") === true;
  return { saveId, base: typeof base === "number" ? base : null, content, decided };
}

/** Of a draft that an older page kept, the steps speak of lines without ids. */
function historyOf(saved: unknown, content: DraftContent): History {
  const history = readHistory(propertyOf(saved, "history"));
  const isOlder = lacksIds(propertyOf(propertyOf(saved, "content"), "resume"));
  return isOlder ? (historyWithIds(history, content) ?? NO_HISTORY) : history;
}

/** A history with a step that cannot be read is worth nothing: what follows it would be applied to the wrong text. */
function readHistory(saved: unknown): History {
  const past = readSteps(propertyOf(saved, "past"));
  const future = readSteps(propertyOf(saved, "future"));
  return past && future ? { past, future } : NO_HISTORY;
}

function readSteps(saved: unknown): Step[] | null {
  if (!Array.isArray(saved)) return null;
  const steps = saved.flatMap((candidate: unknown) => readStep(candidate) ?? []);
  return steps.length === saved.length ? steps : null;
}

function readStep(saved: unknown): Step | null {
  const patches = propertyOf(saved, "patches");
  const at = propertyOf(saved, "at");
  const size = propertyOf(saved, "size");
  if (!Array.isArray(patches) || typeof at !== "number" || typeof size !== "number") return null;
  const read = patches.flatMap((patch: unknown): Patch[] => {
    const pointer = textOrNull(patch, "pointer");
    if (pointer === null) return [];
    const start = propertyOf(patch, "at");
    return [
      {
        pointer,
        before: propertyOf(patch, "before"),
        after: propertyOf(patch, "after"),
        // Without it, the values are whole ones.
        ...(typeof start === "number" && { at: start }),
      },
    ];
  });
  return read.length === patches.length
    ? // What is typed after a reload is a step of its own.
      { patches: read, at, size, group: textOrNull(saved, "group"), typing: null, composition: null }
    : null;
}

function textOrNull(value: unknown, key: string): string | null {
  const text = propertyOf(value, key);
  return typeof text === "string" ? text : null;
}
