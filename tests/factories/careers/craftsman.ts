import { resumeOf } from "../given-resume.ts";

/** A joiner: three roles at one employer, tickets and licences, few words. */
export const craftsman = resumeOf({
  name: "Tomasz Kowalczyk",
  role: "Master Joiner and Site Foreman",
  location: "Bristol, United Kingdom",
  email: "t.kowalczyk@example.com",
  phone: "07700 900123",
  website: "kowalczyk-joinery.example.com",
  summary:
    "Joiner with 17 years on site and at the bench: staircases, sash windows and listed buildings. Runs a crew of nine, reads drawings, finishes on time.",
  experience: [
    {
      company: "Harbour & Sons Joinery Ltd",
      title: "Site foreman",
      period: "2019 – Present",
      location: "Bristol",
      link: "harbourjoinery.example.com",
      bullets: [
        "Run a crew of nine joiners and two apprentices on sites worth up to £1.8 million.",
        "Brought 14 of 15 jobs in on the agreed day; the other waited for steel.",
        "No reportable accident in five years.",
      ],
    },
    {
      company: "Harbour & Sons Joinery Ltd",
      title: "Senior joiner",
      period: "2014 – 2019",
      sameEmployer: true,
      bullets: [
        "Made and fitted 60 staircases, from straight flights to a double helix in oak.",
        "Set up the workshop's CNC router and taught four colleagues to run it.",
      ],
    },
    {
      company: "Harbour & Sons Joinery Ltd",
      title: "Joiner",
      period: "2011 – 2014",
      sameEmployer: true,
      bullets: ["Repaired 300 sash windows in listed houses."],
    },
    {
      company: "Stolarka Nowak",
      title: "Apprentice, then joiner",
      period: "Sep 2007 – May 2011",
      location: "Kraków, Poland",
      bullets: ["Kitchens, doors and roof frames, by hand and by machine."],
    },
  ],
  education: [
    {
      school: "Zespół Szkół Budowlanych nr 1",
      degree: "Journeyman's certificate",
      subject: "Carpentry and joinery",
      period: "2004 – 2007",
      location: "Kraków, Poland",
      grade: "Very good",
      courses: ["Technical drawing", "Timber science", "Site safety"],
    },
  ],
  skills: [
    "Staircases",
    "Sash windows",
    "Timber framing",
    "Listed buildings",
    "Lime mortar",
    { text: "Machines", keywords: ["CNC router", "Spindle moulder", "Panel saw", "Four-sided planer"] },
    { text: "Drawings", level: "Advanced", keywords: ["AutoCAD", "SketchUp"] },
  ],
  projects: [
    {
      name: "St Nicholas Almshouses",
      desc: ["48 sash windows and a rafter roof of 1652, repaired with the oak that was there."],
      role: "Lead joiner",
      period: "2022 – 2023",
      link: "",
      keywords: ["Grade II* listed", "Oak", "Traditional joints"],
    },
  ],
  certifications: [
    { text: "Master craftsman (joinery)", issuer: "Guild of Master Craftsmen", date: "2018" },
    { text: "CSCS Gold Card, Supervisor", issuer: "CITB", date: "May 2022", expiry: "May 2027" },
    { text: "Site Supervision Safety Training Scheme", issuer: "CITB", date: "2021", expiry: "2026" },
    { text: "IPAF 3a and 3b", expiry: "Feb 2026" },
    "Driving licence B, BE and C1",
  ],
  languages: [
    { text: "Polish", level: "Native" },
    { text: "English", level: "Fluent" },
  ],
  volunteering: [
    {
      organization: "Repair Café Bedminster",
      role: "Furniture bench",
      period: "2018 – Present",
      location: "Bristol",
      bullets: [],
    },
  ],
  interests: [
    { text: "Boats", keywords: ["Clinker dinghies", "Steam bending"] },
    "Hill walking",
    "Beekeeping",
  ],
  references: [
    {
      name: "Martin Harbour",
      role: "Owner, Harbour & Sons",
      contact: "0117 496 0142",
      reference: "Give him a drawing and a date, then look after something else.",
    },
  ],
});
