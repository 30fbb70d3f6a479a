import type { Fit } from "../flow/fit.ts";
import type { PdfSpec } from "./spec.ts";

/** What a worker is asked: one spec, or one for each level of tightness when the document is to fit a page. */
export type PdfJob = { specs: readonly PdfSpec[] };

export type PdfAnswer = { pdf: Uint8Array; pages: number; fit: Fit | null };

export type WorkerMessage =
  | { kind: "ready" }
  | { kind: "done"; answer: PdfAnswer }
  | { kind: "failed"; reason: string };
