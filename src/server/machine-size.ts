import { totalmem } from "node:os";
import type { RenderQueueOptions } from "../renderers/file/render-queue.ts";
import type { ImproveQueueOptions } from "./assist/improve-queue.ts";
import type { Config } from "./env.ts";

const SMALL_BYTES = 1024 ** 3;

/** What a container or the machine has, whichever is less. */
function memoryHere(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

export function isSmallMachine(setting: Config["smallMachine"], bytes: number = memoryHere()): boolean {
  return setting === "auto" ? bytes <= SMALL_BYTES : setting === "on";
}

interface EngineSizes {
  render: Pick<Partial<RenderQueueOptions>, "idle" | "pdf">;
  improve: Pick<Partial<ImproveQueueOptions>, "idle" | "threads">;
}

/** On a small machine one engine of each kind, which ends soon: with 512 MB there is no room for two that wait. */
export function engineSizes(isSmall: boolean): EngineSizes {
  if (!isSmall) return { render: {}, improve: {} };
  const idle = 30_000;
  return {
    render: { idle, pdf: { workers: 1, deadline: 3600, queueLimit: 24, memoryMegabytes: 192 } },
    improve: { idle, threads: 1 },
  };
}
