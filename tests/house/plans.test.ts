import { expect, test } from "vitest";
import { versionList } from "../../src/contract/resumes.ts";
import { FILE_FORMATS } from "../../src/domain/files/file-format.ts";
import { TASKS } from "../../src/domain/suggestions/request.ts";
import { readConfig } from "../../src/server/env.ts";
import { countTemplates, templates, themes } from "../../src/templates/registry.ts";
import { content } from "../../src/web/content.ts";
import { demoAnswers } from "../../src/web/features/demo/demo-answer.ts";
import { privatePaths, publicPaths } from "../../src/web/paths.ts";

const lists = privatePaths.filter((path) => /^\/admin\/(users\/|resumes$)/.test(path));
const endpoint = { AI_BASE_URL: "https://ai.example.org/v1", AI_MODEL: "any" };

/** What the software has to have for a plan to say so. A line that is not here is a promise that nobody has looked at. */
const evidence: Record<string, () => boolean | Promise<boolean>> = {
  "The form with live preview, saved as you type": () => publicPaths.includes("/create"),
  "Every template in every theme": () => countTemplates() === templates.length * themes.length,
  "PDF, DOCX, plain text and JSON Resume": () =>
    (["pdf", "docx", "txt", "json"] as const).every((format) => FILE_FORMATS.includes(format)),
  "The five demo tools, on your device": () =>
    ["bullet", "match", "skills", "letter", "interview"].every((tool) => tool in demoAnswers) &&
    publicPaths.includes("/ai-demo"),
  "Everything in Free": () => content.plans[0].name === "Free",
  "AI for summary, bullets and projects": () => TASKS.join() === "summary,experience,project",
  "Proof marks on every suggestion": async () => {
    const { diff } = await demoAnswers.bullet({ text: "was responsible for fixing 40 bugs in the checkout" });
    return diff?.result.some(({ kind, text }) => kind === "own" && text.includes("40")) ?? false;
  },
  "Resumes in your account, with earlier versions": () =>
    privatePaths.includes("/dashboard") && "versions" in versionList.shape,
  "Everything in Pro": () => content.plans[1].name === "Pro",
  "Admin lists of users and resumes": () => lists.length === 5,
  "Any OpenAI-compatible endpoint, or none": () =>
    readConfig({}).ai === null && readConfig(endpoint).ai?.model === "any",
  "SQLite or PostgreSQL, on your machines": () =>
    readConfig({}).databaseUrl === null &&
    readConfig({ DATABASE_URL: "postgres://db/candor" }).databaseUrl !== null,
};

test.each(content.plans.flatMap(({ name, features }) => features.map((feature) => [name, feature] as const)))(
  "%s promises what is there: %s",
  async (_, feature) => {
    expect(await evidence[feature]?.()).toBe(true);
  },
);
