import { expect, test } from "vitest";
import type { Side } from "../../../../domain/resume/merging/merge.ts";
import { textOfLine, textsOf } from "../../../../domain/sections/line.ts";
import { type DraftContent, emptyContent } from "../../../drafts/draft-content.ts";
import { NO_HISTORY } from "../../../drafts/history.ts";
import { mergeDrafts } from "../../../drafts/merging/merge-drafts.ts";
import { createDocumentStore, type DocumentStore } from "../state/document-store.ts";
import { mergeWithoutAsking } from "./merge-conflict.ts";
import { runSaves, type SaveRunner } from "./run-saves.ts";
import {
  type Answer,
  isUnsaved,
  mayAdopt,
  openedSync,
  type PendingSave,
  type Stored,
} from "./save-machine.ts";
import { saveMessage } from "./save-message.ts";

const FIELDS = ["name", "role", "location", "email"] as const;
type Field = (typeof FIELDS)[number];

/** Every word is written once, so that it can be followed wherever it goes. */
function wordsOf({ resume }: DraftContent): string[] {
  return [...FIELDS.map((field) => resume[field]), ...textsOf(resume.skills)].filter((word) => word !== "");
}

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

  save(pending: PendingSave, writer: Tab): Answer {
    const before = this.answered.get(pending.saveId);
    if (before !== undefined) return { type: "saved", revision: before };
    if (pending.base !== this.revision)
      return { type: "conflict", current: { revision: this.revision, content: this.content } };
    const words = wordsOf(pending.content);
    for (const replaced of wordsOf(this.content))
      if (!words.includes(replaced) && !writer.seen.has(replaced))
        this.faults.push(`${writer.name} replaced ${replaced} without having seen it`);
    this.revision += 1;
    this.content = pending.content;
    for (const word of words) this.everStored.add(word);
    this.answered.set(pending.saveId, this.revision);
    return { type: "saved", revision: this.revision };
  }
}

class Tab {
  readonly seen = new Set<string>();
  /** Words that the person gave up in a decision, or wrote over. */
  readonly givenUp = new Set<string>();
  readonly written: string[] = [];
  merges = 0;
  online = true;
  store: DocumentStore;
  #saves: SaveRunner;
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
    [this.store, this.#saves] = this.#start(server.content, { revision: server.revision, unsaved: false });
  }

  #start(content: DraftContent, opened: Parameters<typeof openedSync>[1]): [DocumentStore, SaveRunner] {
    this.look(content);
    const store = createDocumentStore(
      { content, history: NO_HISTORY, sync: openedSync(content, opened) },
      { now: () => 0, delays: { pauseMs: 1, atMostMs: 10 } },
    );
    const saves = runSaves(store, {
      newSaveId: () => `${this.name}-${++this.#ids}`,
      after: (_ms, run) => {
        this.timers.push(run);
        return () => {
          const place = this.timers.indexOf(run);
          if (place >= 0) this.timers.splice(place, 1);
        };
      },
      target: { save: (pending) => this.#carry(pending) },
    });
    store.subscribe(() => this.#merge(store));
    return [store, saves];
  }

  /** As a session does: what needs no question is merged at once. */
  #merge(store: DocumentStore) {
    const { content, sync } = store.read();
    const conflict = mergeWithoutAsking(store.read());
    if (!conflict || sync.base === null) return;
    const { merged, stored } = conflict;
    this.merges += 1;
    this.#witness({ base: sync.base, mine: content, theirs: stored.content }, merged, []);
    this.look(stored.content);
    store.decide(merged, stored);
  }

