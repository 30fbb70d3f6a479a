import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroup } from "./scripts/chunk-groups.ts";
import { eagerCompile } from "./scripts/eager-compile.ts";
import { siteHead } from "./scripts/site-head.ts";
import { templateStills } from "./scripts/stills/template-stills.ts";
import { zodWithoutEval } from "./scripts/zod-without-eval.ts";

export default defineConfig({
  root: path.join(import.meta.dirname, "src/web"),
  plugins: [react(), tailwindcss(), templateStills(), siteHead(), zodWithoutEval(), eagerCompile()],
  server: { proxy: { "/api": `http://localhost:${process.env.API_PORT ?? 3000}` } },
  worker: { format: "es", plugins: () => [zodWithoutEval()] },
  build: {
    // The CSP allows no data: font, and every browser that reads this CSS can preload modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Left alone, each shared component becomes a file of its own: a dozen requests before a page answers.
        codeSplitting: {
          // The groups are whole already: what they import is in them, or in what every page has.
          groups: [{ name: chunkGroup(), includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
