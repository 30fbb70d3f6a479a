import type { Plugin } from "vite";

/**
 * Zod tries whether it may compile code, once, as soon as its first schema is made. Our content security policy forbids that: the
 * try is caught, but reported as a violation on every page that parses, where a real one would go unseen among them.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: "zod-without-eval",
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler: (code) => `${code}\nglobalConfig.jitless = true;\n`,
    },
  };
}
