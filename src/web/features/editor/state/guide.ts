import { guideSample } from "../../../../domain/resume/guide-sample.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { endGuide, hasGuide, keepGuide } from "../../../guide-storage.ts";
import { createStore } from "../../../store.ts";
import type { EditorSession } from "../saving/session.ts";

/** The sample that is shown, in grey, wherever nothing is written yet. It never comes near the draft itself. */
export interface Guide {
  /** Null where none is shown. */
  read(): Resume | null;
  subscribe(listener: () => void): () => void;
  /** Both are steps that undo takes back. */
  start(): void;
  end(): void;
  /** The draft has changed: a new resume has its id only once it is saved, and the sample is of no trade once its owner's is known. */
  follow(): void;
  /** Hears of undo and redo until it is stopped. */
  listen(): () => void;
}

export function createGuide({ id: idOf, store }: Pick<EditorSession, "id" | "store">): Guide {
  const sample = () => guideSample(store.read().content.resume);
  let remembered = idOf();
  const isOn = remembered !== null && hasGuide(remembered);
  const { read, subscribe, become: tell } = createStore<Resume | null>(isOn ? sample() : null);

  const follow = () => {
    const id = idOf();
    if (id !== remembered) {
      remembered = id;
      if (read() && id !== null) keepGuide(id);
    }
    if (read() && read() !== sample()) tell(sample());
  };
  const show = (isShown: boolean) => {
    const id = idOf();
    if (id !== null) (isShown ? keepGuide : endGuide)(id);
    tell(isShown ? sample() : null);
  };
  const choose = (isShown: boolean) => {
    show(isShown);
    store.recordGuide(isShown);
  };

  return {
    read,
    subscribe,
    start: () => choose(true),
    end: () => choose(false),
    follow,
    listen: () => store.onGuide(show),
  };
}
