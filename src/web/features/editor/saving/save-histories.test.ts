import { expect, test } from "vitest";
import { type DraftContent, emptyContent } from "../../../drafts/draft-content.ts";
import { createSaveLoop, openedState, type SaveLoop } from "./save-loop.ts";
import { type Answer, type Flight, isUnsaved, mayAdopt, type Stored } from "./save-machine.ts";
import { saveWords } from "./save-words.ts";

const FIELDS = ["name", "role", "location", "email"] as const;
type Field = (typeof FIELDS)[number];

/** A repeatable die. */
function dice(seed: number) {
  let state = seed * 2654435761 + 1;
  return (sides: number) => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) % sides;
  };
}

const settle = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

/** The server's rules, and a witness who notes every word that was replaced by somebody who had never seen it. */
class Server {
  revision = 1;
  content = emptyContent();
  readonly answered = new Map<string, number>();
  readonly everStored = new Set<string>();
  readonly faults: string[] = [];

  save(flight: Flight, writer: Tab): Answer {
    const before = this.answered.get(flight.saveId);
    if (before !== undefined) return { type: "saved", revision: before };
    if (flight.base !== this.revision)
      return { type: "conflict", current: { revision: this.revision, content: this.content } };
    for (const field of FIELDS) {
      const replaced = this.content.resume[field];
      if (replaced !== flight.content.resume[field] && replaced !== "" && !writer.seen.has(replaced))
        this.faults.push(`${writer.name} replaced ${replaced} without having seen it`);
    }
    this.revision += 1;
    this.content = flight.content;
    for (const field of FIELDS) this.everStored.add(flight.content.resume[field]);
    this.answered.set(flight.saveId, this.revision);
    return { type: "saved", revision: this.revision };
  }
}

class Tab {
  readonly seen = new Set<string>();
  /** Words that the person gave up in a decision, or wrote over. */
  readonly givenUp = new Set<string>();
  readonly written: string[] = [];
  online = true;
  loop: SaveLoop;
  #edits = 0;
  #ids = 0;
  readonly name: string;
  readonly #server: Server;
  readonly #roll: (sides: number) => number;
  readonly timers: (() => void)[] = [];
  readonly answers: (() => void)[] = [];
  readonly news: Stored[] = [];

  constructor(name: string, server: Server, roll: (sides: number) => number) {
    this.name = name;
    this.#server = server;
    this.#roll = roll;
    this.loop = this.#start(openedState(server.content, { revision: server.revision, unsaved: false }));
  }

  #start(state: Parameters<typeof createSaveLoop>[0]): SaveLoop {
    this.look(state.content);
    return createSaveLoop(state, {
      pace: { pauseMs: 1, patienceMs: 10 },
      now: () => 0,
      newSaveId: () => `${this.name}-${++this.#ids}`,
      after: (_ms, run) => {
        this.timers.push(run);
        return () => {
          const place = this.timers.indexOf(run);
          if (place >= 0) this.timers.splice(place, 1);
        };
      },
      keeper: { save: (flight) => this.#carry(flight) },
    });
  }

