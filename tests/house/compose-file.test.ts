import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { VARIABLE_NAMES } from "../../src/server/env.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("the compose file sets nothing that a host could not set otherwise: what it names wins over candor.env, also where it is empty", () => {
  const lines = readFileSync(path.join(root, "compose.yaml"), "utf8").split("\n");
  const begin = lines.indexOf("    environment:");
  const end = lines.indexOf("    depends_on:");
  const set = lines
    .slice(begin + 1, end)
    .flatMap((line) => /^ {6}(\w+): (.*)$/.exec(line)?.slice(1, 3) ?? []);
  const names = set.filter((_, at) => at % 2 === 0);
  expect(names).toEqual(["DATABASE_URL", "AI_BASE_URL", "AI_MODEL"]);
  for (const [at, name] of names.entries()) {
    expect(VARIABLE_NAMES).toContain(name);
    // Its own value first: `.env` or the shell may name another one.
    expect(set[2 * at + 1]).toMatch(new RegExp(`^\\$\\{${name}:-`));
  }
});
