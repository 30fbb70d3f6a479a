import { stem } from "../domain/language/stem.ts";
import { STOP_WORDS } from "../domain/language/stop-words.ts";
import { tokens } from "../domain/language/tokens.ts";
import { inForm } from "../domain/text/normal-form.ts";

/** Whether a cut took words out of an answer that the person had said: "up to 120 orders" was theirs but for the number. */
export function losesWords(source: string, answer: string, cut: string): boolean {
  const kept = rootsOf(cut);
  const said = rootsOf(source);
  return [...rootsOf(answer)].some((root) => said.has(root) && !kept.has(root));
}

function rootsOf(text: string): ReadonlySet<string> {
  const words = tokens(inForm("NFD", text).replace(/\p{M}/gu, "")).filter(
    ({ lower }) => !STOP_WORDS.has(lower),
  );
  return new Set(words.map(({ lower }) => stem(lower)));
}
