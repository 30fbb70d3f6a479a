import { readFileSync, writeSync } from "node:fs";
import { connect } from "node:net";
import { isMainThread, Worker } from "node:worker_threads";
import { FILE_FORMATS } from "../../src/domain/files/file-format.ts";
import { readOrder } from "../../src/renderers/file/read-order.ts";
import { renderFile } from "../../src/renderers/file/render-file.ts";
import { createPdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates } from "../../src/templates/registry.ts";

/** Text that would make some engine open a file or an address, if it were taken for more than text. */
const NAMES_FILES = [
  `#read("/etc/passwd") #image("/etc/passwd") #include "/etc/passwd" #import "@preview/x:0.1.0": *`,
  `<img src="http://127.0.0.1:9/x"><link rel=stylesheet href="//127.0.0.1:9/x"><!ENTITY x SYSTEM "file:///etc/passwd">`,
  String.raw`\input{/etc/passwd} \includegraphics{http://127.0.0.1:9/x.png} @import url(http://127.0.0.1:9/)`,
  `../../../../etc/passwd file:///etc/passwd http://127.0.0.1:9/ \\\\127.0.0.1\\share`,
];

const resume = {
  version: 1,
  name: "../../etc/passwd",
  role: NAMES_FILES[0],
  location: NAMES_FILES[1],
  website: "http://127.0.0.1:9/x",
  summary: NAMES_FILES.join("\n"),
  experience: [{ title: "file:///etc/passwd", company: NAMES_FILES[3], period: "", bullets: NAMES_FILES }],
  skills: NAMES_FILES,
  projects: [{ name: NAMES_FILES[0]?.slice(0, 200), desc: NAMES_FILES }],
};

async function renderAll(): Promise<number> {
  const pdf = await createPdfRenderer({ deadline: 30_000 });
  let made = 0;
  for (const { id: template } of templates) {
    for (const format of FILE_FORMATS) {
      const read = readOrder({ resume, template, page: "a4", fit: false, format });
      if (!read.ok) throw new Error(JSON.stringify(read.issues));
      const { bytes } = await renderFile(read.order, async () => pdf);
      if (bytes.byteLength > 0) made += 1;
    }
  }
  await pdf.close();
  return made;
}

function print(line: string | number): void {
  writeSync(1, `${line}\n`);
}

/** What the guards must catch, here and in a thread of its own. */
function misbehave(): void {
  try {
    print(readFileSync("/etc/hosts", "utf8").length);
  } catch (error) {
    print(`file: ${error instanceof Error && "code" in error ? error.code : error}`);
  }
  connect(9, "127.0.0.1").on("error", () => {});
}

if (process.argv.includes("misbehave")) {
  misbehave();
  if (isMainThread) new Worker(new URL(import.meta.url), { argv: ["misbehave"] });
} else {
  print(`made: ${await renderAll()}`);
}
