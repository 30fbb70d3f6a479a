import { expect, test } from "vitest";
import { KEEPING } from "../../domain/limits.ts";
import type { DeviceStorage } from "../device-storage.ts";
import { keepDeviceStyle, readDeviceStyles, removeDeviceStyle } from "./device-styles.ts";

function storageOf(kept: Map<string, string>): DeviceStorage {
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

const named = (id: string, name: string) => ({
  id,
  name,
  template: "microsoft",
  theme: "navy",
  style: { bodySize: 10.5 },
});

test("styles of a visitor are kept on the device, changed and removed, and only so many", () => {
  const kept = new Map<string, string>();
  const storage = storageOf(kept);
  expect(keepDeviceStyle(named("style-one", "Wine"), storage)).toBe(true);
  expect(keepDeviceStyle(named("style-two", "Calm"), storage)).toBe(true);
  expect(keepDeviceStyle(named("style-one", "Air"), storage)).toBe(true);
  expect(readDeviceStyles(storage).map(({ name }) => name)).toEqual(["Air", "Calm"]);
  for (let index = 2; index < KEEPING.namedStyles; index++)
    expect(keepDeviceStyle(named(`style-number-${index}`, "More"), storage)).toBe(true);
  expect(keepDeviceStyle(named("one-too-many", "No room"), storage)).toBe(false);
  for (const { id } of readDeviceStyles(storage)) removeDeviceStyle(id, storage);
  expect(kept.size).toBe(0);
});

test("a device that keeps nothing says so, and what somebody else wrote there is held to the format", () => {
  const nothing: DeviceStorage = { read: () => null, write() {}, remove() {} };
  expect(keepDeviceStyle(named("style-one", "Wine"), nothing)).toBe(false);
  const strange = [
    { ...named("style-one", "Wine"), style: { accent: "url(x)", bodySize: 9 }, template: "nowhere" },
    { ...named("style-two", "  "), style: {} },
    named("../..", "A path"),
    7,
  ];
  const found = readDeviceStyles(storageOf(new Map([["styles", JSON.stringify(strange)]])));
  expect(found).toMatchObject([{ id: "style-one", template: "google", style: { bodySize: 9 } }]);
  expect(readDeviceStyles(storageOf(new Map([["styles", "{"]])))).toEqual([]);
});
