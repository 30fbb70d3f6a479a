import { RenderFailure } from "../pdf/render-failure.ts";
import type { PdfRenderer } from "../pdf/render-pdf.ts";

/** The renderer as one order sees it: it waits for its turn, and gives up its turn when nobody waits for it any more. */
export type PdfTurns = (
  isWanted: () => boolean,
  begun: () => void,
  /** Gives up at once where it would have to wait. */
  isAhead: boolean,
) => () => Promise<Pick<PdfRenderer, "render">>;

/** Hands out the renderer to so many orders at a time, so that what has expired is never laid out. */
export function takeTurns(renderer: Promise<PdfRenderer>, atOnce: number): PdfTurns {
  let free = atOnce;
  const queue: (() => void)[] = [];

  async function turn(isAhead: boolean): Promise<void> {
    if (free === 0 && isAhead) throw new RenderFailure("busy");
    if (free === 0) await new Promise<void>((resolve) => queue.push(resolve));
    else free -= 1;
  }

  function handOn(): void {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  return (isWanted, begun, isAhead) => async () => ({
    async render(compose, options) {
      await turn(isAhead);
      try {
        // While the engine starts nothing is begun: what ends with it then can be given to the next one.
        const ready = await renderer;
        if (!isWanted()) throw new RenderFailure("busy");
        begun();
        return await ready.render(compose, options);
      } finally {
        handOn();
      }
    },
  });
}
