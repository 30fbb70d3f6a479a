import type { Page } from "playwright-core";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the processor, not of the clock: other work on the machine does not count. */
  tdur?: number;
  args?: { name?: string };
}

/** The longest task of the page's main thread during the work, in milliseconds of its own processor time. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page belongs to no browser");
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  await work();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.flatMap(({ name, ph, pid, tid, tdur }) =>
    ph === "X" && name.endsWith("RunTask") && mains.has(`${pid} ${tid}`) && tdur !== undefined ? [tdur] : [],
  );
  // A trace in which nothing is found must not pass for a quick page.
  if (tasks.length === 0) throw new Error("the trace shows no task of the page");
  return Math.max(...tasks) / 1000;
}
