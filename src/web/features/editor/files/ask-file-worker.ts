import type { FileAnswer, FileQuestion } from "./import-worker.ts";

const DEADLINE_MS = 15_000;

type Outcome = FileAnswer | "late" | "broken";

/** Asks a thread of its own about a file, and ends it with the answer. */
export async function askFileWorker(question: FileQuestion): Promise<Outcome> {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  const outcome = await new Promise<Outcome>((resolve) => {
    const timer = setTimeout(() => resolve("late"), DEADLINE_MS);
    const end = (answer: Outcome) => {
      clearTimeout(timer);
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
      if (data.readFile !== undefined || data.readings !== undefined) end(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end("broken");
    };
    worker.postMessage(question);
  });
  worker.terminate();
  return outcome;
}
