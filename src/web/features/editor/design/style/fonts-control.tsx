import { FONT_PAIRINGS, type FontPairingId } from "../../../../../domain/document/style/font-pairings.ts";
import { StyleRow } from "./style-row.tsx";
import { useStyle } from "./use-style.ts";

/** The typefaces of headings and text, by their names: drawn in themselves, all of them would have to be fetched. */
export function FontsControl() {
  const { style, set } = useStyle();
  return (
    <StyleRow
      label="Typefaces"
      hint="The first is for name and headings, the second for the text. A Word file uses the nearest that Word has."
      onBack={style.fonts === undefined ? null : () => set("fonts", undefined)}
    >
      {(wiring) => (
        <select
          {...wiring}
          data-style-control
          value={style.fonts ?? ""}
          onChange={({ currentTarget }) => {
            const chosen = FONT_PAIRINGS.find(({ id }) => id === currentTarget.value);
            set("fonts", chosen?.id satisfies FontPairingId | undefined);
          }}
          className="min-h-11 w-full max-w-md rounded-control border border-edge bg-surface px-3 text-16 text-ink transition-colors hover:border-ink md:text-14"
        >
          <option value="">The template’s</option>
          {FONT_PAIRINGS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </StyleRow>
  );
}
