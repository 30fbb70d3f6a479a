import { expect, test } from "vitest";
import { createAfterSignIn, isOwnPrivateAddress } from "./after-sign-in.ts";

function open(saved: string | null = null) {
  const entries = new Map(saved === null ? [] : [["after-sign-in", saved]]);
  const clock = { now: 1_000_000 };
  const wishes = createAfterSignIn({
    storage: () => ({
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    }),
    now: () => clock.now,
  });
  return { wishes, clock };
}

test.each(["/dashboard", "/ai", "/ai/new", "/ai/r-1", "/admin/users/all?search=a&page=2", "/admin#top"])(
  "%s can be returned to",
  (address) => expect(isOwnPrivateAddress(address)).toBe(true),
);

test.each(
  [
    [
      "//evil.example/dashboard",
      "/\\evil.example",
      "https://evil.example/ai",
      "javascript:alert(1)",
      "dashboard",
    ],
    ["/", "/login", "/Dashboard", "/ai/a/b", "/dashboard\n", "/ dashboard", "", `/ai/${"a".repeat(2000)}`],
  ].flat(),
)("%j cannot", (address) => expect(isOwnPrivateAddress(address)).toBe(false));

test("an address is remembered on the way to an account, and forgotten elsewhere", () => {
  const { wishes } = open();
  wishes.rememberAddress("/dashboard");
  for (const pathname of ["/", "/login", "/register"]) wishes.visited(pathname);
  expect(wishes.read()).toEqual({ address: "/dashboard" });
  wishes.visited("/features");
  expect(wishes.read()).toEqual({});
});

test("a draft that is to be kept is forgotten on the home page too, where the next person begins", () => {
  const { wishes } = open();
  wishes.rememberDraft("d1");
  for (const pathname of ["/login", "/forgot-password", "/register"]) wishes.visited(pathname);
  expect(wishes.read()).toEqual({ draft: "d1" });
  wishes.visited("/");
  expect(wishes.read()).toEqual({});
});

test("after half an hour nothing is wished any more", () => {
  const { wishes, clock } = open();
  wishes.rememberDraft("d1");
  expect(wishes.read()).toEqual({ draft: "d1" });
  clock.now += 31 * 60_000;
  expect(wishes.read()).toEqual({});
});

test.each(["{", "null", '{"address":"/dashboard"}', '{"address":"//evil.example","at":1000000}'])(
  "what somebody put there (%s) leads nowhere",
  (saved) => expect(open(saved).wishes.read()).toEqual({}),
);

test("a browser that blocks storage remembers nothing", () => {
  const wishes = createAfterSignIn({
    storage: () => {
      throw new Error("blocked");
    },
    now: Date.now,
  });
  wishes.rememberDraft("d1");
  wishes.forget();
  expect(wishes.read()).toEqual({});
});
