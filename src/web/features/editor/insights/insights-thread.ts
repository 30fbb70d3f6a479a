import { createThread } from "../../../threads/thread.ts";
import type { InsightAnswers, InsightQuestions } from "./insight-answers.ts";

/** Insights are worked out beside the page: a keystroke waits for none of them. */
export const insightsThread = createThread<InsightQuestions, InsightAnswers>(
  () => new Worker(new URL("./insights-worker.ts", import.meta.url), { type: "module" }),
);
