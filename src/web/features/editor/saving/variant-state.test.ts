import { expect, test } from "vitest";
import { readVariant } from "./variant-state.ts";

test("a stored variant names its source and its clashes; what cannot be read is left out", () => {
  const clash = { place: "/resume/role", kind: "value", mine: "Nurse", source: "Matron" };
  const saved = {
    source: { id: "career", title: "Career" },
    clashes: [clash, { place: "/x", kind: "of a newer server" }, null],
  };
  expect(readVariant(saved)).toEqual({ source: { id: "career", title: "Career" }, clashes: [clash] });
  expect(readVariant({ source: null, clashes: [] })).toBeNull();
  expect(readVariant(null)).toBeNull();
});
