import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { isInstalled } from "./installed.ts";

/** Where it is not installed, the XML alone is looked at. */
export const hasLibreOffice = isInstalled("soffice", "--version");

/** It leaves out files of a longer list than about 250. */
const AT_ONCE = 100;

/** Opens every document in LibreOffice and answers the text that it saves. */
export async function libreOfficeTexts(documents: readonly Uint8Array[]): Promise<string[]> {
  const texts: string[] = [];
  for (let at = 0; at < documents.length; at += AT_ONCE) {
    texts.push(...(await convert(documents.slice(at, at + AT_ONCE))));
  }
  return texts;
}

async function convert(documents: readonly Uint8Array[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "candor-office-"));
  const named = documents.map((_, index) => path.join(folder, `${index}`));
  named.forEach((name, index) => {
    writeFileSync(`${name}.docx`, documents[index] ?? "");
  });
  const profile = pathToFileURL(path.join(folder, "profile")).href;
  await promisify(execFile)("soffice", [
    `-env:UserInstallation=${profile}`,
    "--headless",
    "--convert-to",
    "txt:Text (encoded):UTF8",
    "--outdir",
    folder,
    ...named.map((name) => `${name}.docx`),
  ]);
  const texts = named.map((name) => readFileSync(`${name}.txt`, "utf8"));
  rmSync(folder, { recursive: true, force: true });
  return texts;
}
