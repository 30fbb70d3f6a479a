import { KEEPING } from "../../../src/domain/limits.ts";
import { seededRandom } from "../histories/random.ts";
import type { ResumeOwner } from "../resume-owner.ts";
import { answered, contentOf, fieldAt, readState, type State, stateOf } from "./keeper.ts";
import { type Fields, ModelResume, type Value } from "./model.ts";

const STEPS = 120;
const MOST_RESUMES = 6;
const TEMPLATES = ["google", "apple", "meta"] as const;

/** What a tab has open: what it read, and what was typed since, perhaps for long without a connection. */
interface Open {
  revision: number;
  read: Fields;
  typed: Map<string, Value>;
}

interface Tab {
  isOnline: boolean;
  open: Map<string, Open>;
}

/** What happened in a history. */
export interface Played {
  saves: number;
  conflicts: number;
  clashes: number;
  variants: number;
}

/** Plays one random history of a source, its variants and two tabs. Throws where the server says anything but what the model says. */
export async function playVariants(owner: ResumeOwner, seed: number): Promise<Played> {
  const history = new History(owner, seed);
  await history.begin();
  for (let step = 0; step < STEPS; step++) await history.step();
  await history.end();
  return history.played;
}

class History {
  readonly played: Played = { saves: 0, conflicts: 0, clashes: 0, variants: 0 };
  readonly #owner: ResumeOwner;
  readonly #seed: number;
  readonly #random: ReturnType<typeof seededRandom>;
  readonly #models = new Map<string, ModelResume>();
  readonly #tabs: readonly [Tab, Tab] = [newTab(), newTab()];
  #made = 0;

  constructor(owner: ResumeOwner, seed: number) {
    this.#owner = owner;
    this.#seed = seed;
    this.#random = seededRandom(seed);
  }

