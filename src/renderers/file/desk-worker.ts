import { parentPort, workerData } from "node:worker_threads";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { RenderFailure } from "../pdf/render-failure.ts";
import { createPdfRenderer } from "../pdf/render-pdf.ts";
import type { DeskAnswer, DeskRequest } from "./render-desk.ts";
import { DEFAULT_DESIGN, renderFile, treesOf } from "./render-file.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const warmUp = treesOf({ ...DEFAULT_DESIGN, resume: sampleResume })(0);
const pdf = createPdfRenderer({ ...workerData, warmUp });

function tell(answer: DeskAnswer): void {
  port?.postMessage(answer);
}

port.on("message", ({ id, order }: DeskRequest) => {
  renderFile(order, () => pdf).then(
    (file) => tell({ kind: "done", id, file }),
    (cause: unknown) =>
      tell(
        cause instanceof RenderFailure
          ? { kind: "failed", id, code: cause.code, cause: null }
          : { kind: "failed", id, code: null, cause },
      ),
  );
});
let ready = false;
const report = (): void => tell({ kind: "alive", ready });
pdf.then(() => {
  ready = true;
  report();
});
setInterval(report, 500);
