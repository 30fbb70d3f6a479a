import type { ImproveRequest } from "../../../domain/suggestions/request.ts";
import type { Repair } from "../../engine.ts";
import { PROMPTS } from "./prompts.ts";

interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

export interface Payload {
  readonly model: string;
  readonly messages: readonly Message[];
  readonly temperature: 0.5;
  readonly max_tokens: 1000;
}

/** The body of the call, as specified; a repair goes on with the same conversation. */
export function payloadOf(
  model: string,
  { task, text, tone, seniority, context }: ImproveRequest,
  repair?: Repair,
): Payload {
  const confirmed = (context?.statements ?? []).map((statement) => `Confirmed: ${statement}\n`).join("");
  const messages: Message[] = [
    { role: "system", content: PROMPTS[task] },
    { role: "user", content: `${text}\n${confirmed}Tone: ${tone}\nSeniority: ${seniority}` },
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
