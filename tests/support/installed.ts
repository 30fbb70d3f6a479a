import { spawnSync } from "node:child_process";

/** Whether a program is at hand. The full proof needs every one: a check left out would look like one that passed. */
export function isInstalled(program: string, option: string): boolean {
  const found = spawnSync(program, [option]).status === 0;
  if (!found && process.env.CANDOR_PROVE === "1") {
    throw new Error(`${program} is not installed, and the proof needs it.`);
  }
  return found;
}
