import { formatPeriod, isIsoDate, parsePeriod } from "../../text/period.ts";
import { type FieldMapping, textField, withoutEmpty } from "./field-mapping.ts";

/** Our free text "Jan 2020 – Present" as `startDate` and `endDate`. */
export const periodDates: FieldMapping = textField({
  key: "startDate",
  write(text) {
    const period = parsePeriod(text);
    return withoutEmpty({ startDate: period?.start, endDate: period?.end });
  },
  read(source) {
    const dates = [source.text("startDate"), source.text("endDate")].map((date) => date.trim());
    const [start = "", end = ""] = dates;
    const known = dates.every((date) => date === "" || isIsoDate(date));
    if (!known) return dates.filter((date) => date !== "").join(" – ");
    return formatPeriod({ ...(start && { start }), ...(end && { end }) });
  },
});
