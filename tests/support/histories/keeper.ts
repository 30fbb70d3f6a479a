/** What is saved: a set of words, each of which only one client ever wrote. */
export type Words = readonly string[];

export interface State {
  revision: number;
  words: Words;
}

export interface Save {
  saveId: string;
  baseRevision: number;
  words: Words;
}

export type SaveAnswer = { saved: number } | { conflict: State };

/** Whoever keeps one document for several clients: our server, or one that is broken on purpose. */
export interface Keeper {
  create(saveId: string, words: Words): Promise<{ id: string; revision: number }>;
  save(id: string, save: Save): Promise<SaveAnswer>;
  read(id: string): Promise<State>;
  forget(id: string): Promise<void>;
}

interface Kept {
  state: State;
  saves: Map<string, number>;
}

/** A keeper in memory with a fault of choice; with none it is right. */
export function memoryKeeper(
  fault: "none" | "last writer wins" | "retries answer the present" | "no save ids",
): Keeper {
  const kept = new Map<string, Kept>();
  const made = new Map<string, string>();

  function at(id: string): Kept {
    const found = kept.get(id);
    if (!found) throw new Error(`nothing is kept as ${id}`);
    return found;
  }

  return {
    async create(saveId, words) {
      const earlier = made.get(saveId);
      if (earlier && fault !== "no save ids") {
        const present = fault === "retries answer the present" ? at(earlier).state.revision : 1;
        return { id: earlier, revision: present };
      }
      const id = `kept-${kept.size}`;
      made.set(saveId, id);
      kept.set(id, { state: { revision: 1, words }, saves: new Map() });
      return { id, revision: 1 };
    },
    async save(id, { saveId, baseRevision, words }) {
      const entry = at(id);
      const earlier = entry.saves.get(saveId);
      if (earlier !== undefined && fault !== "no save ids")
        return { saved: fault === "retries answer the present" ? entry.state.revision : earlier };
      const { revision } = entry.state;
      if (baseRevision !== revision && fault !== "last writer wins") return { conflict: entry.state };
      entry.state = { revision: revision + 1, words };
      entry.saves.set(saveId, revision + 1);
      return { saved: revision + 1 };
    },
    read: async (id) => at(id).state,
    forget: async (id) => void kept.delete(id),
  };
}
