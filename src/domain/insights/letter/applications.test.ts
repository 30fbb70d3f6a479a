import { expect, test } from "vitest";
import { applications } from "../../../../tests/factories/applications.ts";
import { draftLetter } from "./draft-letter.ts";
import { LETTER_LENGTHS } from "./letter-draft.ts";
import { checkLetter } from "./letter-guard.ts";
import { sentencesToJudge } from "./sentences-to-judge.ts";

const drafts = applications.flatMap((application) =>
  LETTER_LENGTHS.map((length) => ({
    ...application,
    length,
    draft: draftLetter(application.resume, { job: application.ad, length }),
  })),
);

test.each(drafts)(
  "a $length letter of a $trade names the job, proves and can be sent",
  ({ resume, role, company, draft, length }) => {
    const { text, sources, paragraphs } = draft;
    expect(draft).toMatchObject({ role, company });
    expect(text).toContain(`I am applying for the role of ${role} at ${company}.`);
    // Two or three proofs; more only where more was asked for.
    expect(sources.length).toBeGreaterThanOrEqual(2);
    expect(sources.length).toBeLessThanOrEqual(length === "short" ? 2 : length === "medium" ? 3 : 5);
    expect(paragraphs.at(-1)).toBe(`Kind regards,\n${resume.name}`);
    expect(checkLetter(resume, text)).toEqual([]);
    expect(sentencesToJudge(resume, text)).toEqual([]);
  },
);

test.each(drafts)(
  "a $length letter of a $trade is sentences, and no list of keywords",
  ({ draft: { text, paragraphs } }) => {
    expect(text).not.toMatch(/You ask for|my resume shows|More is in|undefined|null/);
    const body = paragraphs.slice(1, -1).join(" ");
    const sentences = body.split(/(?<=[a-z\d)%])(?<!\bSt)\. (?=[A-Z])/);
    for (const sentence of sentences) {
      // Each has somebody who does something.
      expect(sentence).toMatch(/\b(?:I|Here is|Thank you|My certificates include)\b/);
      expect(sentence).not.toMatch(/\bI (?:I|the|a|an|for|of)\b|\.\.| {2}| ,|;$/);
      expect(sentence).not.toMatch(/(?:[\w.#+-]+, ){4,}/);
    }
  },
);

test("what somebody did not do, saw others do or was told to do is no proof", () => {
  const all = drafts.map(({ draft }) => draft.text).join("\n");
  expect(all).not.toMatch(/head office|welding|senior nurse|crash cart|Responsible/);
});

test("what the ad asks for first comes first", () => {
  const first = (trade: string) =>
    drafts.find((one) => one.trade === trade && one.length === "medium")?.draft.sources[0];
  expect(first("nurse")).toBe("/experience/0/bullets/1");
  expect(first("graphic designer")).toBe("/experience/0/bullets/1");
  expect(first("software engineer")).toBe("/experience/0/bullets/0");
});
