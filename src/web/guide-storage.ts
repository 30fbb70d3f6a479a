import { type DeviceStorage, deviceStorage } from "./device-storage.ts";

const STORAGE_KEY = "guides";
const MOST = 100;

/** Drafts and resumes, by their ids, in which this device shows the sample as a guide. It is no part of what they hold. */
export function hasGuide(id: string, storage: DeviceStorage = deviceStorage): boolean {
  return readIds(storage).includes(id);
}

export function keepGuide(id: string, storage: DeviceStorage = deviceStorage): void {
  write([id, ...without(id, storage)].slice(0, MOST), storage);
}

export function endGuide(id: string, storage: DeviceStorage = deviceStorage): void {
  write(without(id, storage), storage);
}

/** A visitor's draft has become a resume of the account. */
export function passGuide(from: string, to: string, storage: DeviceStorage = deviceStorage): void {
  if (!hasGuide(from, storage)) return;
  endGuide(from, storage);
  keepGuide(to, storage);
}

function without(id: string, storage: DeviceStorage): string[] {
  return readIds(storage).filter((other) => other !== id);
}

function write(ids: readonly string[], storage: DeviceStorage): void {
  if (ids.length === 0) storage.remove(STORAGE_KEY);
  else storage.write(STORAGE_KEY, JSON.stringify(ids));
}

function readIds(storage: DeviceStorage): string[] {
  try {
    const saved: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
