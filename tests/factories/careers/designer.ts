import { resumeOf } from "../given-resume.ts";
import { PORTRAIT } from "../photos.ts";

const SUMMARY =
  "Product designer who codes. Nine years from first sketch to shipped screen, lately in design systems for health and public transport.";

/** A designer: a photo, profiles, projects that are links, groups of skills, and marks in the text. */
export const designer = resumeOf({
  name: "Inês Ferreira da Costa",
  role: "Senior Product Designer",
  location: "Lisbon, Portugal",
  email: "hello@inesferreira.example.com",
  phone: "+351 21 555 0142",
  website: "https://inesferreira.example.com",
  photo: { data: PORTRAIT },
  links: [
    { label: "Dribbble", url: "https://dribbble.com/inesferreira" },
    { label: "LinkedIn", url: "https://linkedin.com/in/ines-ferreira-da-costa" },
    { label: "Case studies", url: "https://notes.example.com/ines/cases" },
  ],
  summary: SUMMARY,
  summaryMarks: [{ from: 0, to: 26, kind: "bold" }],
  experience: [
    {
      company: "Metro de Lisboa",
      title: "Senior Product Designer",
      period: "Jan 2022 – Present",
      location: "Lisbon",
      link: "https://metro.example.com/design",
      bullets: [
        {
          text: "Lead design of the journey planner, used by 1.4 million people a month.",
          marks: [{ from: 44, to: 70, kind: "bold" }],
        },
        {
          text: "Built the design system Linha: 84 components, in use by five teams.",
          marks: [
            { from: 24, to: 29, kind: "italic" },
            { from: 24, to: 29, kind: "link", href: "https://linha.example.com" },
          ],
        },
        "Raised task success among riders over 65 from 61 % to 88 %, in tests with 120 people.",
      ],
    },
    {
      company: "Clínica Aberta",
      title: "Product Designer",
      period: "Mar 2018 – Dec 2021",
      location: "Porto · remote",
      bullets: [
        "Redesigned booking in three steps instead of nine; missed visits fell by a third.",
        "First designer of the company; hired and led a team of four.",
      ],
    },
    {
      company: "Estúdio Norte",
      title: "Visual Designer",
      period: "2015 – 2018",
      location: "Porto",
      bullets: ["Identities and websites for 30 museums, wineries and theatres."],
    },
  ],
  education: [
    {
      school: "Universidade do Porto, Faculdade de Belas Artes",
      degree: "BA",
      subject: "Communication Design",
      period: "2011 – 2015",
      location: "Porto",
      grade: "17 of 20",
      courses: ["Typography", "Printmaking", "Interaction design"],
    },
  ],
  skills: [
    { text: "Design", level: "Expert", keywords: ["Figma", "Prototyping", "Design systems", "Typography"] },
    { text: "Research", level: "Advanced", keywords: ["Interviews", "Usability tests", "Surveys"] },
    { text: "Code", level: "Working", keywords: ["HTML", "CSS", "React", "Storybook"] },
  ],
  projects: [
    {
      name: "Linha, a design system for the underground",
      desc: [
        {
          text: "Tokens, 84 components and signage rules; open source since 2023.",
          marks: [{ from: 41, to: 52, kind: "bold" }],
        },
      ],
      role: "Design lead",
      period: "2022 – Present",
      link: "https://linha.example.com",
      keywords: ["Design tokens", "Accessibility", "Wayfinding"],
    },
    {
      name: "Sono",
      desc: ["A sleep diary for children with pictures instead of numbers. 40,000 downloads."],
      role: "Designer and illustrator",
      period: "2020",
      link: "https://sono.example.com/case-study",
      keywords: ["iOS", "Illustration"],
    },
  ],
  certifications: [
    {
      text: "Certified Professional in Web Accessibility",
      issuer: "IAAP",
      date: "2023",
      expiry: "2026",
      link: "https://iaap.example.org/cpwa",
    },
  ],
  languages: [
    { text: "Portuguese", level: "Native" },
    { text: "English", level: "C1" },
    { text: "Spanish", level: "B2" },
  ],
  awards: [
    {
      title: "European Design Award, silver, digital interface",
      awarder: "European Design Festival",
      date: "2023",
      summary: "For Linha.",
      link: "https://eda.example.org/2023/linha",
    },
  ],
  interests: [{ text: "Letterpress", keywords: ["Wood type", "Posters"] }, "Surfing"],
});
