import { describe, expect, test } from "vitest";
import { openDocument } from "../../../tests/factories/document-store.ts";
import { resumeNamed } from "../../../tests/support/resume-owner.ts";
import { compareContents } from "../../domain/resume/merging/compare-contents.ts";
import { type DraftContent, emptyContent, keepingStyle, readContent } from "./draft-content.ts";
import { mergeDrafts } from "./merging/merge-drafts.ts";

const base: DraftContent = {
  ...emptyContent(),
  title: "Mine",
  resume: resumeNamed("Ada"),
  style: { bodySize: 10.5 },
};
const { style: _style, ...ofOlderPage } = base;

describe("a draft that a page of an older release kept", () => {
  test("says nothing of its style, and has the one that is known", () => {
    const read = readContent(ofOlderPage);
    expect(read?.style).toBeUndefined();
    expect(keepingStyle(read ?? base, base).style).toEqual({ bodySize: 10.5 });
    expect(keepingStyle({ ...base, style: {} }, base).style).toEqual({});
  });

  test("takes no style away by a merge, on whichever side it stands", () => {
    const styled = { ...base, style: { bodySize: 10.5, accent: "#7a1f3d" } };
    const older = { ...ofOlderPage, theme: "navy" };
    for (const [mine, theirs] of [[styled, older] as const, [older, styled] as const])
      expect(mergeDrafts(base, mine, theirs)).toMatchObject({
        content: { theme: "navy", style: { bodySize: 10.5, accent: "#7a1f3d" } },
        questions: [],
      });
    expect(mergeDrafts(null, styled, ofOlderPage).questions).toEqual([]);
  });

  test("takes no style away when it is adopted from another tab", () => {
    const store = openDocument(base, () => 0);
    store.adopt({ revision: 7, content: { ...ofOlderPage, theme: "navy" } });
    expect(store.read().content).toMatchObject({ theme: "navy", style: { bodySize: 10.5 } });
  });
});

describe("two versions of a style", () => {
  const mine = { ...base, style: { bodySize: 11.25, marginX: 12, columns: { skills: "main" as const } } };
  const theirs = { ...base, style: { bodySize: 9, accent: "#7a1f3d", columns: { awards: "side" as const } } };

  test("are merged field by field, and only what both changed is asked", () => {
    const { content, questions } = mergeDrafts(base, mine, theirs);
    expect(content.style).toEqual({
      bodySize: 11.25,
      marginX: 12,
      accent: "#7a1f3d",
      columns: { skills: "main", awards: "side" },
    });
    expect(questions.map(({ path }) => path)).toEqual([["style", "bodySize"]]);
  });

  test("are compared field by field", () => {
    const paths = compareContents(mine, theirs).map(({ path }) => path.join("/"));
    expect(paths.toSorted()).toEqual([
      "style/accent",
      "style/bodySize",
      "style/columns/awards",
      "style/columns/skills",
      "style/marginX",
    ]);
  });
});

test("what a slider is drawn over is one step to undo, and another field is a step of its own", () => {
  let now = 0;
  const store = openDocument({ ...base, style: {} }, () => now);
  for (const bodySize of [9.75, 10.125, 10.5]) {
    now += 100;
    store.design({ style: { bodySize } }, "style bodySize");
  }
  store.design({ style: { bodySize: 10.5, marginX: 12 } }, "style marginX");
  store.undo();
  expect(store.read().content.style).toEqual({ bodySize: 10.5 });
  store.undo();
  expect(store.read().content.style).toEqual({});
});
