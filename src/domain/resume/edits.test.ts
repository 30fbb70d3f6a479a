import { describe, expect, test } from "vitest";
import { plainOf } from "../../../tests/factories/given-resume.ts";
import { LIMITS } from "../limits.ts";
import { textsOf } from "../sections/line.ts";
import { addItem, applyEdit, type Edit, moveItem, removeItem, setField } from "./edits.ts";
import { emptyResume, type Resume } from "./resume.ts";
import { sampleResume } from "./sample-resume.ts";

let made = 0;
const newId = () => `new-${++made}`;

function applied(edit: Edit, resume: Resume = sampleResume): Resume {
  const result = applyEdit(resume, edit, newId);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.resume;
}

function refusal(edit: Edit, resume: Resume = sampleResume) {
  const result = applyEdit(resume, edit, newId);
  return result.ok ? undefined : result.issues[0];
}

describe("setting a field", () => {
  test("changes it and nothing else; all other parts are shared, so that nothing else is drawn again", () => {
    const edited = applied(setField("/experience/1/title", "Engineer"));
    expect(edited.experience[1]?.title).toBe("Engineer");
    expect(edited.experience[0]).toBe(sampleResume.experience[0]);
    expect(edited.experience[1]?.bullets).toBe(sampleResume.experience[1]?.bullets);
    expect(edited.skills).toBe(sampleResume.skills);
    expect(sampleResume.experience[1]?.title).toBe("Software Engineer");
  });

  test("cleans the value and leaves the space that somebody has just typed", () => {
    expect(applied(setField("/role", "Senior\0 ")).role).toBe("Senior ");
  });

  test("sets a whole list", () => {
    expect(textsOf(applied(setField("/skills", ["Go", "C\n++"])).skills)).toEqual(["Go", "C ++"]);
  });

  test("of a text leaves its marks with their letters", () => {
    const line = { id: "x", text: "Cut load time", marks: [{ from: 4, to: 8, kind: "bold" }] };
    const marked = applied(setField("/experience/0/bullets", [line]));
    const typed = applied(setField("/experience/0/bullets/0", "We cut load time"), marked);
    expect(typed.experience[0]?.bullets[0]?.marks).toEqual([{ from: 7, to: 11, kind: "bold" }]);
    const gone = applied(setField("/experience/0/bullets/0", "Nothing"), typed);
    expect(gone.experience[0]?.bullets[0]).toEqual({ id: "x", text: "Nothing" });
    const bold = applied(setField("/summaryMarks", [{ from: 0, to: 999, kind: "bold" }]));
    const [all] = bold.summaryMarks ?? [];
    expect(all?.to).toBe(bold.summary.length);
    expect(applied(setField("/summary", ""), bold)).not.toHaveProperty("summaryMarks");
  });

  test("of a field that is there only where it says something sets it, and takes it away where it is emptied", () => {
    const placed = applied(setField("/experience/0/location", "Leeds"));
    expect(placed.experience[0]?.location).toBe("Leeds");
    expect(applied(setField("/experience/0/location", ""), placed)).toEqual(sampleResume);
    const added = applied(addItem("/awards"));
    expect(added.awards).toHaveLength(1);
    expect(applied(removeItem("/awards", 0), added)).toEqual(sampleResume);
    const hidden = applied(setField("/sectionOptions", { skills: { hidden: true } }));
    expect(applied(setField("/sectionOptions", { skills: { hidden: false } }), hidden)).toEqual(sampleResume);
    const custom = applied(addItem("/custom", 0, { title: "Talks", kind: "awards", content: [] }));
    expect(applied(addItem("/custom/0/content"), custom).custom?.[0]?.content).toHaveLength(1);
  });

  test("to what it already is gives the very same resume", () => {
    expect(applied(setField("/name", sampleResume.name))).toBe(sampleResume);
  });

  test.each([
    ["a value of the wrong type", setField("/name", 5), "wrong-type", "/name"],
    ["a text over its bound", setField("/name", "x".repeat(LIMITS.line + 1)), "over-limit", "/name"],
    ["an unknown field", setField("/nickname", "N"), "bad-pointer", "/nickname"],
    ["an item that is not there", setField("/skills/99", "Go"), "bad-pointer", "/skills/99"],
    ["a prototype", setField("/__proto__/name", "x"), "bad-pointer", "/__proto__/name"],
    ["a malformed pointer", setField("name", "x"), "bad-pointer", "name"],
    ["another version", setField("/version", 1), "wrong-type", "/version"],
    ["an id that is none", setField("/skills/0", { id: {}, text: 5 }), "wrong-type", "/skills/0"],
  ])("refuses %s", (_, edit, code, pointer) => {
    expect(refusal(edit)).toMatchObject({ code, pointer });
  });
});

