import type { Refusal } from "../../domain/issue.ts";
import type { RenderFailureCode } from "../pdf/render-failure.ts";
import type { GivenOrder } from "./read-order.ts";
import type { RenderedFile } from "./render-file.ts";

/** The file and the name of the person it is about, or what is wrong with the order. */
export type RenderResult = { readonly ok: true; file: RenderedFile; person: string } | Refusal;

/**
 * `expires` by the clock on the wall, the only one that threads share: nobody waits for the answer after it. Nobody has asked for a
 * file that is made ahead, yet.
 */
export type QueuedOrder = { kind: "order"; id: number; order: GivenOrder; expires: number; isAhead: boolean };

/** Who ordered is gone: what has not begun need not be made. */
export type RenderRequest = QueuedOrder | { kind: "cancel"; id: number };

export type RenderAnswer =
  | { kind: "alive"; ready: boolean }
  /** The order has left the queue: from here on it is the document that takes the time. */
  | { kind: "begun"; id: number }
  | { kind: "done"; id: number; result: RenderResult }
  | { kind: "failed"; id: number; code: RenderFailureCode | null; cause: unknown };
