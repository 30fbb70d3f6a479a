import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import type { Line } from "../../../domain/sections/line.ts";
import { type DraftContent, emptyContent } from "../draft-content.ts";
import { mergeDrafts } from "./merge-drafts.ts";

function draftWith(bullets: Line[], statements?: { text: string; line: string }[]): DraftContent {
  const position = {
    id: "p",
    company: "Ritz",
    title: "Chef",
    period: "",
    bullets,
    ...(statements && { statements }),
  };
  return { ...emptyContent(), resume: resumeOf({ experience: [position] }) };
}

test("what both sides wrote into the same empty line keeps each its own statements", () => {
  const { content, questions } = mergeDrafts(
    draftWith([{ id: "e", text: "" }]),
    draftWith([{ id: "e", text: "Led sales" }], [{ text: "5 people", line: "e" }]),
    draftWith([{ id: "e", text: "Fixed bikes" }], [{ text: "12 bikes", line: "e" }]),
  );
  const [item] = content.resume.experience;
  const named = item?.statements?.map((kept) =>
    typeof kept === "string" ? kept : [kept.text, item.bullets.find(({ id }) => id === kept.line)?.text],
  );
  expect(questions).toEqual([]);
  expect(named).toEqual([
    ["5 people", "Led sales"],
    ["12 bikes", "Fixed bikes"],
  ]);
});

test("what both wrote alike is one line, which the statements of both name", () => {
  const { content } = mergeDrafts(
    draftWith([]),
    draftWith([{ id: "m", text: "Led sales" }], [{ text: "5 people", line: "m" }]),
    draftWith([{ id: "t", text: "Led sales" }], [{ text: "In Bern", line: "t" }]),
  );
  const [item] = content.resume.experience;
  expect(item?.bullets).toEqual([{ id: "m", text: "Led sales" }]);
  expect(item?.statements).toEqual([
    { text: "5 people", line: "m" },
    { text: "In Bern", line: "m" },
  ]);
});
