import { type Helpers, improve } from "../../assist/improve.ts";
import type { Improved } from "../../assist/improved.ts";
import type { AssistContext, ImproveRequest } from "../../domain/suggestions/request.ts";
import type { ImproveLine } from "./lines.ts";

type Answer = Pick<Improved, "text" | "verdict" | "questions" | "findings" | "hints" | "refused">;

export async function answerImprove(line: ImproveLine, helpers: Helpers): Promise<Answer> {
  const { text, verdict, questions, findings, hints, refused } = await improve(requestOf(line), helpers);
  return { text, verdict, questions, findings, hints, refused };
}

function requestOf({ context, ...line }: ImproveLine): ImproveRequest {
  if (!context) return line;
  const given = Object.entries(context).filter(([, value]) => value !== undefined);
  return { ...line, context: Object.fromEntries(given) satisfies AssistContext };
}
