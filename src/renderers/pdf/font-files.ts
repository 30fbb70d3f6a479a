import { fileURLToPath } from "node:url";

/** Where a font file of `families.ts` lies on this machine. */
export function fontPath(file: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`));
}
