import { availableParallelism } from "node:os";
import type { JudgeSetting } from "./judge-messages.ts";
import { type JudgeThread, openJudgeThread } from "./judge-thread.ts";

/** Each has a judge of its own, 75 MB. */
const MOST = Math.min(2, availableParallelism());
/** A thread takes a second to start: a few lines are answered before that. */
const WORTH_ANOTHER = 8;

/** One thread, and a second as soon as lines queue up. An endpoint is asked by one alone, one line after another. */
export function openJudgeThreads(setting: JudgeSetting, warn: (warning: string) => void): JudgeThread {
  const most = setting.endpoint === null ? MOST : 1;
  let isWarned = false;
  const warnOnce = (warning: string): void => {
    if (!isWarned) warn(warning);
    isWarned = true;
  };
  const open = () => openJudgeThread(setting, warnOnce);
  const threads = [open()];
  const load = () => threads.reduce((sum, thread) => sum + thread.load(), 0);

  return {
    answer(job) {
      if (threads.length < most && load() >= WORTH_ANOTHER) threads.push(open());
      const [idlest = open()] = threads.toSorted((one, other) => one.load() - other.load());
      return idlest.answer(job);
    },
    load,
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
