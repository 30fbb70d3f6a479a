/** A value that parts of a page listen to, as `useSyncExternalStore` wants it. */
export interface Store<Value> {
  read(): Value;
  subscribe(listener: () => void): () => void;
  become(next: Value): void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
