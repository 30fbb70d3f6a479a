import type { Page } from "playwright-core";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { expect } from "../support/browser-test.ts";

/** The editor, as a person works it. */
export function editorOn(page: Page) {
  const host = page.locator(".sheet-host");
  // A section is called like its only field.
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  return {
    host,
    field,
    button: (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" }),
    async open(path = "/create") {
      await page.goto(path);
      await page.getByLabel("Full name").waitFor();
    },
    /** What is said about the last edit. */
    expectState: (words: string | RegExp, timeout = 10_000) =>
      expect
        .poll(() => page.locator("[data-save-state]").textContent(), { timeout, interval: 50 })
        .toMatch(typeof words === "string" ? new RegExp(`^${words}$`) : words),
    /** The words on the finished page, a row in each entry. */
    /** The rows as they are seen: a dot is the ground of a space. */
    sheet: () =>
      host.evaluate((element) =>
        [...(element.shadowRoot?.querySelectorAll(".sheets [data-row]") ?? [])].map((row) => {
          const seen = row.cloneNode(true) as Element;
          for (const dot of seen.querySelectorAll(".dot")) dot.textContent = " · ";
          return seen.textContent ?? "";
        }),
      ),
    headings: () =>
      host.evaluate((element) =>
        [...(element.shadowRoot?.querySelectorAll(".sheets h2") ?? [])].map((row) => row.textContent ?? ""),
      ),
    /** Pastes as the keyboard does, without a clipboard. */
    paste: (label: string, text: string) =>
      field(label).evaluate((element, words) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", words);
        const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
        if (element.dispatchEvent(event) && element instanceof HTMLInputElement) element.value += words;
      }, text),
    /** Pastes what the page was handed over before. */
    pasteHanded: (label: string) =>
      field(label).evaluate((element) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", Reflect.get(globalThis, "handed"));
        element.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      }),
  };
}

/** Leaves a draft on the device for /create to open, as the templates page does. */
export async function leaveDraft(page: Page, resume: Resume, isUntouched = false): Promise<void> {
  const draft = {
    id: "left-draft",
    template: "google",
    theme: "signature",
    resume,
    savedAt: "2026-11-15T08:00:00Z",
    isUntouched,
  };
  await page.goto("/help");
  await page.evaluate(
    (record) => localStorage.setItem("drafts", record),
    JSON.stringify({ version: 1, drafts: [draft] }),
  );
}
