import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runtimePackages } from "./runtime-packages.ts";

test("a package is looked up from where it is needed; optional ones are left out", () => {
  const packages = {
    "node_modules/a": { dependencies: { b: "1" }, peerDependencies: { absent: "1" } },
    "node_modules/a/node_modules/b": { dependencies: { c: "1" }, optionalDependencies: { native: "1" } },
    "node_modules/b": {},
    "node_modules/c": {},
    "node_modules/native": {},
  };
  expect(runtimePackages(["a"], packages)).toEqual([
    "node_modules/a",
    "node_modules/a/node_modules/b",
    "node_modules/c",
  ]);
  expect(() => runtimePackages(["gone"], packages)).toThrow(
    "package-lock.json has no gone, which Candor needs",
  );
});

test("the server's packages are without the page builder and the pages' own", () => {
  const root = path.resolve(import.meta.dirname, "../..");
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
  const places = runtimePackages(
    Object.keys(read("package.json").dependencies),
    read("package-lock.json").packages,
  );
  expect(places).toEqual(
    expect.arrayContaining(["node_modules/fastify", "node_modules/pg", "node_modules/zod"]),
  );
  const foreign =
    /\/(vite|rolldown|react|react-dom|tailwindcss|lucide-react|lightningcss|node|@napi-rs)(\/|$)/;
  expect(places.filter((place) => foreign.test(place))).toEqual([]);
});
