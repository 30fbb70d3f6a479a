import { DEMO } from "../../../domain/demo/demo-limits.ts";

/** How long a tool shows its progress, drawn anew for each run. */
export function simulatedDelay(random: () => number): number {
  const { least, most } = DEMO.delayMs;
  return Math.round(least + random() * (most - least));
}
