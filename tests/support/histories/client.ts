import type { Keeper, Save, State, Words } from "./keeper.ts";
import type { Belief, Ledger } from "./ledger.ts";
import type { Random } from "./random.ts";

export interface Network {
  /** A request may be lost, or its answer may, or it may arrive once more much later. */
  random: Random;
  keeper: Keeper;
  ledger: Ledger;
  late: { save: Save; belief: Belief }[];
}

/** A tab or a device: edits at once, saves with one request in flight, keeps what it could not send. */
export class Client {
  readonly #name: string;
  readonly #id: string;
  #belief: Belief;
  #words: Words;
  #waiting: { save: Save; belief: Belief } | null = null;
  #edits = 0;
  #saves = 0;
  online = true;

  constructor(name: string, id: string, state: State) {
    this.#name = name;
    this.#id = id;
    this.#belief = state;
    this.#words = state.words;
  }

  get isSettled(): boolean {
    return this.#waiting === null && this.#words.join() === this.#belief.words.join();
  }

  edit({ random }: Network): void {
    if (this.#words.length > 0 && random.chance(0.25)) {
      const place = random.below(this.#words.length);
      this.#words = this.#words.toSpliced(place, 1);
    } else {
      this.#words = [...this.#words, `${this.#name}${this.#edits++}`];
    }
  }

  /** Sends what waits, exactly as it was first sent, or a new save of the present words. */
  async send(network: Network): Promise<void> {
    if (!this.online || this.isSettled) return;
    this.#waiting ??= {
      save: {
        saveId: `${this.#name}-save-${this.#saves++}`,
        baseRevision: this.#belief.revision,
        words: this.#words,
      },
      belief: this.#belief,
    };
    const { save, belief } = this.#waiting;
    const { random, keeper, ledger, late } = network;
    if (random.chance(0.15)) late.push(this.#waiting);
    if (random.chance(0.1)) return;
    const answer = await keeper.save(this.#id, save);
    ledger.answered(save, belief, answer);
    if (random.chance(0.2)) return;
    this.#waiting = null;
    if ("saved" in answer) this.#belief = { revision: answer.saved, words: save.words };
    else this.#decide(answer.conflict, random);
  }

  /** Both versions are before the person, who chooses. */
  #decide(theirs: State, random: Random): void {
    this.#belief = theirs;
    const choice = random.pick(["mine", "theirs", "both"]);
    if (choice === "theirs") this.#words = theirs.words;
    if (choice === "both") this.#words = [...new Set([...theirs.words, ...this.#words])];
  }

  /** Only a page without unsaved words may be replaced by what is stored. */
  async reload({ keeper }: Network): Promise<void> {
    if (!this.online || !this.isSettled) return;
    this.#belief = await keeper.read(this.#id);
    this.#words = this.#belief.words;
  }
}
