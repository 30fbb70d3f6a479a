import { openThread } from "../../threads/open-thread.ts";
import type { Damage } from "./sqlite-damage.ts";

/** Looks at the whole of a file that is too long for a start to wait for, in a thread of its own. */
export function checkInBackground(file: string, onDamage: (damage: Damage) => void): () => Promise<unknown> {
  const worker = openThread(new URL("./check-worker.ts", import.meta.url), { workerData: file });
  worker.on("message", (damage: Damage) => {
    if (damage.length > 0) onDamage(damage);
  });
  // A look that fails says nothing about the file, and must not end the server.
  worker.on("error", () => {});
  worker.unref();
  return () => worker.terminate();
}
