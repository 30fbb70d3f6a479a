import { useEffect, useRef, useState } from "react";
import type { DemoAnswers, Given, ToolName } from "./demo-answer.ts";
import { demoThread } from "./demo-thread.ts";
import { simulatedDelay } from "./simulated-delay.ts";

const STEP_MS = 50;

export type Run<Name extends ToolName> =
  | { at: "nothing" }
  /** From 0 to 100. */
  | { at: "running"; percent: number }
  | { at: "done"; answer: DemoAnswers[Name] }
  | { at: "failed" };

/** One run of a tool: it works on the device at once and shows its progress for the simulated delay. */
export function useDemoRun<Name extends ToolName>(tool: Name) {
  const [run, setRun] = useState<Run<Name>>({ at: "nothing" });
  const ticking = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(ticking.current), []);

  const start = async (given: Given) => {
    const delay = simulatedDelay(Math.random);
    const steps = Math.ceil(delay / STEP_MS);
    let step = 0;
    setRun({ at: "running", percent: 0 });
    clearInterval(ticking.current);
    ticking.current = setInterval(() => {
      step = Math.min(step + 1, steps);
      setRun({ at: "running", percent: (100 * step) / steps });
    }, STEP_MS);
    const [answer] = await Promise.all([demoThread.ask(tool, given), passed(delay)]);
    clearInterval(ticking.current);
    setRun(answer === null ? { at: "failed" } : { at: "done", answer });
  };

  return { run, start };
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
