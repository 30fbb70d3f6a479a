import { expect, test } from "vitest";
import { unsupportedClaims } from "./check-claims.ts";
import { TWINS } from "./examples/twins.ts";
import { TWINS_OF_DEEDS } from "./examples/twins-of-deeds.ts";
import { TWINS_OF_NAMES_AND_TIMES } from "./examples/twins-of-names.ts";
import { TWINS_OF_NUMBERS } from "./examples/twins-of-numbers.ts";

test.for([...TWINS, ...TWINS_OF_NUMBERS, ...TWINS_OF_DEEDS, ...TWINS_OF_NAMES_AND_TIMES])(
  "%s: %s passes, its twin is held back: %s",
  ([source, same, more]) => {
    expect(unsupportedClaims(source, same)).toEqual([]);
    expect(unsupportedClaims(source, more)).not.toEqual([]);
  },
);
