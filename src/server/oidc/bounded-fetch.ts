import type { CustomFetch } from "openid-client";

/** People wait for it with an empty page before them. */
const WAIT_MS = 8_000;
/** Keys and descriptions of large providers have some ten kilobytes. */
const MOST_BYTES = 512 * 1024;

/** No answer, or one that is too long or too late. */
export class ProviderAwayError extends Error {
  override name = "ProviderAwayError";
}

/** A request to a provider, with a deadline for the whole answer and a bound on its size. */
export const boundedFetch: CustomFetch = async (url, { method, headers, redirect, body: sent }) => {
  try {
    const response = await fetch(url, {
      ...{ method, headers, redirect },
      // Forms and nothing: what a code is exchanged with.
      ...(sent instanceof URLSearchParams && { body: sent }),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const body = await readBounded(response);
    const { status, statusText } = response;
    const answered = { status, statusText, headers: whole(response.headers) };
    // A status without a body takes none, not even an empty one.
    return new Response(body.byteLength > 0 ? body : null, answered);
  } catch (error) {
    throw new ProviderAwayError(reasonOf(error), { cause: error });
  }
};

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > MOST_BYTES) throw new Error(`the answer has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The body is unpacked by now. */
function whole(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) kept.delete(name);
  return kept;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  if (error.name === "TimeoutError") return `no answer within ${WAIT_MS / 1000} seconds`;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  return code || cause.message;
}
