import { parentPort, workerData } from "node:worker_threads";
import { fitToPage } from "../flow/fit.ts";
import { createEngine } from "./engine.ts";
import type { PdfAnswer, PdfJob, WorkerMessage } from "./job.ts";
import { countPages } from "./page-count.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");
const engine = await createEngine(workerData.module);

async function answer({ specs }: PdfJob): Promise<PdfAnswer> {
  await engine.loadFonts(specs.flatMap((spec) => spec.fontFiles));
  const compiled = new Map<number, Uint8Array>();
  const at = (level: number): Uint8Array => {
    const spec = specs[level];
    if (!spec) throw new RangeError(`There is no spec for level ${level}.`);
    const pdf = compiled.get(level) ?? engine.compile(spec);
    compiled.set(level, pdf);
    return pdf;
  };
  const fit = specs.length > 1 ? fitToPage((level) => countPages(at(level))) : null;
  const pdf = at(fit?.level ?? 0);
  return { pdf, pages: countPages(pdf), fit };
}

function tell(message: WorkerMessage): void {
  port?.postMessage(message);
}

port.on("message", (job: PdfJob) => {
  answer(job).then(
    (done) => tell({ kind: "done", answer: done }),
    (error: unknown) =>
      tell({ kind: "failed", reason: error instanceof Error ? error.message : String(error) }),
  );
});
// The first document of a cold engine takes twenty times as long: nobody should wait for it.
if (workerData.warmUp) await answer({ specs: [workerData.warmUp] });
tell({ kind: "ready" });
