import type { Plugin } from "vite";

/** The files that a resume is opened by, after the names of scripts/chunk-groups.ts. */
const STARTED_WITH = new Set(["index", "shared", "resume", "editor"]);

/**
 * V8 only looks over a function until it is called, and compiles it then, while the page waits. By this line it compiles a file beside
 * the page while it arrives; other browsers take it for a comment. Of these files most functions are called before a resume is open.
 */
const HINT = "//# allFunctionsCalledOnLoad";

export function eagerCompile(): Plugin {
  return {
    name: "eager-compile",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && STARTED_WITH.has(file.name)) file.code = `${HINT}\n${file.code}`;
      },
    },
  };
}
