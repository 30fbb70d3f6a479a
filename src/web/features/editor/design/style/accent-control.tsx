import { CircleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { resolveDesign } from "../../../../../domain/document/resolve-design.ts";
import { accentUse } from "../../../../../domain/document/style/template-style.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { accentNote } from "./accent-note.ts";
import { StyleRow } from "./style-row.tsx";
import { useStyle, useTemplateAndTheme, useTemplateStyle } from "./use-style.ts";

const COLOR = /^#?([0-9a-f]{6})$/i;

/** A colour of one's own, picked or written. Where it could not be read, the nearest shade is drawn, and that is said. */
export function AccentControl() {
  const { style, set } = useStyle();
  const { accent: designed } = useTemplateStyle();
  const { template, theme } = useTemplateAndTheme();
  const { accent } = style;
  const note =
    accent === undefined
      ? null
      : accentNote(accent, accentUse(accent, resolveDesign(template, theme, "a4", 0, style)));
  return (
    <StyleRow label="Accent colour" onBack={accent === undefined ? null : () => set("accent", undefined)}>
      {({ id }) => (
        <>
          <div className="flex items-center gap-2">
            <input
              id={id}
              data-style-control
              type="color"
              value={accent ?? designed}
              onChange={({ currentTarget }) => set("accent", currentTarget.value.toLowerCase())}
              className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-edge bg-surface p-1 hover:border-ink"
            />
            <ColorText shown={accent ?? designed} onWritten={(color) => set("accent", color)} />
          </div>
          <p role="status" className="flex items-start gap-1.5 text-12 text-ink-soft empty:hidden">
            {note && <Icon of={CircleAlert} className="mt-px size-4 shrink-0" />}
            {note}
          </p>
        </>
      )}
    </StyleRow>
  );
}

/** The field belongs to the person while they write in it: half a colour is none yet. */
function ColorText({ shown, onWritten }: { shown: string; onWritten: (color: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    if (!input.current || document.activeElement === input.current) return;
    input.current.value = shown;
    setWrong(false);
  }, [shown]);
  const read = (text: string) => COLOR.exec(text.trim())?.[1]?.toLowerCase();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="sr-only">
        Accent colour as # and six digits
      </label>
      <input
        ref={input}
        id={id}
        defaultValue={shown}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}error` : undefined}
        onChange={({ currentTarget }) => {
          const color = read(currentTarget.value);
          if (!color) return;
          setWrong(false);
          onWritten(`#${color}`);
        }}
        onBlur={({ currentTarget }) => {
          const isColor = read(currentTarget.value) !== undefined;
          setWrong(!isColor);
          if (isColor) currentTarget.value = shown;
        }}
        className="min-h-11 w-28 rounded-control border border-edge bg-surface px-3 text-16 text-ink tabular-nums transition-colors hover:border-ink aria-invalid:border-stop aria-invalid:ring-1 aria-invalid:ring-stop md:text-14"
      />
      {isWrong && (
        <p id={`${id}error`} className="text-12 text-stop">
          Write # and six digits from 0 to f, as in #0b6e4f.
        </p>
      )}
    </div>
  );
}
