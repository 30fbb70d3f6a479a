import { seenIn } from "./own-lines.ts";

const SHORTEST = 3;

/** Whether a place that an ad names is where somebody lives: a whole part of the address, so that New York is not New Zealand. */
export function isAtHome(place: string, home: string): boolean {
  const { roots } = seenIn(place);
  return home.split(",").some((part) => {
    const own = [...seenIn(part).roots];
    return own.join("").length >= SHORTEST && own.every((root) => roots.has(root));
  });
}
