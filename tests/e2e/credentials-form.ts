import type { Locator, Page, Request } from "playwright-core";
import { openPage } from "./open-page.ts";

export type Mode = "sign-in" | "sign-up";
export type FieldLabel = "Full name" | "Email" | "Password" | "Confirm password";

/** The screen for signing in and up, as a person works it. */
export function credentialsForm(page: Page) {
  const field = (label: FieldLabel | string): Locator => page.getByLabel(label, { exact: true });
  const button = (mode: Mode): Locator =>
    page.getByRole("button", { name: mode === "sign-up" ? "Create account" : "Sign in", exact: true });
  return {
    field,
    button,
    open: (mode: Mode) => openPage(page, mode === "sign-up" ? "/register" : "/login"),
    async fill(values: Partial<Record<FieldLabel, string>>) {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value);
    },
    async signIn(email: string, password: string) {
      // The editor has a field for an email too, and stays until this screen is there.
      await field("Password").waitFor();
      await field("Email").fill(email);
      await field("Password").fill(password);
      await button("sign-in").click();
    },
  };
}

/** What a field says about itself to assistive technology, beyond its label. */
export function describedAs(field: Locator): Promise<string[]> {
  return field.evaluate((input) =>
    (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent ?? ""),
  );
}

export const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** The calls to our API from here on. */
export function apiCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request);
  });
  return calls;
}

export const savedUser = (page: Page) => page.evaluate(() => localStorage.getItem("userInfo"));

/** Holds every request to this address until it is let go. */
export async function hold(page: Page, path: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(typeof path === "string" ? `**${path}` : path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
