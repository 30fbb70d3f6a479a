import path from "node:path";

/** What the bundler knows while it divides modules into files. */
interface Chunking {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const web = path.resolve(import.meta.dirname, "../src/web");
const page = (name: string) => path.join(web, "features", name);

const START = [path.join(web, "main.tsx")];
const EDITORS = [page("editor/editors.ts")];
const OWN_RESUMES = [page("dashboard/dashboard-page.tsx")];
/** Pages that share some parts with the editor, and must not wait for the rest of it. */
const OTHERS = [
  "editor/create-page.tsx",
  "landing/home-page.tsx",
  "templates/templates-page.tsx",
  "features/features-page.tsx",
  "demo/demo-page.tsx",
  "auth/auth-page.tsx",
  "admin/admin-page.tsx",
].map(page);
/** What nearly every page has, with all that it imports. */
const EVERYWHERE = /src\/web\/(ui\/(button|icon|skeleton|tag|toast|page-head)\.tsx|[^/]+\.ts)$|lucide-react/;
/**
 * The parser of answers, in the file that editor and dashboard share. The admin page has it too: as a part of every page it would
 * come to the public ones, and in a file of its own it would be one request more for the editor.
 */
const PARSER = /node_modules\/zod\/|src\/web\/api\/parse-answer\.ts$/;

type Known = Record<"start" | "editors" | "ownResumes" | "others" | "everywhere", ReadonlySet<string>>;

/**
 * Left alone, what each two pages share becomes a file of its own: opening the editor took forty requests for scripts. What only
 * the editors need is one file, what they share with the dashboard another. The few small parts that other pages have as well, as
 * dialogs and fields, are in the file that every page has: no other page waits for a resume.
 */
export function chunkGroup(): (id: string, chunking: Chunking) => string | null {
  let known: Known | null = null;
  return (id, chunking) => {
    known ??= closures(chunking);
    if (PARSER.test(id)) return "resume";
    if (known.everywhere.has(id)) return "shared";
    if (!known.editors.has(id) || known.start.has(id)) return null;
    return known.ownResumes.has(id) ? "resume" : "editor";
  };
}

function closures(chunking: Chunking): Known {
  const known = {
    start: closureOf(START, chunking),
    editors: closureOf(EDITORS, chunking),
    ownResumes: closureOf(OWN_RESUMES, chunking),
    others: closureOf(OTHERS, chunking),
  };
  const all = Object.values(known).flatMap((closure) => [...closure]);
  const isPart = (id: string) => known.editors.has(id) && known.others.has(id);
  // With all that they import: a file that imports from the one that begins with it would find it half done.
  const everywhere = closureOf(
    all.filter((id) => EVERYWHERE.test(id) || isPart(id)),
    chunking,
  );
  return { ...known, everywhere };
}

/** Some modules with all that they import, at once and not later. */
function closureOf(entries: readonly string[], chunking: Chunking): ReadonlySet<string> {
  const closure = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (closure.has(id)) continue;
    closure.add(id);
    open.push(...(chunking.getModuleInfo(id)?.importedIds ?? []));
  }
  return closure;
}
