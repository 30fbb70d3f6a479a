import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type GivenResume, resumeOf } from "../../../../tests/factories/given-resume.ts";
import { LIMITS } from "../../limits.ts";
import { type Line, textsOf } from "../../sections/line.ts";
import { withTexts } from "../identity/with-texts.ts";
import { withoutIds } from "../identity/wording.ts";
import { parseResume } from "../parse-resume.ts";
import type { Resume } from "../resume.ts";
import { sampleResume } from "../sample-resume.ts";
import type { Choices } from "./merge.ts";
import { mergeContents } from "./merge-contents.ts";

/** A resume with something beside it, as every draft has. */
interface Content {
  readonly title: string;
  readonly theme: string;
  readonly fit: boolean;
  readonly resume: Resume;
}

const base: Content = { title: "Base", theme: "signature", fit: false, resume: sampleResume };
const read = (made: unknown): Content | null => {
  const { resume, ...rest } = Object(made);
  const parsed = parseResume(resume);
  return parsed.ok ? { ...rest, resume: parsed.resume } : null;
};
const merge = (began: Content | null, mine: Content, theirs: Content, choices: Choices = new Map()) =>
  mergeContents(began, mine, theirs, { choices, read });
const withResume = (change: GivenResume): Content => ({
  ...base,
  resume: resumeOf({ ...sampleResume, ...change }),
});
/** A list, and the same list after two people worked on it: what they left or changed in its place is what it was. */
function versionsOf(before: string[], mine: string[], theirs: string[]): [Content, Content, Content] {
  const { resume } = withSkills(before);
  const changed = (words: string[], side: string) => {
    let made = 0;
    return withSkills(withTexts(resume.skills, words, () => `${side}${++made}`));
  };
  return [withSkills(resume.skills), changed(mine, "mine"), changed(theirs, "theirs")];
}
function withSkills(skills: GivenResume["skills"]): Content {
  return { ...base, resume: resumeOf({ skills: skills ?? [] }) };
}
const mergedSkills = (before: string[], mine: string[], theirs: string[], choices?: Choices) => {
  const { content, questions } = merge(...versionsOf(before, mine, theirs), choices);
  return {
    skills: textsOf(content.resume.skills),
    asked: questions.map(({ kind, mine: here, theirs: there }) => [kind, ...[here, there].map(withoutIds)]),
  };
};
const [first, second, ...older] = sampleResume.experience;
if (!first || !second) throw new Error("the sample has too few positions");

describe("fields", () => {
  test("that one side changed are taken; those that both changed alike too", () => {
    const mine = { ...withResume({ role: "Mine", location: "Both" }), theme: "navy" };
    const theirs = { ...withResume({ phone: "Theirs", location: "Both" }), title: "Renamed", fit: true };
    const { content, questions } = merge(base, mine, theirs);
    expect(questions).toEqual([]);
    expect(content).toEqual({
      ...base,
      title: "Renamed",
      fit: true,
      theme: "navy",
      resume: { ...sampleResume, role: "Mine", phone: "Theirs", location: "Both" },
    });
  });

  test("that both changed differently are asked, and only they", () => {
    const mine = withResume({ role: "Mine", coverLetter: "My letter" });
    const theirs = withResume({ role: "Theirs", coverLetter: "Their letter", location: "Oslo" });
    const { content, questions } = merge(base, mine, theirs);
    expect(questions.map(({ path }) => path.join("/"))).toEqual(["resume/role", "resume/coverLetter"]);
    expect(content.resume).toMatchObject({ role: "Mine", coverLetter: "My letter", location: "Oslo" });
    const [role] = questions;
    const chosen = merge(base, mine, theirs, new Map([[role?.key ?? "", "theirs"]]));
    expect(chosen.content.resume).toMatchObject({ role: "Theirs", coverLetter: "My letter" });
  });

  test("that came with a file are merged key by key, their lists and ids as the values they are", () => {
    const file = (foreign: Record<string, unknown>) => withResume({ foreign });
    const before = file({ id: "a", list: [{ id: 1 }, { id: 2 }], basics: { image: "a.png", x: 1 } });
    const mine = file({ id: "b", list: [{ id: 1 }], basics: { image: "a.png", x: 2 } });
    const theirs = file({ id: "c", list: [{ id: 2 }], basics: { image: "b.png", x: 1 } });
    const { content, questions } = merge(before, mine, theirs);
    expect(questions.map(({ path }) => path.join("/"))).toEqual(["resume/foreign/id", "resume/foreign/list"]);
    expect(content.resume.foreign).toEqual({
      id: "b",
      list: [{ id: 1 }],
      basics: { image: "b.png", x: 2 },
    });
  });

  test("that were there are gone where one side removed them", () => {
    const lettered = withResume({ coverLetter: "A letter", sectionOrder: ["skills"] });
    const { content, questions } = merge(lettered, { ...base }, lettered);
    expect(questions).toEqual([]);
    expect(content).toEqual(base);
  });

  test("of two orders of the sections are one question, not a mixture", () => {
    const mine = withResume({ sectionOrder: ["skills", "experience"] });
    const theirs = withResume({ sectionOrder: ["projects"] });
    const { questions } = merge(base, mine, theirs);
    expect(questions.map(({ path }) => path)).toEqual([["resume", "sectionOrder"]]);
  });
});

