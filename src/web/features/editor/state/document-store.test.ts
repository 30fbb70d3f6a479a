import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openDocument } from "../../../../../tests/factories/document-store.ts";
import { parsePointer, valueAt } from "../../../../domain/json/json-pointer.ts";
import { addItem, moveItem, removeItem, setField } from "../../../../domain/resume/edits.ts";
import { sampleResume } from "../../../../domain/resume/sample-resume.ts";
import { emptyContent } from "../../../drafts/draft-content.ts";
import type { DocumentStore } from "./document-store.ts";

function open(content = emptyContent()) {
  const clock = { now: 0 };
  return { clock, store: openDocument(content, () => clock.now) };
}

describe("undo", () => {
  test("goes through the guide as through any other step, and changes nothing in the draft for it", () => {
    const { store } = open();
    const guideStates: boolean[] = [];
    store.onGuide((isShown) => guideStates.push(isShown));
    store.edit(setField("/name", "Jane"));
    store.recordGuide(true);
    store.edit(setField("/role", "Nurse"));
    const { content } = store.read();
    store.undo();
    const { edits } = store.read();
    expect(store.undo()).toBe("/guide");
    expect(guideStates).toEqual([false]);
    // Nothing is to be saved for it.
    expect(store.read().edits).toBe(edits);
    expect(store.read().content.resume.name).toBe("Jane");
    store.undo();
    expect(store.read().content.resume.name).toBe("");
    for (const _ of [1, 2, 3]) store.redo();
    expect(guideStates).toEqual([false, true]);
    expect(store.read().content).toEqual(content);
  });

  /** As the keys do it, one letter after the other. */
  const typeInto = (store: DocumentStore, pointer: string, text: string) => {
    for (const letter of text) {
      const before = valueAt(store.read().content.resume, parsePointer(pointer) ?? []);
      store.edit(setField(pointer, `${before}${letter}`));
    }
  };
  /** What stands there after each undo, back to the beginning. */
  const undone = (store: DocumentStore, pointer: string) => {
    const seen: unknown[] = [];
    while (store.undo() !== null)
      seen.push(valueAt(store.read().content.resume, parsePointer(pointer) ?? []));
    return seen;
  };

  test("takes back a further field, word by word, to where it was not there, and forth again", () => {
    const { store } = open({ ...emptyContent(), resume: sampleResume });
    const place = "/experience/0/location";
    const words = "Leeds UK";
    for (const end of words.split("").keys()) store.edit(setField(place, words.slice(0, end + 1)));
    expect(store.read().content.resume.experience[0]?.location).toBe("Leeds UK");
    expect(undone(store, place)).toEqual(["Leeds ", undefined]);
    expect(store.read().content.resume.experience[0]).not.toHaveProperty("location");
    for (const _ of [1, 2]) expect(store.redo()).toBe(`/resume${place}`);
    expect(store.read().content.resume.experience[0]?.location).toBe("Leeds UK");
    store.edit(setField(place, ""));
    expect(store.read().content.resume.experience[0]).not.toHaveProperty("location");
    store.undo();
    expect(store.read().content.resume.experience[0]?.location).toBe("Leeds UK");
  });

  test("takes back the only entry of a list that was not there, as one word", () => {
    const { store } = open({ ...emptyContent(), resume: sampleResume });
    const place = "/education/0/courses";
    for (const text of ["L", "Lo", "Log"]) store.edit(setField(place, [{ id: "course", text }]), "entry");
    expect(undone(store, place)).toEqual([undefined]);
    store.redo();
    expect(store.read().content.resume.education[0]?.courses).toEqual([{ id: "course", text: "Log" }]);
  });

  test("takes back a step with those right before it that it was joined with, and no others", () => {
    const { store } = open();
    const put = (summary: string, joined?: Parameters<DocumentStore["putAll"]>[1]) => {
      store.putAll([setField("/summary", summary)], joined);
      return new Set(store.read().history.past.slice(-1));
    };
    const first = put("First");
    put("Between");
    const second = put("Second");
    const third = put("Third");
    put("Last", new Set([...first, ...second, ...third]));
    expect(undone(store, "/summary")).toEqual(["Between", "First", ""]);
    store.redo();
    store.redo();
    store.redo();
    expect(store.read().content.resume.summary).toBe("Last");
  });

  test("takes back a word, not a burst; redo brings each back", () => {
    const { store } = open();
    typeInto(store, "/summary", "Nurse on a busy ward.\nTaught students");
    const whole = store.read().content.resume.summary;
    expect(undone(store, "/summary")).toEqual([
      "Nurse on a busy ward.\nTaught ",
      "Nurse on a busy ward.\n",
      "Nurse on a busy ",
      "Nurse on a ",
      "Nurse on ",
      "Nurse ",
      "",
    ]);
    while (store.redo() !== null);
    expect(store.read().content.resume.summary).toBe(whole);
  });

  test("takes back what was typed between two pauses", () => {
    const { store, clock } = open();
    typeInto(store, "/name", "Adal");
    clock.now = 800;
    typeInto(store, "/name", "ine");
    expect(undone(store, "/name")).toEqual(["Adal", ""]);
  });

  test("tells deleting from typing, and a run of either is one step", () => {
    const { store } = open();
    typeInto(store, "/name", "Lovelace");
    for (const text of ["Lovelac", "Lovela", "Lovel"]) store.edit(setField("/name", text));
    typeInto(store, "/name", "y");
    expect(undone(store, "/name")).toEqual(["Lovel", "Lovelace", ""]);
  });

  test("has a paste, a cut and a replaced selection as steps of their own", () => {
    const { store } = open();
    typeInto(store, "/name", "Ada");
    for (const text of ["Ada pasted words", "Ada words", "X", "Xy"]) store.edit(setField("/name", text));
    expect(undone(store, "/name")).toEqual(["Ada words", "Ada pasted words", "Ada", ""]);
  });

  test("keeps two places of a text apart, also where the cursor came back", () => {
    const { store } = open();
    typeInto(store, "/name", "llll");
    store.edit(setField("/name", "xllll"));
    store.edit(setField("/name", "xyllll"));
    store.edit(setField("/name", "xylllll"));
    store.endStep();
    typeInto(store, "/name", "l");
    expect(undone(store, "/name")).toEqual(["xylllll", "llll", ""]);
  });

  test("takes composed characters back at once, however long it took, and each composing by itself", () => {
    const { store, clock } = open();
    const compose = (...texts: string[]) => {
      store.compose(true);
      for (const text of texts) {
        clock.now += 2000;
        store.edit(setField("/name", text));
      }
      store.compose(false);
    };
    compose("ｋ", "か", "かｎ", "漢", "漢字");
    compose("漢字ｗ", "漢字を");
    expect(undone(store, "/name")).toEqual(["漢字", ""]);
    compose("H", "Hello");
    typeInto(store, "/name", " ");
    compose("Hello w", "Hello world");
    expect(undone(store, "/name")).toEqual(["Hello ", ""]);
  });

  test("takes back the words of an entry that is typed at the end of a list, and the entry before it apart", () => {
    const { store } = open();
    const go = { id: "go", text: "Go" };
    for (const text of ["G", "Go"]) store.edit(setField("/skills", [{ ...go, text }]), "type /skills/0");
    for (const text of ["R", "Ru", "Ru ", "Ru b"])
      store.edit(setField("/skills", [go, { id: "rust", text }]), "type /skills/1");
    expect(store.undo()).toBe("/resume/skills");
    expect(store.read().content.resume.skills).toEqual([go, { id: "rust", text: "Ru " }]);
    store.undo();
    expect(store.read().content.resume.skills).toEqual([go]);
    store.undo();
    expect(store.read().content.resume.skills).toEqual([]);
  });

  test("of a list and of a place in it are two steps, whatever group they are given", () => {
    const { store } = open();
    store.edit(setField("/skills", ["Go"]), "type /skills/0");
    const [go] = store.read().content.resume.skills;
    store.edit(setField("/skills/0", "Gopher"));
    expect(store.read().content.resume.skills).toEqual([{ id: go?.id, text: "Gopher" }]);
    expect(store.undo()).toBe("/resume/skills/0/text");
    expect(store.read().content.resume.skills).toEqual([go]);
    expect(go?.text).toBe("Go");
  });

  test("takes back a line that was split and its list once, not twice", () => {
    const { store } = open();
    store.edit(addItem("/experience"));
    store.edit(setField("/experience/0/bullets", ["Hello there"]));
    const bullets = "/experience/0/bullets";
    store.putAll([setField(`${bullets}/0`, "Hello"), addItem(bullets, 1, "there")]);
    store.undo();
    expect(store.read().content.resume.experience[0]?.bullets).toMatchObject([{ text: "Hello there" }]);
    store.redo();
    expect(store.read().content.resume.experience[0]?.bullets).toMatchObject([
      { text: "Hello" },
      { text: "there" },
    ]);
  });

  describe("of a text with marks", () => {
    const line = "/experience/0/bullets/0";
    const bold = (from: number, to: number) => ({ from, to, kind: "bold" });
    const opened = () => {
      const { store, clock } = open();
      store.edit(addItem("/experience"));
      store.edit(
        setField("/experience/0/bullets", [{ id: "a", text: "Cut load time", marks: [bold(4, 8)] }]),
      );
      return { store, clock, read: () => store.read().content.resume.experience[0]?.bullets ?? [] };
    };

    test("brings the marks back with letters that were deleted, moved or split", () => {
      const { store, clock, read } = opened();
      const before = read();
      store.edit(setField(line, "Cut"));
      expect(read()).toEqual([{ id: "a", text: "Cut" }]);
      store.undo();
      expect(read()).toEqual(before);
      clock.now += 1000;
      store.edit(setField(line, "We cut load time"));
      expect(read()[0]?.marks).toEqual([bold(7, 11)]);
      store.undo();
      expect(read()).toEqual(before);
      store.redo();
      expect(read()[0]?.marks).toEqual([bold(7, 11)]);
      store.undo();
      store.editAll([
        setField(line, "Cut lo"),
        addItem("/experience/0/bullets", 1, { id: "b", text: "ad time", marks: [bold(0, 2)] }),
      ]);
      expect(read()).toMatchObject([{ marks: [bold(4, 6)] }, { marks: [bold(0, 2)] }]);
      store.undo();
      expect(read()).toEqual(before);
    });

    test("takes back a mark as one step, and typed words as words", () => {
      const { store, read } = opened();
      store.putAll([setField(`${line}/marks`, [])]);
      expect(read()).toEqual([{ id: "a", text: "Cut load time" }]);
      expect(store.undo()).toBe(`/resume${line}/marks`);
      expect(read()[0]?.marks).toEqual([bold(4, 8)]);
      for (const text of ["nCut load time", "noCut load time", "no Cut load time", "no wCut load time"])
        store.edit(setField(line, text));
      store.undo();
      expect(read()[0]).toMatchObject({ text: "no Cut load time", marks: [bold(7, 11)] });
      store.undo();
      expect(read()[0]).toMatchObject({ text: "Cut load time", marks: [bold(4, 8)] });
    });

    test("takes back a word that was typed in bold at once, in the summary too", () => {
      const { store } = open();
      store.edit(setField("/summary", "a "));
      for (const text of ["a b", "a bo"])
        store.editAll([setField("/summary", text), setField("/summaryMarks", [bold(2, text.length)])]);
      expect(store.read().content.resume.summaryMarks).toEqual([bold(2, 4)]);
      store.undo();
      expect(store.read().content.resume).toMatchObject({ summary: "a " });
      expect(store.read().content.resume).not.toHaveProperty("summaryMarks");
      store.redo();
      expect(store.read().content.resume.summaryMarks).toEqual([bold(2, 4)]);
    });
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

  test("stays small whatever is typed, and goes back far in a long text", () => {
    const { store, clock } = open();
    const bounds = () => {
      const { past } = store.read().history;
      expect(past.length).toBeLessThanOrEqual(500);
      expect(past.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(512 * 1024);
      return past.length;
    };
    typeInto(store, "/summary", "w ".repeat(520));
    expect(bounds()).toBe(500);
    for (let step = 0; step < 500; step++) {
      clock.now += 5000;
      store.edit(setField("/summary", String(step % 10).repeat(3000 + step)));
    }
    expect(bounds()).toBeGreaterThan(50);
  });

  test("leads back to the beginning whatever was typed, pasted, composed and put", () => {
    const text = fc.string({ maxLength: 6, unit: fc.constantFrom(..."ab é漢 \n") });
    const action = fc.record({ text, at: fc.nat(8), cut: fc.nat(4), wait: fc.nat(1500), how: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const { store, clock } = open();
        const seen = [store.read().content.resume.summary];
        for (const { text: typed, at, cut, wait, how } of actions) {
          clock.now += wait;
          if (how === 0) store.endStep();
          if (how === 1) store.compose(wait % 2 === 0);
          const { summary } = store.read().content.resume;
          const next = summary.slice(0, at) + typed + summary.slice(at + cut);
          if (how === 2) store.putAll([setField("/summary", next)]);
          else store.edit(setField("/summary", next));
          seen.push(store.read().content.resume.summary);
        }
        const end = store.read().content;
        while (store.undo() !== null) expect(seen).toContain(store.read().content.resume.summary);
        expect(store.read().content).toEqual(emptyContent());
        while (store.redo() !== null) expect(seen).toContain(store.read().content.resume.summary);
        expect(store.read().content).toEqual(end);
      }),
      { numRuns: 60 },
    );
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

describe("the title", () => {
  test("follows name and role as they are typed, and is undone with them", () => {
    const { store, clock } = open();
    for (const text of ["J", "Ja", "Ja ", "Ja D"]) store.edit(setField("/name", text));
    clock.now = 5000;
    for (const text of ["R", "RN"]) store.edit(setField("/role", text));
    expect(store.read().content.title).toBe("Ja D – RN");
    expect(store.undo()).toBe("/resume/role");
    expect(store.read().content.title).toBe("Ja D");
    store.undo();
    expect(store.read().content.title).toBe("Ja");
    store.undo();
    expect(store.read().content).toEqual(emptyContent());
    for (let step = 0; step < 3; step++) store.redo();
    expect(store.read().content.title).toBe("Ja D – RN");
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

describe("what was saved elsewhere", () => {
  const titled = (title: string) => ({ ...emptyContent(), title });

  test("is shown where nothing is unsaved, as one step, and is what the next save stands on", () => {
    const { store } = open();
    store.adopt({ revision: 8, content: titled("Theirs") });
    const { content, edits, sync } = store.read();
    expect(content.title).toBe("Theirs");
    expect(sync).toMatchObject({ revision: 8, base: content, saved: edits });
    store.undo();
    expect(store.read().content).toEqual(emptyContent());
    expect(store.read().sync.saved).toBeLessThan(store.read().edits);
  });

  test("is not shown over an unsaved edit, nor when it is older than what this page knows", () => {
    const { store } = open();
    store.adopt({ revision: 8, content: titled("Theirs") });
    const known = store.read();
    store.adopt({ revision: 7, content: titled("Older") });
    expect(store.read()).toBe(known);
    store.edit(setField("/name", "Ada"));
    store.adopt({ revision: 9, content: titled("Later") });
    expect(store.read().sync.revision).toBe(8);
    expect(store.read().content.resume.name).toBe("Ada");
  });

  test("and says the same is known to be saved, without a step", () => {
    const { store } = open();
    store.adopt({ revision: 8, content: emptyContent() });
    expect(store.read()).toMatchObject({ edits: 0, sync: { revision: 8, saved: 0 } });
    expect(store.read().history.past).toEqual([]);
  });
});

test("a place hears of what changes at it, in it and around it, and of nothing else", () => {
  const { store } = open({ ...emptyContent(), resume: sampleResume });
  const heard: string[] = [];
  for (const place of ["/experience/1", "/experience/1/title", "/experience/10", "/experience", "/name"])
    store.subscribe(() => heard.push(place), `/resume${place}`);
  const after = (work: () => unknown) => {
    heard.length = 0;
    work();
    return heard.toSorted();
  };
  expect(after(() => store.edit(setField("/experience/1/title", "Engineer")))).toEqual([
    "/experience",
    "/experience/1",
    "/experience/1/title",
  ]);
  expect(after(() => store.edit(setField("/role", "Nurse")))).toEqual([]);
  expect(after(() => store.edit(moveItem("/experience", 0, 1)))).toHaveLength(4);
  expect(after(() => store.undo())).toHaveLength(5);
  expect(after(() => store.replaceResume(emptyContent().resume))).toHaveLength(5);
});

test("what is to be done after a change is done although a listener fails", () => {
  const { store } = open();
  const effects: string[] = [];
  store.onEffect(({ type }) => effects.push(type));
  store.subscribe(() => {
    throw new Error("the page could not draw it");
  });
  expect(() => store.edit(setField("/name", "Ada"))).toThrow("could not draw");
  expect(effects).toEqual(["pause"]);
});
