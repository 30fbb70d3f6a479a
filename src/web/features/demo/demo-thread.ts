import { createThread } from "../../threads/thread.ts";
import type { DemoAnswers, DemoQuestions } from "./demo-answer.ts";

/** The tools' own thread. Once it is open, only the judge of the first bullet is asked of our own site. */
export const demoThread = createThread<DemoQuestions, DemoAnswers>(
  () => new Worker(new URL("./demo-worker.ts", import.meta.url), { type: "module" }),
);
