import { z } from "zod";
import type { AiConfig, Config } from "../../server/env.ts";
import { type Finding, findingsOf, isLocal, reasonOf } from "./finding.ts";

const { ok, off, warning, failed } = findingsOf("ai");

const WAIT_MS = 10_000;
const MAX_BYTES = 4 * 1024 * 1024;
const NAMED = 12;

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Asks which models there are: no text is sent, and nothing is billed. Answers also the endpoint's time. */
export async function diagnoseAi({ ai }: Config): Promise<{ findings: Finding[]; date: Date | null }> {
  if (!ai)
    return {
      findings: [off("AI_BASE_URL is not set: the embedded engine answers, on this machine")],
      date: null,
    };
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
    findings.push(await judge(response, ai, host));
    return { findings, date: date && !Number.isNaN(Date.parse(date)) ? new Date(date) : null };
  } catch (error) {
    findings.push(
      failed(
        `${host} does not answer: ${reasonOf(error)}`,
        "Look at AI_BASE_URL (most end in /v1), whether the endpoint runs, and whether this machine may reach it.",
      ),
    );
    return { findings, date: null };
  }
}

async function judge(response: Response, { model }: AiConfig, host: string): Promise<Finding> {
  const { status } = response;
  if (status === 401 || status === 403)
    return failed(`${host} refuses the key (${status})`, "Look at AI_API_KEY, and what the key may do.");
  if (status === 404 || status === 405)
    return warning(
      `${host} answers, but does not list its models (${status})`,
      "Some endpoints do not. If the AI help fails too, look at the path of AI_BASE_URL: most end in /v1.",
    );
  if (!response.ok)
    return failed(`${host} answers ${status}`, "Look at the endpoint's own log, or try again later.");
  const listed = modelList.safeParse(await readJson(response));
  if (!listed.success)
    return warning(
      `${host} answers something else than a list of models`,
      "Look at the path of AI_BASE_URL: most end in /v1.",
    );
  const ids = listed.data.data.map(({ id }) => id);
  // Ollama lists llama3 as llama3:latest, and takes either.
  if (ids.includes(model) || ids.includes(`${model}:latest`)) return ok(`${host} answers and has ${model}`);
  const some = ids.slice(0, NAMED).join(", ") + (ids.length > NAMED ? ", …" : "");
  return failed(
    `${host} does not have ${model}`,
    `Set AI_MODEL to one that it has: ${some || "it has none"}.`,
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
