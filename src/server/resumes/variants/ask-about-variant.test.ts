import { expect, test } from "vitest";
import { longResume } from "../../../../tests/support/archives.ts";
import { PLAIN_DESIGN } from "../../../../tests/support/plain-design.ts";
import { askAboutVariant } from "./ask-about-variant.ts";
import type { Family } from "./variant-job.ts";

/** A chain of so many resumes that all say the same. */
function chainOf(length: number, bullets: number): Family {
  const member = {
    content: { ...PLAIN_DESIGN, text: JSON.stringify(longResume(bullets)) },
    differences: "[]",
  };
  return { ...member, sources: Array.from({ length: length - 1 }, () => member) };
}

test("an ordinary chain does not wait for the longest of somebody else", async () => {
  const ordinary = chainOf(2, 1);
  const ended: string[] = [];
  const ask = async (owner: string, family: Family) => {
    await askAboutVariant(owner, family, { kind: "read" });
    ended.push(owner);
  };
  // Both threads are started before: only the work is compared.
  await Promise.all([ask("ada", ordinary), ask("mallory", chainOf(5, 24))]);
  ended.length = 0;
  const others = ["mallory", "eve", "trudy"].map((owner) => ask(owner, chainOf(5, 24)));
  await ask("ada", ordinary);
  expect(ended).toEqual(["ada"]);
  await Promise.all(others);
});
