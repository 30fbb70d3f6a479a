import type { Locator, Page } from "playwright-core";
import { codeOf, stepAt } from "../../src/server/factors/totp.ts";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { fromBase32 } from "../support/second-factors.ts";
import { credentialsForm, isFocused } from "./credentials-form.ts";
import { openPage } from "./open-page.ts";

const named = test.extend({ siteOptions: { hostName: "localhost" } });

/** Right for the server's clock, and another one than the last. */
const codeFor = (base32: string, stepsAway = 0) => codeOf(fromBase32(base32), stepAt(new Date()) + stepsAway);

test("two-step sign-in is set up on a phone, asked for at the next sign-in, and turned off", async ({
  page,
  signIn,
  expectFault,
}) => {
  expectFault(/403.*\/api\/auth\/login/);
  expectFault(/403.*\/api\/auth\/second-step/);
  const { email, password } = await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/dashboard");
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  const field = dialog.getByLabel("Code from your app");
  expect(await isFocused(field)).toBe(true);
  await dialog.getByRole("img", { name: "QR code with the key below" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await field.fill(codeFor(secret));
  await page.keyboard.press("Enter");

  const codes = page.getByRole("dialog", { name: "Two-step sign-in is on" });
  await codes.waitFor();
  const recovery = await codes.getByRole("listitem").allTextContents();
  expect(recovery).toHaveLength(10);
  const saved = page.waitForEvent("download");
  await codes.getByRole("button", { name: "Download" }).click();
  expect((await saved).suggestedFilename()).toBe("candor-recovery-codes.txt");
  expect(await accessibilityFaults(page)).toEqual([]);
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await page.getByText("10 codes left").waitFor();

  await signOut(page);
  const form = credentialsForm(page);
  await form.open("sign-in");
  await form.signIn(email, password);
  await page.getByRole("heading", { name: "One more step" }).waitFor();
  const code = page.getByLabel("Code from your app");
  await code.waitFor();
  expect(await isFocused(code)).toBe(true);
  expect(await code.getAttribute("autocomplete")).toBe("one-time-code");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByText("Code is required").waitFor();
  await code.fill("000 000");
  await page.keyboard.press("Enter");
  await page.getByText("This code is not right, or it was used already.").waitFor();
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code").fill(recovery[0] ?? "");
  await page.keyboard.press("Enter");
  await page.waitForURL("/");

  await openPage(page, "/dashboard");
  await page.getByText("9 codes left").waitFor();
  await page.getByRole("button", { name: "Turn off the authenticator app" }).click();
  await page.getByRole("button", { name: "Turn off", exact: true }).click();
  await page.getByRole("button", { name: "Set up an authenticator app" }).waitFor();
});

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => fetch("/api/auth/logout", { method: "POST" }));
  await page.evaluate(() => localStorage.removeItem("userInfo"));
}

async function rectOf(place: Locator) {
  return (await place.boundingBox()) ?? expect.fail("it is not shown");
}

/** A device with a fingerprint reader whose owner always agrees. */
async function addDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

named(
  "a passkey is added, signs in alone and as the second step, and proves who is there",
  async ({ page, server, signIn, expectFault }) => {
    expectFault(/403.*\/api\/auth\/login/);
    expectFault(/403.*\/api\/account\/passkeys/);
    const { email, password } = await signIn();
    await addDevice(page);
    await openPage(page, "/dashboard");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a passkey" });
    expect(await dialog.getByLabel("Name").inputValue()).toMatch(/^\w+ on \w+$/);
    await dialog.getByLabel("Name").fill("");
    await dialog.getByRole("button", { name: "Go on" }).click();
    await dialog.getByText("Name is required").waitFor();
    await dialog.getByLabel("Name").fill("My laptop");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "I have kept them" }).click();
    await page
      .getByRole("list", { name: "Passkeys" })
      .getByText("My laptop", { exact: true })
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const events = page.getByRole("list", { name: "Recent events" });
    await events.getByText("Passkey added", { exact: true }).waitFor();
    expect(await events.getByRole("listitem").last().textContent()).toContain("Account created");
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ["Passkeys", "Devices"]) {
      const row = page.getByRole("list", { name }).getByRole("listitem").first();
      const icon = await rectOf(row.locator("svg").first());
      const text = await rectOf(row.locator("p").first());
      expect(text.y, `the icon of ${name} stands beside its text`).toBeLessThan(icon.y + icon.height);
    }
    await page.setViewportSize({ width: 1280, height: 800 });

    await signOut(page);
    const form = credentialsForm(page);
    await form.open("sign-in");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL("/");

    await signOut(page);
    await form.open("sign-in");
    await form.signIn(email, password);
    await page.getByRole("heading", { name: "One more step" }).waitFor();
    expect(await page.getByLabel("Code from your app").count()).toBe(0);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL("/");

    await openPage(page, "/dashboard");
    await page.getByRole("button", { name: "Rename My laptop" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Work laptop");
    await page.keyboard.press("Enter");
    await server.database.query.updateTable("sessions").set({ proven_at: null }).execute();
    await page.getByRole("button", { name: "Remove Work laptop" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Confirm it is you" });
    await question.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByText("Work laptop is removed.").waitFor();
    await page.getByRole("list", { name: "Passkeys" }).waitFor({ state: "detached" });
  },
);

test("where there are no passkeys, none are offered", async ({ page }) => {
  await openPage(page, "/login");
  expect(await page.getByRole("button", { name: "Sign in with a passkey" }).isVisible()).toBe(false);
});
