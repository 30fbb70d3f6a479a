import { useId, useRef, useState } from "react";
import { NO_STYLE, withField } from "../../../../../domain/document/style/custom-style.ts";
import { findTemplate } from "../../../../../templates/registry.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import type { NamedStyle } from "../../../../drafts/named-style.ts";
import { newId } from "../../../../drafts/new-id.ts";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { useEditor } from "../../editor-context.tsx";
import { offerUndo } from "../../offer-undo.ts";
import { SavedStyleRow } from "./saved-style-row.tsx";
import { StyleNameDialog } from "./style-name-dialog.tsx";
import { accountStyles, deviceStyles } from "./style-store.ts";
import { useSavedStyles } from "./use-saved-styles.ts";

type Asked = { for: "new" } | { for: "name"; style: NamedStyle } | null;

/** Template, theme and own style under a name, to be used again in any resume. */
export function SavedStyles() {
  const { session, view } = useEditor();
  const id = useId();
  const store = session.savesTo === "server" ? accountStyles : deviceStyles;
  const { saved, load, put, remove } = useSavedStyles(store);
  const [asked, setAsked] = useState<Asked>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const present = () => session.store.read().content;

  const use = ({ name, template, theme, style }: NamedStyle) => {
    session.store.design({ template, theme, style });
    view.say(`The style “${name}” is used.`);
    offerUndo(session.store, `The style “${name}” is used.`);
  };
  const replace = async (style: NamedStyle) => {
    const problem = await put({ ...style, ...lookOf(present()) });
    showToast(problem ?? `“${style.name}” is as this resume is now.`);
  };
  const drop = async (style: NamedStyle) => {
    // The row goes away, and the focus would go with it.
    heading.current?.focus();
    await remove(style);
  };
  const keep = (name: string) =>
    asked?.for === "name" ? put({ ...asked.style, name }) : put({ id: newId(), name, ...lookOf(present()) });

  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} ref={heading} tabIndex={-1} className="font-serif text-18 font-semibold">
        Saved styles
      </h2>
      <p className="mt-1 text-12 text-ink-soft">
        {store.place === "account"
          ? "Template, theme and your own style, kept with your account for any of your resumes."
          : "Template, theme and your own style, kept on this device for any of your resumes."}
      </p>
      {saved.at === "failed" && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-14">
          {saved.message}
          <Button size="small" variant="secondary" onClick={load}>
            Try again
          </Button>
        </p>
      )}
      {saved.at === "loaded" && saved.styles.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {saved.styles.map((style) => (
            <SavedStyleRow
              key={style.id}
              style={style}
              onUse={() => use(style)}
              onRename={() => setAsked({ for: "name", style })}
              onReplace={() => replace(style)}
              onRemove={() => drop(style)}
            />
          ))}
        </ul>
      )}
      <div className="mt-3">
        <Button size="small" variant="secondary" onClick={() => setAsked({ for: "new" })}>
          Save this style
        </Button>
      </div>
      {asked && (
        <StyleNameDialog
          title={asked.for === "new" ? "Save this style" : "Rename style"}
          action={asked.for === "new" ? "Save" : "Rename"}
          name={
            asked.for === "new" ? `My ${findTemplate(present().template)?.name ?? "style"}` : asked.style.name
          }
          onNamed={keep}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** What is kept of a resume's design. Sections of its own are in no other resume. */
function lookOf({ template, theme, style = NO_STYLE }: DraftContent): Omit<NamedStyle, "id" | "name"> {
  const placed = Object.entries(style.columns ?? {}).filter(([key]) => !key.startsWith("custom:"));
  return { template, theme, style: withField(style, "columns", Object.fromEntries(placed)) };
}
