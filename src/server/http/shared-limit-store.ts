import { setTimeout as sleep } from "node:timers/promises";
import type {
  FastifyRateLimitOptions,
  FastifyRateLimitStore,
  FastifyRateLimitStoreCtor,
} from "@fastify/rate-limit";
import type { RequestLeases } from "../security/request-leases.ts";

/** The part of a limit that a process gives without asking, and takes at once when it asks. */
const SHARE = 20;
const MOST_SUBJECTS = 5000;
/** A database that is locked or away must not hold up those who only read. */
const LEASE_WITHIN_MS = 250;

interface Counted {
  used: number;
  /** How many may be used before the database is asked again. */
  granted: number;
  /** Taken by other processes, as far as is known. */
  byOthers: number;
  isShared: boolean;
  isFull: boolean;
  endsAt: number;
  asking: Promise<void> | null;
}

/**
 * Limits of requests that hold for all processes together. The first twentieth of a limit is counted here alone: most people never ask for
 * more, and who comes from a thousand addresses must not cost a thousand writes. Beyond it, a process takes a twentieth at a time from the
 * database. Together they allow the limit, and at most a twentieth more for each further process.
 */
export function sharedLimitStore(leases: RequestLeases): FastifyRateLimitStoreCtor {
  return class SharedLimitStore implements FastifyRateLimitStore {
    readonly #name: string;
    readonly #counted = new Map<string, Counted>();

    constructor(options: FastifyRateLimitOptions & { routeInfo?: { method?: unknown; url?: string } }) {
      const { routeInfo } = options;
      this.#name = routeInfo ? `${String(routeInfo.method)} ${routeInfo.url}` : "";
    }

    child(options: FastifyRateLimitOptions): FastifyRateLimitStore {
      return new SharedLimitStore(options);
    }

    incr(
      subject: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      const counted = this.#of(subject, windowMs, max);
      this.#use(counted, { subject, windowMs, max }).then(
        (current) => callback(null, { current, ttl: Math.max(1, counted.endsAt - Date.now()) }),
        callback,
      );
    }

    /** The number of this request, which is over the limit where there is none left. */
    async #use(counted: Counted, limit: { subject: string; windowMs: number; max: number }): Promise<number> {
      while (counted.used >= counted.granted && !counted.isFull) {
        counted.asking ??= this.#ask(counted, limit).finally(() => {
          counted.asking = null;
        });
        await counted.asking;
      }
      if (counted.used >= counted.granted) return limit.max + 1;
      counted.used += 1;
      return Math.min(limit.max, counted.used + counted.byOthers);
    }

    async #ask(counted: Counted, limit: { subject: string; windowMs: number; max: number }): Promise<void> {
      const { subject, windowMs, max } = limit;
      const share = shareOf(max);
      const unshared = counted.isShared ? 0 : counted.used;
      const wanted = Math.max(1, share);
      const deadline = new AbortController();
      try {
        const lease = leases.take({ name: this.#name, max, windowMs }, subject, unshared + wanted);
        const late = sleep(LEASE_WITHIN_MS, null, { signal: deadline.signal, ref: false }).catch(() => null);
        // A failure is told by the requests that need the database; this one only counts alone.
        const answer = await Promise.race([lease.catch(() => null), late]);
        if (answer) {
          counted.isShared = true;
          counted.granted += Math.max(0, answer.granted - unshared);
          counted.endsAt = answer.endsAt;
          counted.byOthers = Math.max(0, answer.taken - counted.used - wanted);
        } else counted.granted = Math.min(max, counted.granted + wanted);
        counted.isFull = counted.granted <= counted.used;
      } finally {
        deadline.abort();
      }
    }

    #of(subject: string, windowMs: number, max: number): Counted {
      const at = Date.now();
      const known = this.#counted.get(subject);
      // Also a window that a wrong clock opened: it would not end.
      if (known && (known.asking || (known.endsAt > at && known.endsAt <= at + 2 * windowMs))) return known;
      if (known) this.#counted.delete(subject);
      const [oldest] = this.#counted.keys();
      if (oldest !== undefined && this.#counted.size >= MOST_SUBJECTS) this.#counted.delete(oldest);
      const fresh = {
        used: 0,
        granted: shareOf(max),
        byOthers: 0,
        isShared: false,
        isFull: false,
        endsAt: at + windowMs,
        asking: null,
      };
      this.#counted.set(subject, fresh);
      return fresh;
    }
  };
}

const shareOf = (max: number) => Math.floor(max / SHARE);
