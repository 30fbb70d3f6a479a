import { type DeviceStorage, deviceStorage } from "./device-storage.ts";

const STORAGE_KEY = "drafts";
const VERSION = 1;

/** A draft that waits for the editor. `resume` is what was saved: the editor parses it. */
export interface Draft {
  id: string;
  template: string;
  theme: string;
  resume: unknown;
  savedAt: string;
  /** Nothing is written in it: the next chosen template may take its place. */
  isUntouched: boolean;
}

interface ChosenDesign {
  template: string;
  theme: string;
}

/** What the parser makes an empty resume of; the whole format would be much for a page that shows templates. */
const EMPTY = { version: 1 };

/** The drafts of this device, the last one first. Broken or foreign entries count as none. */
export function readDrafts(storage: DeviceStorage = deviceStorage): Draft[] {
  try {
    const saved: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? "null");
    if (propertyOf(saved, "version") !== VERSION) return [];
    const drafts = propertyOf(saved, "drafts");
    return Array.isArray(drafts) ? drafts.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Puts an empty draft in front of what the person has written, never over it. Its id, or null when the device keeps nothing. */
export function addDraft(
  design: ChosenDesign,
  now: Date,
  storage: DeviceStorage = deviceStorage,
): string | null {
  const added: Draft = {
    ...design,
    resume: EMPTY,
    id: newId(now),
    savedAt: now.toISOString(),
    isUntouched: true,
  };
  const own = readDrafts(storage).filter(({ isUntouched }) => !isUntouched);
  storage.write(STORAGE_KEY, JSON.stringify({ version: VERSION, drafts: [added, ...own] }));
  return readDrafts(storage)[0]?.id === added.id ? added.id : null;
}

/** The editor has taken them over. */
export function forgetDrafts(storage: DeviceStorage = deviceStorage): void {
  storage.remove(STORAGE_KEY);
}

/** `crypto.randomUUID` is missing where the site is served without https. */
function newId(now: Date): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return [now.getTime(), ...random].map((part) => part.toString(36)).join("-");
}

function isDraft(value: unknown): value is Draft {
  const texts = ["id", "template", "theme", "savedAt"];
  return (
    texts.every((key) => typeof propertyOf(value, key) === "string") &&
    typeof propertyOf(value, "isUntouched") === "boolean"
  );
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
