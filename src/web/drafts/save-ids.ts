import { newId } from "./new-id.ts";

/**
 * Names what is sent: the same again has the same name. Whoever presses again because an answer was lost sends a retry, which the server
 * knows by it, and nothing is kept twice.
 */
export function saveIds(): (sent: unknown) => string {
  const known = new Map<string, string>();
  return (sent) => {
    const key = JSON.stringify(sent);
    const id = known.get(key) ?? newId();
    known.set(key, id);
    return id;
  };
}
