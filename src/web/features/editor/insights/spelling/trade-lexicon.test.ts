import { Dialect, LocalLinter } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";
import { describe, expect, test } from "vitest";
import { emptyResume } from "../../../../../domain/resume/resume.ts";
import { isName } from "./checked-texts.ts";
import { formsOf } from "./is-trade-word.ts";
import { checkSpelling } from "./spelling-answers.ts";
import { TRADE_LEXICON } from "./trade-lexicon.ts";

const entries = Object.values(TRADE_LEXICON).flatMap((words) => words.trim().split(/\s+/));

/** The words that a person would be shown by the real checker. */
async function shown(text: string): Promise<string[]> {
  const resume = { ...emptyResume(), location: "Austin, TX", summary: text };
  const { slips } = await checkSpelling({ resume, dialect: "American" });
  return slips.filter(({ isUnknownWord }) => isUnknownWord).map(({ problem }) => problem);
}

describe("the words of the trades", () => {
  test("come from more than twenty trades, each word once, and all are let be in every form", () => {
    expect(Object.keys(TRADE_LEXICON).length).toBeGreaterThanOrEqual(20);
    expect(new Set(entries).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(500);
    expect(entries.flatMap(formsOf).filter((form) => !isName(form, new Set()))).toEqual([]);
  });

  test("are all ones that the checker's dictionary lacks, in one form at least", {
    timeout: 60_000,
  }, async () => {
    const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
    const known: string[] = [];
    for (const entry of entries) {
      // A text of one word is English if the dictionary has it; to look for slips would also look for what was meant, slowly.
      const answers = await Promise.all(formsOf(entry).map((form) => linter.isLikelyEnglish(form)));
      if (answers.every(Boolean)) known.push(entry);
    }
    expect(known).toEqual([]);
  });

  test("are known as people write them, and slips beside them are found", { timeout: 60_000 }, async () => {
    const text = `Precepted new nurses on a busy med-surg floor. Did balayage and updos, sous-vide and mise en place.
      Aliquoted plasma, deburred weldments, redlined leases, dockerized services. Recieved a prize for preceptting.`;
    expect(await shown(text)).toEqual(["Recieved", "preceptting"]);
  });
});
