import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { WALLS } from "./wall-rules.ts";

const root = process.cwd();
const sources = (await readdir(path.join(root, "src"), { recursive: true }))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => path.join("src", file).split(path.sep).join("/"));

const { output } = await cruise(["src"], {
  baseDir: root,
  ruleSet: { forbidden: [...WALLS] },
  validate: true,
  // Types cross walls too.
  tsPreCompilationDeps: true,
  exclude: { path: "\\.test\\.tsx?$" },
  doNotFollow: { path: "node_modules" },
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "node", "default", "types"],
  },
  moduleSystems: ["es6"],
});
if (typeof output === "string") throw new Error(output);

const faults = [...unread(output), ...(await unfollowed(output)), ...crossed(output)];
for (const fault of faults) console.error(fault);
console.log(`${output.summary.totalCruised} modules read, ${faults.length} faults`);
// An exit on the spot would lose the faults that a busy reader has not taken yet.
process.exitCode = faults.length > 0 ? 1 : 0;

// A checker that cannot read TypeScript finds no fault in it: every source must have been read.
function unread(result: ICruiseResult): string[] {
  const read = new Set(result.modules.map((module) => module.source));
  if (sources.length === 0) return ["no modules to read under src"];
  return sources.filter((source) => !read.has(source)).map((source) => `not read: ${source}`);
}

// The parser overlooks forms such as `export type … from`: what the text names, the graph must hold.
async function unfollowed(result: ICruiseResult): Promise<string[]> {
  const faults: string[] = [];
  for (const { source, dependencies } of result.modules) {
    if (!sources.includes(source)) continue;
    const followed = new Set(dependencies.map((dependency) => dependency.module));
    const text = await readFile(path.join(root, source), "utf8");
    for (const [, specifier = ""] of text.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"'?]+)["']/g)) {
      if (!followed.has(specifier))
        faults.push(`not followed: ${source} → ${specifier} (write a plain import)`);
    }
  }
  return faults;
}

function crossed(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to, cycle }) => {
    const route = cycle ? [from, ...cycle.map((step) => step.name)].join(" → ") : `${from} → ${to}`;
    return `${rule.name}: ${route}`;
  });
}
