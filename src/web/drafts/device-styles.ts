import { KEEPING } from "../../domain/limits.ts";
import { type DeviceStorage, deviceStorage } from "../device-storage.ts";
import { type NamedStyle, readNamedStyle } from "./named-style.ts";

const STORAGE_KEY = "styles";

/** The styles that visitors of this device keep, by their names. */
export function readDeviceStyles(storage: DeviceStorage = deviceStorage): NamedStyle[] {
  try {
    const saved: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? "[]");
    const styles = Array.isArray(saved) ? saved.flatMap((style: unknown) => readNamedStyle(style) ?? []) : [];
    return styles
      .slice(0, KEEPING.namedStyles)
      .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  } catch {
    return [];
  }
}

/** Adds it, or puts it in the place of the one with its id; false where there is no room, or the device keeps nothing. */
export function keepDeviceStyle(style: NamedStyle, storage: DeviceStorage = deviceStorage): boolean {
  const others = readDeviceStyles(storage).filter(({ id }) => id !== style.id);
  if (others.length >= KEEPING.namedStyles) return false;
  storage.write(STORAGE_KEY, JSON.stringify([...others, style]));
  return readDeviceStyles(storage).some(({ id }) => id === style.id);
}

export function removeDeviceStyle(id: string, storage: DeviceStorage = deviceStorage): void {
  const others = readDeviceStyles(storage).filter((style) => style.id !== id);
  if (others.length === 0) storage.remove(STORAGE_KEY);
  else storage.write(STORAGE_KEY, JSON.stringify(others));
}
