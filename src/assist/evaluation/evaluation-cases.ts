import type { ImproveRequest, Seniority, Task, Tone } from "../../domain/suggestions/request.ts";

/** Texts as people write them, over trades: thin ones above all, since those tempt a model to add what nobody said. */
const TEXTS: Readonly<Record<Task, readonly string[]>> = {
  experience: [
    "my duties include reviewing pull requests and on-call rotation for the payments team",
    "was tasked with writing unit tests in pytest for the ETL code",
    "duties included giving medications, checking vitals and charting in Epic",
    "I was responsible for the care of 6 to 8 post-op patients each shift",
    "I was helping on the covid ward during the second wave",
    "My job was cold calling 60-80 leads per day and booking demos for the account execs",
    "Helped the regional manager with quarterly forecasts in Salesforce",
    "I did a lot of upselling of extended warranties at the counter",
    "Was involved in writing the new science curriculum with three colleagues",
    "Used Google Classroom and Kahoot for homework and quizzes during lockdown",
    "was responsible for cash handling and i did the daily deposit",
    "I am responsible for training of all new cashiers, so far 9 people",
    "duties included receiving goods, checking delivery notes and booking stock into SAP",
    "I was in charge of customs papers for shipments to Norway and Switzerland",
    "helped the master electrician with the rewiring of a hospital wing",
    "Responsible for the grill station on busy nights, 180 covers",
    "was tasked with HACCP logs and fridge temps every day",
    "Helped in organising the company's annual meeting for 300 shareholders",
    "worked with the controller on budget templates in Excel for 12 departments",
    "was involved in preparing the closing binders for real estate deals",
    "worked on the renovation of St. Olave primary school, mostly drywall and ceilings",
    "was responsible for fuel and tacho records of 8 lorries",
    "i am responsible for giving meds in the morning round, 19 people",
    "my duties was cleaning 15 rooms per day and reporting damage",
    "helped with the data cleaning of a survey of 3,200 households",
    "Responsible for designing email templates and banners",
    "Responsible for our Instagram and TikTok, grew from 2k to 11k followers",
    "Was tasked with translating brochures into French",
  ],
  project: [
    "was involved in a hackathon project that maps potholes from phone data, second place",
    "helped to set up the online shop, took 600 product pictures",
    "Responsible for a hand hygiene audit on three wards",
    "I made a board game to teach fractions, used in 4 classes",
    "worked with IT on a self service portal for holidays",
    "I did a dashboard of cash flow in Power BI, refreshes daily from 4 bank feeds",
  ],
  summary: [
    "I am a hard working developer with 6 years of experience in Python and Django. I like clean code. I worked for two startups and one bank.",
    "Newly qualified nurse looking for first post. placements in oncology and elderly care, 2,300 practice hours in total",
    "Results-driven sales person with lots of energy, sold cars for 7 years at two dealerships, best month was 22 cars",
    "I am a dedicated primary teacher with 5 years in year 3 and year 4. I love working with kids. I also run the choir.",
    "Hard working carpenter, 20 years on sites, first and second fix, roofs. I have CSCS card and own transport.",
    "Sales manager. My team has 12 people and covers the whole of Wales. I started as an apprentice in 2008",
  ],
};

const TONES: readonly Tone[] = ["professional", "confident", "friendly"];
const SENIORITIES: readonly Seniority[] = ["junior", "mid", "senior"];

/** The set that an endpoint is measured by. Figures of two models can be compared only while it stays as it is: see decision 43. */
export const EVALUATION_CASES: readonly ImproveRequest[] = (["experience", "project", "summary"] as const)
  .flatMap((task) => TEXTS[task].map((text) => ({ task, text })))
  .map((line, at) => ({
    ...line,
    tone: TONES[at % TONES.length] ?? "professional",
    seniority: SENIORITIES[at % SENIORITIES.length] ?? "mid",
  }));
