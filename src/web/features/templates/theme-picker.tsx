import { themes } from "../../../templates/registry.ts";

interface ThemePickerProps {
  chosen: string;
  onChoose: (theme: string) => void;
}

/** Shows the six layouts in one of the themes. */
export function ThemePicker({ chosen, onChoose }: ThemePickerProps) {
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className="text-14 font-medium">Theme</legend>
      <div className="mt-3 flex gap-2 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1 md:flex-wrap">
        {themes.map(({ id, name, seed, surface }) => (
          <label
            key={id}
            className="relative flex min-h-9 shrink-0 items-center gap-2 rounded-control border border-line bg-surface px-3 text-14 text-ink-soft transition-colors hover:border-edge hover:text-ink has-checked:border-proof has-checked:bg-proof-tint has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name="template-theme"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {seed && <Swatch accent={seed.accent} ground={surface === "dark" ? "#111111" : "#ffffff"} />}
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Colours as attributes of the drawing: the content security policy allows no style attribute. */
function Swatch({ accent, ground }: { accent: string; ground: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
      <circle cx="8" cy="8" r="7.5" fill={ground} stroke={accent} />
      <circle cx="8" cy="8" r="4.5" fill={accent} />
    </svg>
  );
}
