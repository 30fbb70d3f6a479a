import type { ImproveRequest } from "../../../domain/suggestions/request.ts";
import type { Repair } from "../../engine.ts";
import { PROMPTS, severalPrompt } from "./prompts.ts";
import type { SentLine } from "./sent-line.ts";

interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

export interface Payload {
  readonly model: string;
  readonly messages: readonly Message[];
  readonly temperature: 0.5;
  readonly max_tokens: 1000 | 2000;
  readonly stream?: true;
}

type Asked = Pick<ImproveRequest, "task" | "tone" | "seniority">;

/** The body of the call, as specified; a repair goes on with the same conversation. */
export function payloadOf(
  model: string,
  { task, tone, seniority }: Asked,
  { text, context, confirmed }: SentLine,
  repair?: Repair,
): Payload {
  const around = context === null ? "" : `Context: ${JSON.stringify(context)}\n`;
  const stated = confirmed.map((statement) => `Confirmed: ${statement}\n`).join("");
  const messages: Message[] = [
    { role: "system", content: PROMPTS[task] },
    { role: "user", content: `${text}\n${around}${stated}Tone: ${tone}\nSeniority: ${seniority}` },
  ];
  if (repair) {
    messages.push(
      { role: "assistant", content: repair.answer },
      {
        role: "user",
        content: `${repair.violations.join("\n")}\nAnswer again with the corrected text only.`,
      },
    );
  }
  return { model, messages, temperature: 0.5, max_tokens: 1000 };
}

/** Several lines of one task in one call, each with its number; a line that is asked for again has what was wrong. */
export function severalPayload(
  model: string,
  { task, tone, seniority }: Asked,
  lines: readonly (SentLine & { readonly repair?: Repair | undefined })[],
): Payload {
  const numbered = lines.map(({ text, context, confirmed, repair }, at) => ({
    line: at + 1,
    text,
    ...(context !== null && { context }),
    ...(confirmed.length > 0 && { confirmed }),
    ...(repair && { answer: repair.answer, wrong: repair.violations }),
  }));
  const messages: Message[] = [
    { role: "system", content: severalPrompt(task) },
    { role: "user", content: JSON.stringify({ tone, seniority, lines: numbered }) },
  ];
  return { model, messages, temperature: 0.5, max_tokens: 2000 };
}
