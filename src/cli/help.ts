import { templates, themes } from "../templates/registry.ts";
import { EXIT } from "./failure.ts";

export const HELP = `Usage: candor render [resume.json] --out FILE [options]
       candor render [orders.jsonl] --batch [options]
       candor import FILE [--no-data]
       candor improve [lines.jsonl]
       candor claims [lines.jsonl] [--judges both | facts | model]
       candor match [lines.jsonl] [--by meaning | rules]
       candor tailor [lines.jsonl]
       candor tailor [resume.json] --job FILE
       candor admin create | promote | demote | reset-password | reset-factors --email ADDRESS [options]
       candor admin invite [--email ADDRESS]
       candor backup FILE
       candor restore FILE [--replace]
       candor rollback [--to FILE] --yes
       candor check
       candor doctor

Makes a file of a resume, in Candor's own format or as JSON Resume. Reads standard input where
no file is named, or "-".

  --out FILE         where to write; its ending says what: .pdf .docx .txt .html .json
  --template NAME    ${templates.map(({ id }) => id).join(", ")}
  --theme NAME       ${columns(themes.map(({ id }) => id))}
  --page SIZE        a4 (default) or letter
  --fit              tighten a PDF to one page within legible bounds, and say so when it
                     cannot; HTML and DOCX are made as tight, their pages are their readers'
  --style JSON       where the design departs from template and theme, such as
                     '{"accent":"#7a1f3d","bodySize":10.5,"pageNumbers":true}': also
                     lineSpacing, marginX, marginY, fonts, columns, dates
  --part NAME        resume (default), or cover-letter: the letter kept with it, in the same
                     design; as .json both are one
  --no-data          leave out of a PDF or DOCX the data from which candor import, or the
                     editor, reads the whole resume back
  --format NAME      for .json: json-resume (default) or candor
  --batch            each line of the input is an order in JSON:
                     {"resume": …, "out": "x.pdf", "template"?, "theme"?, "page"?, "fit"?, "style"?,
                     "part"?, "data"?}
                     options given on the command line hold where an order says nothing
  --help             this text

candor import reads a resume out of a PDF, DOCX, text or JSON file and prints {"kind", "resume",
"unplaced"}, with the resume in Candor's own format and every word that found no place in it. A file that Candor made carries the resume as
data and gives it back exactly; --no-data reads its words instead, as those of any other file.

candor improve makes text of a resume better and adds no fact. Each line of the input is
{"task": "summary" | "experience" | "project", "text", "tone"?, "seniority"?, "context"?};
for a summary the context may carry the resume: {"roles": [{"title", "company", "period", "bullets"}],
"skills", "education", "asOf": "2026-03"}, the month up to which a position that goes on is counted;
each line of the output {"text", "verdict": "supported" | "ask", "questions", "findings", "hints",
"refused"}; with "ask" the text may be used only after its question is answered. With AI_BASE_URL, AI_API_KEY
and AI_MODEL set, that endpoint proposes; else the embedded engine does. "context" is an object, as
in POST /api/ai/improve: {"title"?, "company"?, "period"?, "facts"?: […], "statements"?: […]}.
candor claims tells whether a source supports a suggestion: {"source", "suggestion", "context"?} →
{"verdict": "supported" | "ask" | "blocked", "supported", "unsupported": [{"kind", "text"}], "ask":
[{"text", "question", "choices"}]}. --judges facts or --judges model judges by rules or by the
learned judge alone. "context" is one string here: the person's other words, a line for each.
candor match tells what a job ad asks for and what a resume has to show for it, both as texts:
{"resume", "job"} → {"score", "hits", "missing", "total", "requirements": [{"skill", "kind", "level":
"must" | "nice", "anyOf", "years", "status": "proven" | "adjacent" | "missing", "evidence", "via",
"asked"}]}. Evidence quotes the resume. What an application is often not read without comes first
(licence, right to work, years, degree, place). --by rules asks no model and sees words alone: it is
fast, and takes a denial for a proof.

candor tailor plans how a resume can show what a job asks for: {"resume", "job"}, the resume as data →
{"plan": {"requirements", "steps", "questions", "scores": {"now", "tailored"}}, "title", "variant"}. A step
shows, hides, moves up or rewords something that is there: {"id", "kind", "proofs": [{"requirement",
"quote": {"place", "text"}}], "before", "after", "edits"}. Each quote is the resume's own words; places
are JSON pointers with ids in the place of numbers. "variant" is the resume with every step. A must-have
that the resume does not show is a question, and never a claim. The embedded engine rewords, also
where an endpoint is set.

candor admin works on the database of DATA_DIR or DATABASE_URL, also while the server runs.

reset-factors takes somebody's authenticator app, passkeys and recovery codes away and ends the
sessions, for whoever has lost them: after that the password alone signs in.

invite makes the link by which one person may open an account within seven days, where SIGNUPS is invite or
open; with --email, that address alone: {"invitation", "email", "expiresAt"}. No mail goes out.

  --email ADDRESS    whose account
  --name NAME        for create; "Administrator" where it is not given
  --generate         make up a password and answer it; else it is read from standard input.
                     One that was made up or reset has to be changed at the first sign-in.

candor backup writes one committed state of that database into FILE, also while the server runs;
candor restore reads it into an empty database of either engine, or with --replace into one
that is not empty. DATA_DIR/session-secret is no part of it. A row that cannot be stored, such
as a damaged one, is left out, with what belongs to it, and named on standard error as
{"leftOut", "reason"}; all others are restored.
candor rollback returns to the state before the last upgrade: the latest backup that the server wrote
into DATA_DIR/upgrade-backups before it changed the database, or the one that --to names. No server may
run meanwhile. What is in the database now is kept in a backup beside it. Afterwards start the release
of that time: {"rolledBackTo", "madeAt", "migration", "rows", "keptAside"}.
candor check reads that database to its end, changes nothing, and tells whether it is sound:
{"sound", "database", "file"?, "problems": [text], "pendingMigrations": [name]}.
candor doctor looks at what a server stands on, also while it runs: configuration (also variables that
nothing reads), disk, database, mail, identity providers, the AI endpoint and the clock. It sends no mail and no text:
{"healthy", "findings": [{"check", "status": "ok" | "off" | "warning" | "failed", "message", "advice"?}]}.
Warnings and failures stand on standard error too, a line for each.

Standard output has one line of JSON for each file: {"out", "bytes", "pages"?, "fits"?, "unwritten"?}.
Standard error has the failures as JSON: {"error", "issues": [{"pointer", "message"}]};
a batch writes them in the place of the result, with the number of the line.

Ends with ${EXIT.done} done, ${EXIT.unexpected} unexpected failure, ${EXIT.wrongUse} wrong use, ${EXIT.badInput} no resume in the input, ${EXIT.notDrawn} cannot be laid out,
${EXIT.notWritten} cannot be written, ${EXIT.someFailed} some lines of a batch failed, or some rows were not restored,
${EXIT.unsound} the database is not sound, ${EXIT.inUse} a server works on the database,
${EXIT.unhealthy} the doctor found something that fails.
`;

function columns(names: readonly string[]): string {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last === undefined || last.length + name.length > 66) lines.push(name);
    else lines[lines.length - 1] = `${last}, ${name}`;
  }
  return lines.join(`,\n${" ".repeat(21)}`);
}
