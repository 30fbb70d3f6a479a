import type { Workers } from "../workers/workers.ts";

const RETRY_EVERY_MS = 5_000;

/**
 * Sessions that people have ended while the disk took no writes. Nobody gets in with one from then on; what was not written is
 * tried again until it is. The other workers of this machine learn of it at once. A server that is killed before that forgets them.
 */
export interface EndedSessions {
  has(sessionId: string): boolean;
  add(sessionId: string): void;
  close(): void;
}

export function openEndedSessions(
  remove: (sessionId: string) => Promise<unknown>,
  workers: Pick<Workers, "tell" | "onNotice">,
): EndedSessions {
  const ended = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function retryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(retry, RETRY_EVERY_MS);
    timer.unref();
  }

  async function retry(): Promise<void> {
    for (const id of [...ended]) {
      try {
        await remove(id);
        ended.delete(id);
      } catch {
        // Still no room.
        return retryLater();
      }
    }
  }

  function add(sessionId: string): void {
    ended.add(sessionId);
    retryLater();
  }
  workers.onNotice("ended-session", add);

  return {
    has: (sessionId) => ended.has(sessionId),
    add(sessionId) {
      add(sessionId);
      workers.tell({ topic: "ended-session", body: sessionId });
    },
    close: () => clearTimeout(timer),
  };
}
