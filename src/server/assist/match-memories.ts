import { emptyMemory, type MatchMemory } from "../../domain/insights/match/meaning/remembering-model.ts";

/** A person who types has asked again long before; a text that nobody asks about must not stay in the thread. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;
const MOST_PEOPLE = 40;

export interface MatchMemories {
  readonly of: (person: string) => MatchMemory;
  /** Forgets what was asked for too long ago. */
  readonly sweep: () => void;
}

/** What was answered to each person, apart: how long an answer takes must not say what others have asked. */
export function createMatchMemories(now: () => number): MatchMemories {
  const kept = new Map<string, { readonly memory: MatchMemory; readonly asked: number }>();
  return {
    of(person) {
      const memory = kept.get(person)?.memory ?? emptyMemory();
      // Behind all others: the first is the one that was asked for longest ago.
      kept.delete(person);
      kept.set(person, { memory, asked: now() });
      const [oldest] = kept.keys();
      if (kept.size > MOST_PEOPLE && oldest !== undefined) kept.delete(oldest);
      return memory;
    },
    sweep() {
      for (const [person, { asked }] of kept) if (now() - asked >= FORGOTTEN_AFTER_MS) kept.delete(person);
    },
  };
}
