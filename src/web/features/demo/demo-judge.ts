import manifest from "../../../../weights/small.json";
import type { Judge } from "../../../judge/answer.ts";
import { openJudge } from "../../../judge/judge.ts";
import { roomForWeights } from "../../../judge/scratch.ts";
import { loadPatiently } from "./load-patiently.ts";

// As the build reads them: files of our own site, named by their content.
const KERNEL = new URL("../../../judge/kernel/kernel.wasm", import.meta.url);
const VOCABULARY = new URL("../../../../weights/vocabulary.txt", import.meta.url);
const WEIGHTS = new URL("../../../../weights/small.safetensors", import.meta.url);

/** Within the time that a thread has for its answer. */
const PATIENCE_MS = 12_000;
/** A line that hangs must not keep later presses from a new attempt. */
const GIVEN_UP_MS = 180_000;

/** The small judge: some megabytes, so it comes when somebody asks for it. Null where it did not come. */
export const demoJudge = loadPatiently(loadJudge, PATIENCE_MS);

async function loadJudge(): Promise<Judge> {
  const [kernel, vocabulary, file] = await Promise.all([KERNEL, VOCABULARY, WEIGHTS].map(bytesAt));
  if (!kernel || !vocabulary || !file) throw new Error("a file of the judge is missing");
  const weights = roomForWeights(file.byteLength);
  weights.file.set(file);
  return openJudge({
    kernel,
    weights,
    vocabulary: new TextDecoder().decode(vocabulary),
    bounds: manifest.thresholds,
  });
}

async function bytesAt(address: URL): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(GIVEN_UP_MS) });
  if (!response.ok) throw new Error(`${address.pathname} answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
