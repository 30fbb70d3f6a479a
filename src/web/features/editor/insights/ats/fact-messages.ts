import { counted } from "../../../../../domain/text/counted.ts";
import { quoted, type RuleMessage } from "./rule-message.ts";

/** Of the rules about who, where and when. */
export const FACT_MESSAGES = {
  name: {
    passed: "Your name is there",
    found: () => "Full name is missing",
    why: "Whoever likes your resume must know whose it is.",
  },
  email: {
    passed: "An email address is there",
    found: () => "Email is missing",
    why: "Whoever likes your resume must be able to reach you.",
  },
  "email-form": {
    passed: "The email address is complete",
    found: (params) => `${quoted(params)} does not look right`,
    why: "A form that reads it would leave the field empty. Check it for a slip.",
    fix: "Take out the spaces",
  },
  "email-tone": {
    passed: "The email address is a sober one",
    found: (params) => `${quoted(params)} may raise a smile`,
    why: "It is read before anything else. An address of your name costs nothing.",
  },
  phone: {
    passed: "A phone number is there",
    found: () => "Phone is missing",
    why: "Many who hire call before they write.",
  },
  "phone-form": {
    passed: "The phone number has enough digits",
    found: (params) => `${quoted(params)} does not look like a phone number`,
    why: "Numbers have 7 to 15 digits; other ones are dropped by most forms.",
  },
  place: {
    passed: "A place is there",
    found: () => "Location is missing",
    why: "Searches for candidates often begin with a place. Town and country are enough.",
  },
  headline: {
    passed: "A role stands below your name",
    found: () => "Role is missing",
    why: "It tells in two words what you are looking for.",
  },
  "link-form": {
    passed: "Links are complete addresses",
    found: (params) => `${quoted(params)} is not a link`,
    why: "An address such as linkedin.com/in/you can be opened; a name alone cannot.",
    fix: "Take out the spaces",
  },
  street: {
    passed: "No house number or postcode",
    found: (params) => `${quoted(params)} is a full address`,
    why: "Town and country are enough for an application; the rest is nobody's business yet.",
    fix: "Keep the town",
  },
  birth: {
    passed: "No date of birth or age",
    found: (params) => `${quoted(params)} tells your age`,
    why: "Many employers may not ask for it, and some set such resumes aside.",
  },
  "identity-number": {
    passed: "No number of a passport, licence or insurance",
    found: (params) => `${quoted(params)} is a number that could be misused`,
    why: "Resumes are copied and forwarded. Nobody needs it before a contract.",
  },
  "civil-status": {
    passed: "Nothing about family, gender or religion",
    found: (params) => `${quoted(params)} is private`,
    why: "It says nothing about your work, and many employers may not look at it.",
  },
  photo: {
    passed: "No photo where employers ask for none",
    found: () => "There is a photo",
    why: "In your country most employers ask not to be sent one.",
    fix: "Hide it",
  },
  pay: {
    passed: "Nothing about pay or why you left",
    found: (params) => `${quoted(params)} belongs into a conversation`,
    why: "On paper it can only count against you.",
  },
  "date-missing": {
    passed: "Every position and study has a period",
    found: () => "There is no period",
    why: "Parsers count years from it. A year is enough.",
  },
  "date-unreadable": {
    passed: "Every date can be read as one",
    found: (params) => `${quoted(params)} cannot be read as a period`,
    why: "Write it as “Mar 2021 – Present” or “2017 – 2021”.",
  },
  "month-spelling": {
    passed: "Months are spelled right",
    found: ({ text, meant }) => `“${text}” is probably “${meant}”`,
    why: "A misspelled month is no date to a program, and the years are lost with it.",
    fix: "Put it right",
  },
  "date-backwards": {
    passed: "Every period ends after it begins",
    found: (params) => `${quoted(params)} ends before it begins`,
    why: "A program counts it as nothing. Swap the two, or mend the wrong one.",
    fix: "Swap them",
  },
  "date-ambiguous": {
    passed: "No date can mean two things",
    found: (params) => `${quoted(params)} can mean two dates`,
    why: "In some countries the day comes first, in others the month. Write the month as a word.",
  },
  "date-future": {
    passed: "No position lies in the future",
    found: (params) => `${quoted(params)} is not over yet`,
    why: "If you are still there, write “Present”; a date to come looks like a slip.",
  },
  "date-styles": {
    passed: "All dates are in one style",
    found: ({ styles }) => `Several styles of dates: “${styles}”`,
    why: "One style looks careful and is read more surely.",
    fix: "Write all in one style",
  },
  "date-precision": {
    passed: "All positions are dated alike",
    found: ({ years, months }) =>
      `${counted(Number(years), "position")} with years only, ${months} with months`,
    why: "Where some have months, years alone look like something left out.",
  },
  gap: {
    passed: "No gap of more than six months",
    found: ({ months }) => `${counted(Number(months), "month")} before this are not told`,
    why: "That is nothing bad. A line such as “Family leave” or “Further training” answers it.",
  },
  overlap: {
    passed: "No two employers at one time",
    found: ({ months, other }) => `${counted(Number(months), "month")} at the same time as ${other}`,
    why: "Fine if both are true. “Part-time” or “freelance” spares the question.",
  },
  "newest-first": {
    passed: "The newest position stands first",
    found: () => "The newest position does not stand first",
    why: "Programs and people take the first one for your present work.",
    fix: "Sort by date",
  },
  "position-title": {
    passed: "Every position has a title",
    found: () => "A position without a title",
    why: "Parsers look for the title first; without it the position is often dropped.",
  },
  "position-employer": {
    passed: "Every position has an employer",
    found: () => "A position without an employer",
    why: "Parsers expect one. “Self-employed” is an answer too.",
  },
  "position-lines": {
    passed: "Every position tells what you did",
    found: () => "A position without a line of what you did",
    why: "One or two bullets tell more than the title.",
  },
  "position-many-lines": {
    passed: "No position has more than eight lines",
    found: ({ lines }) => `${lines} lines for one position`,
    why: "Readers remember the first three or four. Which could go?",
  },
  "position-figures": {
    passed: "Every position has something that is counted",
    found: () => "Not one number here",
    why: "How many, how often, how much? Add one only where you know it.",
  },
  "study-names": {
    passed: "Every study has a school and a degree",
    found: ({ field }) => `${field === "school" ? "School" : "Degree"} is missing`,
    why: "Parsers keep a degree only together with where it is from.",
  },
} as const satisfies Record<string, RuleMessage>;
