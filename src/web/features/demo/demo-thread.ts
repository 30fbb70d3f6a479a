import { createThread } from "../../threads/thread.ts";
import type { DemoAnswers, DemoQuestions } from "./demo-answer.ts";

/** The tools' own thread. Once it is open, nothing more is asked of the network. */
export const demoThread = createThread<DemoQuestions, DemoAnswers>(
  () => new Worker(new URL("./demo-worker.ts", import.meta.url), { type: "module" }),
);