  async begin(): Promise<void> {
    const fields = new Map<string, Value>([
      ...(["name", "role", "summary"] as const).map((key): [string, Value] => [key, this.#words()]),
      ...["a", "b", "c"].map((id): [string, Value] => [`skill ${id}`, this.#words()]),
      ["template", "google"],
    ]);
    const { body } = await answered(this.#owner.create(contentOf(fields)), 201);
    this.#models.set(body.id, new ModelResume(null, fields));
  }

  async step(): Promise<void> {
    const { below, pick } = this.#random;
    const tab = pick(this.#tabs);
    const id = this.#anyOf(() => true);
    const what = below(20);
    // All of them were deleted: one comes back, else the rest of the history would be empty.
    if (id === null) return this.#restoreOne();
    if (what < 8) await this.#typeAndSend(tab, id);
    else if (what < 11) await this.#send(tab, id);
    else if (what < 12) tab.isOnline = !tab.isOnline;
    else if (what < 14) await this.#check(id);
    else if (what < 16) await this.#makeVariant(id);
    else if (what < 17) await this.#choose(id);
    else if (what < 18) await this.#promote(id);
    else if (what < 19) await this.#detach(id);
    else await this.#deleteOrRestore(id);
  }

  /** Online again, both tabs come to rest, and every resume says what the model says. */
  async end(): Promise<void> {
    for (const tab of this.#tabs) tab.isOnline = true;
    for (const tab of this.#tabs)
      for (const id of [...tab.open.keys()])
        for (let round = 0; tab.open.get(id)?.typed.size && !this.#modelOf(id).isDeleted; round++) {
          if (round > 3) throw new Error("a tab never came to rest, though it was online");
          await this.#send(tab, id, { isHeard: true });
        }
    const { resumes } = (await answered(this.#owner.call("GET", "/api/resumes"), 200)).body;
    const listed: Map<string, { sourceId: string | null; revision: number }> = new Map(
      resumes.map((each: { id: string }) => [each.id, each]),
    );
    for (const [id, model] of this.#models) {
      const entry = listed.get(id);
      if (model.isDeleted !== !entry)
        throw new Error("a resume is listed that is deleted, or is not though it is there");
      if (entry && entry.revision !== model.revision) throw new Error("the list tells another revision");
      if (entry?.sourceId && !listed.has(entry.sourceId)) throw new Error("a variant is an orphan");
      if (entry) await this.#check(id);
    }
    for (const id of [...this.#models.keys()].reverse())
      await this.#owner.call("DELETE", `/api/resumes/${id}?forever=true&variants=delete`);
  }

  #words(): string {
    this.#made += 1;
    return `Words ${this.#seed}-${this.#made}`;
  }

  #modelOf(id: string): ModelResume {
    const model = this.#models.get(id);
    if (!model) throw new Error(`nobody made ${id}`);
    return model;
  }

  #anyOf(fits: (model: ModelResume) => boolean): string | null {
    const ids = [...this.#models].filter(([, model]) => !model.isDeleted && fits(model)).map(([id]) => id);
    const [first, ...rest] = ids;
    return first === undefined ? null : this.#random.pick([first, ...rest]);
  }

  #idOf(model: ModelResume | null): string | null {
    return [...this.#models].find(([, one]) => one === model)?.[0] ?? null;
  }

  #compare(id: string, state: State): void {
    const model = this.#modelOf(id);
    const asText = (fields: Iterable<readonly [string, unknown]>) => JSON.stringify([...fields].sort());
    const [said, must] = [asText(state.fields), asText(model.fields)];
    if (said !== must) throw new Error(`a resume says ${said} and must say ${must}`);
    if (state.revision !== model.revision)
      throw new Error(`a resume is at ${state.revision} and must be at ${model.revision}`);
    if (state.sourceId !== this.#idOf(model.source)) throw new Error("a variant has another source");
    const [shown, due] = [asText(clashList(state.clashes)), asText(clashList(model.clashes))];
    if (shown !== due) throw new Error(`clashes are ${shown} and must be ${due}`);
    this.played.clashes += state.clashes.size;
  }

  async #check(id: string): Promise<void> {
    this.#compare(id, await readState(this.#owner, id));
  }

  async #typeAndSend(tab: Tab, id: string): Promise<void> {
    await this.#type(tab, id);
    if (this.#random.chance(0.6)) await this.#send(tab, id);
  }

  /** Somebody types into what they have open; without a connection too, if it was opened before. */
  async #type(tab: Tab, id: string): Promise<void> {
    const open = tab.open.get(id) ?? (tab.isOnline ? await this.#open(tab, id) : null);
    if (!open) return;
    const { below, pick } = this.#random;
    const present = [...new Map([...open.read, ...open.typed])].filter(([, value]) => value !== null);
    const skills = present.filter(([field]) => field.startsWith("skill "));
    const any = skills.length > 0 ? pick(skills as [[string, Value], ...[string, Value][]])[0] : "name";
    const what = below(8);
    if (what < 3) open.typed.set(pick(["name", "role", "summary"] as const), this.#words());
    else if (what < 4) open.typed.set("template", pick(TEMPLATES));
    else if (what < 6) open.typed.set(any, this.#words());
    else if (what < 7) open.typed.set(`skill n${this.#seed}-${++this.#made}`, this.#words());
    else if (any !== "name") open.typed.set(any, null);
    // What a relative says at the same place: both sides agree without knowing of each other, or somebody goes back.
    const relative = this.#modelOf(id).source;
    if (below(6) === 0 && relative) open.typed.set(any, relative.value(any));
  }

  async #open(tab: Tab, id: string): Promise<Open> {
    const state = await readState(this.#owner, id);
    this.#compare(id, state);
    const open = { revision: state.revision, read: state.fields, typed: new Map() };
    tab.open.set(id, open);
    return open;
  }

  /** A save; its answer may be lost, then it is sent again under the same id. */
  async #send(tab: Tab, id: string, { isHeard = false } = {}): Promise<void> {
    const open = tab.open.get(id);
    if (!tab.isOnline || !open || open.typed.size === 0) return;
    const model = this.#modelOf(id);
    const given = new Map([...open.read, ...open.typed]);
    for (const [field, value] of given) if (value === null) given.delete(field);
    const change = { ...contentOf(given), saveId: crypto.randomUUID() };
    const send = () => answered(this.#owner.save(id, open.revision, change), 200, 409);
    const isLost = !isHeard && this.#random.below(6) === 0;
    const isDue = open.revision === model.revision;
    let { status, body } = await send();
    if (isDue) model.save(given);
    else model.look();
    if (isLost) ({ status, body } = await send());
    const saysTheSame =
      !isDue && JSON.stringify([...given].sort()) === JSON.stringify([...model.fields].sort());
    if (status === 200) {
      if (!isDue && !saysTheSame) throw new Error("a save silently overwrites what came before it");
      if (body.revision !== model.revision)
        throw new Error(`a save made ${body.revision}, not ${model.revision}`);
      this.played.saves += 1;
      Object.assign(open, { revision: body.revision, read: given, typed: new Map() });
      return;
    }
    if (isDue) throw new Error("a save on the present revision was refused");
    this.#compare(id, stateOf(body.current));
    this.played.conflicts += 1;
    // The person has seen both, and keeps what was typed here.
    Object.assign(open, { revision: body.current.revision, read: stateOf(body.current).fields });
  }

  async #makeVariant(id: string): Promise<void> {
    const source = this.#modelOf(id);
    if (this.#models.size >= MOST_RESUMES) return;
    const isTooDeep = source.depth >= KEEPING.chain;
    const given = { title: "Variant", saveId: crypto.randomUUID() };
    const make = () => this.#owner.call("POST", `/api/resumes/${id}/variants`, given);
    const { body } = await answered(make(), isTooDeep ? 409 : 201);
    if (isTooDeep) return;
    this.#models.set(body.id, new ModelResume(source));
    this.played.variants += 1;
    const retried = await answered(make(), 201);
    if (retried.body.id !== body.id) throw new Error("a retry of a creation made a second variant");
    await this.#check(body.id);
  }

  async #choose(id: string): Promise<void> {
    const model = this.#modelOf(id);
    const [first, ...rest] = [...model.clashes.keys()];
    if (first === undefined) return;
    const field = this.#random.pick([first, ...rest]);
    const take = this.#random.pick(["mine", "source"] as const);
    const read = (await answered(this.#owner.read(id), 200)).body;
    const place = read.clashes.find((clash: { place: string }) => fieldAt(clash.place) === field)?.place;
    const given = { choices: [{ place, take }], baseRevision: read.revision };
    await answered(this.#owner.call("POST", `/api/resumes/${id}/clashes`, given), 200);
    model.look();
    model.choose(field, take);
    await this.#check(id);
  }

  async #promote(id: string): Promise<void> {
    const model = this.#modelOf(id);
    const sourceId = this.#idOf(model.source);
    if (!model.source || sourceId === null) return;
    const path = `/api/resumes/${id}`;
    const { differences } = (await answered(this.#owner.call("GET", `${path}/differences`), 200)).body;
    const places: string[] = differences.map(({ place }: { place: string }) => place);
    const [first, ...rest] = places.filter((place) => fieldAt(place) !== null);
    if (first === undefined) return;
    const place = this.#random.pick([first, ...rest]);
    const field = fieldAt(place) ?? "";
    const given = { place, baseRevision: model.revision, sourceRevision: model.source.revision };
    const late = { ...given, sourceRevision: given.sourceRevision + 1 };
    await answered(this.#owner.call("POST", `${path}/promote`, late), 409);
    await answered(this.#owner.call("POST", `${path}/promote`, given), 200);
    model.look();
    model.source.look();
    model.source.save(new Map([...model.source.fields, [field, model.value(field)]]));
    model.look();
    await this.#check(sourceId);
    await this.#check(id);
  }

  async #detach(id: string): Promise<void> {
    const model = this.#modelOf(id);
    // Seldom: else there were few chains.
    if (!model.source || this.#random.below(3) > 0) return;
    const given = { baseRevision: model.revision };
    await answered(this.#owner.call("POST", `/api/resumes/${id}/detach`, given), 200);
    model.detach();
    await this.#check(id);
  }

  async #deleteOrRestore(id: string): Promise<void> {
    if ([...this.#models.values()].some(({ isDeleted }) => isDeleted)) return this.#restoreOne();
    const model = this.#modelOf(id);
    const children = this.#childrenOf(model);
    if (children.length > 0) {
      const refused = await answered(this.#owner.call("DELETE", `/api/resumes/${id}`), 409);
      if (refused.body.variants.length !== children.length) throw new Error("not all variants are named");
    }
    const choice = this.#random.pick(["detach", "delete"] as const);
    await answered(this.#owner.call("DELETE", `/api/resumes/${id}?variants=${choice}`), 204);
    if (choice === "detach") for (const child of children) child.detach();
    else this.#forget(model);
    model.look();
    model.isDeleted = true;
  }

  async #restoreOne(): Promise<void> {
    const deleted = [...this.#models].filter(([, { isDeleted }]) => isDeleted);
    const [id, model] = deleted[this.#random.below(deleted.length)] ?? [];
    if (id === undefined || !model) return;
    await answered(this.#owner.call("POST", `/api/resumes/${id}/restore`), 200);
    if (model.source?.isDeleted) model.detach();
    model.isDeleted = false;
    await this.#check(id);
  }

  #childrenOf(model: ModelResume): ModelResume[] {
    return [...this.#models.values()].filter((one) => one.source === model && !one.isDeleted);
  }

  #forget(model: ModelResume): void {
    for (const child of this.#childrenOf(model)) {
      this.#forget(child);
      child.look();
      child.isDeleted = true;
    }
  }
}

function newTab(): Tab {
  return { isOnline: true, open: new Map() };
}

function clashList(clashes: State["clashes"]): [string, unknown][] {
  return [...clashes].map(([field, { was, mine, source }]) => [field, [was, mine, source]]);
}
