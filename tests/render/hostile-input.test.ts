import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import { type Resume, resumeSchema } from "../../src/domain/resume/resume.ts";
import { readOrder } from "../../src/renderers/file/read-order.ts";
import { planDocument } from "../../src/renderers/flow/plan.ts";
import { renderHtml } from "../../src/renderers/html/render-html.ts";
import { createPdfRenderer, type PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { effort } from "../support/effort.ts";
import { extractionFaults } from "../support/extraction.ts";
import { extractors } from "../support/extractors.ts";

let renderer: PdfRenderer;
beforeAll(async () => {
  renderer = await createPdfRenderer();
});
afterAll(() => renderer.close());

const [theme] = themes;
if (!theme) throw new Error("there is no theme");

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: markup that must stay text
const MARKUP = [
  '#image("/etc/passwd") #read("/etc/passwd") #panic("x") $ x^2 $ @ref <label> \\u{41}',
  "<script>alert(1)</script><img src=x onerror=alert(1)><style>*{display:none}</style>",
  "<w:p><w:r><w:t>x</w:t></w:r></w:p> \\input{/etc/passwd} ${HOME} {{7*7}} %s%n",
  "*bold* _em_ `code` = heading\n- list /* comment */ // comment ~ --- ... 'quotes' \"quotes\"",
  "]]> <!-- --> &amp; &#x41; \\ \\\\ \" ' ` $ # % { } ~ ^",
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: markup that must stay text

function resumeSaying(text: string): Resume {
  return resumeSchema.parse(
    resumeOf({
      name: text.slice(0, 200),
      role: text.slice(0, 200),
      email: text.slice(0, 200),
      website: `javascript:${text}`.slice(0, 200),
      summary: text,
      experience: [
        {
          company: text.slice(0, 200),
          title: text.slice(0, 200),
          period: text.slice(0, 200),
          bullets: [text.slice(0, 1000)],
        },
      ],
      skills: [text.slice(0, 500)],
      projects: [{ name: text.slice(0, 200), desc: [text.slice(0, 1000)] }],
    }),
  );
}

test("markup of any engine is shown as the text it is", async () => {
  for (const text of MARKUP) {
    for (const template of templates) {
      const tree = compose(resumeSaying(text), { template, theme, page: "a4" });
      const { pdf } = await renderer.render(() => tree);
      const [mupdf] = extractors;
      expect(
        extractionFaults(planDocument(tree), (await mupdf?.read(pdf)) ?? "").filter(
          (fault) => fault.fault === "lost",
        ),
      ).toEqual([]);
      const html = renderHtml(tree);
      expect(html).not.toMatch(/<script|<img|<w:p|onerror=alert\(1\)>(?!.*&lt;)|javascript:[^<]*"/);
      expect(html).not.toMatch(/ style=/);
    }
  }
});

const LONGEST_WORD = "W".repeat(20_000);

const HUGE: [string, Resume][] = [
  ["words of 4,000 letters", resumeSaying("W".repeat(4000))],
  [
    "words of 20,000 letters",
    resumeOf({
      name: LONGEST_WORD,
      summary: LONGEST_WORD,
      experience: [{ company: "C", title: "T", period: "P", bullets: [LONGEST_WORD] }],
      skills: [LONGEST_WORD],
    }),
  ],
  ["combining marks", resumeSaying(`Z${"\u0301\u0300\u0334".repeat(300)} `.repeat(4))],
  [
    "2,000 bullets",
    resumeOf({
      name: "N",
      experience: Array.from({ length: 20 }, () => ({
        company: "C",
        title: "T",
        period: "P",
        bullets: Array.from({ length: 100 }, () => "A bullet of some eight words or so, again"),
      })),
    }),
  ],
  [
    "as much text as a resume may hold",
    resumeOf({
      experience: Array.from({ length: 12 }, () => ({
        company: "C",
        title: "T",
        period: "P",
        bullets: Array.from({ length: 20 }, () => "lorem ipsum dolor ".repeat(55)),
      })),
    }),
  ],
  ["emoji families and flags", resumeSaying("👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿🇵🇱".repeat(30))],
  ["letters of no font", resumeSaying("ꙮ𓀀𐎠ᚠ ".repeat(60))],
];

test("a word of 20,000 letters is refused with the place where it stands", () => {
  const resume = { version: 1, summary: LONGEST_WORD };
  const read = readOrder({ resume, page: "a4", fit: false, format: "pdf" });
  expect(read).toMatchObject({ ok: false, issues: [{ pointer: "/resume/summary" }] });
});

test.each(HUGE)(
  "%s get an answer or a clear refusal within five seconds",
  async (_, resume) => {
    for (const template of templates.slice(0, effort(2, templates.length))) {
      const start = performance.now();
      const outcome = await renderer
        .render(() => compose(resume, { template, theme, page: "a4" }))
        .then(
          ({ pages }) => (pages > 0 ? "drawn" : "empty"),
          (failure: unknown) => (failure instanceof Error ? failure.name : "unknown"),
        );
      expect(["drawn", "RenderFailure"]).toContain(outcome);
      expect(performance.now() - start).toBeLessThan(5000);
    }
  },
  120_000,
);
