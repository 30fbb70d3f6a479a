import { expect, test } from "../support/browser-test.ts";

const SEEN = "violations";

test("no page tries what the content security policy forbids", async ({ page, signIn }) => {
  await signIn({ role: "admin" });
  await page.addInitScript((seen) => {
    const violations: string[] = [];
    Reflect.set(globalThis, seen, violations);
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  }, SEEN);
  for (const [path, shown] of [
    ["/", "h1"],
    ["/dashboard", "main h2"],
    ["/admin", "main h2"],
    ["/create", '[data-field="/name"]'],
  ] as const) {
    await page.goto(path);
    await page.locator(shown).first().waitFor();
    expect(await page.evaluate((seen) => Reflect.get(globalThis, seen), SEEN), path).toEqual([]);
  }
});
