import { resumeOf } from "../given-resume.ts";

/** An intensive care nurse: licences that expire, languages with their levels, work without pay. */
export const nurse = resumeOf({
  name: "Grace Mensah-O'Connor",
  role: "Intensive Care Nurse",
  location: "Manchester, United Kingdom",
  email: "grace.mensah@example.com",
  phone: "+44 161 496 0735",
  website: "",
  links: [{ label: "LinkedIn", url: "https://www.linkedin.com/in/grace-mensah-oconnor" }],
  summary:
    "Critical care nurse with eleven years on adult wards, six of them in intensive care. Trained in continuous renal replacement and in teaching at the bedside. Calm in a crisis, exact on paper.",
  experience: [
    {
      company: "Northgate University Hospitals",
      title: "Senior Staff Nurse, Adult Intensive Care",
      period: "Sep 2019 – Present",
      location: "Manchester",
      bullets: [
        "Care for ventilated patients in an 18-bed unit, one to one or as nurse in charge of a bay of six.",
        "Cut central line infections from 2.1 to 0.6 per 1,000 line days with a bedside checklist that all shifts now use.",
        "Mentor nine newly qualified nurses through their first year; all nine are still on the unit.",
        "Lead nurse for continuous renal replacement: wrote the unit's guide and train 40 colleagues a year.",
      ],
    },
    {
      company: "Northgate University Hospitals",
      title: "Staff Nurse, Acute Medicine",
      period: "Feb 2016 – Aug 2019",
      sameEmployer: true,
      bullets: [
        "Ran the early warning score on a 28-bed ward and halved late calls to the outreach team.",
        "Link nurse for sepsis, diabetes and dementia.",
      ],
    },
    {
      company: "Riverside Care Group",
      title: "Registered Nurse",
      period: "Sep 2014 – Jan 2016",
      location: "Salford",
      bullets: ["Led shifts in a 42-bed nursing home and kept its medication audits without a finding."],
    },
  ],
  education: [
    {
      school: "University of Salford",
      degree: "BSc (Hons)",
      subject: "Adult Nursing",
      period: "2011 – 2014",
      grade: "First class",
      location: "Salford",
      courses: ["Pharmacology", "Acute and critical care", "Evidence-based practice"],
    },
    {
      school: "Northgate School of Critical Care",
      degree: "Postgraduate Certificate",
      subject: "Intensive Care Nursing",
      period: "2020 – 2021",
      courses: [],
    },
  ],
  skills: [
    { text: "Critical care", keywords: ["Mechanical ventilation", "CRRT", "Vasoactive infusions", "ECG"] },
    { text: "Teaching", level: "Assessor", keywords: ["Bedside teaching", "Simulation"] },
    "Triage",
    "Safeguarding",
    "Electronic patient records",
  ],
  projects: [],
  certifications: [
    {
      text: "Registered Nurse (Adult), PIN 14I0735E",
      issuer: "Nursing and Midwifery Council",
      date: "Sep 2014",
      expiry: "Sep 2026",
      link: "https://nmc.example.org/register",
    },
    {
      text: "Advanced Life Support",
      issuer: "Resuscitation Council UK",
      date: "Mar 2023",
      expiry: "Mar 2027",
    },
    { text: "Immediate Life Support Instructor", issuer: "Resuscitation Council UK", date: "2021" },
  ],
  languages: [
    { text: "English", level: "Native" },
    { text: "Twi", level: "Native" },
    { text: "French", level: "B2" },
    { text: "British Sign Language", level: "Level 1" },
  ],
  volunteering: [
    {
      organization: "St John Ambulance",
      role: "First aid lead",
      period: "2017 – Present",
      location: "Manchester",
      link: "sja.example.org",
      bullets: ["Lead a crew of eight at concerts of up to 20,000 guests."],
    },
  ],
  awards: [
    {
      title: "Daisy Award for Extraordinary Nurses",
      awarder: "Northgate University Hospitals",
      date: "Nov 2022",
      summary: "Put forward by the family of a patient.",
    },
  ],
  references: [
    {
      name: "Helen Achterberg",
      role: "Matron, Adult Intensive Care",
      contact: "helen.achterberg@example.com",
      reference: "",
    },
    { name: "Dr Samir Patel", role: "Consultant in Critical Care", contact: "On request", reference: "" },
  ],
});
