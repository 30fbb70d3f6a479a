import { type DeviceStorage, deviceStorage } from "../../../../device-storage.ts";
import { createStore } from "../../../../store.ts";

const STORAGE_KEY = "spellingWords";
/** More than any person adds by hand, and small enough for the device. */
const MOST_WORDS = 500;
const LONGEST_WORD = 60;

/** Words that the person wants to be let be, for all resumes of this device. They are sent nowhere. */
export interface PersonalDictionary {
  read(): readonly string[];
  subscribe(listener: () => void): () => void;
  add(word: string): void;
  remove(word: string): void;
  /** In capitals or not, with a genitive or not. */
  has(word: string): boolean;
}

export function createPersonalDictionary(storage: DeviceStorage): PersonalDictionary {
  const { read, subscribe, become } = createStore(readWords(storage));
  const change = (next: readonly string[]) => {
    storage.write(STORAGE_KEY, JSON.stringify(next));
    become(next);
  };
  // Another tab may have added some; where nothing is kept, this page remembers its own.
  const latest = () => (storage.read(STORAGE_KEY) === null ? read() : readWords(storage));
  const without = (word: string) => latest().filter((other) => bare(other) !== bare(word));

  return {
    read,
    subscribe,
    // The oldest makes room.
    add: (word) => change([...without(word), word.slice(0, LONGEST_WORD)].slice(-MOST_WORDS)),
    remove: (word) => change(without(word)),
    has: (word) => read().some((other) => bare(other) === bare(word)),
  };
}

function bare(word: string): string {
  return word.toLowerCase().replace(/['’]s$/, "");
}

/** What is broken or foreign counts as none. */
function readWords(storage: DeviceStorage): readonly string[] {
  try {
    const saved: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? "[]");
    if (!Array.isArray(saved)) return [];
    return saved
      .filter((word) => typeof word === "string" && word !== "" && word.length <= LONGEST_WORD)
      .slice(-MOST_WORDS);
  } catch {
    return [];
  }
}

export const personalDictionary = createPersonalDictionary(deviceStorage);
