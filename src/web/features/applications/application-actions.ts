import type { ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import type { ApplicationStatus } from "../../../domain/application/status.ts";

/** What can be done with an application, wherever it is shown. */
export interface Actions {
  open(application: ApplicationSummaryAnswer): void;
  /** For who does not see it. */
  say(message: string): void;
  move(application: ApplicationSummaryAnswer, status: ApplicationStatus): void;
  archive(application: ApplicationSummaryAnswer): void;
  remove(application: ApplicationSummaryAnswer): void;
  /** Says that it was sent, and keeps the files. */
  applied(application: ApplicationSummaryAnswer): void;
}
