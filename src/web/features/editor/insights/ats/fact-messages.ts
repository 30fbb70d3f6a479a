import { counted } from "../../../../../domain/text/counted.ts";
import { countedWith, quoted, type RuleMessage } from "./rule-message.ts";

/** Of the rules about who, where and when. */
export const FACT_MESSAGES = {
  name: {
    passed: "Your name is there",
    found: () => "Full name is missing",
    why: "Whoever likes your resume needs to know whose it is.",
  },
  email: {
    passed: "An email address is there",
    found: () => "Email is missing",
    why: "Employers need a way to reach you.",
  },
  "email-form": {
    passed: "The email address is complete",
    found: (params) => `${quoted(params)} does not look like an email address`,
    why: "With a typing slip here, nobody can write back to you.",
    fix: "Remove the spaces",
  },
  "email-tone": {
    passed: "The email address sounds professional",
    found: (params) => `${quoted(params)} may not sound professional`,
    why: "It is one of the first things people see. An address with your name is free.",
  },
  phone: {
    passed: "A phone number is there",
    found: () => "Phone is missing",
    why: "Many employers call before they write.",
  },
  "phone-form": {
    passed: "The phone number has enough digits",
    found: (params) => `${quoted(params)} does not look like a phone number`,
    why: "Phone numbers have 7 to 15 digits. Check it for a slip.",
  },
  place: {
    passed: "A location is there",
    found: () => "Location is missing",
    why: "Recruiters often search by place. Town and country are enough.",
  },
  headline: {
    passed: "Your role is there",
    found: () => "Role is missing",
    why: "It shows at a glance what you do, or what you want to do next.",
  },
  "link-form": {
    passed: "Links are complete",
    found: (params) => `${quoted(params)} is not a complete link`,
    why: "Write the whole address, such as linkedin.com/in/yourname, so that it can be opened.",
    fix: "Remove the spaces",
  },
  street: {
    passed: "No street address",
    found: (params) => `${quoted(params)} is a full address`,
    why: "Town and country are enough for an application, and safer.",
    fix: "Keep only the town",
  },
  birth: {
    passed: "No date of birth or age",
    found: (params) => `${quoted(params)} gives your age away`,
    why: "Employers rarely need it, and in many countries they may not ask.",
  },
  "identity-number": {
    passed: "No licence, passport or other ID numbers",
    found: (params) => `${quoted(params)}: this number could be misused`,
    why: "Resumes get copied and passed on. Say that you hold it, and give the number when an employer asks.",
  },
  "civil-status": {
    passed: "Nothing about family, gender or religion",
    found: (params) => `${quoted(params)} is private`,
    why: "It says nothing about your work, and many employers may not take it into account.",
  },
  photo: {
    passed: "No photo where employers prefer none",
    found: () => "There is a photo",
    why: "Most employers in your country prefer a resume without one.",
    fix: "Hide the photo",
    done: () => "The photo is hidden.",
  },
  pay: {
    passed: "Nothing about pay or why you left",
    found: (params) => `${quoted(params)} is better said in person`,
    why: "Pay and reasons for leaving are for the interview. Here they take space from what you did.",
  },
  "date-missing": {
    passed: "Every job and course has dates",
    found: () => "The dates are missing",
    why: "Programs count your years of experience from them. Years alone are enough.",
  },
  "date-unreadable": {
    passed: "Every date can be understood",
    found: (params) => `${quoted(params)} cannot be read as a date`,
    why: "Write it like “Mar 2021 – Present” or “2017 – 2021”.",
  },
  "month-spelling": {
    passed: "Months are spelled correctly",
    found: ({ text, meant }) => `“${text}” should probably be “${meant}”`,
    why: "Programs do not recognise a misspelled month, and lose the year with it.",
    fix: "Correct it",
  },
  "date-backwards": {
    passed: "Every period ends after it starts",
    found: (params) => `${quoted(params)} ends before it starts`,
    why: "Programs cannot count it. Swap the two dates, or correct the wrong one.",
    fix: "Swap the dates",
  },
  "date-ambiguous": {
    passed: "No date could mean two things",
    found: (params) => `${quoted(params)} could mean two different dates`,
    why: "In some countries the day comes first, in others the month. Write the month as a word.",
  },
  "date-future": {
    passed: "No job is dated in the future",
    found: (params) => `${quoted(params)} reaches into the future`,
    why: "If you still work there, write “Present” instead of a date to come.",
  },
  "date-styles": {
    passed: "All dates are written the same way",
    found: ({ styles }) => `Dates are written in different ways: “${styles}”`,
    why: "One way, with the same dash everywhere, looks careful and is read more reliably.",
    fix: "Write all the same way",
    done: ({ dates, style }) =>
      `${countedWith(Number(dates), "date", "is", "are")} now written like “${style}”.`,
  },
  "date-precision": {
    passed: "All jobs are dated in the same detail",
    found: ({ years, months }) =>
      `${countedWith(Number(years), "job", "shows", "show")} only years, ${months} ${Number(months) === 1 ? "shows" : "show"} months too`,
    why: "When some jobs show months, years alone can look as if something was left out.",
  },
  gap: {
    passed: "No gap of more than six months",
    found: ({ months }) => `A gap of ${counted(Number(months), "month")} before this`,
    why: "Gaps are common. A line such as “Family leave” or “Training” answers the question before it is asked.",
  },
  overlap: {
    passed: "No two jobs at the same time",
    found: ({ months, other }) => `This overlaps with ${other} by ${counted(Number(months), "month")}`,
    why: "That is fine if you did both. “Part-time” or “freelance” saves the reader the question.",
  },
  "newest-first": {
    passed: "The newest job comes first",
    found: () => "The newest job does not come first",
    why: "People and programs take the first job for your current one.",
    fix: "Sort by date",
    done: () => "Your jobs are sorted, the newest first.",
  },
  "position-title": {
    passed: "Every job has a title",
    found: () => "A job has no title",
    why: "Programs look for the title first, and often skip a job without one.",
  },
  "position-employer": {
    passed: "Every job has an employer",
    found: () => "A job has no employer",
    why: "Programs expect one. “Self-employed” is fine too.",
  },
  "position-lines": {
    passed: "Every job says what you did",
    found: () => "A job has no bullets",
    why: "One or two bullets say more than the title alone.",
  },
  "position-many-lines": {
    passed: "No job has too many bullets",
    found: ({ lines }) => `${counted(Number(lines), "bullet")} for one job`,
    why: ({ limit }) => `Our advice: at most ${limit}. Keep the strongest, and let the others go.`,
  },
  "position-figures": {
    passed: "Every job says how much or how many",
    found: () => "No bullet of this job says how much or how many",
    why: "How many people, how often, how large? A year does not count. Add a number only where you know it.",
  },
  "study-names": {
    passed: "Every course has a school and a degree",
    found: ({ field }) => `${field === "school" ? "School" : "Degree"} is missing`,
    why: "Programs keep the two together, and often drop one without the other.",
  },
} as const satisfies Record<string, RuleMessage>;
