import type { Resume } from "../../resume/resume.ts";
import { type AtsFinding, finding, type Severity } from "./finding.ts";

const NEEDED: readonly (readonly [field: "name" | "email" | "phone" | "location" | "role", Severity])[] = [
  ["name", "high"],
  ["email", "high"],
  ["phone", "medium"],
  ["location", "low"],
  ["role", "low"],
];
const EMAIL = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>().]{2,}$/;
const LEAST_DIGITS = 7;
const MOST_DIGITS = 15;

export function contactFindings(resume: Resume): AtsFinding[] {
  const missing = NEEDED.filter(([field]) => resume[field].trim() === "").map(([field, severity]) =>
    finding("missing-contact", severity, `/${field}`, { field }),
  );
  const { email, phone } = resume;
  const malformed: AtsFinding[] = [];
  if (email.trim() !== "" && !EMAIL.test(email.trim()))
    malformed.push(finding("malformed-contact", "high", "/email", { field: "email", text: email }));
  const digits = phone.replace(/\D/g, "").length;
  if (phone.trim() !== "" && (digits < LEAST_DIGITS || digits > MOST_DIGITS))
    malformed.push(finding("malformed-contact", "medium", "/phone", { field: "phone", text: phone }));
  return [...missing, ...malformed];
}
