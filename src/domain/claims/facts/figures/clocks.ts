import type { Read } from "./figure.ts";
import type { Token } from "./tokens.ts";
import { datedQuantity } from "./years.ts";

/** "7:30", "6am", "7.30 pm", "half six". */
export function clockAt(tokens: readonly Token[], at: number, token: Token): Read | null {
  if (token.kind !== "number") return null;
  const [sign, minutes] = tokens.slice(at + 1, at + 3);
  let hours = Number(/^\d\d?\.\d\d$/.test(token.text) ? token.text.split(".")[0] : token.text);
  let next = at + 1;
  let rest = /^\d\d?\.[0-5]\d$/.test(token.text) ? Number(token.text.split(".")[1]) : 0;
  const colon = sign?.text === ":" && sign.glued && minutes?.glued && /^[0-5]\d$/.test(minutes.text);
  if (colon) {
    rest = Number(minutes.text);
    next += 2;
  }
  const half = /^(?:am|pm|o'clock|oclock)$/.exec(tokens[next]?.text ?? "")?.[0];
  if ((!colon && half === undefined) || hours > 24) return null;
  if (half === "pm" && hours < 12) hours += 12;
  if (half !== undefined) next += 1;
  return { figures: [datedQuantity("clock", hours + rest / 60, token, tokens[next - 1] ?? token)], next };
}
