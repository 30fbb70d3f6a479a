import { setTimeout as sleep } from "node:timers/promises";
import { isConnectionLost } from "./failure.ts";

/** So long after a loss is a connection waited for; who comes later is refused at once, so that requests do not pile up. */
export const WAIT_FOR_CONNECTION_MS = 8_000;
const TRY_EVERY_MS = 100;

export type OutageListener = (event: { isBack: boolean; ms: number; error?: unknown }) => void;

/** Since when the database is away, as far as this process has noticed. */
export interface Outage {
  note(error: unknown): void;
  end(): void;
  /** Waits a moment; false where it has lasted too long to wait for. */
  wait(): Promise<boolean>;
  listen(listener: OutageListener): void;
}

export function watchOutage(): Outage {
  let since: number | null = null;
  const listeners: OutageListener[] = [];
  const tell: OutageListener = (event) => {
    for (const listener of listeners) listener(event);
  };
  return {
    note(error) {
      if (since !== null) return;
      since = performance.now();
      tell({ isBack: false, ms: 0, error });
    },
    end() {
      if (since === null) return;
      const ms = Math.round(performance.now() - since);
      since = null;
      tell({ isBack: true, ms });
    },
    async wait() {
      if (since !== null && performance.now() - since > WAIT_FOR_CONNECTION_MS) return false;
      await sleep(TRY_EVERY_MS);
      return true;
    },
    listen: (listener) => void listeners.push(listener),
  };
}

/** Does the work again where its connection was lost meanwhile. Only for work that may have been done before without harm. */
export async function againAfterLoss<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + WAIT_FOR_CONNECTION_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error) || performance.now() > deadline) throw error;
      await sleep(TRY_EVERY_MS);
    }
  }
}
