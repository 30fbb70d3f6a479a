import { describe, expect, test } from "vitest";
import { plainOf, resumeOf } from "../../../tests/factories/given-resume.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { textsOf } from "../../domain/sections/line.ts";
import { emptyContent } from "./draft-content.ts";
import { readRecord } from "./draft-record.ts";
import { NO_HISTORY, record, redo, undo } from "./history.ts";

const pasted = {
  patches: [{ pointer: "/title", before: "ab", after: "a pasted b" }],
  group: "type",
  at: 5,
  composition: null,
};
const whole = {
  key: "account|ada|r1|tab",
  owner: "ada",
  resumeId: "r1",
  tab: "tab",
  content: emptyContent(),
  history: record(NO_HISTORY, pasted),
  revision: 3,
  base: { ...emptyContent(), title: "As it was opened" },
  savedTitle: "As the server has it",
  flight: { saveId: "save-1", base: 3, content: emptyContent(), decided: true },
  unsaved: true,
  isUntouched: false,
  savedAt: "2026-11-15T08:00:00Z",
};

describe("a record of the device", () => {
  test("is read back as it was kept", () => {
    expect(readRecord(structuredClone(whole))).toEqual(whole);
  });

  test.each([
    undefined,
    null,
    7,
    {},
    { key: "k" },
    { ...whole, content: { resume: { version: 99 } } },
    { ...whole, key: 1 },
  ])("counts as none when it is %o", (saved) => expect(readRecord(saved)).toBeNull());

  test.each(Object.keys(whole).filter((field) => field !== "key" && field !== "content"))(
    "without %s, or with another kind of it, keeps its words and the rest",
    (field) => {
      const { [field]: _, ...others } = structuredClone<Record<string, unknown>>(whole);
      for (const saved of [others, { ...others, [field]: { odd: [] } }, { ...others, [field]: 7 }])
        expect(readRecord(saved)).toMatchObject({ key: whole.key, content: whole.content });
      const read: object = readRecord(others) ?? expect.fail();
      expect(read).toMatchObject(others);
    },
  );

  test("of a step whose values were nothing is read with it", () => {
    const step = { patches: [{ pointer: "/resume/photo" }], group: null, at: 5, size: 4 };
    const saved = { ...whole, history: { past: [step], future: [] } };
    expect(readRecord(saved)?.history.past[0]?.patches).toEqual([
      { pointer: "/resume/photo", before: undefined, after: undefined },
    ]);
  });

  test("with a broken history or an unknown template keeps its words", () => {
    const broken = { ...whole, history: { past: [{ patches: [{}] }], future: [] } };
    expect(readRecord(broken)).toMatchObject({ content: whole.content, history: NO_HISTORY });
    const content = { ...whole.content, template: "gone", theme: "gone", page: "a5" };
    expect(readRecord({ ...whole, content })).toMatchObject({
      content: { template: "google", theme: "signature", page: "a4" },
    });
  });

  describe("of a page that knew no ids", () => {
    const plain = (resume: Resume) => ({ ...Object(plainOf(resume)), version: 1 });
    const older = (resume: Resume) => ({ ...emptyContent(), resume: plain(resume) });
    const [first = expect.fail(), ...others] = sampleResume.experience;
    const [line = expect.fail(), ...lines] = first.bullets;
    const edited = resumeOf({
      ...sampleResume,
      experience: [{ ...first, bullets: [{ ...line, text: "Typed over" }, ...lines] }, ...others],
    });
    const step = (...patches: object[]) => ({ patches, group: null, at: 1, size: 10 });

    test("keeps every word, and its lines are those of what it stands on", () => {
      const saved = { ...whole, content: older(edited), base: older(sampleResume) };
      const read = readRecord(saved) ?? expect.fail();
      const base = read.base?.resume ?? expect.fail();
      expect(plainOf(read.content.resume)).toEqual({ ...plain(edited), version: 2 });
      expect(plainOf(base)).toEqual({ ...plain(sampleResume), version: 2 });
      const idsOf = ({ experience }: Resume) =>
        experience.map(({ id, bullets }) => [id, ...bullets.map((one) => one.id)]);
      expect(idsOf(read.content.resume)).toEqual(idsOf(base));
      // Another device has the same ones.
      expect(readRecord(structuredClone(saved))?.base).toEqual(read.base);
    });

    test("keeps its history: each step is undone to the words that stood there, and redone", () => {
      const at = "/resume/experience/0/bullets";
      const before = plain(sampleResume).experience[0].bullets;
      const saved = {
        ...whole,
        content: older(edited),
        base: null,
        history: {
          past: [
            step({ pointer: at, before: before.slice(0, 2), after: before }),
            step({ pointer: `${at}/0`, before: line.text, after: "Typed over", at: 0 }),
          ],
          future: [
            step({ pointer: "/resume", before: plain(edited), after: plain(sampleResume) }),
            step({ pointer: "/resume/skills", before: textsOf(edited.skills), after: ["Go"] }),
          ],
        },
      };
      const read = readRecord(saved) ?? expect.fail();
      let { content, history } = read;
      const go = (way: typeof undo) => {
        ({ content, history } = way(content, history) ?? expect.fail("there is no such step"));
      };
      const bullets = () => content.resume.experience[0]?.bullets ?? [];
      const ids = bullets().map(({ id }) => id);
      go(undo);
      expect(textsOf(bullets())).toEqual(before);
      expect(bullets().map(({ id }) => id)).toEqual(ids);
      go(undo);
      expect(textsOf(bullets())).toEqual(before.slice(0, 2));
      expect(bullets().map(({ id }) => id)).toEqual(ids.slice(0, 2));
      go(redo);
      go(redo);
      expect(content).toEqual(read.content);
      go(redo);
      expect(textsOf(content.resume.skills)).toEqual(["Go"]);
      go(redo);
      expect(plainOf(content.resume)).toEqual({ ...plain(sampleResume), version: 2 });
    });
  });
});