  /** A request may not arrive, and its answer may be lost. */
  #carry(flight: Flight): Promise<Answer> {
    const fate = this.online ? this.#roll(5) : 0;
    const lost: Answer = { type: "unreachable", message: null };
    const answer = fate === 0 ? lost : this.#server.save(flight, this);
    return new Promise((resolve) => this.answers.push(() => resolve(fate === 1 ? lost : answer)));
  }

  look(content: DraftContent) {
    for (const field of FIELDS) this.seen.add(content.resume[field]);
  }

  get content(): DraftContent {
    return this.loop.read().content;
  }

  type(field: Field, word: string) {
    const { resume } = this.content;
    this.givenUp.add(resume[field]);
    this.written.push(word);
    this.seen.add(word);
    this.#edits += 1;
    this.loop.edited({ ...this.content, resume: { ...resume, [field]: word } }, this.#edits);
  }

  /** Nothing but what the device kept survives. */
  crash() {
    const { content, revision, flight, saved, edits } = this.loop.read();
    this.loop.stop();
    this.timers.length = 0;
    this.answers.length = 0;
    this.news.length = 0;
    this.#edits = 0;
    this.loop = this.#start(openedState(content, { revision, unsaved: saved < edits, flight }));
    this.loop.tryNow();
  }

  /** Another tab said that it saved: what is stored is looked up, and the answer may take its time. */
  ask() {
    const { revision, content } = this.#server;
    if (this.online) this.news.push({ revision, content });
  }

  hear() {
    const stored = this.news.shift();
    const { revision } = this.loop.read();
    if (!stored || !mayAdopt(this.loop.read(), stored)) return;
    this.look(stored.content);
    this.#edits += 1;
    this.loop.dispatch({ type: "adopted", stored, edit: this.#edits });
    if (stored.revision < (revision ?? 0))
      this.#server.faults.push(`${this.name} went back to revision ${stored.revision}`);
  }

  /** The person sees both versions and chooses field by field. */
  decide() {
    const { trouble } = this.loop.read();
    if (trouble?.kind !== "conflict") return;
    const theirs = trouble.current;
    this.look(theirs.content);
    const chosen = { ...this.content.resume };
    for (const field of FIELDS) {
      const other = theirs.content.resume[field];
      if (this.#roll(2) === 0) {
        this.givenUp.add(chosen[field]);
        chosen[field] = other;
      } else this.givenUp.add(other);
    }
    this.#edits += 1;
    const content = { ...this.content, resume: chosen };
    this.loop.dispatch({ type: "decided", content, edit: this.#edits, revision: theirs.revision });
  }

  timer() {
    this.timers.splice(this.#roll(this.timers.length || 1), 1)[0]?.();
  }

  answer() {
    this.answers.shift()?.();
  }
}

async function live(seed: number): Promise<{ server: Server; tabs: Tab[]; conflicts: number }> {
  const roll = dice(seed);
  const server = new Server();
  const tabs = ["first tab", "second tab", "phone"].map((name) => new Tab(name, server, roll));
  let words = 0;
  let conflicts = 0;
  for (let moment = 0; moment < 120; moment++) {
    const tab = tabs[roll(tabs.length)];
    if (!tab) continue;
    const deed = roll(12);
    if (deed < 4) tab.type(FIELDS[roll(FIELDS.length)] ?? "name", `word-${++words}`);
    else if (deed < 6) tab.timer();
    else if (deed < 9) tab.answer();
    else if (deed === 9) tab.online = !tab.online;
    else if (deed === 10) tab.crash();
    else [() => tab.ask(), () => tab.hear(), () => tab.decide()][roll(3)]?.();
    await settle();
    conflicts += tab.loop.read().trouble?.kind === "conflict" ? 1 : 0;
    if (saveWords(tab.loop.read(), "server").text === "Saved") expectStored(server, tab);
  }
  for (const tab of tabs) tab.online = true;
  for (let turn = 0; turn < 400 && tabs.some((tab) => isUnsaved(tab.loop.read())); turn++) {
    for (const tab of tabs) {
      tab.timer();
      tab.answer();
      tab.decide();
      await settle();
    }
  }
  return { server, tabs, conflicts };
}

/** "Saved" is said only of what the server has taken. */
function expectStored(server: Server, { content, name }: Tab) {
  for (const field of FIELDS) {
    const word = content.resume[field];
    if (word !== "" && !server.everStored.has(word)) server.faults.push(`${name} said Saved of ${word}`);
  }
}

test("in 500 random lives of three tabs nothing is overwritten unseen and every word arrives", async () => {
  let conflicts = 0;
  let revisions = 0;
  for (let seed = 1; seed <= 500; seed++) {
    const life = await live(seed);
    conflicts += life.conflicts;
    revisions += life.server.revision;
    expect({ seed, faults: life.server.faults }).toEqual({ seed, faults: [] });
    for (const tab of life.tabs) {
      expect({ seed, tab: tab.name, unsaved: isUnsaved(tab.loop.read()) }).toMatchObject({ unsaved: false });
      const missing = tab.written.filter(
        (word) => !life.server.everStored.has(word) && !tab.givenUp.has(word),
      );
      expect({ seed, tab: tab.name, missing }).toMatchObject({ missing: [] });
    }
  }
  // The lives were not idle ones.
  expect(conflicts).toBeGreaterThan(500);
  expect(revisions).toBeGreaterThan(3000);
});
