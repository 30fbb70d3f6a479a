import type { ImproveRequest } from "../domain/suggestions/request.ts";

export type EngineName = "embedded" | "hosted";

/** What was wrong with an engine's last answer, for its one chance to mend it. */
export interface Repair {
  readonly answer: string;
  /** Plain sentences, each naming one violation. */
  readonly violations: readonly string[];
}

/** Something that proposes a text. What it proposes is checked before anyone can use it. */
export interface Engine {
  readonly name: EngineName;
  /** `onText` is told what is written so far, by an engine that answers piece by piece. */
  propose(request: ImproveRequest, repair?: Repair, onText?: (text: string) => void): Promise<string>;
}

/** A line among several, with what was wrong with its last answer. */
export interface LineAsked {
  readonly request: ImproveRequest;
  readonly repair?: Repair | undefined;
}

/** One that can be asked about several lines of one task, tone and seniority at once. */
export interface EngineForLines extends Engine {
  /** In the order of the lines; null where a line has no answer that could be read. */
  proposeLines(lines: readonly LineAsked[]): Promise<readonly (string | null)[]>;
}
