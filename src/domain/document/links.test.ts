import { expect, test } from "vitest";
import { emailHref, phoneHref, websiteHref } from "./links.ts";

test("a website becomes a link with and without its scheme", () => {
  expect(websiteHref("example.com")).toBe("https://example.com");
  expect(websiteHref("http://example.com/a?b=c#d")).toBe("http://example.com/a?b=c#d");
  expect(websiteHref("example.com:8080/x")).toBe("https://example.com:8080/x");
  expect(websiteHref("münchen.example/straße")).toBe("https://m%C3%BCnchen.example/stra%C3%9Fe");
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)//.com",
  "data:text/html,x.y",
  "file:///etc/passwd",
  "vbscript:x.y",
  "ftp://example.com/x",
  "https://",
  "https://localhost/x",
  "https://user:secret@example.com",
  "see my site",
  'example.com" onclick="x',
  "//example.com",
  "",
])("%j is text, not a link", (website) => {
  expect(websiteHref(website)).toBeUndefined();
});

test("an email and a phone number can be followed when they look like one", () => {
  expect(emailHref("ada@example.com")).toBe("mailto:ada@example.com");
  expect(emailHref("ada@example.com?bcc=all@example.com")).toBeUndefined();
  expect(emailHref("ada at example")).toBeUndefined();
  expect(phoneHref("+44 (20) 7946-0958")).toBe("tel:+442079460958");
  expect(phoneHref("call me")).toBeUndefined();
});