describe("lists", () => {
  test.each([
    ["additions of both sides stay", ["a"], ["a", "m", "n"], ["a", "t"], ["a", "m", "n", "t"]],
    ["additions at the start stay in front", ["a"], ["m", "a"], ["t", "a"], ["m", "t", "a"]],
    ["what both added is there once", ["a"], ["a", "same"], ["a", "same", "t"], ["a", "same", "t"]],
    ["what one removed goes", ["a", "b", "c"], ["a", "c"], ["a", "b", "c", "t"], ["a", "c", "t"]],
    ["what one changed is changed", ["a", "b"], ["a", "x"], ["a", "b", "t"], ["a", "x", "t"]],
    ["what one rewrote into what the other added is there once", ["a"], ["x"], ["a", "x"], ["x"]],
    [
      "one side's moves are kept",
      ["a", "b", "c"],
      ["c", "a", "b"],
      ["a", "b", "c", "t"],
      ["c", "t", "a", "b"],
    ],
    ["the other side's too", ["a", "b", "c"], ["a", "b", "c", "m"], ["c", "b", "a"], ["c", "m", "b", "a"]],
    [
      "two that were rewritten alike are there once",
      ["a", "b", "c"],
      ["x", "b", "c"],
      ["a", "b", "x"],
      ["b", "x"],
    ],
    ["the same word twice stays twice", ["a", "a"], ["a", "a", "m"], ["t", "a", "a"], ["t", "a", "a", "m"]],
    ["both fill a line that was empty", [""], ["mine"], ["theirs"], ["mine", "theirs"]],
    ["an empty line is nobody's work", ["a", ""], ["a"], ["a", "", "t"], ["a", "t"]],
  ])("%s", (_name, before, mine, theirs, skills) => {
    expect(mergedSkills(before, mine, theirs)).toEqual({ skills, asked: [] });
  });

  test("an entry that both changed is asked by itself", () => {
    const outcome = mergedSkills(["a", "b"], ["a", "x", "m"], ["a", "y"]);
    expect(outcome).toEqual({ skills: ["a", "x", "m"], asked: [["value", "x", "y"]] });
  });

  test("a removal against a change is asked, and either answer is done", () => {
    const words = ["Go for services", "SQL"];
    const changed = ["Go for web services", "SQL"];
    const { asked, skills } = mergedSkills(words, changed, ["SQL"]);
    expect({ asked, skills }).toEqual({
      asked: [["removal", "Go for web services", undefined]],
      skills: changed,
    });
    const { questions } = merge(...versionsOf(words, changed, ["SQL"]));
    const removal: Choices = new Map([[questions[0]?.key ?? "", "theirs"]]);
    expect(mergedSkills(words, changed, ["SQL"], removal).skills).toEqual(["SQL"]);
    expect(mergedSkills(words, ["SQL"], changed, removal).skills).toEqual(changed);
  });

  test("moved on both sides are asked for their order alone", () => {
    const { asked, skills } = mergedSkills(["a", "b", "c"], ["c", "a", "b", "m"], ["b", "a", "c", "t"]);
    expect(asked).toEqual([["order", ["c", "a", "b"], ["b", "a", "c"]]]);
    expect(skills).toEqual(["c", "t", "a", "b", "m"]);
  });

  test("that would not fit together are asked as a whole", () => {
    const many = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);
    const mine = many("m", LIMITS.skills - 1);
    const { asked, skills } = mergedSkills([], mine, many("t", 2));
    expect(asked).toHaveLength(1);
    expect(skills).toEqual(mine);
  });

  const lines = (side: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${side}${at}`, text: `${side}${at}` }));
  const links = (side: string, count: number) =>
    lines(side, count).map(({ id, text }) => ({ id, label: text, url: "" }));
  const group = { id: "group", text: "Group" };
  const study = { id: "study", school: "School", degree: "", period: "" };
  const own = (content: NonNullable<GivenResume["skills"]>) => [
    { id: "own", title: "Own", kind: "skills" as const, content },
  ];
  type Lists = readonly [string, number, (side: string, count: number) => GivenResume];
  test.each<Lists>([
    ["/links", LIMITS.links, (side, count) => ({ links: links(side, count) })],
    [
      "/skills/0/keywords",
      LIMITS.keywords,
      (side, count) => ({ skills: [{ ...group, keywords: lines(side, count) }] }),
    ],
    [
      "/education/0/courses",
      LIMITS.keywords,
      (side, count) => ({ education: [{ ...study, courses: lines(side, count) }] }),
    ],
    ["/custom/0/content", LIMITS.skills, (side, count) => ({ custom: own(lines(side, count)) })],
    [
      "/custom/0/content/0/keywords",
      LIMITS.keywords,
      (side, count) => ({ custom: own([{ ...group, keywords: lines(side, count) }]) }),
    ],
  ])(
    "at %s that would not fit together are asked alone, and fit up to the last one",
    (pointer, most, given) => {
      // Where nothing is known of the bound, what one side alone changed elsewhere is asked about too.
      const version = (side: string, count: number): Content => ({
        ...base,
        resume: resumeOf({ ...given(side, count), phone: side === "m" ? "Mine" : "" }),
      });
      const both = (mine: number, theirs: number) =>
        merge(version("b", 0), version("m", mine), version("t", theirs)).questions;
      expect(both(most - 2, 2)).toEqual([]);
      expect(both(most - 1, 2).map(({ path }) => `/${path.slice(1).join("/")}`)).toEqual([pointer]);
    },
  );
});

describe("positions", () => {
  const [bullet = { id: "", text: "" }, ...bullets] = first.bullets;
  const more = { ...bullet, text: `${bullet.text} more` };
  test("are merged field by field and line by line, moved or not", () => {
    const mine = withResume({
      experience: [
        { ...first, title: "My title", bullets: [...first.bullets, { id: "mine", text: "Mine" }] },
        second,
      ],
    });
    const theirs = withResume({
      experience: [second, { ...first, company: "Their company", bullets: [more, ...bullets] }],
    });
    const { content, questions } = merge(base, mine, theirs);
    expect(questions).toEqual([]);
    expect(content.resume.experience).toEqual([
      second,
      {
        ...first,
        title: "My title",
        company: "Their company",
        bullets: [more, ...bullets, { id: "mine", text: "Mine" }],
      },
    ]);
  });

  test("are asked about where both changed the same line, with the place on this page", () => {
    const line = (words: string) =>
      withResume({ experience: [second, { ...first, bullets: [{ ...bullet, text: words }, ...bullets] }] });
    const { questions } = merge(withResume({ experience: [second, first] }), line("Mine"), line("Theirs"));
    expect(questions).toMatchObject([
      {
        kind: "value",
        path: ["resume", "experience", 1, "bullets", 0, "text"],
        mine: "Mine",
        theirs: "Theirs",
      },
    ]);
  });
});

type Statements = Resume["experience"][number]["statements"];

describe("statements", () => {
  const about = (...statements: string[]) =>
    withResume({
      experience: [{ ...first, ...(statements.length > 0 && { statements }) }, second, ...older],
    });
  const merged = (before: string[], mine: string[], theirs: string[]) =>
    merge(about(...before), about(...mine), about(...theirs));

  test("are merged as any list is, also where there were none before or one side has none left", () => {
    const rows: [string[], string[], string[], string[] | undefined][] = [
      [[], ["I led it"], ["I trained 4 people"], ["I led it", "I trained 4 people"]],
      [["a", "b"], [], ["a", "b", "c"], ["c"]],
      [["a", "b"], ["b"], [], undefined],
      [["a", "b"], ["a"], ["b"], []],
      [["a"], ["a"], [], undefined],
    ];
    for (const [before, mine, theirs, kept] of rows) {
      const { content, questions } = merged(before, mine, theirs);
      expect(questions).toEqual([]);
      expect(content.resume.experience[0]?.statements).toEqual(kept);
    }
    const summary = (...statements: string[]) => withResume({ statements });
    expect(merge(base, summary("mine"), summary("theirs")).content.resume.statements).toEqual([
      "mine",
      "theirs",
    ]);
  });

  test("about lines are merged too: each side's answers stay with their lines", () => {
    const to = (text: string, line: string) => ({ text, line });
    const sold = (text: string) => [
      { id: "sold", text },
      { id: "books", text: "Kept books" },
    ];
    const position = (bullets: Line[], statements: Statements) =>
      withResume({ experience: [{ ...first, bullets, statements }, second, ...older] });
    const before = position(sold("Sold tea"), [to("How much? 5 kg", "sold"), "I did both"]);
    const mine = position(sold("Sold 5 kg of tea"), [to("How much? 5 kg", "sold"), "I did both"]);
    const theirs = position(sold("Sold tea").toReversed(), [
      to("How much? 5 kg", "sold"),
      "I did both",
      to("How many? 9", "books"),
    ]);
    const { content, questions } = merge(before, mine, theirs);
    expect(questions).toEqual([]);
    expect(content.resume.experience[0]).toMatchObject({
      bullets: sold("Sold 5 kg of tea").toReversed(),
      statements: [to("How much? 5 kg", "sold"), "I did both", to("How many? 9", "books")],
    });
  });

  test("that would not fit together are asked as a whole", () => {
    const many = (name: string) => Array.from({ length: LIMITS.statements - 1 }, (_, at) => `${name}${at}`);
    const here = { ...about(...many("m")), theme: "navy" };
    const there = { ...about(...many("t")), fit: true };
    const { content, questions } = merge(about(), here, there);
    expect(questions.map(({ path }) => path.join("/"))).toEqual(["resume/experience/0/statements"]);
    expect(content).toMatchObject({ theme: "navy", fit: true });
    expect(content.resume.experience[0]?.statements).toEqual(many("m"));
  });
});

describe("without the version that both began with", () => {
  test("every field that differs is asked, and a list of another length as a whole", () => {
    const theirs = withResume({
      role: "Theirs",
      experience: [{ ...first, title: "T" }, second, ...older],
      skills: ["one"],
    });
    const { questions, content } = merge(null, base, theirs);
    const asked = questions.map(({ path }) => path.join("/"));
    expect(asked.toSorted()).toEqual(["resume/experience/0/title", "resume/role", "resume/skills"]);
    expect(content).toEqual(base);
    const all: Choices = new Map(questions.map(({ key }) => [key, "theirs"]));
    expect(merge(null, base, theirs, all).content).toEqual(theirs);
  });

  test("items that only stand in the same place are not taken for the same", () => {
    const theirs = withResume({ experience: [second, first, ...older] });
    const { questions } = merge(null, base, theirs);
    expect(questions.map(({ path }) => path.join("/"))).toEqual(["resume/experience"]);
  });

  test("and where together they are more than a resume can hold", () => {
    const long = (name: string) => Array.from({ length: 90 }, (_, at) => `${name}${at} ${"x".repeat(900)}`);
    const filled = (name: string) =>
      withResume({
        experience: [1, 2].map((at) => ({
          ...first,
          company: `${name}${at}`,
          bullets: long(`${name}${at}`),
        })),
      });
    const { questions, content } = merge(withResume({ experience: [] }), filled("mine"), filled("theirs"));
    expect(questions.length).toBeGreaterThan(0);
    expect(content).toEqual(filled("mine"));
  });
});

describe("whatever was done on both sides", () => {
  const word = fc.constantFrom(..."abcdefghij");
  const list = fc.array(word, { maxLength: 7 });
  const count = (words: readonly string[], one: string) => words.filter((other) => other === one).length;

  test("no new word of either side is lost, none comes from nowhere, and none is there more often than on a side", () => {
    fc.assert(
      fc.property(list, list, list, (before, mine, theirs) => {
        const { skills, asked } = mergedSkills(before, mine, theirs);
        const inQuestions = asked.flatMap(([, , there]) => (Array.isArray(there) ? there : [there]));
        for (const one of new Set([...before, ...mine, ...theirs])) {
          const [inBase, here, there, now] = [before, mine, theirs, skills].map((words) => count(words, one));
          const most = Math.max(here ?? 0, there ?? 0);
          expect(now).toBeLessThanOrEqual(most);
          const isNew = most > (inBase ?? 0);
          if (isNew && !inQuestions.includes(one)) expect(now).toBeGreaterThanOrEqual(1);
          if (here === inBase && there === inBase && asked.length === 0) expect(now).toBe(inBase);
        }
        expect(skills.every((one) => mine.includes(one) || theirs.includes(one))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("one side's changes against none are that side", () => {
    fc.assert(
      fc.property(list, list, (before, changed) => {
        expect(mergedSkills(before, changed, before)).toEqual({ skills: changed, asked: [] });
        expect(mergedSkills(before, before, changed)).toEqual({ skills: changed, asked: [] });
        expect(mergedSkills(before, changed, changed)).toEqual({ skills: changed, asked: [] });
      }),
    );
  });

  test("the questions stay the same whatever is chosen, and every answer is a draft", () => {
    fc.assert(
      fc.property(
        list,
        list,
        list,
        fc.array(fc.boolean(), { maxLength: 8 }),
        (before, mine, theirs, coins) => {
          const [one, two, three] = versionsOf(before, mine, theirs);
          const { questions } = merge(one, two, three);
          const keys = questions.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
          const choices: Choices = new Map(keys.map((key, at) => [key, coins[at] ? "theirs" : "mine"]));
          const chosen = merge(one, two, three, choices);
          expect(chosen.questions.map(({ key }) => key)).toEqual(keys);
        },
      ),
    );
  });
});
