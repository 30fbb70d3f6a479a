import { type FieldGroup, fieldGroup } from "./field-group.ts";
import type { ForeignObject } from "./foreign-object.ts";
import { linesOf } from "./plain-groups.ts";

/** A foreign summary of a position has no field of its own here; its lines come first. */
function bulletsBy(read: (source: ForeignObject) => { summary: string; highlights: string[] }): FieldGroup {
  return fieldGroup({
    kinds: { bullets: "lines" },
    keys: ["highlights", "summary"],
    write: ({ bullets }) => (bullets.length === 0 ? {} : { highlights: bullets }),
    read(source) {
      const { summary, highlights } = read(source);
      return { bullets: [...linesOf(summary), ...highlights] };
    },
  });
}

export const bullets = bulletsBy((source) => ({
  summary: source.text("summary"),
  highlights: source.texts("highlights"),
}));

/** The same of what the first format had no section for. */
export const welcomeBullets = bulletsBy((source) => ({
  summary: source.welcomeText("summary"),
  highlights: source.welcomeTexts("highlights"),
}));
