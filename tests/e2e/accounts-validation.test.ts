import { expect, test } from "../support/browser-test.ts";
import { STRONG_PASSWORD } from "../support/visitor.ts";
import {
  apiCalls,
  credentialsForm,
  describedAs,
  type FieldLabel,
  isFocused,
  type Mode,
} from "./credentials-form.ts";

type Row = readonly [typed: string, message: string];

const email: readonly Row[] = [
  ["", "Email is required"],
  ["ada", "Please enter a valid email address"],
  ["ada@example", "Please enter a valid email address"],
  ["ada lovelace@example.com", "Please enter a valid email address"],
];
const password: readonly Row[] = [
  ["", "Password is required"],
  ["Aa1!aaa", "Password must be at least 8 characters long"],
  ["AAAAAA1!", "Password must contain at least one lowercase letter"],
  ["aaaaaa1!", "Password must contain at least one uppercase letter"],
  ["Aaaaaaa!", "Password must contain at least one number"],
  ["Aaaaaaa1", "Password must contain at least one special character"],
  ["Aaaaaaa1#", "Password must contain at least one special character"],
];
const confirmation: readonly Row[] = [
  ["", "Please confirm your password"],
  ["Correct-Horse-8!", "Passwords do not match"],
];
const fullName: readonly Row[] = [
  ["", "Full name is required"],
  ["A", "Name must be at least 2 characters long"],
  ["Ada 2", "Name can only contain letters and spaces"],
];

const TABLE: readonly [Mode, FieldLabel, readonly Row[]][] = [
  ["sign-in", "Email", email],
  ["sign-in", "Password", password],
  ["sign-up", "Full name", fullName],
  ["sign-up", "Email", email],
  ["sign-up", "Password", password],
  ["sign-up", "Confirm password", confirmation],
];

const GOOD: Record<Mode, Partial<Record<FieldLabel, string>>> = {
  "sign-in": { Email: "ada@example.com", Password: STRONG_PASSWORD },
  "sign-up": {
    "Full name": "Ada Lovelace",
    Email: "ada@example.com",
    Password: STRONG_PASSWORD,
    "Confirm password": STRONG_PASSWORD,
  },
};

for (const [mode, label, rows] of TABLE) {
  test(`${mode}: each rule of "${label}" has its message, sends nothing and clears on editing`, async ({
    page,
  }) => {
    const form = credentialsForm(page);
    await form.open(mode);
    const calls = apiCalls(page);
    const field = form.field(label);
    for (const [typed, message] of rows) {
      const row = `${label} "${typed}"`;
      await form.fill({ ...GOOD[mode], [label]: typed });
      if (label === "Password" && mode === "sign-up") await form.fill({ "Confirm password": typed || "x" });
      await form.button(mode).click();
      await page.getByText(message, { exact: true }).waitFor();
      expect((await describedAs(field)).at(-1), row).toBe(message);
      expect(await field.getAttribute("aria-invalid"), row).toBe("true");
      expect(await isFocused(field), row).toBe(true);
      await field.pressSequentially("x");
      expect(await field.getAttribute("aria-invalid"), row).toBeNull();
      expect(await page.getByText(message, { exact: true }).count(), row).toBe(0);
    }
    expect(calls.map((call) => call.url())).toEqual([]);
  });
}

test("several errors are counted above the form, and each can be gone to", async ({ page }) => {
  const form = credentialsForm(page);
  await form.open("sign-up");
  await form.fill({ Email: "ada@example.com" });
  await form.button("sign-up").click();
  await page.getByText("Please check 3 fields").waitFor();
  expect(await isFocused(form.field("Full name"))).toBe(true);
  await page.getByRole("button", { name: "Confirm password", exact: true }).click();
  expect(await isFocused(form.field("Confirm password"))).toBe(true);

  await page.keyboard.type("x");
  await page.getByText("Please check 2 fields").waitFor();
  expect(await page.getByText("Password is required").isVisible()).toBe(true);
  await form.field("Full name").fill("Ada");
  expect(await page.getByText(/Please check/).count()).toBe(0);
  expect(await page.getByText("Password is required").isVisible()).toBe(true);
});

test("with every check passed, Enter sends one request with exactly the specified payload", async ({
  page,
  server,
}) => {
  const form = credentialsForm(page);
  const calls = apiCalls(page);
  await form.open("sign-up");
  await form.fill({ ...GOOD["sign-up"], "Full name": "Zoë de la Cruz" });
  await page.keyboard.press("Enter");
  await page.waitForURL(`${server.url}/`);
  await page.getByRole("button", { name: "Logout" }).click();
  await form.open("sign-in");
  await form.fill(GOOD["sign-in"]);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${server.url}/`);
  const sent = calls
    .filter((call) => /login|register/.test(call.url()))
    .map((call) => [call.method(), new URL(call.url()).pathname, call.postDataJSON()]);
  expect(sent).toEqual([
    [
      "POST",
      "/api/auth/register",
      { name: "Zoë de la Cruz", email: "ada@example.com", password: STRONG_PASSWORD },
    ],
    ["POST", "/api/auth/login", { email: "ada@example.com", password: STRONG_PASSWORD }],
  ]);
});

test("an email address is checked before a new password is asked for", async ({ page }) => {
  const form = credentialsForm(page);
  await form.open("sign-in");
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await page.getByRole("heading", { level: 1, name: "Forgot Password?" }).waitFor();
  for (const [typed, message] of email) {
    await form.field("Email").fill(typed);
    await page.keyboard.press("Enter");
    await page.getByText(message, { exact: true }).waitFor();
    expect(await isFocused(form.field("Email"))).toBe(true);
    await form.field("Email").pressSequentially("x");
    expect(await page.getByText(message, { exact: true }).count()).toBe(0);
  }
  expect(await page.getByText("Check Your Email").count()).toBe(0);
});