describe("changing lists", () => {
  test("adds an empty item of the section at the end, or at the index", () => {
    expect(applied(addItem("/projects")).projects.at(-1)).toEqual({
      id: `new-${made}`,
      name: "",
      desc: [],
    });
    expect(applied(addItem("/education", 0)).education[0]).toMatchObject({
      school: "",
      degree: "",
      period: "",
    });
    expect(applied(addItem("/languages", 1)).languages[1]?.text).toBe("");
  });

  test("adds a line inside an item", () => {
    expect(applied(addItem("/experience/2/bullets")).experience[2]?.bullets.at(-1)?.text).toBe("");
    expect(applied(addItem("/projects/0/desc", 0, "First")).projects[0]?.desc[0]?.text).toBe("First");
  });

  test("gives a copy ids of its own wherever it is put, and what was confirmed goes with its lines", () => {
    const [item = expect.fail()] = sampleResume.experience;
    const statements = [{ text: "Four of us", line: item.bullets[0]?.id ?? "" }, "I led it"];
    const resume = applied(setField("/experience/0", { ...item, statements }));
    const [original] = resume.experience;
    for (const index of [0, 1]) {
      const { experience } = applied(addItem("/experience", index, original), resume);
      const copy = experience[index] ?? expect.fail();
      expect(experience[1 - index]).toEqual(original);
      expect(plainOf({ experience: [{ ...copy, statements: [] }] })).toEqual(
        plainOf({ experience: [{ ...item, statements: [] }] }),
      );
      const ids = [original ?? expect.fail(), copy].flatMap(({ id, bullets }) => [
        id,
        ...bullets.map((line) => line.id),
      ]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(copy.statements).toEqual([{ text: "Four of us", line: copy.bullets[0]?.id }, "I led it"]);
    }
  });

  test("keeps the ids of what is typed into, moved or cut and put back", () => {
    const ids = (resume: Resume) => resume.experience[0]?.bullets.map(({ id }) => id);
    const [a, b, c, d] = ids(sampleResume) ?? [];
    const typed = applied(setField("/experience/0/bullets/1", "Other words"));
    expect(typed.experience[0]?.bullets[1]).toEqual({ id: b, text: "Other words" });
    const moved = applied(moveItem("/experience/0/bullets", 1, 3), typed);
    expect(ids(moved)).toEqual([a, c, d, b]);
    const cut = moved.experience[0]?.bullets[3];
    const back = applied(
      addItem("/experience/0/bullets", 0, cut),
      applied(removeItem("/experience/0/bullets", 3), moved),
    );
    expect(ids(back)).toEqual([b, a, c, d]);
  });

  test("removes an item; the others stay the same objects", () => {
    const edited = applied(removeItem("/experience", 0));
    expect(edited.experience).toHaveLength(2);
    expect(edited.experience[0]).toBe(sampleResume.experience[1]);
  });

  test("moves an item so that it stands at the target, and it stays the same object", () => {
    const edited = applied(moveItem("/experience", 0, 2));
    const [first, second, third] = sampleResume.experience;
    expect(edited.experience).toEqual([second, third, first]);
    expect(edited.experience[2]).toBe(first);
    expect(applied(moveItem("/experience", 2, 0), edited)).toEqual(sampleResume);
  });

  test.each([
    ["adding past the end", addItem("/skills", 11), "bad-index"],
    ["removing past the end", removeItem("/skills", 10), "bad-index"],
    ["a negative index", removeItem("/skills", -1), "bad-index"],
    ["half an index", moveItem("/skills", 0.5, 1), "bad-index"],
    ["moving past the end", moveItem("/skills", 0, 10), "bad-index"],
    ["a place that is not a list", addItem("/name"), "bad-pointer"],
    ["a list that is not there", addItem("/hobbies"), "bad-pointer"],
  ])("refuses %s", (_, edit, code) => {
    expect(refusal(edit)?.code).toBe(code);
  });

  test("refuses one item too many", () => {
    const full = applied(setField("/skills", Array(LIMITS.skills).fill("x")));
    expect(refusal(addItem("/skills"), full)).toMatchObject({ code: "over-limit", pointer: "/skills" });
  });

  test("refuses the edit that would make the whole resume too big", () => {
    const bullets = Array(LIMITS.lines).fill("x".repeat(LIMITS.bullet));
    const item = { bullets };
    const large = applied(setField("/experience", [item, item]), emptyResume());
    expect(refusal(addItem("/experience", 0, item), large)).toMatchObject({
      code: "over-limit",
      pointer: "",
    });
  });
});
