import type { Page } from "playwright-core";
import { expect, test } from "../support/browser-test.ts";
import { credentialsForm } from "./credentials-form.ts";
import { openPage } from "./open-page.ts";

const FIRST = "Canary-Bird-42!";
const SECOND = "Canary-Second-43!";
const WRONG = "Canary-Wrong-44!";

/** The bodies and headers of everything that the server answers to this page, without the cookie's own header. */
function answersTo(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    const { "set-cookie": _cookie, ...headers } = response.headers();
    const body = response.text().catch(() => "");
    answers.push(body.then((text) => `${response.url()} ${JSON.stringify(headers)} ${text}`));
  });
  return async () => (await Promise.all(answers)).join("\n");
}

test("a canary password and cookie appear in no log line, answer, address or store of the browser", async ({
  page,
  context,
  server,
  expectFault,
}) => {
  expectFault(/401.*\/api\/auth\/login/);
  expectFault(/403.*\/api\/account/);
  const answers = answersTo(page);
  const form = credentialsForm(page);
  const cookies: string[] = [];
  const kept: string[] = [];
  const look = async () => {
    // The one that scripts may read says "yes" and opens nothing.
    for (const { value, httpOnly } of await context.cookies()) if (httpOnly) cookies.push(value);
    kept.push(
      page.url(),
      await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
      ),
    );
  };

  await form.open("sign-up");
  await form.fill({
    "Full name": "Ada Lovelace",
    Email: "ada@example.com",
    Password: FIRST,
    "Confirm password": FIRST,
  });
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Logout" }).waitFor();
  await look();
  await openPage(page, "/dashboard");
  for (const current of [WRONG, FIRST]) {
    await form.field("Current password").fill(current);
    await form.field("New password").fill(SECOND);
    await form.field("Confirm password").fill(SECOND);
    await page.keyboard.press("Enter");
    await page
      .getByText(current === WRONG ? "The password is incorrect." : "Your password is changed.")
      .waitFor();
  }
  await look();
  await page.getByRole("button", { name: "Logout" }).click();
  await openPage(page, "/login");
  await form.signIn("ada@example.com", WRONG);
  await page.getByText("Email or password is incorrect.").waitFor();
  await look();
  await form.signIn("ada@example.com", SECOND);
  await page.getByRole("button", { name: "Logout" }).waitFor();
  await look();

  const places = [await answers(), server.log.join("\n"), ...kept].join("\n");
  expect(new Set(cookies).size).toBe(5);
  expect(places).toContain("/api/account/password");
  for (const canary of [FIRST, SECOND, WRONG, ...cookies]) expect(places).not.toContain(canary);
});
