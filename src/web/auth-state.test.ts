import { expect, test, vi } from "vitest";
import type { Outcome } from "./api/call-api.ts";
import { createAuthStore } from "./auth-state.ts";
import type { DeviceStorage } from "./device-storage.ts";
import type { UserInfo } from "./user-info.ts";

const ada: UserInfo = {
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

test("every visitor's state is one object, so that the page takes over what was prerendered without a second look", () => {
  const [one, other] = [device(), device({ userInfo: "broken" })];
  expect(createAuthStore(one.storage, one.otherTabs).read()).toBe(
    createAuthStore(other.storage, other.otherTabs).read(),
  );
});

const refused = {
  status: 401,
  message: "Email or password is incorrect.",
  issues: [],
  code: null,
  answer: null,
};

/** A request that waits for its answer. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<Outcome<UserInfo>>();
  return { ask: () => promise, answer: resolve };
}

test("a request loads and clears the error, success stores and saves the user", async () => {
  const { kept, storage, otherTabs } = device();
  const store = createAuthStore(storage, otherTabs);
  await store.request(async () => ({ ok: false, failure: refused }));
  const { ask, answer } = pending();
  const finished = store.request(ask);
  expect(store.read()).toEqual({ loading: true, userInfo: null, error: null });
  answer({ ok: true, value: ada });
  await finished;
  expect(store.read()).toEqual({ loading: false, userInfo: ada, error: null });
  expect(JSON.parse(kept.get("userInfo") ?? "")).toEqual(ada);
});

test("failure stores the error, ends loading and saves nothing", async () => {
  const { kept, storage, otherTabs } = device();
  const store = createAuthStore(storage, otherTabs);
  await store.request(async () => ({ ok: false, failure: refused }));
  expect(store.read()).toEqual({ loading: false, userInfo: null, error: refused });
  expect(kept.size).toBe(0);
});

test("a sign-out in another tab does not end the loading of a request in this one", () => {
  const { storage, otherTabs, changedElsewhere } = device();
  const store = createAuthStore(storage, otherTabs);
  store.request(pending().ask);
  changedElsewhere("userInfo");
  expect(store.read().loading).toBe(true);
});

test("what the server says anew is shown and saved, and nobody is told when it is the same", () => {
  const { kept, storage, otherTabs } = device({ userInfo: JSON.stringify(ada) });
  const store = createAuthStore(storage, otherTabs);
  const listener = vi.fn();
  store.subscribe(listener);
  store.takeOver(structuredClone(ada));
  expect(listener).not.toHaveBeenCalled();
  const demoted: UserInfo = { user: { ...ada.user, role: "user" } };
  store.takeOver(demoted);
  expect(store.read().userInfo).toEqual(demoted);
  expect(JSON.parse(kept.get("userInfo") ?? "")).toEqual(demoted);
});

test("logout removes the saved record, leaves other entries and tells whoever listens", () => {
  const { kept, storage, otherTabs } = device({ userInfo: JSON.stringify(ada), theme: "dark" });
  const store = createAuthStore(storage, otherTabs);
  const listener = vi.fn();
  store.subscribe(listener);
  store.forget();
  expect(store.read().userInfo).toBeNull();
  expect([...kept.keys()]).toEqual(["theme"]);
  expect(listener).toHaveBeenCalledOnce();
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

test("a page that slept through a sign-out finds it when it looks again", () => {
  const { kept, storage, otherTabs } = device({ userInfo: JSON.stringify(ada) });
  const store = createAuthStore(storage, otherTabs);
  const listener = vi.fn();
  store.subscribe(listener);
  store.readAgain();
  expect(listener).not.toHaveBeenCalled();
  kept.delete("userInfo");
  store.readAgain();
  expect(store.read().userInfo).toBeNull();
});

test("where storage keeps nothing, looking again signs nobody out", async () => {
  const blocked: DeviceStorage = { read: () => null, write: () => {}, remove: () => {} };
  const store = createAuthStore(blocked, new EventTarget());
  await store.request(async () => ({ ok: true, value: ada }));
  store.readAgain();
  expect(store.read().userInfo).toEqual(ada);
});

test("a change of another entry changes nothing", () => {
  const { storage, otherTabs, changedElsewhere } = device({ userInfo: JSON.stringify(ada) });
  const store = createAuthStore(storage, otherTabs);
  const before = store.read();
  changedElsewhere("theme");
  expect(store.read()).toBe(before);
});
