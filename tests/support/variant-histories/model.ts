/** What a field says; null for an entry of a list that is not there. */
export type Value = string | null;
export type Fields = ReadonlyMap<string, Value>;

export interface ModelClash {
  was: Value;
  mine: Value;
  source: Value;
}

/**
 * What a resume must say by the rules of variants, field by field, and nothing else: no lists, no merge, no rows. A plain resume has its fields, a
 * variant those that it changed, each with what the source had then.
 */
export class ModelResume {
  source: ModelResume | null;
  isDeleted = false;
  readonly #plain = new Map<string, Value>();
  readonly #own = new Map<string, { was: Value; now: Value }>();
  #saves = 1;

  constructor(source: ModelResume | null, fields: Fields = new Map()) {
    this.source = source;
    for (const [field, value] of fields) this.#plain.set(field, value);
  }

  /** Moves with every save of it and of what it inherits from. */
  get revision(): number {
    return this.#saves + (this.source?.revision ?? 0);
  }

  get depth(): number {
    return 1 + (this.source?.depth ?? 0);
  }

  value(field: string): Value {
    if (!this.source) return this.#plain.get(field) ?? null;
    const own = this.#own.get(field);
    return own ? own.now : this.source.value(field);
  }

  /** Everything that it says. */
  get fields(): Map<string, Value> {
    const names = new Set([
      ...(this.source?.fields.keys() ?? []),
      ...this.#plain.keys(),
      ...this.#own.keys(),
    ]);
    const said = [...names].map((name): [string, Value] => [name, this.value(name)]);
    return new Map(said.filter(([, value]) => value !== null));
  }

  get clashes(): Map<string, ModelClash> {
    const found = new Map<string, ModelClash>();
    for (const [field, { was, now }] of this.#own) {
      const source = this.source?.value(field) ?? null;
      if (source !== was && source !== now) found.set(field, { was, mine: now, source });
    }
    return found;
  }

  /** Where it says the same as its source by now, it follows again. Whoever is about to change it has looked. */
  look(): void {
    for (const [field, { now }] of this.#own) if (this.source?.value(field) === now) this.#own.delete(field);
  }

  save(given: Fields): void {
    this.look();
    const clashes = this.clashes;
    for (const field of new Set([...given.keys(), ...this.fields.keys()])) {
      const now = given.get(field) ?? null;
      if (!this.source) this.#plain.set(field, now);
      else this.#put(field, now, clashes.get(field));
    }
    this.#saves += 1;
  }

  #put(field: string, now: Value, clash: ModelClash | undefined): void {
    const source = this.source?.value(field) ?? null;
    if (now === source) this.#own.delete(field);
    // A clash that nobody chose on stays one, but where it was typed back to what the source had.
    else if (clash && now !== clash.was) this.#own.set(field, { was: clash.was, now });
    else if (this.#own.get(field)?.now !== now || clash) this.#own.set(field, { was: source, now });
  }

  choose(field: string, take: "mine" | "source"): void {
    const source = this.source?.value(field) ?? null;
    if (take === "source") this.#own.delete(field);
    else this.#own.set(field, { was: source, now: this.value(field) });
    this.#saves += 1;
  }

  detach(): void {
    const said = this.fields;
    this.#saves = this.revision + 1;
    this.source = null;
    this.#own.clear();
    for (const [field, value] of said) this.#plain.set(field, value);
  }
}
