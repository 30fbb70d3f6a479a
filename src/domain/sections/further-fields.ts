import { LIMITS } from "../limits.ts";
import type { FormField } from "./section.ts";

/** Fields that several kinds of sections have in common. */

export const locationField: FormField = {
  key: "location",
  label: "Location",
  kind: "line",
  limit: LIMITS.line,
  example: "Leeds, or Remote",
  isFurther: true,
};

export const linkField: FormField = {
  key: "link",
  label: "Link",
  kind: "line",
  limit: LIMITS.website,
  example: "example.com",
  isFurther: true,
  isAddress: true,
};

export const keywordsField: FormField = {
  key: "keywords",
  label: "Keywords",
  kind: "chips",
  limit: LIMITS.line,
  maxEntries: LIMITS.keywords,
  endsAtComma: true,
  isFurther: true,
};

export const periodField: FormField = {
  key: "period",
  label: "Period",
  kind: "line",
  limit: LIMITS.line,
  holds: "date",
  example: "Mar 2021 – Present",
};
