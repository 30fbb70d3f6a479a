declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2";
    keepFeatures: string[];
    noHinting: boolean;
    noLayoutClosure?: boolean;
    /** A number pins an axis, a range keeps part of it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
