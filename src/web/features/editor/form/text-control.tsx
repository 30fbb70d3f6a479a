import { CircleAlert, Info } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { FormField } from "../../../../domain/sections/section.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useGuideText } from "../editor-context.tsx";
import { ariaKeys } from "../keys/editor-keys.ts";
import { MarkedArea } from "../marks/marked-area.tsx";
import { useMarking } from "../marks/use-marking.ts";
import { afterPress } from "./after-press.ts";
import { contactAdvice } from "./contact-advice.ts";
import { DateNote } from "./date-note.tsx";
import { roomLeft } from "./room-left.ts";
import { useTextInput } from "./use-text-input.ts";

export const box =
  "w-full rounded-control border border-edge bg-surface px-3 py-2 text-16 text-ink text-ellipsis placeholder:text-ink-soft/80 hover:border-ink transition-colors md:text-14";

interface TextControlProps {
  pointer: string;
  field: FormField;
  /** Stands beside the label, as a tool for the text does. */
  aside?: ReactNode;
  /** False where what is around it says it already, as a section's heading; readers of the screen hear it all the same. */
  showsLabel?: boolean;
}

/** One field of text. What is wrong with it is said beside it; nothing that was typed is refused. */
export function TextControl(props: TextControlProps) {
  if (props.field.kind !== "text") return <Line {...props} />;
  return props.pointer === "/summary" ? <Summary {...props} /> : <Paragraphs {...props} />;
}

function Line({ pointer, field, aside, showsLabel = true }: TextControlProps) {
  const { label, limit, autocomplete, example, isAddress } = field;
  const text = useTextInput<HTMLInputElement>({ pointer, limit, lines: "one" });
  const sample = useGuideText(pointer);
  const [left, setLeft] = useState(false);
  const advice = left ? contactAdvice(field, text.value) : null;
  const inputMode = isAddress
    ? "url"
    : autocomplete === "email" || autocomplete === "tel"
      ? autocomplete
      : null;
  return (
    <Labelled
      label={label}
      aside={aside}
      note={text.problem ?? roomLeft(text.value.length, limit)}
      advice={advice}
      hideLabel={!showsLabel}
    >
      {(wiring) => (
        <>
          <input
            {...text.props}
            {...wiring}
            type="text"
            placeholder={sample ?? example}
            autoComplete={autocomplete ?? "off"}
            inputMode={inputMode ?? undefined}
            autoCapitalize={inputMode ? "none" : undefined}
            spellCheck={inputMode === null}
            onFocus={() => setLeft(false)}
            onBlur={({ currentTarget }) =>
              afterPress(() => setLeft(document.activeElement !== currentTarget))
            }
            className={`min-h-10 ${box}`}
          />
          {field.holds === "date" && <DateNote pointer={pointer} />}
        </>
      )}
    </Labelled>
  );
}

function Paragraphs({ pointer, field, aside, showsLabel = false }: TextControlProps) {
  const { label, limit, example } = field;
  const text = useTextInput<HTMLTextAreaElement>({ pointer, limit, lines: "many" });
  const sample = useGuideText(pointer);
  return (
    <Labelled
      label={label}
      aside={aside}
      note={text.problem ?? roomLeft(text.value.length, limit)}
      hideLabel={!showsLabel}
    >
      {(wiring) => (
        <textarea
          {...text.props}
          {...wiring}
          rows={showsLabel ? 2 : 4}
          placeholder={sample ?? example}
          className={`field-sizing-content max-h-96 leading-relaxed ${showsLabel ? "min-h-16" : "min-h-28"} ${box}`}
        />
      )}
    </Labelled>
  );
}

/** The one text of paragraphs in which words can be marked. */
function Summary({ pointer, field, aside }: TextControlProps) {
  const { label, limit } = field;
  const text = useTextInput<HTMLTextAreaElement>({ pointer, limit, lines: "many" });
  const marking = useMarking(pointer, limit, text);
  const sample = useGuideText(pointer);
  return (
    <Labelled label={label} aside={aside} note={text.problem ?? roomLeft(text.value.length, limit)} hideLabel>
      {(wiring) => (
        <MarkedArea
          {...wiring}
          text={text}
          marking={marking}
          rows={4}
          placeholder={sample ?? field.example}
          aria-keyshortcuts={ariaKeys("bold", "italic", "link")}
          className={`field-sizing-content max-h-96 min-h-28 leading-relaxed ${box}`}
        />
      )}
    </Labelled>
  );
}

interface Wiring {
  id: string;
  "aria-describedby": string | undefined;
}

interface LabelledProps {
  label: string;
  aside: ReactNode;
  note: string | null;
  advice?: string | null;
  hideLabel?: boolean;
  children: (wiring: Wiring) => ReactNode;
}

function Labelled({ label, aside, note, advice = null, hideLabel = false, children }: LabelledProps) {
  const id = useId();
  const described = [note && `${id}note`, advice && `${id}advice`].filter(Boolean).join(" ");
  return (
    <div className="grid content-start gap-1.5">
      <div className={`flex items-center justify-between gap-3 ${hideLabel && !aside ? "sr-only" : ""}`}>
        <label htmlFor={id} className={`text-14 font-medium ${hideLabel ? "sr-only" : ""}`}>
          {label}
        </label>
        {aside}
      </div>
      {children({ id, "aria-describedby": described || undefined })}
      <FieldNote id={`${id}note`}>{note}</FieldNote>
      {advice && (
        <p id={`${id}advice`} className="flex items-start gap-1.5 text-12 text-ink-soft">
          <Icon of={Info} className="mt-px size-4 text-info" />
          {advice}
        </p>
      )}
    </div>
  );
}

export function FieldNote({ id, children }: { id?: string; children: string | null }) {
  const full = children?.startsWith("Full") || children?.startsWith("Cut") || children?.startsWith("At most");
  return (
    <p
      id={id}
      role="status"
      className={`flex items-start gap-1.5 text-12 empty:hidden ${full ? "font-medium text-stop" : "text-ink-soft"}`}
    >
      {full && <Icon of={CircleAlert} className="mt-px size-4" />}
      {children}
    </p>
  );
}
