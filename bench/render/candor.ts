import { availableParallelism } from "node:os";
import { DEFAULT_DESIGN, treesOf } from "../../src/renderers/file/render-file.ts";
import { createPdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import type { Contender } from "./contender.ts";
import { benchResume } from "./resumes.ts";

/** The product's own way, as its server goes: compose, then the pool of workers. */
export async function startCandor(): Promise<Contender> {
  const workers = Math.min(4, availableParallelism());
  const warmUp = treesOf({ ...DEFAULT_DESIGN, resume: benchResume(2, -1) })(0);
  const renderer = await createPdfRenderer({ workers, deadline: 60_000, warmUp });
  return {
    render: async (resume) => (await renderer.render(treesOf({ ...DEFAULT_DESIGN, resume }))).pdf,
    atOnce: workers,
    close: renderer.close,
  };
}
