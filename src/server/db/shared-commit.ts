/** What waits for the one connection: a transaction, or statements outside of one. */
type Kind = "transaction" | "statements";

interface Waiting {
  kind: Kind;
  begin(): void;
}

interface Member {
  resolve(): void;
  reject(error: unknown): void;
}

export interface SharedCommitOptions {
  /** Makes what is open durable. */
  commit(): Promise<void>;
  now?: () => number;
}

/** A commit waits for the disk: this many transactions share one, and none waits longer for others than this. */
const MOST_MEMBERS = 64;
const LONGEST_MS = 20;

/**
 * Hands out the one connection of an SQLite file in the order of coming. Transactions that wait for each other are written with one
 * commit: each is a member of what is open, takes back only its own, and is answered when all of it is on the disk. What reads outside
 * of a transaction waits for the commit, so that nobody sees what may still fail.
 */
export class SharedCommit {
  readonly #commit: () => Promise<void>;
  readonly #now: () => number;
  #waiting: Waiting[] = [];
  #isHeld = false;
  #open: { begun: number; members: Member[] } | null = null;
  #commitIsDue = false;
  #soon: NodeJS.Immediate | null = null;

  constructor({ commit, now = () => performance.now() }: SharedCommitOptions) {
    this.#commit = commit;
    this.#now = now;
  }

  /** Answers when the connection is the caller's, until `leave`. */
  enter(kind: Kind): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ kind, begin: resolve });
    this.#next();
    return promise;
  }

  leave(): void {
    this.#isHeld = false;
    this.#next();
  }

  /** Whether a transaction is open that others have written in already. */
  get isShared(): boolean {
    return this.#open !== null;
  }

  /** The caller's own part is done: answers when it is on the disk with the others'. */
  join(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#open ??= { begun: this.#now(), members: [] };
    this.#open.members.push({ resolve, reject });
    this.leave();
    return promise;
  }

  /** All that was open is gone: nobody who has written in it was answered yet, and now hears of it. */
  fail(error: unknown): void {
    const members = this.#open?.members ?? [];
    this.#open = null;
    this.#commitIsDue = false;
    for (const { reject } of members) reject(error);
  }

  #next(): void {
    if (this.#isHeld) return;
    if (this.#open && (this.#commitIsDue || isFull(this.#open, this.#now()))) return void this.#commitOpen();
    const next = this.#open ? this.#takeMember() : this.#waiting.shift();
    if (next) {
      this.#isHeld = true;
      next.begin();
    } else if (this.#open) this.#commitSoon();
  }

  #takeMember(): Waiting | undefined {
    const place = this.#waiting.findIndex(({ kind }) => kind === "transaction");
    return place < 0 ? undefined : this.#waiting.splice(place, 1)[0];
  }

  /** After what has come over the network by now: a commit stops everything else, so nobody could join who was not there before. */
  #commitSoon(): void {
    this.#soon ??= setImmediate(() => {
      this.#soon = null;
      if (!this.#open) return;
      this.#commitIsDue = true;
      this.#next();
    });
  }

  async #commitOpen(): Promise<void> {
    this.#isHeld = true;
    this.#commitIsDue = false;
    const members = this.#open?.members ?? [];
    try {
      await this.#commit();
      this.#open = null;
      for (const { resolve } of members) resolve();
    } catch (error) {
      this.fail(error);
    } finally {
      this.leave();
    }
  }
}

function isFull({ begun, members }: { begun: number; members: readonly Member[] }, now: number): boolean {
  return members.length >= MOST_MEMBERS || now - begun >= LONGEST_MS;
}
