import { readdir } from "node:fs/promises";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { WALLS } from "./wall-rules.ts";

const root = process.cwd();
const sources = (await readdir(path.join(root, "src"), { recursive: true }))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => path.join("src", file).split(path.sep).join("/"));

const { output } = await cruise(
  ["src"],
  {
    baseDir: root,
    ruleSet: { forbidden: [...WALLS] },
    validate: true,
    // Types cross walls too.
    tsPreCompilationDeps: true,
    exclude: { path: "\\.test\\.tsx?$" },
    doNotFollow: { path: "node_modules" },
    // Resolves what Vite and Node resolve: file extensions are always written out.
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
    externalModuleResolutionStrategy: "node_modules",
    moduleSystems: ["es6"],
  },
);
if (typeof output === "string") throw new Error(output);

const faults = [...unread(output), ...crossed(output)];
for (const fault of faults) console.error(fault);
console.log(`${output.summary.totalCruised} modules read, ${faults.length} walls crossed`);
process.exit(faults.length > 0 ? 1 : 0);

// A checker that cannot read TypeScript finds no fault in it: every source must have been read.
function unread(result: ICruiseResult): string[] {
  const read = new Set(result.modules.map((module) => module.source));
  if (sources.length === 0) return ["no modules to read under src"];
  return sources.filter((source) => !read.has(source)).map((source) => `not read: ${source}`);
}

function crossed(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to, cycle }) => {
    const route = cycle ? [from, ...cycle.map((step) => step.name)].join(" → ") : `${from} → ${to}`;
    return `${rule.name}: ${route}`;
  });
}
