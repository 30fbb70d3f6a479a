import type { Page } from "playwright-core";
import type { Resume } from "../../src/domain/resume/resume.ts";

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

/** The insights belong to the full editor, which wants an account. */
export async function openWithInsights(
  page: Page,
  url: string,
  { resume, template }: { resume: Resume; template: string },
): Promise<void> {
  await page.goto(`${url}/help`);
  const id = await page.evaluate<string>(keepInAccount({ title: "Bench", template, resume }));
  await page.goto(`${url}/ai/${id}`);
  await page.getByRole("button", { name: "Insights", exact: true }).click();
  const panel = page.getByRole("region", { name: "Insights", exact: true });
  await panel.getByRole("list", { name: "Findings" }).waitFor();
}
