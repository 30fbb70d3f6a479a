import { type Refusal, refuse } from "../../issue.ts";
import { checkResume } from "../check-resume.ts";
import { measuredLines } from "../feature-import/measured-lines.ts";
import { type TracedWords, traceWords } from "../feature-import/trace-words.ts";
import { linkIn } from "../link-in.ts";
import { RESUME_VERSION, type Resume } from "../resume.ts";
import { withinLimits } from "../text-import/within-limits.ts";
import { parseCsv } from "./parse-csv.ts";

/** The tables of LinkedIn's data archive that tell something of a resume. */
export const ARCHIVE_FILES = [
  "Profile.csv",
  "Positions.csv",
  "Education.csv",
  "Skills.csv",
  "Languages.csv",
  "Certifications.csv",
  "Projects.csv",
  "Volunteering.csv",
  "Honors.csv",
  "Publications.csv",
  "Email Addresses.csv",
  "PhoneNumbers.csv",
] as const;

type ArchiveFile = (typeof ARCHIVE_FILES)[number];
type Row = Readonly<Record<string, string>>;

export type ReadArchive = ({ readonly ok: true; readonly resume: Resume } & TracedWords) | Refusal;

/** A resume out of LinkedIn's data archive: what its tables say, field by field. */
export function readArchive(files: readonly (readonly [name: string, text: string])[]): ReadArchive {
  const tables = new Map(
    ARCHIVE_FILES.map((wanted) => [
      wanted,
      files.flatMap(([name, text]) => (name === wanted ? parseCsv(text) : [])),
    ]),
  );
  const source = measuredLines(linesOf(tables.values()));
  const rows = (name: ArchiveFile): readonly Row[] => tables.get(name) ?? [];
  if ([...tables.values()].every((table) => table.length === 0))
    return refuse("unknown-format", "", "There is no profile in this archive.");
  const [profile = {}] = rows("Profile.csv");
  const of = (row: Row, key: string): string => row[key] ?? "";
  const mails = rows("Email Addresses.csv");
  const mail = mails.find((row) => /^yes$/i.test(of(row, "Primary"))) ?? mails[0] ?? {};
  const [phone = {}] = rows("PhoneNumbers.csv");
  const [website = "", ...links] = addressesIn(of(profile, "Websites"));
  const checked = checkResume(
    withinLimits({
      version: RESUME_VERSION,
      name: joined(" ", of(profile, "First Name"), of(profile, "Last Name")),
      role: of(profile, "Headline"),
      location: of(profile, "Geo Location") || of(profile, "Address"),
      email: of(mail, "Email Address"),
      phone: of(phone, "Number"),
      website,
      links: links.map((url) => ({ label: "", url })),
      summary: of(profile, "Summary"),
      experience: rows("Positions.csv").map((row) => ({
        title: of(row, "Title"),
        company: of(row, "Company Name"),
        period: periodOf(row),
        ...placed(of(row, "Location")),
        bullets: linesIn(of(row, "Description")),
      })),
      education: rows("Education.csv").map((row) => ({
        school: of(row, "School Name"),
        degree: of(row, "Degree Name"),
        period: periodOf(row),
        courses: linesIn(joined("\n", of(row, "Activities"), of(row, "Notes"))),
      })),
      skills: rows("Skills.csv").map((row) => ({ text: of(row, "Name") })),
      languages: rows("Languages.csv").map((row) => ({
        text: of(row, "Name"),
        ...(of(row, "Proficiency") !== "" && { level: of(row, "Proficiency") }),
      })),
      certifications: rows("Certifications.csv").map((row) => ({
        text: of(row, "Name"),
        ...said("issuer", of(row, "Authority")),
        ...said("date", of(row, "Started On")),
        ...said("expiry", of(row, "Finished On")),
        ...said("link", linkIn(of(row, "Url"))),
      })),
      projects: rows("Projects.csv").map((row) => ({
        name: of(row, "Title"),
        desc: linesIn(of(row, "Description")),
        ...said("period", periodOf(row)),
        ...said("link", linkIn(of(row, "Url"))),
      })),
      volunteering: rows("Volunteering.csv").map((row) => ({
        organization: of(row, "Company Name"),
        role: of(row, "Role"),
        period: periodOf(row),
        bullets: linesIn(of(row, "Description")),
      })),
      awards: rows("Honors.csv").map((row) => ({
        title: of(row, "Title"),
        awarder: "",
        date: of(row, "Issued On"),
        summary: of(row, "Description"),
      })),
      publications: rows("Publications.csv").map((row) => ({
        name: of(row, "Name"),
        publisher: of(row, "Publisher"),
        date: of(row, "Published On"),
        summary: of(row, "Description"),
        ...said("link", linkIn(of(row, "Url"))),
      })),
    }),
  );
  if (!checked.ok) return checked;
  return { ok: true, resume: checked.resume, ...traceWords(source, checked.resume) };
}

/** One after the other: they are measured before all of them are made. */
function* linesOf(tables: Iterable<readonly Row[]>) {
  for (const table of tables) for (const [at, row] of table.entries()) yield* cellLines(row, at);
}

function cellLines(row: Row, at: number) {
  return Object.values(row)
    .flatMap(linesIn)
    .map((text, nth) => ({ text, bullet: false, gapBefore: nth === 0 && at >= 0, size: 1, strong: false }));
}

function joined(glue: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(glue);
}

function periodOf(row: Row): string {
  const [from, to] = [
    row["Started On"] ?? row["Start Date"] ?? "",
    row["Finished On"] ?? row["End Date"] ?? "",
  ];
  if (from !== "" && to === "" && "Finished On" in row) return `${from} – Present`;
  return joined(" – ", from, to);
}

function linesIn(text: string): string[] {
  return text
    .split(/\n| (?=[•▪●] )/u)
    .map((line) => line.replace(/^\s*[•▪●*–-]\s+/u, "").trim())
    .filter((line) => line !== "");
}

/** "[COMPANY:https://a.example,PORTFOLIO:https://b.example]". */
function addressesIn(text: string): string[] {
  return text.match(/(?:https?:\/\/|www\.)[^\s,\]]+/g) ?? [];
}

function placed(location: string): object {
  return said("location", location);
}

function said(key: string, value: string): object {
  return value === "" ? {} : { [key]: value };
}
