import { linesOf } from "../domain/suggestions/form.ts";
import { type ImproveRequest, SUMMARY_LINES } from "../domain/suggestions/request.ts";
import { cleanText } from "../domain/text/clean-text.ts";
import type { Improved } from "./improved.ts";
import { screen } from "./screening/screen.ts";
import { improveHere } from "./writing/improve-here.ts";
import { saysNothing } from "./writing/summary/empty-words.ts";

/** What the embedded engine makes of a request that nobody has looked at yet. Runs in the browser too. */
export function answerHere(request: ImproveRequest): Improved {
  const checked = { ...request, text: cleanText(request.text).trim() };
  return screen(checked) ?? answeredHere(checked);
}

/** The same for a request that was screened. */
export function answeredHere(request: ImproveRequest): Improved {
  const own = improveHere(request);
  const thin =
    request.task === "summary" && (linesOf(own.text).length < SUMMARY_LINES.least || saysNothing(own.text));
  return thin ? { ...own, findings: [...own.findings, { code: "thin-summary" }] } : own;
}
