import { createThread } from "../../threads/thread.ts";
import type { DemoQuestions, DemoReplies } from "./demo-answer.ts";

/** The tools' own thread. Once it is open, only the judge is asked of our own site, by whoever comes near the bullet improver. */
export const demoThread = createThread<DemoQuestions, DemoReplies>(
  () => new Worker(new URL("./demo-worker.ts", import.meta.url), { type: "module" }),
);
