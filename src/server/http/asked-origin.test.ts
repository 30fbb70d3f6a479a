import { expect, test } from "vitest";
import { askedOrigin } from "./asked-origin.ts";

test.each([
  ["resumes.example.org", "http://resumes.example.org"],
  ["Resumes.Example.org:8080", "http://resumes.example.org:8080"],
  ["resumes.example.org:80", "http://resumes.example.org"],
  ["127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["[::1]:3000", "http://[::1]:3000"],
])("the Host header %s is an address", (host, origin) => {
  expect(askedOrigin({ protocol: "http", host })).toBe(origin);
});

test.each([
  'a"onload=alert(1)',
  "a'b",
  "a<b>",
  "a=b",
  "a&b",
  "user@example.org",
  "example.org/path",
  "example.org:99999",
  "a b",
  "",
  ":80",
  "a".repeat(300),
])("the Host header %s is none", (host) => {
  expect(askedOrigin({ protocol: "http", host })).toBeNull();
});
