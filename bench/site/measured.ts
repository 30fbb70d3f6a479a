/** One page as Lighthouse saw it. */
export interface Measured {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  missed: string[];
}
