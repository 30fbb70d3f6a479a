import type { ThreadOptions } from "./open-thread.ts";

export type ToHost =
  | { kind: "open"; script: string; options: ThreadOptions }
  | { kind: "message"; message: unknown };

export type FromHost = { kind: "message"; message: unknown } | { kind: "error"; error: unknown };
