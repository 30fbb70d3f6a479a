import { expect, test } from "vitest";
import { fullResume } from "../../../tests/factories/full-resume.ts";
import { carriedText, readCarried } from "./carried-resume.ts";

test("a file for employers carries nothing that came with an imported file and no page shows", () => {
  const [first, ...others] = fullResume().experience;
  if (!first) throw new Error("no position");
  const text = carriedText({
    ...fullResume(),
    foreign: { basics: { location: { address: "Storgata 1" } } },
    experience: [{ ...first, foreign: { salary: 1 } }, ...others],
  });
  expect(text).not.toMatch(/Storgata|salary/);
  expect(readCarried(text)).toEqual(fullResume());
});
