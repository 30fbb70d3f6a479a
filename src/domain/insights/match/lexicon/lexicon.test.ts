import { expect, test } from "vitest";
import { allSkills, skillNamed } from "../skills/skill-index.ts";
import { NEIGHBOURS } from "./neighbours.ts";

const skills = [...allSkills()];

test("each spelling belongs to one skill", () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { name, phrases } of skills) {
    for (const phrase of new Set(phrases)) {
      const owner = owners.get(phrase);
      if (owner !== undefined) shared.push(`${phrase}: ${owner}, ${name}`);
      owners.set(phrase, name);
    }
  }
  expect(shared).toEqual([]);
});

test("every wider skill and every neighbour is a skill of the lexicon", () => {
  const named = [...skills.flatMap(({ is }) => is), ...NEIGHBOURS.flatMap((line) => line.split(", "))];
  expect(named.filter((name) => !skillNamed(name))).toEqual([]);
});

test("no skill is wider than itself, over whatever detour", () => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return (skillNamed(from)?.is ?? []).some((name) => name === to || reaches(name, to, seen));
  };
  expect(skills.filter(({ name }) => reaches(name, name)).map(({ name }) => name)).toEqual([]);
});
