import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { wordLines } from "../../src/readers/word-text.ts";
import { renderDocx } from "../../src/renderers/docx/render-docx.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { effort } from "../support/effort.ts";
import { extractors } from "../support/extractors.ts";
import { joinedRuns } from "../support/joined-runs.ts";
import { patientRenderer } from "../support/patient-renderer.ts";

let renderer: PdfRenderer;
beforeAll(async () => {
  renderer = await patientRenderer();
});
afterAll(() => renderer.close());

const PEOPLE: readonly Pick<Resume, "location" | "email" | "phone" | "website">[] = [
  {
    location: "Oakland, CA",
    email: "jane@example.com",
    phone: "(415) 555-0132",
    website: "jane.example.com/work",
  },
  // Without a link of its own, a field is written in one piece with its neighbours.
  { location: "Kraków", email: "jane at example", phone: "by appointment", website: "on request" },
  { location: "", email: "j.p.doe@example.com", phone: "+44 20 7946 0958", website: "" },
];

/** The field between blanks, or at an end of a line: nothing hangs on to it. */
function isToken(text: string, field: string): boolean {
  const spaced = ` ${text.normalize("NFKC").replace(/\s+/g, " ")} `;
  return spaced.includes(` ${field.normalize("NFKC")} `);
}

test.each(templates)(
  "every contact field of a $name resume is a token of its own for every reader",
  async (template) => {
    for (const [index, theme] of themes.slice(0, effort(3, themes.length)).entries()) {
      const contact = PEOPLE[index % PEOPLE.length];
      if (!contact) throw new Error("there is nobody");
      const tree = compose({ ...sampleResume, ...contact }, { template, theme, page: "a4" });
      const fields = Object.values(contact).filter((field) => field !== "");
      const { pdf } = await renderer.render(() => tree);
      const tokens = (await joinedRuns(pdf)).flat();
      expect(tokens, theme.id).toEqual(expect.arrayContaining(fields));
      const texts = await Promise.all(
        extractors.map(async ({ name, read }) => ({ name, text: await read(pdf) })),
      );
      texts.push({
        name: "Word",
        text: (wordLines(await renderDocx(tree)) ?? []).map(({ text }) => text).join("\n"),
      });
      for (const { name, text } of texts)
        for (const field of fields) expect(isToken(text, field), `${theme.id}, ${name}: ${field}`).toBe(true);
    }
  },
);
