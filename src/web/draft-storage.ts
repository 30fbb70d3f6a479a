import type { Resume } from "../domain/resume/resume.ts";
import { type DeviceStorage, deviceStorage } from "./device-storage.ts";

const STORAGE_KEY = "drafts";
const VERSION = 1;

/** A resume that lives on this device only. `resume` is what was saved: whoever opens it parses it. */
export interface Draft {
  id: string;
  template: string;
  theme: string;
  resume: unknown;
  savedAt: string;
  /** Still the sample, untouched: the next sample may take its place. */
  isSample: boolean;
}

interface NewDraft {
  template: string;
  theme: string;
  resume: Resume;
}

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

/** Puts a sample in front of what the person has written, never over it. False when the device keeps nothing. */
export function addSampleDraft(draft: NewDraft, now: Date, storage: DeviceStorage = deviceStorage): boolean {
  const added: Draft = { ...draft, id: newId(now), savedAt: now.toISOString(), isSample: true };
  const own = readDrafts(storage).filter(({ isSample }) => !isSample);
  storage.write(STORAGE_KEY, JSON.stringify({ version: VERSION, drafts: [added, ...own] }));
  return readDrafts(storage)[0]?.id === added.id;
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
    typeof propertyOf(value, "isSample") === "boolean"
  );
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
