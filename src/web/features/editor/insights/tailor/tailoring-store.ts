import { createStore, type Store } from "../../../../store.ts";
import type { EditorSession } from "../../saving/session.ts";
import type { PlanState } from "./plan-state.ts";

export type TailoringState =
  | { readonly at: "closed" }
  | { readonly at: "asking" }
  | { readonly at: "failed"; readonly message: string }
  | PlanState;

export const CLOSED: TailoringState = { at: "closed" };

/** A plan lasts while its resume is open, whatever tab or side of the editor is looked at. */
const stores = new WeakMap<EditorSession, Store<TailoringState>>();

/** Apart from what makes plans: whoever opens a resume has to know only that there is none yet. */
export function tailoringOf(session: EditorSession): Store<TailoringState> {
  const store = stores.get(session) ?? createStore<TailoringState>(CLOSED);
  stores.set(session, store);
  return store;
}
