import { chooseTheme, type Theme, themes, useTheme } from "./theme-state.ts";

const labels: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

export function ThemeChoice() {
  const chosen = useTheme();
  return (
    <fieldset className="flex items-center rounded-control border border-edge p-0.5 noscript:hidden">
      <legend className="sr-only">Colour theme</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className="flex min-h-7 pointer-coarse:min-h-11 items-center rounded-[4px] px-3 text-12 font-medium text-ink-soft transition-colors hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          {labels[theme]}
        </label>
      ))}
    </fieldset>
  );
}
