import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../support/running-server.ts";

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(path.join(projectRoot, file), "utf8"));
const { packages }: { packages: Record<string, LockedPackage> } = read("package-lock.json");
const locked = Object.entries(packages).filter(([place]) => place !== "");

test("every package that is installed is held to its digest, and comes from no place of its own", () => {
  expect(locked.length).toBeGreaterThan(100);
  const digest = /^sha512-[\w+/]{86}==( |$)/;
  expect(locked.filter(([, one]) => !digest.test(one.integrity ?? "")).map(([place]) => place)).toEqual([]);
  // A place in the lock would be asked instead of the registry that whoever installs has chosen.
  const elsewhere = locked.filter(([, one]) => one.resolved !== undefined || one.link === true);
  expect(elsewhere.map(([place]) => place)).toEqual([]);
});

test("every version is exact: nothing newer comes in by itself", () => {
  const { dependencies, devDependencies } = read("package.json");
  const asked = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
