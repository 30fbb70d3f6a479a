import { describe, expect, test } from "vitest";
import { inflations } from "./inflation.ts";
import { leadingVerb, pastForms, toldTense } from "./lead-verb.ts";

describe("the leading verb", () => {
  test("is found in its forms, with its tense", () => {
    expect(leadingVerb("Taught maths", ["teach"])).toEqual({ verb: "teach", tense: "past" });
    expect(leadingVerb("Teach maths", ["teach"])).toEqual({ verb: "teach", tense: "present" });
    expect(leadingVerb("Cold-called leads", ["cold-call"])).toEqual({ verb: "cold-call", tense: "past" });
    expect(leadingVerb("Cut costs", ["cut"])).toEqual({ verb: "cut", tense: "either" });
  });

  test("is not a gerund, an adverb or a verb that does not fit", () => {
    expect(leadingVerb("Teaching maths", ["teach"])).toBeNull();
    expect(leadingVerb("Successfully taught maths", ["teach"])).toBeNull();
    expect(leadingVerb("Led maths", ["teach"])).toBeNull();
  });

  test("has regular past forms", () => {
    expect(pastForms("carry")).toEqual(["carried"]);
    expect(pastForms("plan")).toContain("planned");
    expect(pastForms("organise")).toEqual(["organised"]);
    expect(leadingVerb("Oversaw the bar", ["oversee"])).toEqual({ verb: "oversee", tense: "past" });
  });

  test("takes the tense that the source tells", () => {
    expect(toldTense("I am in charge of the bar")).toBe("present");
    expect(toldTense("I was in charge of the bar")).toBe("past");
    expect(toldTense("Responsible for the bar")).toBeNull();
  });
});

describe("an inflated part", () => {
  test("is help that became the deed, or a rank that nobody claimed", () => {
    expect(inflations("helped with the move", "Moved the office")).toEqual(["help became the deed"]);
    expect(inflations("worked on the menu", "Spearheaded the menu")).toEqual(["spearheaded"]);
  });

  test("is not help that stays help, nor a rank that the text or its label has", () => {
    expect(inflations("helped with the move", "Supported the move")).toEqual([]);
    expect(inflations("I lead nine people", "Led nine people")).toEqual([]);
    expect(inflations("in charge of the bar", "Managed the bar", ["manage"])).toEqual([]);
  });
});
