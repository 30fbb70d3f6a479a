import { expect, test, vi } from "vitest";
import type { DeviceStorage } from "../device-storage.ts";
import { createAuthStore } from "./auth-state.ts";

const ada = {
  user: { name: "Ada", email: "ada@example.com", role: "admin", registrationDate: "2026-03-05" },
};

function device(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const storage: DeviceStorage = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
  const otherTabs = new EventTarget();
  const changedElsewhere = (key: string | null) =>
    otherTabs.dispatchEvent(Object.assign(new Event("storage"), { key }));
  return { kept, storage, otherTabs, changedElsewhere };
}

test("starts as the saved user, neither loading nor failed", () => {
  const { storage, otherTabs } = device({ userInfo: JSON.stringify(ada) });
  expect(createAuthStore(storage, otherTabs).read()).toEqual({ loading: false, userInfo: ada, error: null });
});

test("starts signed out when nothing is saved", () => {
  const { storage, otherTabs } = device();
  expect(createAuthStore(storage, otherTabs).read().userInfo).toBeNull();
});

test("logout removes the saved record, leaves other entries and tells whoever listens", () => {
  const { kept, storage, otherTabs } = device({ userInfo: JSON.stringify(ada), theme: "dark" });
  const store = createAuthStore(storage, otherTabs);
  const told = vi.fn();
  store.subscribe(told);
  store.logout();
  expect(store.read().userInfo).toBeNull();
  expect([...kept.keys()]).toEqual(["theme"]);
  expect(told).toHaveBeenCalledOnce();
});

test.each([
  ["the record was removed", "userInfo"],
  ["everything was cleared", null],
])("another tab's sign-out is followed when %s", (_what, key) => {
  const { kept, storage, otherTabs, changedElsewhere } = device({ userInfo: JSON.stringify(ada) });
  const store = createAuthStore(storage, otherTabs);
  kept.delete("userInfo");
  changedElsewhere(key);
  expect(store.read().userInfo).toBeNull();
});

test("a change of another entry changes nothing", () => {
  const { storage, otherTabs, changedElsewhere } = device({ userInfo: JSON.stringify(ada) });
  const store = createAuthStore(storage, otherTabs);
  const before = store.read();
  changedElsewhere("theme");
  expect(store.read()).toBe(before);
});
