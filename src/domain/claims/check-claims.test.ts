import { describe, expect, test } from "vitest";
import { unsupportedClaims } from "./check-claims.ts";
import { HARD_INVENTED, HARD_REWORDED } from "./examples/hard.ts";
import { INVENTIONS } from "./examples/inventions.ts";
import { DEEDS_REWORDED } from "./examples/reworded-deeds.ts";
import { NAMES_REWORDED } from "./examples/reworded-names.ts";
import { NUMBERS_REWORDED } from "./examples/reworded-numbers.ts";
import { SUPPORTED } from "./examples/supported.ts";
import { UNSUPPORTED } from "./examples/unsupported.ts";
import { ALSO_UNSUPPORTED } from "./examples/unsupported-more.ts";

describe("a suggestion that says the same in other words passes", () => {
  test.for(SUPPORTED)("%s → %s", ([source, suggestion, context]) => {
    expect(unsupportedClaims(source, suggestion, context)).toEqual([]);
  });

  test.for([...NUMBERS_REWORDED, ...NAMES_REWORDED, ...DEEDS_REWORDED, ...HARD_REWORDED])(
    "%s → %s",
    ([source, suggestion]) => {
      expect(unsupportedClaims(source, suggestion)).toEqual([]);
    },
  );
});

describe("a suggestion that says one thing more is caught", () => {
  test.for(UNSUPPORTED)("%s: %s → %s", ([kind, source, suggestion]) => {
    expect(unsupportedClaims(source, suggestion).map((claim) => claim.kind)).toContain(kind);
  });

  test.for([...ALSO_UNSUPPORTED, ...INVENTIONS, ...HARD_INVENTED])("%s → %s", ([source, suggestion]) => {
    expect(unsupportedClaims(source, suggestion)).not.toEqual([]);
  });
});

describe("where a claim stands", () => {
  test("start and end cut the claim out of the suggestion", () => {
    const suggestion = "Answered phones with Zendesk at Acme Ltd";
    for (const { text, start, end } of unsupportedClaims("answered phones", suggestion)) {
      expect(suggestion.slice(start, end)).toBe(text);
    }
  });

  test("a text is its own support", () => {
    const text = "Led 40 people at Acme, tripling revenue with SAP since 2011";
    expect(unsupportedClaims(text, text)).toEqual([]);
  });

  test("the context supports a name but no greater part in the work", () => {
    const context = "Lead Nurse, Mercy Hill, 2019 – Present";
    expect(unsupportedClaims("helped on the ward", "Assisted on the ward at Mercy Hill", context)).toEqual(
      [],
    );
    expect(unsupportedClaims("helped on the ward", "Led the ward", context)).not.toEqual([]);
  });

  test("letters of another width or hidden between others do not hide a claim", () => {
    expect(unsupportedClaims("sold shoes", "Sold ４０ shoes")).not.toEqual([]);
    expect(unsupportedClaims("sold shoes", "Sold shoes in Ora\u200Bcle")).not.toEqual([]);
  });
});
