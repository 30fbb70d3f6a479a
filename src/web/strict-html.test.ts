import { expect, test } from "vitest";
import { assertStrictHtml } from "./strict-html.ts";

test("a page with external script and style passes", () => {
  const html =
    '<script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css"><p class="style">on="x"</p>';
  expect(() => assertStrictHtml("/", html)).not.toThrow();
});

test.each([
  ["an inline script", "<p>x</p><script>go()</script>"],
  ["an inline script", '<script type="application/json">{}</script>'],
  ["an inline style element", "<style>p{}</style>"],
  ["a style attribute", '<p class="a" style="color:red">x</p>'],
  ["an inline event handler", '<button onclick="go()">x</button>'],
])("a page with %s is refused by name", (what, html) => {
  expect(() => assertStrictHtml("/features", html)).toThrow(`/features holds ${what}`);
});
