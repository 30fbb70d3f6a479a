import { isKnownVerb } from "../../domain/language/inflect.ts";

export interface Scene {
  readonly scene: string;
  readonly rest: string;
}

const SCENE =
  /^((?:on|in|at|during|when|while|for|every|after|before|since|as|because of my [\w-]+|with|together with|along with)\b[^,]*?),? (?:i|I) (?:also |usually |often |always )?(?=\w)/i;

/** "On Sundays I ran the carvery" → the scene "on Sundays" and "I ran the carvery". */
export function sceneOf(sentence: string): Scene | null {
  const match = SCENE.exec(sentence);
  const scene = match?.[1];
  if (!match || !scene || /^in (?:this|my)\b(?! role as)/i.test(scene)) return null;
  const rest = sentence.slice(match[0].length);
  if (!isKnownVerb(rest.split(" ")[0] ?? "")) return null;
  const plain = scene.replace(/^in my role as (?:an? )?/i, "as ");
  const small = /^[A-Z][a-z]+/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
  return { scene: small, rest: `I ${rest}` };
}

/** "ran the carvery, carved for 120" → "ran the carvery on Sundays, carved for 120". */
export function withScene(told: string, scene: string): string {
  const end = /^as /.test(scene) ? told.length : (/[,;]| and (?=\w+ed\b)/.exec(told)?.index ?? told.length);
  return `${told.slice(0, end)} ${scene}${told.slice(end)}`;
}
