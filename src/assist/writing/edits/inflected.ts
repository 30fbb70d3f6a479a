import { gerund, past, third } from "../../../domain/language/inflect.ts";

/** "third" is told of a thing: "sends alerts". */
export type Tense = "past" | "present" | "third";
export type Shape = Tense | "gerund" | "base";

/** A verb with what belongs to it in a tense or shape: "care for" → "cared for". */
export function inflected(verb: string, shape: Shape): string {
  const [head = "", ...particle] = verb.split(" ");
  return [form(head, shape), ...particle].join(" ");
}

function form(base: string, shape: Shape): string {
  if (shape === "gerund") return gerund(base);
  if (shape === "third") return third(base);
  return shape === "past" ? past(base) : base;
}
