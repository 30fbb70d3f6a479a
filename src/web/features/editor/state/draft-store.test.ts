import { describe, expect, test } from "vitest";
import { addItem, moveItem, removeItem, setField } from "../../../../domain/resume/edits.ts";
import { sampleResume } from "../../../../domain/resume/sample-resume.ts";
import { emptyContent } from "../../../drafts/draft-content.ts";
import { createDraftStore } from "./draft-store.ts";
import { keysAfter } from "./list-keys.ts";

function open(content = emptyContent()) {
  const clock = { now: 0 };
  return { clock, store: createDraftStore({ content }, () => clock.now) };
}

describe("undo", () => {
  test("takes back typing in one place at once, and after a pause in two steps", () => {
    const { store, clock } = open();
    for (const text of ["A", "Ad", "Ada"]) store.edit(setField("/name", text));
    clock.now = 5000;
    store.edit(setField("/name", "Ada L"));
    expect(store.undo()).toBe("/resume/name");
    expect(store.read().content.resume.name).toBe("Ada");
    store.undo();
    expect(store.read().content.resume.name).toBe("");
    expect(store.undo()).toBeNull();
    store.redo();
    store.redo();
    expect(store.read().content.resume.name).toBe("Ada L");
    expect(store.redo()).toBeNull();
  });

  test("takes back an entry that was typed at the end of a list at once, and the one before it apart", () => {
    const { store } = open();
    for (const text of ["G", "Go"]) store.edit(setField("/skills", [text]), "type /skills/0");
    for (const text of ["R", "Rust"]) store.edit(setField("/skills", ["Go", text]), "type /skills/1");
    expect(store.undo()).toBe("/resume/skills");
    expect(store.read().content.resume.skills).toEqual(["Go"]);
    store.undo();
    expect(store.read().content.resume.skills).toEqual([]);
  });

  test("of a list and of a place in it are two steps, whatever group they are given", () => {
    const { store } = open();
    store.edit(setField("/skills", ["Go"]), "type /skills/0");
    store.edit(setField("/skills/0", "Gopher"));
    store.undo();
    expect(store.read().content.resume.skills).toEqual(["Go"]);
  });

  test("takes back what was put there by itself, typing before and after it apart", () => {
    const { store } = open();
    store.edit(setField("/summary", "Typed"));
    store.putAll([setField("/summary", "Put")]);
    store.edit(setField("/summary", "Put, typed"));
    const seen = [1, 2, 3].map(() => {
      store.undo();
      return store.read().content.resume.summary;
    });
    expect(seen).toEqual(["Put", "Typed", ""]);
  });

  test("covers items, their order, the design and an import, back to the very beginning", () => {
    const { store } = open();
    const start = store.read().content;
    store.edit(addItem("/experience"));
    store.edit(setField("/experience/0/title", "Engineer"));
    store.editAll([addItem("/experience/0/bullets", 0, "one"), addItem("/experience/0/bullets", 1, "two")]);
    store.edit(moveItem("/experience/0/bullets", 0, 1));
    store.design({ template: "apple", theme: "ink" });
    store.replaceResume(sampleResume);
    store.edit(removeItem("/experience", 1));
    const end = store.read().content;
    let steps = 0;
    while (store.undo() !== null) steps += 1;
    expect(steps).toBe(7);
    expect(store.read().content).toEqual(start);
    while (store.redo() !== null);
    expect(store.read().content).toEqual(end);
  });

  test("of a step forgets what was redone once something else is typed", () => {
    const { store } = open();
    store.edit(setField("/name", "Ada"));
    store.undo();
    store.edit(setField("/role", "Poet"));
    expect(store.redo()).toBeNull();
  });

  test("stays small whatever is typed", () => {
    const { store, clock } = open();
    for (let step = 0; step < 500; step++) {
      clock.now += 5000;
      store.edit(setField("/summary", "x".repeat(3000 + step)));
    }
    const { past } = store.read().history;
    expect(past.length).toBeLessThanOrEqual(200);
    expect(past.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(512 * 1024);
    expect(past.length).toBeGreaterThan(50);
  });
});

test("an edit that is refused changes nothing and says why", () => {
  const { store } = open();
  const before = store.read();
  expect(store.edit(setField("/name", "x".repeat(201)))?.message).toBe("At most 200 characters fit here.");
  expect(store.editAll([setField("/name", "Ada"), setField("/nowhere", "")])).not.toBeNull();
  expect(store.read()).toBe(before);
});

test("an edit that changes nothing is no step", () => {
  const { store } = open();
  store.edit(setField("/name", ""));
  store.design({ theme: "signature" });
  expect(store.read().history.past).toEqual([]);
});

describe("the keys of a list", () => {
  let made = 0;
  const newKey = () => `new${++made}`;
  const [a, b, c] = [{ name: "a" }, { name: "b" }, { name: "c" }];
  const keys = ["ka", "kb", "kc"];

  test.each([
    ["an item that is typed into keeps its key", [a, { name: "b!" }, c], ["ka", "kb", "kc"]],
    ["a moved item takes its key along", [b, c, a], ["kb", "kc", "ka"]],
    ["a removed item takes its key away", [a, c], ["ka", "kc"]],
  ])("%s", (_name, after, expected) => {
    expect(keysAfter([a, b, c], keys, after, newKey)).toEqual(expected);
  });

  test("a new item gets a new one, also among equal words", () => {
    expect(keysAfter(["", ""], ["k1", "k2"], ["", "", ""], () => "new")).toEqual(["k1", "k2", "new"]);
    expect(keysAfter([a, b], ["ka", "kb"], [a, { name: "x" }, b], () => "new")).toEqual(["ka", "new", "kb"]);
  });
});

describe("the title", () => {
  test("follows name and role as they are typed, and is undone with them in one step", () => {
    const { store, clock } = open();
    for (const text of ["Jane", "Jane ", "Jane Doe"]) store.edit(setField("/name", text));
    clock.now = 5000;
    for (const text of ["R", "RN"]) store.edit(setField("/role", text));
    expect(store.read().content.title).toBe("Jane Doe – RN");
    expect(store.undo()).toBe("/resume/role");
    expect(store.read().content.title).toBe("Jane Doe");
    store.undo();
    expect(store.read().content).toEqual(emptyContent());
    store.redo();
    store.redo();
    expect(store.read().content.title).toBe("Jane Doe – RN");
  });

  test("stays as the person gave it, through edits and undo", () => {
    const { store, clock } = open();
    store.edit(setField("/name", "Jane"));
    store.design({ title: "For Tidewell" });
    clock.now = 5000;
    store.edit(setField("/role", "Nurse"));
    expect(store.read().content.title).toBe("For Tidewell");
    store.undo();
    expect(store.read().content.title).toBe("For Tidewell");
    store.undo();
    store.edit(setField("/role", "Nurse"));
    expect(store.read().content.title).toBe("Jane – Nurse");
  });
});
