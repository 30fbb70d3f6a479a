import type { EngineForLines, Repair } from "../../engine.ts";
import { EngineFailure } from "../../engine-failure.ts";
import { askEndpoint, type EndpointOptions } from "./ask-endpoint.ts";
import { maskContacts } from "./mask-contacts.ts";
import { type Payload, payloadOf, severalPayload } from "./payload.ts";
import { LONGEST_ANSWER } from "./read-answer.ts";
import { readLines } from "./read-lines.ts";
import { sentLine } from "./sent-line.ts";

export interface HostedEngineOptions extends EndpointOptions {
  readonly model: string;
  /** The person's own, which do not leave. */
  readonly names?: readonly string[];
  /** Cancels the call; an engine is cheap, so that each call can have its own. */
  readonly signal?: AbortSignal;
  /** Milliseconds for one proposal, retries, pauses and all that is streamed included. */
  readonly deadline?: number;
}

const DEADLINE = 30_000;
/** A mark, or half a character, whose end has not come yet. */
const UNFINISHED = /(?:\[[^\]\n]{0,16}|[\uD800-\uDBFF])$/;

/** Any endpoint that speaks the chat completions protocol. */
export function createHostedEngine(options: HostedEngineOptions): EngineForLines {
  // Over all proposals of this engine: a first answer was paid for, whatever became of the second.
  let answered = false;
  const onAnswered = () => {
    answered = true;
  };
  /** Within the time for one proposal; whatever ends it is told as a failure of the endpoint. */
  async function within<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
    const { signal } = options;
    const deadline = AbortSignal.timeout(options.deadline ?? DEADLINE);
    const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      return await work((payload, onContent) =>
        askEndpoint({ ...options, stop, onAnswered, onContent }, payload),
      );
    } catch (error) {
      const connected = !(error instanceof EngineFailure) || error.connected;
      if (signal?.aborted) throw new EngineFailure("cancelled", { answered, connected });
      if (deadline.aborted) throw new EngineFailure("timeout", { answered });
      if (error instanceof EngineFailure) throw new EngineFailure(error.kind, { ...error, answered });
      throw new EngineFailure("unreachable", { shape: reasonOf(error), answered });
    }
  }
  return {
    name: "hosted",
    propose: (request, repair, onText) =>
      within(async (ask) => {
        const { hide, restore } = maskContacts(options.names);
        const line = sentLine(request, hide);
        const payload = payloadOf(options.model, request, line, repair && masked(repair, hide));
        const onContent =
          onText && ((content: string) => onText(bounded(restore(content.replace(UNFINISHED, "")))));
        return bounded(restore(await ask(payload, onContent)));
      }),
    proposeLines: (lines) =>
      within(async (ask) => {
        const [first] = lines;
        if (!first) return [];
        // Each has marks of its own: what comes back in one line never has a detail of another.
        const masks = lines.map(() => maskContacts(options.names));
        const sent = lines.map(({ request, repair }, at) => {
          const hide = masks[at]?.hide ?? String;
          return { ...sentLine(request, hide), repair: repair && masked(repair, hide) };
        });
        const content = await ask(severalPayload(options.model, first.request, sent));
        return readLines(content, lines.length).map((text, at) => text && (masks[at]?.restore(text) ?? null));
      }),
  };
}

type Ask = (payload: Payload, onContent?: (content: string) => void) => Promise<string>;

function masked({ answer, violations }: Repair, hide: (text: string) => string): Repair {
  return { answer: hide(answer), violations: violations.map(hide) };
}

/** A mark that is said again and again would be a long link again and again. */
function bounded(text: string): string {
  if (text.length > LONGEST_ANSWER) throw new EngineFailure("too-large");
  return text;
}

/** "ECONNREFUSED" and the like, which tell whoever runs the server what to mend. */
function reasonOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
