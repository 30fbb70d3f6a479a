import type { EngineFailure } from "../../assist/engine-failure.ts";
import type { HostedEngineOptions } from "../../assist/engines/openai-compatible/hosted-engine.ts";
import type { Improved } from "../../assist/improved.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";

/** What a thread needs for one suggestion; without an endpoint the embedded engine answers. */
export interface ImproveJob {
  request: ImproveRequest;
  endpoint: Omit<HostedEngineOptions, "signal"> | null;
}

export type ImproveMessage =
  | { kind: "improve"; id: number; job: ImproveJob }
  | { kind: "cancel"; id: number };

export type ImproveReport =
  | { kind: "alive" }
  | { kind: "done"; id: number; improved: Improved }
  /** The endpoint failed; an error's own class does not survive the way between threads. */
  | {
      kind: "endpoint-failed";
      id: number;
      failure: Pick<EngineFailure, "kind" | "status" | "shape" | "answered">;
    }
  | { kind: "failed"; id: number; cause: unknown };
