import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import { emptyResume, type Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { withMemoryCeiling } from "../../src/renderers/pdf/bounded-module.ts";
import {
  createPdfRenderer,
  type PdfRenderer,
  type PdfRendererOptions,
} from "../../src/renderers/pdf/render-pdf.ts";
import { DEFAULT_TEMPLATE, themes } from "../../src/templates/registry.ts";
import { resumeOf } from "../factories/given-resume.ts";

const [theme] = themes;
if (!theme) throw new Error("there is no theme");
const open: PdfRenderer[] = [];

async function rendererWith(options: PdfRendererOptions): Promise<PdfRenderer> {
  const renderer = await createPdfRenderer(options);
  open.push(renderer);
  return renderer;
}

afterEach(() => Promise.all(open.splice(0).map((renderer) => renderer.close())));

const treeOf = (resume: Resume) => () => compose(resume, { template: DEFAULT_TEMPLATE, theme, page: "a4" });
const short = treeOf(sampleResume);
const long = treeOf(
  resumeOf({
    experience: Array.from({ length: 60 }, () => ({
      company: "C",
      title: "T",
      period: "P",
      bullets: Array.from({ length: 60 }, () => "A bullet of some words. ".repeat(2)),
    })),
  }),
);

test("a document that takes too long is given up, and the next one is drawn", async () => {
  const renderer = await rendererWith({ deadline: 150, warmUp: short() });
  await expect(renderer.render(long)).rejects.toMatchObject({ code: "too_slow" });
  const patient = await rendererWith({ deadline: 20_000 });
  expect((await patient.render(short)).pages).toBeGreaterThan(0);
  const again = await renderer.render(treeOf(emptyResume())).catch((failure: unknown) => failure);
  expect(again).toMatchObject({ pages: 1 });
});

test("the rest of the process goes on while a document is drawn", async () => {
  const renderer = await rendererWith({ deadline: 5000 });
  let ticks = 0;
  const timer = setInterval(() => ticks++, 10);
  await renderer.render(long).catch(() => {});
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(5);
});

test("more documents than the queue holds are refused at once", async () => {
  const renderer = await rendererWith({ queueLimit: 2 });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => renderer.render(short)));
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "busy" });
  expect(outcomes.filter((outcome) => outcome.status === "fulfilled").length).toBeGreaterThanOrEqual(2);
});

test("a worker is replaced after its share of documents, and nothing is lost", async () => {
  const renderer = await rendererWith({ documentsPerWorker: 2 });
  for (let index = 0; index < 7; index++) expect((await renderer.render(short)).pages).toBeGreaterThan(0);
});

test("a document that needs more memory than its bound is refused, and the next one is drawn", async () => {
  const renderer = await rendererWith({ memoryMegabytes: 40, deadline: 20_000 });
  await expect(renderer.render(long)).rejects.toMatchObject({ code: "refused" });
  expect((await renderer.render(treeOf(emptyResume()))).pages).toBe(1);
});

test("the memory ceiling is written into the engine", () => {
  const file = fileURLToPath(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"));
  const bounded = withMemoryCeiling(readFileSync(file), 64);
  expect(WebAssembly.validate(new Uint8Array(bounded))).toBe(true);
  expect(() => withMemoryCeiling(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0), 64)).toThrow("no memory");
});

test("a closed renderer refuses", async () => {
  const renderer = await rendererWith({});
  await renderer.close();
  await expect(renderer.render(short)).rejects.toMatchObject({ code: "closed" });
});
