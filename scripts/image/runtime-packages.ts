/** What a lock of version 3 says about a package. */
export interface LockedPackage {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Dependencies of the page builder and of the pages that it makes. `npm start` installs them; a built Candor does not need them. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  "@fontsource-variable/fraunces",
  "@fontsource-variable/inter",
  "@tailwindcss/vite",
  "@vitejs/plugin-react",
  "harper.js",
  "lucide-react",
  // Its program is copied by itself: the package downloads it when it is installed.
  "node",
  "react",
  "react-dom",
  "react-router",
  "subset-font",
  "tailwindcss",
  "vite",
]);

/**
 * Folders of the packages that the server and the commands run on, found as Node looks them up. Optional packages are left out:
 * they are native builds for one platform, and nothing of ours needs them.
 */
export function runtimePackages(dependencies: readonly string[], packages: LockedPackages): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string, isPeer: boolean): void => {
    // Types, which some packages name among what they run on.
    if (name.startsWith("@types/")) return;
    const place = lookUp(name, from, packages);
    if (place === null && isPeer) return;
    if (place === null) throw new Error(`package-lock.json has no ${name}, which ${from || "Candor"} needs`);
    if (found.has(place)) return;
    found.add(place);
    const { dependencies = {}, peerDependencies = {} } = packages[place] ?? {};
    for (const needed of Object.keys(dependencies)) visit(needed, place, false);
    for (const needed of Object.keys(peerDependencies)) visit(needed, place, true);
  };
  for (const name of dependencies) if (!BUILD_ONLY.has(name)) visit(name, "", false);
  return [...found].sort();
}

function lookUp(name: string, from: string, packages: LockedPackages): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const place = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === "") return null;
  }
}
