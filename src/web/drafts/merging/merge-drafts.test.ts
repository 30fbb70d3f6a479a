import { describe, expect, test } from "vitest";
import { type GivenResume, resumeOf } from "../../../../tests/factories/given-resume.ts";
import { titleOf } from "../../../domain/resume/resume-title.ts";
import { sampleResume } from "../../../domain/resume/sample-resume.ts";
import { type DraftContent, emptyContent } from "../draft-content.ts";
import { mergeDrafts } from "./merge-drafts.ts";

const base: DraftContent = { ...emptyContent(), title: "Base", resume: sampleResume };

describe("a title that follows the name and the role", () => {
  const following = (change: GivenResume): DraftContent => {
    const resume = resumeOf({ ...sampleResume, ...change });
    return { ...base, title: titleOf(resume), resume };
  };
  const begun = following({});

  test("is not asked about beside the role that both changed", () => {
    const asked = mergeDrafts(begun, following({ role: "Mine" }), following({ role: "Theirs" }));
    expect(asked.questions.map(({ key }) => key)).toEqual(["/resume/role"]);
    const chosen = mergeDrafts(
      begun,
      following({ role: "Mine" }),
      following({ role: "Theirs" }),
      new Map([["/resume/role", "theirs"]]),
    );
    expect(chosen.content.title).toBe(titleOf(chosen.content.resume));
  });

  test("gives way to a title that the other side gave", () => {
    const theirs = { ...following({ phone: "Theirs" }), title: "Given" };
    expect(mergeDrafts(begun, following({ role: "Mine" }), theirs)).toMatchObject({
      content: { title: "Given" },
      questions: [],
    });
  });
});
