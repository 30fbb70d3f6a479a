import { expect, test } from "vitest";
import { keyAfter, sealedKeys } from "./sealed-keys.ts";

const KEY = "sk-planted-key-0123456789";
const place = { owner: "endpoint 1", baseUrl: "https://ai.example/v1" };
const keys = sealedKeys("a-secret-for-tests-of-some-length-0123456789");

test("a key is opened for its row and its origin alone, and under its secret alone", () => {
  const stored = keys.seal(place, KEY);
  expect(JSON.stringify(stored)).not.toContain(KEY);
  expect(keys.open(place, stored)).toEqual({ state: "kept", key: KEY });
  expect(keys.open({ ...place, baseUrl: "https://ai.example/v2" }, stored).state).toBe("kept");
  expect(keys.open({ ...place, baseUrl: "https://evil.example/v1" }, stored)).toEqual({
    state: "unreadable",
  });
  expect(keys.open({ ...place, owner: "endpoint 2" }, stored)).toEqual({ state: "unreadable" });
  const others = sealedKeys("another-secret-for-tests-of-some-length-012");
  expect(others.open(place, stored)).toEqual({ state: "unreadable" });
  expect(keys.open(place, { sealed_key: "not sealed at all" })).toEqual({ state: "unreadable" });
});

test("of a key its end is kept in sight, of a short one nothing", () => {
  expect(keys.seal(place, KEY).key_end).toBe("6789");
  expect(keys.seal(place, "short").key_end).toBe("");
  expect(keys.seal(place, null)).toEqual({ sealed_key: null, key_end: "" });
});

test("a kept key stays for the same origin, and has to be entered again for another or where it cannot be read", () => {
  const kept = { opened: { state: "kept", key: KEY } as const, baseUrl: place.baseUrl };
  expect(keyAfter(undefined, kept, "https://ai.example/v2")).toEqual({ key: KEY });
  expect(keyAfter(undefined, kept, "http://ai.example/v1")).toBe("enter-again");
  expect(keyAfter(undefined, kept, "https://ai.example:8443/v1")).toBe("enter-again");
  expect(keyAfter(null, kept, "https://evil.example/v1")).toEqual({ key: null });
  expect(keyAfter("sk-new", kept, "https://evil.example/v1")).toEqual({ key: "sk-new" });
  expect(keyAfter(undefined, { ...kept, opened: { state: "unreadable" } }, place.baseUrl)).toBe(
    "enter-again",
  );
  expect(keyAfter(undefined, null, place.baseUrl)).toEqual({ key: null });
});
