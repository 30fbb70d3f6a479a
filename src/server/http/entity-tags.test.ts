import { expect, test } from "vitest";
import { holdsTag } from "./entity-tags.ts";

test.each(['"one"', 'W/"one"', '"other", W/"one"', 'W/"a,b" , "one"', "*"])("%s holds the tag", (header) => {
  expect(holdsTag(header, 'W/"one"')).toBe(true);
});

test.each([undefined, "", "one", '"other"', 'W/"on"', '"one'])("%s does not hold the tag", (header) => {
  expect(holdsTag(header, 'W/"one"')).toBe(false);
});
