import { endGuide, hasGuide, keepGuide } from "../../../guide-storage.ts";
import { createStore } from "../../../store.ts";
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
  let remembered = session.id();
  const { read, subscribe, become: tell } = createStore(remembered !== null && hasGuide(remembered));

  const remember = () => {
    const id = session.id();
    if (id === remembered) return;
    remembered = id;
    if (read() && id !== null) keepGuide(id);
  };
  const become = (next: boolean) => {
    const id = session.id();
    if (id !== null) (next ? keepGuide : endGuide)(id);
    tell(next);
  };

  return {
    read,
    subscribe,
    start: () => become(true),
    end: () => become(false),
    remember,
  };
}
