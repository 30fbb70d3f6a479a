import { z } from "zod";
import type { AiConfig } from "../../server/env.ts";
import type { EndpointInUse } from "./endpoint-in-use.ts";
import { type Finding, findingsOf, isLocal, reasonOf } from "./finding.ts";

const { ok, off, warning, failed } = findingsOf("ai");

const WAIT_MS = 10_000;
const MAX_BYTES = 4 * 1024 * 1024;
const NAMED = 12;

/** Where what has to be mended stands. */
const FROM_ENVIRONMENT = { address: "AI_BASE_URL", key: "AI_API_KEY", model: "AI_MODEL" };
const FROM_PAGE = {
  address: "its address on the admin page AI",
  key: "its key on the admin page AI",
  model: "its model on the admin page AI",
};

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Asks which models there are: no text is sent, and nothing is billed. Answers also the endpoint's time. */
export async function diagnoseAi(inUse: EndpointInUse): Promise<{ findings: Finding[]; date: Date | null }> {
  const ai = inUse.endpoint;
  if (!ai) return { findings: [withoutEndpoint(inUse)], date: null };
  const names = inUse.isFromPage ? FROM_PAGE : FROM_ENVIRONMENT;
  const { host, hostname, protocol } = new URL(ai.baseUrl);
  const findings: Finding[] = [];
  if (protocol === "http:" && !isLocal(hostname))
    findings.push(
      warning(
        `what people write goes to ${host} in clear`,
        "Use an https address, unless the network between them is private.",
      ),
    );
  try {
    const response = await fetch(`${ai.baseUrl.replace(/\/+$/, "")}/models`, {
      headers: ai.apiKey === null ? {} : { authorization: `Bearer ${ai.apiKey}` },
      signal: AbortSignal.timeout(WAIT_MS),
      redirect: "error",
    });
    const date = response.headers.get("date");
    findings.push(await judge(response, ai, { host, names }));
    return { findings, date: date && !Number.isNaN(Date.parse(date)) ? new Date(date) : null };
  } catch (error) {
    findings.push(
      failed(
        `${host} does not answer: ${reasonOf(error)}`,
        `Look at ${names.address} (most end in /v1), whether the endpoint runs, and whether this machine may reach it.`,
      ),
    );
    return { findings, date: null };
  }
}

function withoutEndpoint({ isFromPage, isUnreadable }: EndpointInUse): Finding {
  if (isUnreadable)
    return failed(
      "the key of the endpoint in use was sealed under another SESSION_SECRET, and the embedded engine answers instead",
      "Enter the key again on the admin page AI, or start with the secret of before.",
    );
  return off(
    isFromPage
      ? "the embedded engine was chosen on the admin page AI: it answers, on this machine"
      : "AI_BASE_URL is not set: the embedded engine answers, on this machine",
  );
}

async function judge(
  response: Response,
  { model }: AiConfig,
  { host, names }: { host: string; names: typeof FROM_PAGE },
): Promise<Finding> {
  const { status } = response;
  if (status === 401 || status === 403)
    return failed(`${host} refuses the key (${status})`, `Look at ${names.key}, and what it may do.`);
  if (status === 404 || status === 405)
    return warning(
      `${host} answers, but does not list its models (${status})`,
      `Some endpoints do not. If the AI help fails too, look at the path of ${names.address}: most end in /v1.`,
    );
  if (!response.ok)
    return failed(`${host} answers ${status}`, "Look at the endpoint's own log, or try again later.");
  const listed = modelList.safeParse(await readJson(response));
  if (!listed.success)
    return warning(
      `${host} answers something else than a list of models`,
      `Look at the path of ${names.address}: most end in /v1.`,
    );
  const ids = listed.data.data.map(({ id }) => id);
  // Ollama lists llama3 as llama3:latest, and takes either.
  if (ids.includes(model) || ids.includes(`${model}:latest`)) return ok(`${host} answers and has ${model}`);
  const some = ids.slice(0, NAMED).join(", ") + (ids.length > NAMED ? ", …" : "");
  return failed(
    `${host} does not have ${model}`,
    `Set ${names.model} to one that it has: ${some || "it has none"}.`,
  );
}

/** Null for what is too long or no JSON. */
async function readJson(response: Response): Promise<unknown> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BYTES) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
