import type { TakenFile } from "./request-file.ts";

/** As many as a person needs who looks up now and then; the server takes a few more from an address. */
const MOST_A_MINUTE = 10;
const MINUTE_MS = 60_000;
/** Long enough that nobody who types has one made between two words. */
const PAUSE_MS = 1000;
/** What is larger costs more than it saves, as a photo does. Counted in characters; the server's bound is in bytes, and wider. */
const MOST_CHARACTERS = 48_000;

export interface FileAheadParts {
  /** What the file would be made of now; null where there is nothing to make one of. */
  order: () => string | null;
  make: (order: string, signal: AbortSignal) => Promise<TakenFile | null>;
  /** Whether this is a moment to fetch what nobody has asked for. */
  isFreeToFetch: () => boolean;
  now: () => number;
  after: (ms: number, run: () => void) => () => void;
}

/** The file that a click would make, made while the person pauses. */
export interface FileAhead {
  /** Something was changed: what was made is of no use, and the next is made after a pause. */
  changed(): void;
  /** The page is seen again: what was changed before it was left is made now, and nothing else. */
  returned(): void;
  /** The person reaches for the file: no pause is waited for. */
  prepare(): void;
  /** The file of this very order; null where it was not made. */
  take(order: string): TakenFile | null;
  /** The same where it is being made; null where it is not, or could not be. */
  underWay(order: string): Promise<TakenFile | null>;
  stop(): void;
}

interface Making {
  order: string;
  ending: AbortController;
  file: Promise<TakenFile | null>;
}

export function createFileAhead({ order, make, isFreeToFetch, now, after }: FileAheadParts): FileAhead {
  let made: { order: string; file: TakenFile } | null = null;
  let making: Making | null = null;
  let isDue = false;
  /** What could not be made is not tried again at every glance. */
  let tried: string | null = null;
  let cancelTimer = () => {};
  let begun: number[] = [];

  const wait = (ms: number) => {
    cancelTimer();
    cancelTimer = after(ms, prepare);
  };

  function prepare(): void {
    cancelTimer();
    if (making || !isFreeToFetch()) return;
    const wanted = order();
    if (wanted === null || wanted.length > MOST_CHARACTERS || wanted === tried) return;
    begun = begun.filter((at) => now() - at < MINUTE_MS);
    const [first] = begun;
    if (first !== undefined && begun.length >= MOST_A_MINUTE) {
      wait(MINUTE_MS - (now() - first));
      return;
    }
    begun.push(now());
    isDue = false;
    tried = wanted;
    begin(wanted);
  }

  function begin(wanted: string): void {
    const ending = new AbortController();
    const file = make(wanted, ending.signal);
    const mine = { order: wanted, ending, file };
    making = mine;
    file.then((done) => {
      // A later change has dropped it.
      if (making !== mine) return;
      making = null;
      if (done) made = { order: wanted, file: done };
    });
  }

  const drop = () => {
    cancelTimer();
    making?.ending.abort();
    making = null;
    made = null;
    tried = null;
    isDue = false;
  };

  return {
    changed() {
      drop();
      isDue = true;
      wait(PAUSE_MS);
    },
    returned() {
      if (isDue) wait(PAUSE_MS);
    },
    prepare,
    take: (wanted) => (made?.order === wanted ? made.file : null),
    underWay: async (wanted) => (making?.order === wanted ? making.file : null),
    stop: drop,
  };
}
