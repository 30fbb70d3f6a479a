import type { FieldKind } from "../../parser/shown-fields.ts";
import type { Problem, Rule } from "../rule.ts";

/** What many portals take at most. */
const MOST_MEGABYTES = 2.5;

/** A rule about what programs found of one kind of field in the real file. */
function ofReadings(id: Rule["id"], severity: Rule["severity"], kind: FieldKind): Rule {
  return {
    id,
    group: "readers",
    severity,
    check: ({ document }) => {
      const fields = document?.view.fields.filter((field) => field.kind === kind) ?? [];
      if (fields.length === 0) return null;
      return fields.flatMap(({ pointer, written, by }): Problem[] => {
        const failed = by.filter(({ status }) => status !== "read");
        const [worst] = failed;
        if (!worst) return [];
        const isClear = failed.every(({ status }) => status !== "unclear");
        return [
          {
            pointer,
            params: {
              text: written,
              readers: failed.length,
              of: by.length,
              seen: isClear ? worst.seen : "",
              unclear: isClear ? 0 : 1,
            },
          },
        ];
      });
    },
  };
}

export const readerRules: readonly Rule[] = [
  ofReadings("read-contact", "high", "contact"),
  ofReadings("read-dates", "high", "date"),
  ofReadings("read-positions", "medium", "position"),
  ofReadings("read-lines", "low", "line"),
  ofReadings("read-others", "low", "other"),
  {
    id: "file-size",
    group: "readers",
    severity: "medium",
    check: ({ document }) => {
      if (!document) return null;
      const megabytes = document.bytes / 1024 / 1024;
      return megabytes > MOST_MEGABYTES
        ? [{ pointer: "", params: { megabytes: megabytes.toFixed(1), limit: MOST_MEGABYTES } }]
        : [];
    },
  },
];
