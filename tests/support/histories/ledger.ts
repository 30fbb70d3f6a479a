import type { Save, SaveAnswer, State, Words } from "./keeper.ts";

/** What a client believed to be stored when it made a save. */
export type Belief = State;

/**
 * Sees every request that reached the keeper and every answer, also those that never reached a client, and holds
 * the keeper to its promise: each revision replaces a state that its writer had seen, word for word.
 */
export class Ledger {
  readonly #states = new Map<number, Words>();
  readonly #madeBy = new Map<string, number>();
  #last = 0;

  started(words: Words): void {
    this.#states.set(1, words);
    this.#last = 1;
  }

  get last(): State {
    return { revision: this.#last, words: this.#states.get(this.#last) ?? [] };
  }

  get revisions(): number {
    return this.#last;
  }

  answered(save: Save, belief: Belief, answer: SaveAnswer): void {
    if ("conflict" in answer) {
      this.#holds(!this.#madeBy.has(save.saveId), "a save that was made is refused when it is retried");
      this.#holds(same(answer.conflict, this.last), "a conflict shows something else than what is stored");
      return;
    }
    const { saved } = answer;
    const before = this.#madeBy.get(save.saveId);
    if (before !== undefined)
      this.#holds(saved === before, "a retry is told another revision than the first try");
    const known = this.#states.get(saved);
    if (known) {
      this.#holds(sameWords(known, save.words), `revision ${saved} is acknowledged for two different texts`);
    } else {
      this.#holds(saved === this.#last + 1, `revision ${saved} does not follow ${this.#last}`);
      this.#holds(
        same(belief, this.last),
        `revision ${saved} silently overwrites what its writer had not seen`,
      );
      this.#states.set(saved, save.words);
      this.#last = saved;
    }
    this.#madeBy.set(save.saveId, saved);
  }

  #holds(holds: boolean, otherwise: string): void {
    if (!holds) throw new Error(otherwise);
  }
}

function same(left: State, right: State): boolean {
  return left.revision === right.revision && sameWords(left.words, right.words);
}

function sameWords(left: Words, right: Words): boolean {
  return left.length === right.length && left.every((word, index) => word === right[index]);
}
