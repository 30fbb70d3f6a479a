import { parentPort, workerData } from "node:worker_threads";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { RenderFailure } from "../pdf/render-failure.ts";
import { createPdfRenderer } from "../pdf/render-pdf.ts";
import { takeTurns } from "./pdf-turns.ts";
import { readOrder } from "./read-order.ts";
import { DEFAULT_DESIGN, renderFile, treesOf } from "./render-file.ts";
import type { QueuedOrder, RenderAnswer, RenderRequest, RenderResult } from "./render-messages.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const warmUp = treesOf({ ...DEFAULT_DESIGN, resume: sampleResume })(0);
const pdf = createPdfRenderer({ ...workerData, warmUp });
const turns = takeTurns(pdf, workerData.workers ?? 1);
let ready = false;

function tell(answer: RenderAnswer): void {
  port?.postMessage(answer);
}

const wanted = new Set<number>();
const isWanted = ({ id, expires }: QueuedOrder): boolean => Date.now() <= expires && wanted.has(id);

async function work(request: QueuedOrder): Promise<RenderResult> {
  const { id, order } = request;
  if (!isWanted(request)) throw new RenderFailure("busy");
  const read = readOrder(order);
  if (!read.ok) return read;
  const pdf = turns(
    () => isWanted(request),
    () => tell({ kind: "begun", id }),
    request.isAhead,
  );
  return { ok: true, file: await renderFile(read.order, pdf), person: read.order.resume.name };
}

function begin(request: QueuedOrder): void {
  const { id } = request;
  work(request)
    .then(
      (result) => tell({ kind: "done", id, result }),
      (cause: unknown) =>
        tell(
          cause instanceof RenderFailure
            ? { kind: "failed", id, code: cause.code, cause: null }
            : { kind: "failed", id, code: null, cause },
        ),
    )
    .finally(() => wanted.delete(id));
}

// A burst of messages is delivered in one go: taken one by one, each order leaves room for a sign of life.
const waiting: QueuedOrder[] = [];
function beginNext(): void {
  // An order that somebody waits for goes before one that nobody has asked for.
  const place = waiting.findIndex(({ isAhead }) => !isAhead);
  const [request] = waiting.splice(Math.max(0, place), 1);
  if (!request) return;
  begin(request);
  setImmediate(beginNext);
}

port.on("message", (request: RenderRequest) => {
  if (request.kind === "cancel") return void wanted.delete(request.id);
  wanted.add(request.id);
  waiting.push(request);
  if (waiting.length === 1) setImmediate(beginNext);
});

const report = (): void => tell({ kind: "alive", ready });
pdf.then(() => {
  ready = true;
  report();
});
setInterval(report, 500);
