import { NO_STYLE, STYLE_FIELDS } from "../../../../../domain/document/style/custom-style.ts";
import { Button } from "../../../../ui/button.tsx";
import { useEditor } from "../../editor-context.tsx";
import { offerUndo } from "../../offer-undo.ts";
import { ColumnsControl } from "../columns/columns-control.tsx";
import { AccentControl } from "./accent-control.tsx";
import { DateStyleChoice } from "./date-style-choice.tsx";
import { FontsControl } from "./fonts-control.tsx";
import { PageNumbersControl } from "./page-numbers-control.tsx";
import { SLIDERS, SliderControl } from "./slider-control.tsx";
import { useStyle } from "./use-style.ts";

/** Where the resume departs from its template, each with a way back, and one for all. */
export function StyleControls() {
  const { session, view } = useEditor();
  const { style } = useStyle();
  const isOwn = STYLE_FIELDS.some((field) => style[field] !== undefined);
  const backAll = () => {
    session.store.design({ style: NO_STYLE });
    view.say("The style is the template’s again.");
    offerUndo(session.store, "The style is the template’s again.");
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-serif text-18 font-semibold">Your own style</legend>
      <p className="mt-1 text-12 text-ink-soft">
        For this resume, on top of its template and theme.
        <span className="max-lg:hidden"> The page beside it follows at once.</span>
        <span className="lg:hidden"> Preview shows the page.</span>
      </p>
      <div className="mt-3 grid gap-4">
        <FontsControl />
        <AccentControl />
        <div className="grid gap-3">
          {SLIDERS.map((slider) => (
            <SliderControl key={slider.field} {...slider} />
          ))}
        </div>
        <PageNumbersControl />
        <DateStyleChoice />
        <ColumnsControl />
        <div>
          {/* Disabled for real, it would drop the focus of whoever pressed it. */}
          <Button size="small" variant="secondary" aria-disabled={!isOwn} onClick={backAll}>
            All back to the template’s
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
