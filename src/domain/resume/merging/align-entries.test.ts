import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { cpuOf } from "../../../../tests/support/cpu.ts";
import { sampleResume } from "../sample-resume.ts";
import { alignEntries } from "./align-entries.ts";
import { compareContents } from "./compare-contents.ts";

const position = (company: string, title: string, period: string, bullets: string[]) => ({
  ...{ company, title, period },
  bullets,
});
const shown = (one: ReturnType<typeof resumeOf>, other: ReturnType<typeof resumeOf>) =>
  compareContents({ resume: one }, { resume: alignEntries(one, other) }).map(
    ({ kind, path }) => `${kind} ${path.join("/")}`,
  );

test("positions under the same title or at the same employer are compared, whatever else they say and wherever they stand", () => {
  const one = resumeOf({
    experience: [
      position("Mercy Hospital", "Nurse", "2019 – 2021", ["Cared for 12 patients on a night shift"]),
      position("St Anne", "Head nurse", "2021 –", ["Led a ward"]),
    ],
  });
  const other = resumeOf({
    experience: [
      position("ST ANNE ", "Manager", "2022 –", ["Planned rosters for forty people", "Kept the budget"]),
      position("Corner Bakery", "Baker", "2012", ["Baked"]),
      position("Mercy Hospital", "Nurse", "2018 – 2021", ["Cared for 14 patients on a night shift"]),
    ],
  });
  expect(shown(one, other)).toEqual([
    "value resume/experience/0/period",
    "value resume/experience/0/bullets/0/text",
    "value resume/experience/1/company",
    "value resume/experience/1/title",
    "value resume/experience/1/period",
    "value resume/experience/1/bullets",
    "removal resume/experience/1",
    "order resume/experience",
  ]);
});

test("the same years make no two positions one, and entries that share nothing stay apart", () => {
  const one = resumeOf({ experience: [position("Mercy Hospital", "Nurse", "2019", ["Cared for patients"])] });
  const other = resumeOf({ experience: [position("Corner Bakery", "Baker", "2019", ["Baked bread"])] });
  const aligned = alignEntries(one, other);
  expect(aligned.experience[0]?.id).toBe(other.experience[0]?.id);
});

test("what has the same id is the same, and the order of custom sections goes along with their ids", () => {
  expect(alignEntries(sampleResume, sampleResume)).toEqual(sampleResume);
  const talks = (id: string) => ({ id, title: "Talks", kind: "skills" as const, content: [] });
  const [one, other] = [resumeOf({ custom: [talks("a")] }), resumeOf({ custom: [talks("b")] })];
  const ordered = alignEntries(one, { ...other, sectionOrder: ["custom:b", "skills"] });
  expect(ordered.custom?.[0]?.id).toBe("a");
  expect(ordered.sectionOrder).toEqual(["custom:a", "skills"]);
});

test("two resumes as long as they can be are aligned within what a page may stand still", () => {
  const long = (word: string) =>
    resumeOf({
      experience: Array.from({ length: 90 }, (_, at) =>
        position(
          `${word} ${at}`,
          `Title ${word} ${at}`,
          "2019",
          Array.from({ length: 40 }, (_, line) => `${word} of line ${line} in ${at}`),
        ),
      ),
    });
  const [one, other] = [long("first"), long("second")];
  expect(cpuOf(() => alignEntries(one, other))).toBeLessThan(200);
});
