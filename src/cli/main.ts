import { createHostedEngine } from "../assist/engines/openai-compatible/hosted-engine.ts";
import { readConfig } from "../server/env.ts";
import { administer } from "./admin/admin.ts";
import { readAdminOptions } from "./admin/options.ts";
import { answerLines } from "./assist/answer-lines.ts";
import { answerClaims, claimsLine } from "./assist/claims.ts";
import { answerImprove, improveLine } from "./assist/improve.ts";
import { answerMatch, matchLine } from "./assist/match.ts";
import { readInput } from "./assist/options.ts";
import { backup, restore } from "./backup/backup.ts";
import { readBackupOptions, readRestoreOptions } from "./backup/options.ts";
import { CliFailure, EXIT, reportOf } from "./failure.ts";
import { HELP } from "./help.ts";
import { readOptions } from "./render/options.ts";
import { renderBatch } from "./render/render-batch.ts";
import { renderOne } from "./render/render-one.ts";

async function render(args: string[]): Promise<number> {
  const options = readOptions(args);
  const { out } = options;
  if (out !== undefined) {
    const made = await renderOne({ ...options, out }, process.stdin, process.cwd());
    if (made.fits === false) complain({ warning: "It does not fit one page and stands as designed." });
    if (made.unwritten) complain({ warning: `No font of ours writes ${made.unwritten.join(", ")}.` });
    print(made);
    return EXIT.done;
  }
  return printAll(renderBatch(options, process.stdin, process.cwd()));
}

async function improve(args: string[]): Promise<number> {
  const { ai } = readConfig(process.env);
  const engine = ai === null ? undefined : createHostedEngine(ai);
  return printAll(
    answerLines(readInput(args), process.stdin, process.cwd(), improveLine, (line) =>
      answerImprove(line, engine),
    ),
  );
}

async function claims(args: string[]): Promise<number> {
  return printAll(answerLines(readInput(args), process.stdin, process.cwd(), claimsLine, answerClaims));
}

async function match(args: string[]): Promise<number> {
  return printAll(answerLines(readInput(args), process.stdin, process.cwd(), matchLine, answerMatch));
}

async function printAll(answers: AsyncIterable<object>): Promise<number> {
  let failed = false;
  for await (const answer of answers) {
    if ("error" in answer) failed = true;
    print(answer);
  }
  return failed ? EXIT.someFailed : EXIT.done;
}

async function run([command, ...args]: string[]): Promise<number> {
  if (command === "--help" || command === "help" || args.includes("--help")) {
    process.stdout.write(HELP);
    return EXIT.done;
  }
  if (command === "render") return render(args);
  if (command === "improve") return improve(args);
  if (command === "claims") return claims(args);
  if (command === "match") return match(args);
  if (command === "admin") {
    print(await administer(readAdminOptions(args), process.env, process.stdin));
    return EXIT.done;
  }
  if (command === "backup") {
    print(await backup(readBackupOptions(args), process.env));
    return EXIT.done;
  }
  if (command === "restore") {
    print(await restore(readRestoreOptions(args), process.env));
    return EXIT.done;
  }
  throw new CliFailure(EXIT.wrongUse, `There is no command ${command ?? ""}. See candor --help.`);
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function complain(line: object): void {
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

// A reader that has seen enough, such as head, is no failure.
process.stdout.on("error", () => process.exit(EXIT.done));

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (failure) {
  complain(reportOf(failure));
  process.exitCode = failure instanceof CliFailure ? failure.exit : EXIT.unexpected;
}
