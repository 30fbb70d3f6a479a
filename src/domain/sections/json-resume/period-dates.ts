import { intervalOf, isIsoDate } from "../../dates/interval.ts";
import { certainInterval } from "../../dates/parse-interval.ts";
import { writeInterval } from "../../dates/write-interval.ts";
import { DEFAULT_LANGUAGE } from "../../resume-language/registry.ts";
import { type FieldMapping, textField, withoutEmpty } from "./field-mapping.ts";

/** Our free text "Jan 2020 – Present" as `startDate` and `endDate`. */
export const periodDates: FieldMapping = textField({
  key: "startDate",
  write(text) {
    const period = certainInterval(text);
    return withoutEmpty({ startDate: period?.start ?? undefined, endDate: period?.end ?? undefined });
  },
  read(source) {
    const dates = [source.text("startDate"), source.text("endDate")].map((date) => date.trim());
    const [start = "", end = ""] = dates;
    const known = dates.every((date) => date === "" || isIsoDate(date));
    if (!known) return dates.filter((date) => date !== "").join(" – ");
    return writeInterval(intervalOf(start || null, end || null), "short", DEFAULT_LANGUAGE);
  },
});
