import type { Resume } from "../../src/domain/resume/resume.ts";
import { type GivenResume, resumeOf } from "./given-resume.ts";

const FULL: GivenResume = {
  name: "Ines Okafor",
  role: "Research nurse",
  location: "Leeds, United Kingdom",
  email: "ines@example.com",
  phone: "+44 20 7946 0958",
  website: "https://ines.example.com",
  links: [
    { label: "LinkedIn", url: "https://linkedin.com/in/ines-okafor" },
    { label: "Portfolio", url: "okafor.example.org/work" },
  ],
  summary: "Research nurse with nine years on medical wards. Runs trials that finish.",
  experience: [
    {
      company: "St Mary's Hospital",
      title: "Senior research nurse",
      period: "Mar 2021 – Present",
      location: "Leeds",
      link: "stmarys.example.com",
      bullets: ["Ran 4 trials with 210 patients.", "Trained 6 nurses in consent talks."],
    },
    {
      company: "St Mary's Hospital",
      title: "Staff nurse",
      period: "2017 – 2021",
      sameEmployer: true,
      bullets: ["Cut medication errors from 9 to 2 a year."],
    },
    { company: "Aire Care", title: "Care assistant", period: "2015 – 2017", location: "York", bullets: [] },
  ],
  education: [
    {
      school: "University of Leeds",
      degree: "BSc",
      period: "2012 – 2015",
      subject: "Nursing",
      grade: "First class",
      location: "Leeds",
      link: "leeds.example.ac.uk",
      courses: ["Pharmacology", "Research methods"],
    },
  ],
  skills: [
    "Wound care",
    { text: "Statistics", level: "Advanced", keywords: ["R", "SPSS"] },
    { text: "German", level: "B2" },
  ],
  projects: [
    {
      name: "Falls register",
      desc: ["A register of falls on three wards.", "Now used by two hospitals."],
      role: "Lead",
      period: "2022",
      link: "falls.example.org",
      keywords: ["Quality", "Data"],
    },
  ],
  certifications: [
    {
      text: "Good Clinical Practice",
      issuer: "NIHR",
      date: "Mar 2023",
      expiry: "Mar 2026",
      link: "https://nihr.example.org/gcp",
    },
    "First Aid, issued by Red Cross (2021)",
  ],
  languages: [{ text: "English", level: "Native" }, "Igbo (Native)"],
  volunteering: [
    {
      organization: "Shelter North",
      role: "Night nurse",
      period: "2019 – 2020",
      location: "York",
      link: "shelter.example.org",
      bullets: ["Dressed wounds for 30 guests a night."],
    },
  ],
  awards: [
    {
      title: "Nurse of the Year",
      awarder: "Royal College",
      date: "2022",
      summary: "For the falls register.",
      link: "rcn.example.org/2022",
    },
  ],
  publications: [
    {
      name: "Falls on medical wards: a register of three years",
      publisher: "Journal of Ward Care",
      date: "Jun 2023",
      summary: "Fewer falls where reports were read aloud.",
      authors: "Okafor I, Smith A",
      link: "https://doi.example.org/10.1000/falls",
    },
  ],
  interests: [{ text: "Music", keywords: ["Choir", "Cello"] }, "Fell running"],
  references: [
    {
      name: "Anna Smith",
      role: "Ward manager, St Mary's",
      contact: "anna@example.com",
      reference: "Ines sees what others miss.",
    },
  ],
  custom: [
    {
      title: "Talks",
      kind: "publications",
      content: [{ name: "What patients count", publisher: "Ward Days", date: "2024", summary: "" }],
    },
    { title: "Tools", kind: "skills", content: ["REDCap", "Excel"] },
  ],
};

/** A resume that uses every field. */
export function fullResume(): Resume {
  return resumeOf(FULL);
}
