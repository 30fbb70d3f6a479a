import type { DocumentTree } from "../../domain/document/nodes.ts";
import { type Page, paginate } from "../flow/paginate.ts";
import { planDocument } from "../flow/plan.ts";
import type { Plan, Row } from "../flow/rows.ts";
import { createMeasurer, type Measurer } from "./measure.ts";
import { sheetStyles } from "./stylesheet.ts";

/** The document at one level of tightness: its rows, their lines, and the pages they come to. */
export type Laid = {
  plan: Plan;
  css: string;
  measurer: Measurer;
  linesOf: (row: Row) => number;
  pages: Page[];
};

type Layouts = {
  /** Answers the document at a level, laid out once however often it is asked for. */
  of(compose: (level: number) => DocumentTree): (level: number) => Laid;
  forget(): void;
};

/** Each level has a measurer of its own, which knows all lines but those of the words just typed. */
export function createLayouts(root: ShadowRoot): Layouts {
  const measurers = new Map<number, Measurer>();
  let asked: number[] = [];

  function measurerAt(level: number): Measurer {
    const measurer = measurers.get(level) ?? createMeasurer(root);
    measurers.set(level, measurer);
    return measurer;
  }

  return {
    of(compose) {
      const begun = new Map<number, () => Laid>();
      const laid = new Map<number, Laid>();
      const begin = (level: number): (() => Laid) => {
        const plan = planDocument(compose(level));
        const { css, type } = sheetStyles(plan);
        const measurer = measurerAt(level);
        const read = measurer.measure(plan, { css, type });
        return () => {
          const linesOf = read();
          return { plan, css, measurer, linesOf, pages: paginate(plan, linesOf) };
        };
      };
      // The next key mostly asks for what the last one did: written together, all of it is laid out by the browser at once.
      for (const level of asked) begun.set(level, begin(level));
      asked = [];
      return (level) => {
        const found = laid.get(level) ?? (begun.get(level) ?? begin(level))();
        if (!laid.has(level)) asked.push(level);
        laid.set(level, found);
        return found;
      };
    },
    forget() {
      for (const measurer of measurers.values()) measurer.forget();
    },
  };
}
