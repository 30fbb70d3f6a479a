import { expect, test } from "vitest";
import { cpuOfFirst } from "../../../../tests/support/cpu.ts";
import { buildResume } from "./build-resume.ts";
import { LONGEST_RESUME, measuredLines } from "./measured-lines.ts";
import { textToLines } from "./text-to-lines.ts";

/** As much of a text as the gate lets through. */
function filled(
  part: (nth: number) => string,
  top = "Nora Whitfield\nnora@example.ie\n\nExperience\n",
): string {
  let [text, lines] = [top, top.split("\n").length];
  for (let nth = 0; ; nth++) {
    const next = `\n${part(nth)}`;
    lines += next.split("\n").length - 1;
    if (text.length + next.length > LONGEST_RESUME.characters * 0.97 || lines > LONGEST_RESUME.lines * 0.97)
      return text;
    text += next;
  }
}

const years = (nth: number) => `20${10 + (nth % 10)} – 20${11 + (nth % 10)}`;

const SHAPES: readonly (readonly [string, string])[] = [
  [
    "entries of a line",
    filled((nth) => `Kitchen Manager ${nth}, Masonite Ireland, Carrick-on-Shannon, ${years(nth)}\n`),
  ],
  [
    "entries of as many parts as are looked at",
    filled(
      (nth) =>
        `Cook ${nth}, Baker, Acme Foods, Lee Hospital, Cork, Dublin, Manager, Office, Trainer | ${years(nth)}\n`,
    ),
  ],
  [
    "entries of letters with marks",
    filled((nth) => `Küchenchefin ${nth}, Bäckerei Müller, Köln, Größe, Ärztin, Łódź, ${years(nth)}\n`),
  ],
  [
    "entries of several lines",
    filled((nth) => `Cook ${nth}\nAcme Foods\nCork\n${years(nth)}\n- Cooked for ${nth} people\n`),
  ],
  [
    "sections of entries that no kind of ours is",
    filled(
      (nth) =>
        `${nth % 90 === 0 ? `\nZEBRA ${"ABCDEFGHIJ"[(nth / 90) % 10]}QX\n\n` : ""}Cook ${nth}, Acme Foods, Cork, ${years(nth)}\n- Cooked`,
    ),
  ],
  [
    "studies",
    filled(
      (nth) => `BSc in Food Science ${nth}, University College Cork, ${years(nth)}\n`,
      "Nora\n\nEducation\n",
    ),
  ],
  [
    "entries without a heading",
    filled((nth) => `Kitchen Manager ${nth}, Masonite Ireland, Cork, ${years(nth)}`, "Nora"),
  ],
  ["towns below a date", filled(() => "Dublin", "Nora\n\nExperience\n\nCook 2015 – 2019")],
  ["labels", filled((nth) => `Position: Cook ${nth}\nEmployer: Acme Foods, Cork\nDuration: ${years(nth)}\n`)],
  [
    "skills",
    filled((nth) => `Sewing ${nth}, baking, welding, Java, Polish, forklift licence`, "Nora\n\nSkills\n"),
  ],
  [
    "referees",
    filled(
      (nth) => `Ms Ada Moy ${nth}, Matron, Lee Hospital, 021 555 0${100 + (nth % 900)}`,
      "Nora\n\nReferees\n",
    ),
  ],
  [
    "sentences",
    filled(
      (nth) => `I led the team of ${nth} people at Acme in Cork from 2012 to 2015, and it was good.`,
      "Nora\n\nProfile\n",
    ),
  ],
  ["one word again and again", filled(() => "cook ".repeat(15), "Nora\n\nSkills\n")],
];

test.each(SHAPES)("the longest text of %s is read within a second and a half", (_, text) => {
  let isRead = false;
  const spent = cpuOfFirst(() => {
    isRead = buildResume(measuredLines(textToLines(text))).ok;
  });
  expect(isRead).toBe(true);
  expect(spent).toBeLessThan(1_500);
});