  /** A word may only be missing where one side took it away knowingly, or where it was asked for; none is there twice. */
  #witness(
    versions: { base: DraftContent | null; mine: DraftContent; theirs: DraftContent },
    merged: DraftContent,
    asked: readonly string[],
  ) {
    const known = versions.base ? wordsOf(versions.base) : [];
    const before = [...wordsOf(versions.mine), ...wordsOf(versions.theirs)];
    const after = wordsOf(merged);
    const { faults } = this.#server;
    for (const word of before)
      if (!after.includes(word) && !known.includes(word) && !asked.includes(word))
        faults.push(`${this.name} lost ${word} in a merge`);
    if (new Set(after).size < after.length) faults.push(`${this.name} has a word twice: ${after}`);
    if (after.some((word) => !before.includes(word))) faults.push(`${this.name} made a word up: ${after}`);
  }

  /** A request may not arrive, and its answer may be lost. */
  #carry(pending: PendingSave): Promise<Answer> {
    const fate = this.online ? this.#roll(5) : 0;
    const lost: Answer = { type: "unreachable", message: null };
    const answer = fate === 0 ? lost : this.#server.save(pending, this);
    return new Promise((resolve) => this.answers.push(() => resolve(fate === 1 ? lost : answer)));
  }

  look(content: DraftContent) {
    for (const word of wordsOf(content)) this.seen.add(word);
  }

  get content(): DraftContent {
    return this.store.read().content;
  }

  type(field: Field, word: string) {
    this.givenUp.add(this.content.resume[field]);
    this.#write({ [field]: word }, word);
  }

  /** Adds a skill, writes one anew, removes one or moves one. */
  changeSkills(word: string) {
    const { skills } = this.content.resume;
    const at = this.#roll(skills.length + 1);
    const chosen = skills[at];
    const change = chosen === undefined ? 0 : this.#roll(5);
    if (change === 3)
      return this.#write({ skills: [...skills.toSpliced(at, 1), ...(chosen ? [chosen] : [])] });
    if (change > 0 && chosen !== undefined) this.givenUp.add(chosen.text);
    if (change === 2) return this.#write({ skills: skills.toSpliced(at, 1) });
    const id = change === 0 ? word : (chosen?.id ?? word);
    this.#write({ skills: skills.toSpliced(at, change === 0 ? 0 : 1, { id, text: word }) }, word);
  }

  #write(change: Partial<DraftContent["resume"]>, word?: string) {
    if (word !== undefined) {
      this.written.push(word);
      this.seen.add(word);
    }
    this.store.replaceResume({ ...this.content.resume, ...change });
  }

  /** Nothing but what the device kept survives. */
  crash() {
    const { content, sync } = this.store.read();
    // A record of an older release knows nothing of what both began with.
    const base = this.#roll(4) === 0 ? null : sync.base;
    this.#saves.stop();
    this.timers.length = 0;
    this.answers.length = 0;
    this.news.length = 0;
    const { revision, pending } = sync;
    const unsaved = isUnsaved(this.store.read());
    [this.store, this.#saves] = this.#start(content, { revision, unsaved, base, pending });
    this.#saves.tryNow();
  }

  /** Another tab said that it saved: what is stored is looked up, and the answer may take its time. */
  ask() {
    const { revision, content } = this.#server;
    if (this.online) this.news.push({ revision, content });
  }

  hear() {
    const stored = this.news.shift();
    const { revision } = this.store.read().sync;
    if (!stored || !mayAdopt(this.store.read(), stored)) return;
    this.look(stored.content);
    this.store.adopt(stored);
    if (stored.revision < (revision ?? 0))
      this.#server.faults.push(`${this.name} went back to revision ${stored.revision}`);
  }

  /** The person sees what both changed and chooses. */
  decide() {
    const { trouble, base } = this.store.read().sync;
    if (trouble?.kind !== "conflict") return;
    const { current: theirs } = trouble;
    const mine = this.content;
    this.look(theirs.content);
    const { questions } = mergeDrafts(base, mine, theirs.content);
    const choices = new Map(
      questions.map(({ key }): [string, Side] => [key, this.#roll(2) === 0 ? "mine" : "theirs"]),
    );
    const { content } = mergeDrafts(base, mine, theirs.content, choices);
    const asked = questions
      .flatMap((question) => [question.mine, question.theirs])
      .flat()
      .map((value) => textOfLine(value) ?? "");
    this.#witness({ base, mine, theirs: theirs.content }, content, asked);
    const kept = wordsOf(content);
    for (const word of [...wordsOf(mine), ...wordsOf(theirs.content)])
      if (!kept.includes(word)) this.givenUp.add(word);
    this.store.decide(content, theirs);
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
    const action = roll(12);
    if (action < 2) tab.type(FIELDS[roll(FIELDS.length)] ?? "name", `word-${++words}`);
    else if (action < 4) tab.changeSkills(`word-${++words}`);
    else if (action < 6) tab.timer();
    else if (action < 9) tab.answer();
    else if (action === 9) tab.online = !tab.online;
    else if (action === 10) tab.crash();
    else [() => tab.ask(), () => tab.hear(), () => tab.decide()][roll(3)]?.();
    await settle();
    conflicts += tab.store.read().sync.trouble?.kind === "conflict" ? 1 : 0;
    if (saveMessage(tab.store.read(), "server").text === "Saved") expectStored(server, tab);
  }
  for (const tab of tabs) tab.online = true;
  for (let turn = 0; turn < 400 && tabs.some((tab) => isUnsaved(tab.store.read())); turn++) {
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
  for (const word of wordsOf(content))
    if (!server.everStored.has(word)) server.faults.push(`${name} said Saved of ${word}`);
}

test("in 500 random lives of three tabs nothing is overwritten unseen, no merge loses a word and every word arrives", async () => {
  let conflicts = 0;
  let revisions = 0;
  let merges = 0;
  for (let seed = 1; seed <= 500; seed++) {
    const life = await live(seed);
    conflicts += life.conflicts;
    revisions += life.server.revision;
    merges += life.tabs.reduce((sum, tab) => sum + tab.merges, 0);
    expect({ seed, faults: life.server.faults }).toEqual({ seed, faults: [] });
    for (const tab of life.tabs) {
      expect({ seed, tab: tab.name, unsaved: isUnsaved(tab.store.read()) }).toMatchObject({ unsaved: false });
      const missing = tab.written.filter(
        (word) => !life.server.everStored.has(word) && !tab.givenUp.has(word),
      );
      expect({ seed, tab: tab.name, missing }).toMatchObject({ missing: [] });
    }
  }
  // The lives were not idle ones.
  expect(conflicts).toBeGreaterThan(500);
  expect(merges).toBeGreaterThan(500);
  expect(revisions).toBeGreaterThan(3000);
});
