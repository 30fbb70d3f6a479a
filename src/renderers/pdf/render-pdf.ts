import type { DocumentTree } from "../../domain/document/nodes.ts";
import { TIGHTEST } from "../../domain/document/tightness.ts";
import { planDocument } from "../flow/plan.ts";
import type { PdfAnswer } from "./job.ts";
import { createPdfPool, type PdfPoolOptions } from "./pdf-pool.ts";
import { pdfSpec } from "./spec.ts";

export type PdfRenderer = {
  /**
   * Draws what `compose` gives for a tightness. With `fit`, tighter trees are tried until one takes a single page;
   * the answer's `fit` says which one, or that none does and the document stands as designed.
   */
  render(compose: (tightness: number) => DocumentTree, options?: { fit?: boolean }): Promise<PdfAnswer>;
  waiting(): number;
  close(): Promise<void>;
};

export type PdfRendererOptions = Omit<PdfPoolOptions, "warmUp"> & {
  /** A document that every new worker draws before it is given work. */
  warmUp?: DocumentTree;
};

export async function createPdfRenderer({
  warmUp,
  ...options
}: PdfRendererOptions = {}): Promise<PdfRenderer> {
  const pool = await createPdfPool(warmUp ? { ...options, warmUp: pdfSpec(planDocument(warmUp)) } : options);
  return {
    render(compose, { fit = false } = {}) {
      const levels = fit ? Array.from({ length: TIGHTEST + 1 }, (_, level) => level) : [0];
      return pool.run({ specs: levels.map((level) => pdfSpec(planDocument(compose(level)))) });
    },
    waiting: pool.waiting,
    close: pool.close,
  };
}
