import { intervalOf, isIsoDate } from "../../dates/interval.ts";
import { writeInterval } from "../../dates/write-interval.ts";
import { DEFAULT_LANGUAGE } from "../../resume-language/registry.ts";
import { fieldGroup } from "./field-group.ts";
import type { ForeignObject } from "./foreign-object.ts";
import { withoutEmpty } from "./plain-groups.ts";
import { certainDates } from "./short-dates.ts";

/** Our free text "Jan 2020 – Present" as `startDate` and `endDate`. */
function periodBy(textAt: (source: ForeignObject, key: string) => string) {
  return fieldGroup({
    kinds: { period: "line" },
    keys: ["startDate", "endDate"],
    write({ period }) {
      const { start, end } = certainDates(period);
      return withoutEmpty({ startDate: start ?? undefined, endDate: end ?? undefined });
    },
    read(source) {
      const dates = [textAt(source, "startDate"), textAt(source, "endDate")].map((date) => date.trim());
      const [start = "", end = ""] = dates;
      const known = dates.every((date) => date === "" || isIsoDate(date));
      if (!known) return { period: dates.filter((date) => date !== "").join(" – ") };
      return { period: writeInterval(intervalOf(start || null, end || null), "short", DEFAULT_LANGUAGE) };
    },
  });
}

export const periodDates = periodBy((source, key) => source.text(key));

/** The same of what the first format had no period for. */
export const welcomePeriod = periodBy((source, key) => source.welcomeText(key));
