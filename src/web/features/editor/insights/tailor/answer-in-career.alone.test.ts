import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDocument } from "../../../../../../tests/factories/document-store.ts";
import { resumeOf } from "../../../../../../tests/factories/given-resume.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import type { TailorQuestion } from "../../../../../domain/tailor/plan.ts";
import { emptyContent } from "../../../../drafts/draft-content.ts";
import { createStore } from "../../../../store.ts";
import type { VariantState } from "../../saving/variant-state.ts";
import { answerInCareer } from "./answer-in-career.ts";

const position = (company: string) => ({ company, title: "Nurse", period: "2020", bullets: ["One"] });
const whole = resumeOf({ experience: [position("Career"), position("Field"), position("Own")] });
const [inCareer = expect.fail(), inField = expect.fail(), inVariant = expect.fail()] = whole.experience;
/** Positions stand in other places than in the variant. */
const withPositions = (experience: Resume["experience"]): Resume => ({ ...whole, experience });
const question: TailorQuestion = {
  ...{ requirements: ["rounds"], kind: "skill", asked: "Lead rounds" },
  ...{ question: "Have you led rounds? Where?", place: "/experience" },
};
const words = (at: number) => ({ text: "Led rounds on ward 4", detail: "", position: at });

interface Put {
  to: string;
  saveId: string;
  resume: Resume;
}

let puts: Put[];
let lost: number;

/** A server with a chain: the variant that is open, the resume of its field, the career. */
beforeEach(() => {
  puts = [];
  lost = 0;
  const stored = new Map([
    ["field", { resume: withPositions([inField, inCareer]), source: { id: "career", title: "All of it" } }],
    ["career", { resume: withPositions([inCareer]), source: null }],
  ]);
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    const id = path.split("/").at(-1) ?? "";
    if (method === "PUT") puts.push({ to: id, ...JSON.parse(body ?? "") });
    if (method === "PUT" && lost-- > 0) throw new TypeError("no connection");
    return Response.json({ id, title: id, revision: 7, ...stored.get(id) });
  });
});
afterEach(() => vi.unstubAllGlobals());

function opened() {
  const resume = withPositions([inVariant, inField, inCareer]);
  return {
    id: () => "variant",
    store: openDocument({ ...emptyContent(), resume }),
    variant: createStore<VariantState | null>({ source: { id: "field", title: "Field" }, clashes: [] }),
    saveNow: async () => true,
    refresh: async () => {},
    announce: () => {},
  };
}

const linesIn = ({ resume }: Put) =>
  resume.experience.map(({ company, bullets }) => [company, ...bullets.map(({ text }) => text)]);

test("an answer goes into the career at the head of the chain, under its own position", async () => {
  expect(await answerInCareer(opened(), question, words(2))).toMatchObject({ ok: true, title: "career" });
  expect(puts.map(({ to }) => to)).toEqual(["career"]);
  expect(puts.flatMap(linesIn)).toEqual([["Career", "One", "Led rounds on ward 4"]]);
});

test("where the career has not its position, it goes into the nearest source that has it, and else nowhere", async () => {
  expect(await answerInCareer(opened(), question, words(1))).toMatchObject({ ok: true, title: "field" });
  expect(puts.map(({ to }) => to)).toEqual(["field"]);
  expect(puts.flatMap(linesIn)).toEqual([
    ["Field", "One", "Led rounds on ward 4"],
    ["Career", "One"],
  ]);
  expect(await answerInCareer(opened(), question, words(0))).toMatchObject({ ok: false });
  expect(puts).toHaveLength(1);
});

test("pressed again after its answer was lost it is the same save, and said again later another one", async () => {
  const session = opened();
  lost = 1;
  expect(await answerInCareer(session, question, words(2))).toMatchObject({ ok: false });
  for (const _ of [1, 2])
    expect(await answerInCareer(session, question, words(2))).toMatchObject({ ok: true });
  const [first, again, later] = puts.map(({ saveId }) => saveId);
  expect(again).toBe(first);
  expect(later).not.toBe(first);
});
