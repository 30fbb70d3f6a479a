import { ar } from "./languages/ar.ts";
import { bn } from "./languages/bn.ts";
import { cs } from "./languages/cs.ts";
import { da } from "./languages/da.ts";
import { de } from "./languages/de.ts";
import { el } from "./languages/el.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fi } from "./languages/fi.ts";
import { fr } from "./languages/fr.ts";
import { he } from "./languages/he.ts";
import { hi } from "./languages/hi.ts";
import { hu } from "./languages/hu.ts";
import { hy } from "./languages/hy.ts";
import { it } from "./languages/it.ts";
import { ja } from "./languages/ja.ts";
import { ka } from "./languages/ka.ts";
import { ko } from "./languages/ko.ts";
import { nb } from "./languages/nb.ts";
import { nl } from "./languages/nl.ts";
import { pl } from "./languages/pl.ts";
import { pt } from "./languages/pt.ts";
import { ro } from "./languages/ro.ts";
import { ru } from "./languages/ru.ts";
import { sv } from "./languages/sv.ts";
import { ta } from "./languages/ta.ts";
import { th } from "./languages/th.ts";
import { tr } from "./languages/tr.ts";
import { uk } from "./languages/uk.ts";
import { zh } from "./languages/zh.ts";
import type { ResumeLanguage } from "./resume-language.ts";

/** Every language that a resume can be in, in the order in which people are shown them. */
export const resumeLanguages: readonly ResumeLanguage[] = [
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  da,
  sv,
  nb,
  fi,
  pl,
  cs,
  hu,
  ro,
  tr,
  el,
  uk,
  ru,
  ar,
  he,
  hi,
  bn,
  ta,
  th,
  ja,
  ko,
  zh,
  ka,
  hy,
];

export const DEFAULT_LANGUAGE: ResumeLanguage = en;

/** The language of a BCP 47 tag, by its first part: "de-AT" is German here. */
export function findResumeLanguage(tag: string): ResumeLanguage | undefined {
  const [primary = ""] = tag.toLowerCase().split("-");
  const code = primary === "no" ? "nb" : primary;
  return resumeLanguages.find((language) => language.code === code);
}
