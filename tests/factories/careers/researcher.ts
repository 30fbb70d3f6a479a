import { resumeOf } from "../given-resume.ts";

/** A postdoctoral researcher: publications with authors, awards, profiles, courses and references. */
export const researcher = resumeOf({
  name: "Dr Zoë Lindqvist",
  role: "Computational Ecologist",
  location: "Uppsala, Sweden",
  email: "zoe.lindqvist@example.org",
  phone: "+46 18 555 01 99",
  website: "https://lindqvist-lab.example.org",
  links: [
    { label: "ORCID", url: "https://orcid.org/0000-0002-1825-0097" },
    { label: "Google Scholar", url: "https://scholar.google.com/citations?user=Qx7LmZ0AAAAJ" },
    { label: "GitHub", url: "https://github.com/zlindqvist" },
  ],
  summary:
    "I study how insect populations answer to heat, with hierarchical models on decades of count data. Fourteen papers, three of them as first author, and software that 40 groups use.",
  experience: [
    {
      company: "Uppsala University",
      title: "Researcher (postdoc)",
      period: "Oct 2021 – Present",
      location: "Uppsala",
      link: "https://uu.example.org/ecology",
      bullets: [
        "Model 31 years of butterfly counts from 2,400 transects; the maps are used by two national agencies.",
        "Supervise two doctoral students and teach Bayesian statistics to 60 master's students a year.",
        "Won 4.2 million SEK from the Swedish Research Council as principal investigator.",
      ],
    },
    {
      company: "ETH Zürich",
      title: "Doctoral researcher",
      period: "Sep 2016 – Sep 2021",
      location: "Zürich",
      bullets: ["Built a warming experiment of 96 mesocosms in the Alps and ran it for four seasons."],
    },
  ],
  education: [
    {
      school: "ETH Zürich",
      degree: "PhD",
      subject: "Environmental Systems Science",
      period: "2016 – 2021",
      grade: "With distinction",
      location: "Zürich",
      link: "https://doi.example.org/10.3929/ethz-b-000501234",
      courses: [],
    },
    {
      school: "Lund University",
      degree: "MSc",
      subject: "Biology",
      period: "2014 – 2016",
      grade: "GPA 4.9 of 5",
      location: "Lund",
      courses: [
        "Population ecology",
        "Multivariate statistics",
        "Scientific computing",
        "Conservation genetics",
        "Field methods",
      ],
    },
  ],
  skills: [
    { text: "Statistics", level: "Expert", keywords: ["Stan", "INLA", "Hierarchical models", "Time series"] },
    { text: "Programming", keywords: ["R", "Python", "Julia", "C++"] },
    { text: "Field work", keywords: ["Transects", "Mark–recapture"] },
  ],
  projects: [
    {
      name: "transectr",
      desc: [
        "An R package for counts along transects, with missing visits and observers who differ. Cited 120 times.",
      ],
      role: "Author and maintainer",
      period: "2019 – Present",
      link: "https://github.com/zlindqvist/transectr",
      keywords: ["R", "Stan", "Open source"],
    },
  ],
  certifications: [],
  languages: [
    { text: "Swedish", level: "Native" },
    { text: "English", level: "C2" },
    { text: "German", level: "B2" },
  ],
  publications: [
    {
      name: "Three decades of warming reorder butterfly communities from the edge of their range inwards",
      publisher: "Nature Ecology & Evolution",
      date: "Jun 2024",
      summary: "Northern edges moved 2.4 km a year; southern ones did not move at all.",
      authors: "Lindqvist Z, Okonkwo A, Brändle M, van der Meer J, Hüppi S",
      link: "https://doi.org/10.1038/s41559-024-02417-8",
    },
    {
      name: "Observers differ: correcting counts of insects for who did the counting",
      publisher: "Methods in Ecology and Evolution",
      date: "2022",
      summary: "",
      authors: "Lindqvist Z, Hüppi S",
      link: "https://doi.org/10.1111/2041-210X.13845",
    },
    {
      name: "Heat at night, not by day, shortens the flight season of alpine moths",
      publisher: "Proceedings of the Royal Society B",
      date: "2020",
      summary: "",
      authors: "Brändle M, Lindqvist Z, Hüppi S",
      link: "https://doi.org/10.1098/rspb.2020.0912",
    },
  ],
  awards: [
    {
      title: "Early Career Researcher Award",
      awarder: "British Ecological Society",
      date: "2023",
      summary: "For the paper on observers who differ.",
      link: "https://bes.example.org/awards/2023",
    },
    {
      title: "ETH Medal for an outstanding doctoral thesis",
      awarder: "ETH Zürich",
      date: "2022",
      summary: "",
    },
  ],
  references: [
    {
      name: "Prof. Stefan Hüppi",
      role: "Professor of Plant Ecology, ETH Zürich",
      contact: "stefan.hueppi@example.org",
      reference: "",
    },
    {
      name: "Prof. Amara Okonkwo",
      role: "Head of Ecology, Uppsala University",
      contact: "amara.okonkwo@example.org, +46 18 555 02 00",
      reference: "",
    },
  ],
  custom: [
    {
      title: "Invited talks",
      kind: "publications",
      content: [
        {
          name: "Counting what will not sit still",
          publisher: "ISEC, Swansea",
          date: "Jul 2024",
          summary: "",
        },
        { name: "Who counted this?", publisher: "SLU, Umeå", date: "Nov 2023", summary: "" },
      ],
    },
  ],
});
