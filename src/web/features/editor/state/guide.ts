import { endGuide, hasGuide, keepGuide } from "../../../guide-storage.ts";
import type { EditorSession } from "../saving/session.ts";

/** Whether the sample is shown, in grey, wherever nothing is written yet. It never comes near the draft itself. */
export interface Guide {
  read(): boolean;
  subscribe(listener: () => void): () => void;
  start(): void;
  end(): void;
  /** A new resume has its id only once it is saved; called then, the device remembers its guide. */
  remember(): void;
}

export function createGuide(session: Pick<EditorSession, "id">): Guide {
  const listeners = new Set<() => void>();
  let remembered = session.id();
  let on = remembered !== null && hasGuide(remembered);

  const remember = () => {
    const id = session.id();
    if (id === remembered) return;
    remembered = id;
    if (on && id !== null) keepGuide(id);
  };
  const become = (next: boolean) => {
    on = next;
    const id = session.id();
    if (id !== null) (on ? keepGuide : endGuide)(id);
    for (const listener of listeners) listener();
  };

  return {
    read: () => on,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => become(true),
    end: () => become(false),
    remember,
  };
}
