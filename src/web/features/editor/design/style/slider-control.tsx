import {
  BODY_SIZES,
  LINE_SPACINGS,
  MARGINS,
  type Range,
} from "../../../../../domain/document/style/custom-style.ts";
import { nearestStep } from "../../../../../domain/document/style/template-style.ts";
import { StyleRow } from "./style-row.tsx";
import { useStyle, useTemplateStyle } from "./use-style.ts";

type SliderField = "bodySize" | "lineSpacing" | "marginX" | "marginY";

interface Slider {
  field: SliderField;
  label: string;
  range: Range;
  words: (value: number) => string;
}

const round = (value: number) => String(Math.round(value * 10) / 10);
const millimetres = (value: number) => `${round(value)} mm`;

export const SLIDERS: readonly Slider[] = [
  { field: "bodySize", label: "Text size", range: BODY_SIZES, words: (value) => `${round(value)} pt` },
  {
    field: "lineSpacing",
    label: "Line spacing",
    range: LINE_SPACINGS,
    words: (value) => (value / 100).toFixed(2),
  },
  { field: "marginX", label: "Side margins", range: MARGINS, words: millimetres },
  { field: "marginY", label: "Top and bottom margins", range: MARGINS, words: millimetres },
];

/** A measure within its range, drawn or set by the arrow keys; the page follows at once. */
export function SliderControl({ field, label, range, words }: Slider) {
  const { style, set } = useStyle();
  const designed = useTemplateStyle();
  const own = style[field];
  const value = own ?? designed[field];
  return (
    <StyleRow
      label={label}
      value={words(value)}
      onBack={own === undefined ? null : () => set(field, undefined)}
    >
      {({ id }) => (
        <input
          id={id}
          data-style-control
          type="range"
          min={range.least}
          max={range.most}
          step={range.step}
          value={nearestStep(value, range)}
          aria-valuetext={words(value)}
          onChange={({ currentTarget }) => set(field, Number(currentTarget.value))}
          className="h-8 w-full cursor-pointer touch-pan-y accent-proof pointer-coarse:h-11"
        />
      )}
    </StyleRow>
  );
}
