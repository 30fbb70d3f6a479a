import type { Page } from "playwright-core";
import { accessibilityFaults, expect, test } from "../support/browser-test.ts";
import { openPage } from "./open-page.ts";

type Damage = (page: Page) => Promise<void>;

/** Faults as a change of the code would bring them, each on a page that was looked at before. */
const DAMAGES: [rule: string, damage: Damage][] = [
  [
    "button-name",
    (page) =>
      page.getByRole("button", { name: "Sign in" }).evaluate((button) => {
        button.textContent = "";
      }),
  ],
  [
    "label",
    (page) =>
      page.getByLabel("Email").evaluate((field) => {
        for (const label of document.querySelectorAll(`label[for="${field.id}"]`)) label.remove();
        field.removeAttribute("placeholder");
        field.removeAttribute("aria-describedby");
      }),
  ],
  [
    "color-contrast",
    (page) =>
      page
        .locator("label")
        .first()
        .evaluate((label: HTMLElement) => {
          label.style.color = "#ddd";
          label.style.background = "#fff";
        }),
  ],
  [
    "aria-valid-attr-value",
    (page) => page.getByLabel("Email").evaluate((field) => field.setAttribute("aria-invalid", "perhaps")),
  ],
  [
    "heading-order",
    (page) =>
      page
        .getByRole("main")
        .evaluate((main) => main.insertAdjacentHTML("beforeend", "<h5>Another <b>part</b></h5>")),
  ],
  // The label is as it was: what stands behind it is not.
  [
    "color-contrast",
    (page) => page.getByRole("main").evaluate((main) => main.style.setProperty("background", "#555")),
  ],
  [
    "color-contrast",
    (page) =>
      page.getByRole("main").evaluate((main) => {
        const host = main.appendChild(document.createElement("div"));
        const line = document.createElement("p");
        line.textContent = "Within a shadow";
        line.style.color = "#ddd";
        line.style.background = "#fff";
        host.attachShadow({ mode: "open" }).append(line);
      }),
  ],
  [
    "target-size",
    (page) =>
      page.getByRole("main").evaluate((main) => {
        for (const name of ["One", "Two", "Three"]) {
          const button = main.appendChild(document.createElement("button"));
          button.textContent = name;
          Object.assign(button.style, {
            display: "block",
            height: "9px",
            width: "9px",
            fontSize: "6px",
            padding: "0",
          });
        }
      }),
  ],
  [
    "landmark-no-duplicate-main",
    (page) => page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<main>Another</main>")),
  ],
];

test("a fault is found on a page whose parts were all looked at before", async ({ page, expectFault }) => {
  await openPage(page, "/login");
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const [rule, damage] of DAMAGES) {
    await openPage(page, "/login");
    await damage(page);
    expect((await accessibilityFaults(page)).join(), rule).toContain(`axe ${rule}:`);
  }
  // The last one stands there still when the test ends.
  expectFault(/^axe landmark/);
});
