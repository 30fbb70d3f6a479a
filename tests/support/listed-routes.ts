import type { FastifyInstance } from "fastify";

/** Every route of an application as "METHOD /path", nested ones whole. */
export function listedRoutes(app: FastifyInstance): string[] {
  const listed: string[] = [];
  const stack: { prefix: string; depth: number }[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split("\n")) {
    const [, indent = "", path = "", methods = ""] =
      /^([│├└─\s]*)(\S+) ?(?:\(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (!path) continue;
    while (stack.length > 0 && (stack.at(-1)?.depth ?? 0) >= indent.length) stack.pop();
    const full = (stack.at(-1)?.prefix ?? "") + path;
    stack.push({ prefix: full, depth: indent.length });
    for (const method of methods.split(", ").filter((name) => name && name !== "HEAD"))
      listed.push(`${method} ${full}`);
  }
  return listed;
}
