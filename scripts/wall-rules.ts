import type { IForbiddenRuleType } from "dependency-cruiser";

type Rule = IForbiddenRuleType;

/** Inner layers and what each may import; everything else under src is out of bounds for them. */
const INNER_LAYERS: Record<string, readonly string[]> = {
  domain: [],
  contract: ["domain"],
  templates: ["domain"],
  threads: [],
  renderers: ["domain", "templates", "threads"],
  readers: ["domain"],
  assist: ["domain", "judge"],
  judge: [],
};

const SERVER_ONLY = [
  "^src/server/",
  "^src/threads/",
  "^src/cli/",
  "^src/assist/engines/",
  "^src/renderers/(pdf|docx|file)/",
];
const PURE_PACKAGES = ["zod"];
/** The tagger of the embedded engine, which the browser loads with it. */
const ASSIST_PACKAGES = [...PURE_PACKAGES, "compromise"];
const BROWSER_PACKAGES = [
  "zod",
  "react",
  "react-dom",
  "react-router",
  "lucide-react",
  "fflate",
  "pdfjs-dist",
  "harper\\.js",
  "@fontsource-variable",
];

const innerWalls: Rule[] = Object.entries(INNER_LAYERS).map(([layer, below]) => ({
  name: `${layer}-imports-inwards`,
  severity: "error",
  from: { path: `^src/${layer}/` },
  to: { path: "^src/", pathNot: [layer, ...below].map((allowed) => `^src/${allowed}/`) },
}));

/** The import directions of docs/architecture.md. */
export const WALLS: readonly Rule[] = [
  ...innerWalls,
  {
    name: "domain-is-pure",
    severity: "error",
    from: { path: "^src/(domain|contract|templates)/" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "domain-uses-pure-packages-only",
    severity: "error",
    from: { path: "^src/(domain|contract|templates)/" },
    to: { path: "node_modules", pathNot: PURE_PACKAGES.map((name) => `node_modules/${name}/`) },
  },
  {
    name: "assist-runs-anywhere",
    severity: "error",
    from: { path: "^src/assist/", pathNot: "^src/assist/engines/" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "assist-uses-pure-packages-only",
    severity: "error",
    from: { path: "^src/assist/", pathNot: "^src/assist/engines/" },
    to: { path: "node_modules", pathNot: ASSIST_PACKAGES.map((name) => `node_modules/${name}/`) },
  },
  {
    name: "readers-run-anywhere",
    severity: "error",
    from: { path: "^src/readers/" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "judge-runs-anywhere",
    severity: "error",
    from: { path: "^src/judge/", pathNot: "^src/judge/load-[a-z]+\\.ts$" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "judge-uses-no-package",
    severity: "error",
    from: { path: "^src/judge/" },
    to: { path: "node_modules" },
  },
  {
    name: "the-server-side-loads-the-judge",
    severity: "error",
    from: { path: "^src/", pathNot: "^src/(server|cli|judge)/" },
    to: { path: "^src/judge/load-[a-z]+\\.ts$" },
  },
  {
    name: "assist-knows-no-engine-by-name",
    severity: "error",
    from: { path: "^src/assist/", pathNot: "^src/assist/engines/" },
    to: { path: "^src/assist/engines/" },
  },
  {
    name: "server-never-imports-web",
    severity: "error",
    from: { path: "^src/(server|cli)/" },
    to: { path: "^src/web/" },
  },
  {
    name: "server-never-imports-cli",
    severity: "error",
    from: { path: "^src/server/" },
    to: { path: "^src/cli/" },
  },
  {
    name: "web-never-imports-the-server-side",
    severity: "error",
    from: { path: "^src/web/" },
    to: { path: SERVER_ONLY },
  },
  {
    name: "web-never-imports-node",
    severity: "error",
    from: { path: "^src/web/" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "web-uses-browser-packages-only",
    severity: "error",
    from: { path: "^src/web/" },
    to: { path: "node_modules", pathNot: BROWSER_PACKAGES.map((name) => `node_modules/${name}/`) },
  },
  {
    name: "shared-web-files-know-no-feature",
    severity: "error",
    from: {
      path: "^src/web/([^/]+\\.tsx?$|api/|differences/|drafts/|endpoints/|sheets/|suggestions/|threads/|variants/)",
    },
    to: { path: "^src/web/features/" },
  },
  {
    name: "features-do-not-import-each-other",
    severity: "error",
    from: { path: "^src/web/features/([^/]+)/" },
    to: { path: "^src/web/features/", pathNot: "^src/web/features/$1/" },
  },
  {
    name: "features-do-not-import-the-app",
    severity: "error",
    from: { path: "^src/web/(features|ui)/" },
    to: { path: "^src/web/app/" },
  },
  {
    name: "the-kit-knows-no-feature",
    severity: "error",
    from: { path: "^src/web/ui/" },
    to: { path: "^src/web/features/" },
  },
  {
    name: "the-product-never-imports-its-scaffold",
    severity: "error",
    from: { path: "^src/" },
    to: { path: "^(tests|scripts|bench|evals)/" },
  },
  { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
  {
    name: "every-import-resolves",
    severity: "error",
    from: {},
    to: { couldNotResolve: true, pathNot: "^virtual:template-" },
  },
];
