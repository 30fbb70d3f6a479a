import type { z } from "zod";
import { answerLines } from "./assist/answer-lines.ts";
import type { JudgeSetting } from "./assist/judge-messages.ts";
import type { JudgeThread } from "./assist/judge-thread.ts";
import { readClaimsOptions, readInput, readMatchOptions, readTailorOptions } from "./assist/options.ts";
import type { TailorLine } from "./assist/tailor-line.ts";
import { CliFailure, EXIT, reportOf } from "./failure.ts";

// Each command fetches its own parts: a resume is drawn without the database, and help costs nothing.

async function render(args: string[]): Promise<number> {
  const { readOptions } = await import("./render/options.ts");
  const options = readOptions(args);
  const { out } = options;
  if (out === undefined) {
    const { renderBatch } = await import("./render/render-batch.ts");
    return printAll(renderBatch(options, process.stdin, process.cwd()));
  }
  const { renderOne } = await import("./render/render-one.ts");
  const made = await renderOne({ ...options, out }, process.stdin, process.cwd());
  if (made.fits === false) complain({ warning: "It does not fit one page and stands as designed." });
  if (made.unwritten) complain({ warning: `No font of ours writes ${made.unwritten.join(", ")}.` });
  print(made);
  return EXIT.done;
}

async function improve(args: string[]): Promise<number> {
  const { readConfig } = await import("../server/env.ts");
  return judged(readConfig(process.env).ai, async (thread) => {
    const { improveLine } = await import("./assist/lines.ts");
    return answer(args, improveLine, (line) => thread.answer({ kind: "improve", line }));
  });
}

async function claims(args: string[]): Promise<number> {
  const { input, judges } = readClaimsOptions(args);
  return judged(null, async (thread) => {
    const { claimsLine } = await import("./assist/lines.ts");
    return answer([input], claimsLine, (line) => thread.answer({ kind: "claims", line, judges }));
  });
}

/** Judging takes a tenth of a second a line, in which this thread reads and writes. */
async function judged(
  endpoint: JudgeSetting["endpoint"],
  work: (thread: JudgeThread) => Promise<number>,
): Promise<number> {
  const { openJudgeThreads } = await import("./assist/judge-threads.ts");
  const thread = openJudgeThreads({ endpoint }, (warning) => complain({ warning }));
  try {
    return await work(thread);
  } finally {
    await thread.close();
  }
}

async function match(args: string[]): Promise<number> {
  const { input, by } = readMatchOptions(args);
  const { answerMatch, matchLine } = await import("./assist/match.ts");
  if (by === "rules") return answer([input], matchLine, (line) => answerMatch(line, null, ""));
  return judged(null, async (thread) =>
    answer([input], matchLine, (line) => thread.answer({ kind: "match", line })),
  );
}

async function tailor(args: string[]): Promise<number> {
  const { tailorLine, tailorOrder } = await import("./assist/tailor-line.ts");
  const { input, files } = readTailorOptions(args);
  return judged(null, async (thread) => {
    const answered = (line: TailorLine) => thread.answer({ kind: "tailor", order: tailorOrder(line) });
    if (files === null) return answer([input], tailorLine, answered);
    const { readTailorFiles } = await import("./assist/tailor-files.ts");
    print(await answered(await readTailorFiles(files, process.stdin, process.cwd())));
    return EXIT.done;
  });
}

function answer<Line, Answer extends object>(
  args: string[],
  schema: z.ZodType<Line>,
  work: (line: Line) => Answer | Promise<Answer>,
): Promise<number> {
  return printAll(answerLines(readInput(args), process.stdin, process.cwd(), schema, work));
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
    const { HELP } = await import("./help.ts");
    process.stdout.write(HELP);
    return EXIT.done;
  }
  if (command === "render") return render(args);
  if (command === "import") {
    const { importFile } = await import("./import/import-file.ts");
    print(await importFile(args, process.cwd()));
    return EXIT.done;
  }
  if (command === "improve") return improve(args);
  if (command === "claims") return claims(args);
  if (command === "match") return match(args);
  if (command === "tailor") return tailor(args);
  if (command === "admin") {
    const { readAdminOptions } = await import("./admin/options.ts");
    const options = readAdminOptions(args);
    if (options.action === "invite") {
      const { invite } = await import("./admin/invite.ts");
      print(await invite(options, process.env));
      return EXIT.done;
    }
    const { administer } = await import("./admin/admin.ts");
    print(await administer(options, process.env, process.stdin));
    return EXIT.done;
  }
  if (command === "backup") {
    const { readBackupOptions } = await import("./backup/options.ts");
    const { backup } = await import("./backup/backup.ts");
    print(await backup(readBackupOptions(args), process.env));
    return EXIT.done;
  }
  if (command === "restore") {
    const { readRestoreOptions } = await import("./backup/options.ts");
    const { restore } = await import("./backup/backup.ts");
    const { leftOut, ...report } = await restore(readRestoreOptions(args), process.env);
    for (const { table, id, reason } of leftOut)
      if (reason !== null) complain({ leftOut: `${table} ${id}`, reason });
    print({ ...report, leftOut: leftOut.length });
    // The rest is restored and stays; the code is for scripts that would not read the lines.
    return leftOut.length > 0 ? EXIT.someFailed : EXIT.done;
  }
  if (command === "rollback") {
    const { readRollbackOptions } = await import("./rollback/options.ts");
    const { rollback } = await import("./rollback/rollback.ts");
    print(await rollback(readRollbackOptions(args), process.env));
    return EXIT.done;
  }
  if (command === "check") {
    if (args.length > 0)
      throw new CliFailure(EXIT.wrongUse, "candor check takes no options. See candor --help.");
    const { check } = await import("./check/check.ts");
    const report = await check(process.env);
    print(report);
    return report.sound ? EXIT.done : EXIT.unsound;
  }
  if (command === "doctor") {
    if (args.length > 0)
      throw new CliFailure(EXIT.wrongUse, "candor doctor takes no options. See candor --help.");
    const { doctor } = await import("./doctor/doctor.ts");
    const report = await doctor(process.env, new Date());
    for (const finding of report.findings) if ("advice" in finding) complain(finding);
    print(report);
    return report.healthy ? EXIT.done : EXIT.unhealthy;
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
