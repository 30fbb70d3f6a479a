import { expect, test } from "vitest";
import { allEntries, namesIn, withWider } from "./gazetteer.ts";
import { wordsOf } from "./words.ts";

function named(text: string): string[] {
  return namesIn(wordsOf(text))
    .filter(({ certain }) => certain)
    .map(({ entries }) => entries.map(({ id }) => id).join(" or "));
}

const TEXTS = [
  ["quick books, QuickBooks and quickbooks", ["QuickBooks", "QuickBooks", "QuickBooks"]],
  ["node js, Node.js and nodejs", ["Node.js", "Node.js", "Node.js"]],
  ["js/ts with HTML5", ["HTML"]],
  ["JS/TS with html5", ["JavaScript", "TypeScript", "HTML"]],
  ["two RNs and an lpn", ["RN license", "LPN license"]],
  ["bachelor of science in nursing", ["BSN"]],
  ["R&D and city & guilds", ["R&D", "City & Guilds"]],
  ["ruby, Ruby on Rails", ["Ruby on Rails"]],
  ["python3 and c++", ["Python", "C++"]],
  ["clients in DE and norway", ["Germany", "Norway"]],
  ["made it in may", []],
  ["Go to work, excel at it", []],
  ["services, Now and then", []],
] as const;

test.for(TEXTS)("%s names %j", ([text, ids]) => {
  expect(named(text)).toEqual(ids);
});

test("a name brings what it is, over any number of steps", () => {
  const entry = allEntries().find(({ id }) => id === "GKE");
  expect(entry && [...withWider(entry)].map(({ id }) => id)).toEqual(["GKE", "GCP", "Kubernetes"]);
});

test("a spelling tells what else is known of it", () => {
  const marks = (id: string) => allEntries().find((entry) => entry.id === id)?.spellings;
  expect(marks("Go")?.map(({ text, frequent }) => [text, frequent])).toEqual([
    ["Go", true],
    ["golang", false],
  ]);
  expect(marks("Haiti")?.filter(({ tongue }) => tongue)).toEqual([
    expect.objectContaining({ text: "haitian creole", mark: "plain" }),
  ]);
  expect(marks("Accounts payable")?.[1]).toMatchObject({ text: "AP", mark: "everyday", nameOnly: true });
  expect(marks("Norway")?.[3]).toMatchObject({ text: "NO", mark: "code", tongue: false });
});

test("each name stands once, and a spelling that is no code belongs to one thing", () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { id, spellings } of allEntries()) {
    for (const { text, mark } of spellings) {
      const key = wordsOf(text)
        .map((word) => word.key)
        .join("");
      const owner = owners.get(key);
      if (mark !== "code" && owner !== undefined && owner !== id) shared.push(`${text}: ${owner}, ${id}`);
      if (mark !== "code") owners.set(key, id);
    }
  }
  expect(shared).toEqual([]);
});
