import type { ImproveRequest } from "../domain/suggestions/request.ts";

export type EngineName = "embedded" | "hosted";

/** What was wrong with an engine's last answer, for its one chance to mend it. */
export interface Repair {
  readonly answer: string;
  /** Plain sentences, each naming one violation. */
  readonly violations: readonly string[];
}

/** Something that proposes a text. What it proposes is checked before anyone sees it. */
export interface Engine {
  readonly name: EngineName;
  propose(request: ImproveRequest, repair?: Repair): Promise<string>;
}
