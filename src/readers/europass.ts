import { refuse } from "../domain/issue.ts";
import { checkResume } from "../domain/resume/check-resume.ts";
import type { BuiltResume } from "../domain/resume/feature-import/build-resume.ts";
import {
  LONGEST_RESUME,
  LongerThanAnyResume,
  measuredLines,
} from "../domain/resume/feature-import/measured-lines.ts";
import type { StyledLine } from "../domain/resume/feature-import/styled-line.ts";
import { traceWords } from "../domain/resume/feature-import/trace-words.ts";
import { linkIn } from "../domain/resume/link-in.ts";
import { RESUME_VERSION } from "../domain/resume/resume.ts";
import { withinLimits } from "../domain/resume/text-import/within-limits.ts";
import { cleanText } from "../domain/text/clean-text.ts";
import { type XmlNode, xmlTree } from "./xml-tree.ts";

const MARK = /<(?:\w+:)?SkillsPassport[\s>]/;

export function isEuropass(xml: string): boolean {
  return MARK.test(xml.slice(0, 4_000));
}

/** A resume out of Europass XML (SkillsPassport, version 3). */
export function readEuropass(xml: string): BuiltResume {
  const root = xmlTree(xml);
  const info = root && at(root, "LearnerInfo");
  if (!info) return refuse("unknown-format", "", "This Europass file holds no resume.");
  const source = measuredLines(leavesOf(info));
  const person = at(info, "Identification");
  const address = at(person, "ContactInfo/Address/Contact");
  const headline = at(info, "Headline");
  const headlineText = label(at(headline, "Description"));
  const isStatement = /statement/i.test(text(at(headline, "Type/Code")));
  const skills = at(info, "Skills");
  const checked = checkResume(
    withinLimits({
      version: RESUME_VERSION,
      name: joined(" ", text(at(person, "PersonName/FirstName")), text(at(person, "PersonName/Surname"))),
      role: isStatement ? "" : headlineText,
      location: joined(
        ", ",
        ...["AddressLine", "AddressLine2"].map((key) => text(at(address, key))),
        joined(" ", text(at(address, "PostalCode")), text(at(address, "Municipality"))),
        label(at(address, "Country")),
      ),
      email: text(at(person, "ContactInfo/Email/Contact")),
      phone: text(at(person, "ContactInfo/TelephoneList/Telephone/Contact")),
      website: linkIn(text(at(person, "ContactInfo/WebsiteList/Website/Contact"))),
      summary: isStatement ? headlineText : "",
      experience: all(info, "WorkExperienceList", "WorkExperience").map((work) => ({
        title: label(at(work, "Position")),
        company: text(at(work, "Employer/Name")),
        period: periodOf(at(work, "Period")),
        ...placeOf(at(work, "Employer/ContactInfo/Address/Contact")),
        bullets: linesOf(at(work, "Activities")),
      })),
      education: all(info, "EducationList", "Education").map((study) => ({
        degree: text(at(study, "Title")) || label(at(study, "Title")),
        school: text(at(study, "Organisation/Name")),
        period: periodOf(at(study, "Period")),
        ...placeOf(at(study, "Organisation/ContactInfo/Address/Contact")),
        ...(label(at(study, "Field")) !== "" && { subject: label(at(study, "Field")) }),
        courses: linesOf(at(study, "Activities")),
      })),
      languages: [
        ...all(at(skills, "Linguistic"), "MotherTongueList", "MotherTongue").map((tongue) => ({
          text: label(at(tongue, "Description")),
        })),
        ...all(at(skills, "Linguistic"), "ForeignLanguageList", "ForeignLanguage").map((tongue) => ({
          text: label(at(tongue, "Description")),
          level: [...new Set((at(tongue, "ProficiencyLevel")?.children ?? []).map(text))]
            .filter(Boolean)
            .join(", "),
        })),
      ],
      skills: ["Communication", "Organisational", "JobRelated", "Computer", "Other"].flatMap((key) =>
        linesOf(at(skills, `${key}/Description`)).map((line) => ({ text: line })),
      ),
      certifications: all(at(skills, "Driving"), "Description", "Licence").map((licence) => ({
        text: text(licence),
      })),
      custom: all(info, "AchievementList", "Achievement")
        .slice(0, 20)
        .map((achievement) => ({
          title: label(at(achievement, "Title")),
          kind: "summary",
          content: linesOf(at(achievement, "Description")).join("\n"),
        })),
    }),
  );
  if (!checked.ok) return checked;
  return { ok: true, resume: checked.resume, ...traceWords(source, checked.resume) };
}

function at(node: XmlNode | null | undefined, path: string): XmlNode | undefined {
  let found = node ?? undefined;
  for (const name of path.split("/")) found = found?.children.find((child) => child.name === name);
  return found;
}

function all(node: XmlNode | null | undefined, list: string, name: string): XmlNode[] {
  return at(node, list)?.children.filter((child) => child.name === name) ?? [];
}

function text(node: XmlNode | undefined): string {
  return cleanText(node?.text ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

function label(node: XmlNode | undefined): string {
  return text(at(node, "Label")) || text(node);
}

/** Tags by their names and attributes: "3 < 4 and 5 > 2" holds none. */
const HTML_TAG =
  /<\/?(?:a|abbr|b|big|blockquote|body|br|code|del|div|em|font|h[1-6]|hr|html|i|img|ins|li|ol|p|pre|s|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul)(?:\s+[\w:-]{1,40}\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s<>"'=]+))*\s*\/?>/gi;

/** Activities are HTML in a text: a line for each of its paragraphs and bullets. */
function linesOf(node: XmlNode | undefined): string[] {
  const html = node?.text || (at(node, "Label")?.text ?? "");
  if (html.length > LONGEST_RESUME.characters * 4)
    throw new LongerThanAnyResume(`one text of it has ${Math.round(html.length / 1024)} KB`);
  return html
    .replace(/<(?:\/?(?:p|li|ul|ol|div)|br)\b[^<>]*>/gi, "\n")
    .replace(HTML_TAG, "")
    .replace(/&nbsp;|\u00a0/g, " ")
    .split("\n")
    .map((line) => cleanText(line).replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

function placeOf(address: XmlNode | undefined): object {
  const location = joined(", ", text(at(address, "Municipality")), label(at(address, "Country")));
  return location === "" ? {} : { location };
}

function periodOf(period: XmlNode | undefined): string {
  const isCurrent = text(at(period, "Current")) === "true";
  return joined(" – ", dateOf(at(period, "From")), isCurrent ? "Present" : dateOf(at(period, "To")));
}

/** `<From year="2018" month="--09"/>`, as 09/2018. */
function dateOf(node: XmlNode | undefined): string {
  const { year = "", month = "" } = node?.attributes ?? {};
  const number = month.replace(/\D/g, "");
  return number === "" ? year : `${number.padStart(2, "0")}/${year}`;
}

/** Every text of the document that says something, one in each line; codes, pictures and settings are no words of a person. */
function* leavesOf(node: XmlNode): Generator<StyledLine> {
  if (/^(?:Code|Photo|Data|MimeType|Documentation|Attachments?|Use|Signature|Current)$/.test(node.name))
    return;
  const texts = /^(?:From|To)$/.test(node.name)
    ? [dateOf(node)].filter(Boolean)
    : linesOf({ ...node, children: [] });
  for (const text of texts) yield { text, bullet: false, gapBefore: false, size: 1, strong: false };
  if (!/^(?:From|To)$/.test(node.name)) for (const child of node.children) yield* leavesOf(child);
}

function joined(glue: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(glue);
}
