import type { Config } from "../env.ts";

const LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

/** Lines like those of the workers, without the logger that they load. */
export function primaryLog(least: Config["logLevel"]) {
  return (level: "info" | "warn" | "error", details: object, msg: string): void => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    const line = { level, time: new Date().toISOString(), ...details, msg };
    process.stderr.write(`${JSON.stringify(line)}\n`);
  };
}
