import type { Page } from "playwright-core";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { adOf } from "../insights/texts.ts";

/** Runs in the page, which is why it is text: a new account with the resume in it; answers the resume's id. */
const keepInAccount = (draft: object) => `(async () => {
  const post = async (path, body) => {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(path + " answered " + answer.status);
    return answer.json();
  };
  const { user } = await post("/api/auth/register", {
    name: "Bench Person",
    email: crypto.randomUUID() + "@example.com",
    password: "Typing-2-fast!",
  });
  localStorage.setItem("userInfo", JSON.stringify({ user }));
  const { id } = await post("/api/resumes", ${JSON.stringify(draft)});
  return id;
})()`;

/** Counts what the match answers, so that a run in which it slept does not pass for one in which it worked. It is asked of the server (decision 34). */
const COUNT_ANSWERS = `
  globalThis.insightAnswers = 0;
  const ask = fetch;
  globalThis.fetch = async (...given) => {
    const answer = await ask(...given);
    if (answer.ok && String(given[0]).includes("/api/match")) insightAnswers += 1;
    return answer;
  };
`;

/** Hands rest now and then for longer than the insights wait, so that they are worked out and drawn while the next keys come. */
const KEYS_TO_A_REST = 12;
const REST_MS = 340;

export async function restAsPeopleDo(page: Page, key: number): Promise<void> {
  if (key % KEYS_TO_A_REST === KEYS_TO_A_REST - 1) await page.waitForTimeout(REST_MS);
}

export async function answersSince(page: Page, before: number): Promise<number> {
  return (await page.evaluate<number>("insightAnswers")) - before;
}

/** The insights belong to the full editor, which wants an account. The dearest of them is open: the match, with a real ad. */
export async function openWithInsights(
  page: Page,
  url: string,
  { resume, template }: { resume: Resume; template: string },
): Promise<void> {
  await page.addInitScript(COUNT_ANSWERS);
  await page.goto(`${url}/help`);
  const id = await page.evaluate<string>(keepInAccount({ title: "Bench", template, resume }));
  await page.goto(`${url}/ai/${id}`);
  await page.getByRole("button", { name: "Insights", exact: true }).click();
  const panel = page.getByRole("region", { name: "Insights", exact: true });
  await panel.getByRole("tab", { name: "Job match" }).click();
  await panel.getByRole("textbox", { name: "Job ad" }).fill(adOf(4_000));
  await panel.getByRole("list", { name: "Must have" }).waitFor();
}
