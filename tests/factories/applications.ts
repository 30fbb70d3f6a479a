import type { Resume } from "../../src/domain/resume/resume.ts";
import { type GivenResume, resumeOf } from "./given-resume.ts";

/** Somebody of a trade and an ad that they answer. */
export interface Application {
  readonly trade: string;
  readonly resume: Resume;
  readonly ad: string;
  readonly role: string;
  readonly company: string;
}

type Position = NonNullable<GivenResume["experience"]>[number];

function application(
  [trade, name, role, company]: readonly [string, string, string, string],
  experience: readonly Position[],
  more: GivenResume,
  ad: string,
): Application {
  return { trade, resume: resumeOf({ name, ...more, experience }), ad, role, company };
}

const at = (title: string, company: string, period: string, bullets: readonly string[]): Position => ({
  title,
  company,
  period,
  bullets,
});

export const applications: readonly Application[] = [
  application(
    ["nurse", "Maya Okafor", "Registered Nurse", "St. Brigid Hospital"],
    [
      at("Registered Nurse", "OHSU", "Mar 2020 – Present", [
        "Care for 5 to 6 patients a shift on a 28-bed medical-surgical unit",
        "Triaged walk-in patients during 2 flu seasons, up to 40 a shift",
        "Precepted 7 nursing students, 2 nights a week",
        "Responsible for the crash cart",
        "The senior nurse gave the medication.",
      ]),
      at("Nursing Assistant", "Willow House", "2016 – 2020", [
        "Helped 12 residents with bathing and meals each morning",
      ]),
    ],
    {
      role: "Registered Nurse",
      certifications: ["RN License, Oregon (2020)", "BLS, American Heart Association"],
      skills: ["Epic", "IV therapy"],
    },
    `Registered Nurse
St. Brigid Hospital is looking for a registered nurse for its emergency department.
Requirements:
- RN license
- Triage
- Precept new graduate nurses
Nice to have: Epic`,
  ),
  application(
    ["software engineer", "Nils Aro", "Backend Engineer", "Harbour Lane"],
    [
      at("Software Engineer", "Quillmark Payments", "Jul 2019 – Present", [
        "Built the refunds service in TypeScript and Node.js, which handles about 40,000 refunds a month.",
        "Reduced duplicate payments from 120 to 3 a month by making every write idempotent.",
        "Own the on-call rota of 6 engineers",
      ]),
      at("Web Developer", "Brightmoor Studio", "2016 – 2019", ["Delivered 12 client websites in React."]),
    ],
    { role: "Software Engineer", skills: ["TypeScript", "PostgreSQL", "AWS"] },
    `Title: Backend Engineer
Company: Harbour Lane
Requirements: TypeScript, Node.js, PostgreSQL
Nice to have: React`,
  ),
  application(
    ["cook", "Sam Okoro", "Line Cook", "The Copper Kettle"],
    [
      at("Line Cook", "Fjord Bistro", "2021 – Present", [
        "Cook for 150 covers a night on the grill",
        "Trained 3 new cooks",
        "Kitchen inventory",
      ]),
    ],
    { role: "Line Cook", skills: ["ServSafe"] },
    "Line Cook at The Copper Kettle\nYou work the grill, keep inventory and follow food safety rules (ServSafe required).",
  ),
  application(
    ["electrician", "Rosa Lindqvist", "Journeyman Electrician", "Northline Electric"],
    [
      at("Electrician", "Vega Installations", "Apr 2018 – Present", [
        "Wires apartment buildings of up to 40 units from the panel to the last outlet",
        "Read blueprints and ordered material for 15 sites",
        "Passed every inspection of the last 3 years at the first visit",
      ]),
      at("Apprentice", "Holm Elektro", "2014 – 2018", [
        "Pulled cable and bent conduit on 9 school buildings",
      ]),
    ],
    { role: "Electrician", certifications: ["Journeyman Electrician License"] },
    `Northline Electric is hiring a Journeyman Electrician.
Requirements:
- Journeyman license
- Blueprint reading
- Conduit bending`,
  ),
  application(
    ["teacher", "Ewa Malik", "Science Teacher", "Elm Park School"],
    [
      at("Science Teacher", "Harbour Academy", "Sep 2017 – Present", [
        "Teach chemistry and biology to 6 classes of 28 pupils, aged 11 to 16",
        "Wrote the lab safety guide that all 9 science teachers use",
        "Raised the share of pupils who pass chemistry from 61% to 78% in 3 years",
      ]),
    ],
    {
      role: "Science Teacher",
      education: [{ school: "University of Lodz", degree: "MSc in Chemistry", period: "2012 – 2017" }],
    },
    `Job title: Science Teacher
Employer: Elm Park School
We ask for: experience in teaching chemistry, lab safety, classroom management.`,
  ),
  application(
    ["accountant", "Jonas Weber", "Senior Accountant", "Lindenhof Logistics"],
    [
      at("Accountant", "Kranz & Partner", "01/2019 – 12/2024", [
        "Closed the books of 14 clients each month within 5 working days",
        "Prepared VAT returns in DATEV",
        "Payroll stayed with the head office.",
        "Cut open items older than 90 days from 212 to 40",
      ]),
    ],
    { role: "Accountant", skills: ["DATEV", "Excel", "VAT"] },
    `Lindenhof Logistics seeks a Senior Accountant.
Must have: month-end closing, VAT, DATEV
Payroll is a plus.`,
  ),
  application(
    ["warehouse worker", "Dario Rossi", "Forklift Operator", "Maple Freight"],
    [
      at("Warehouse Associate", "Portside Storage", "2020 – 2023", [
        "Drove a reach truck in a warehouse of 9,000 pallet places",
        "Picked 110 orders a shift with 2 errors a month",
        "I watched welding once on a school visit and never did it myself.",
      ]),
    ],
    { role: "Forklift Operator", certifications: ["Forklift certificate"] },
    `Position: Forklift Operator
Company: Maple Freight
Requirements: forklift, order picking, inventory`,
  ),
  application(
    ["barista", "Lina Haddad", "Shift Supervisor", "Bluebird Coffee"],
    [
      at("Barista", "Corner Beans", "May 2022 – Present", [
        "Serve up to 300 guests a day at the busiest station of the city",
        "Opened the shop at 5:30 on 4 mornings a week, with the keys and the till",
        "Trained 6 new baristas in milk and till",
      ]),
    ],
    { role: "Barista" },
    `Shift Supervisor – Bluebird Coffee
Bluebird Coffee is a small chain of 8 shops.
You train new baristas, open the shop and handle cash.`,
  ),
  application(
    ["graphic designer", "Ines Duarte", "Brand Designer", "Fable Studio"],
    [
      at("Graphic Designer", "Atelier Nove", "2019 – Present", [
        "Designed the identity of 11 small firms, from logo to shop window",
        "Laid out a 240-page cookbook in InDesign",
        "Logo for the city marathon",
      ]),
    ],
    {
      role: "Graphic Designer",
      skills: ["Figma", "InDesign", "Illustrator"],
      projects: [
        { name: "Type of Porto", desc: ["Drew 26 letters after old shop signs and sold 400 prints of them"] },
      ],
    },
    `Brand Designer at Fable Studio
Requirements:
- Brand identity
- Adobe InDesign
- Typography`,
  ),
  application(
    ["customer service", "Tom Byrne", "Customer Support Specialist", "Kestrel Travel"],
    [
      at("Support Agent", "Anvil Telecom", "Oct 2021 – Present", [
        "Answer 60 calls and chats a day in Zendesk, 92% of them solved at the first contact",
        "Wrote 35 help articles that took 1 in 5 calls off the line",
      ]),
      at("Cashier", "Tesco", "2019 – 2021", ["Handled cash and returns for 200 customers a day"]),
    ],
    { role: "Support Agent", languages: ["English (Native)", "Spanish (Fluent)"] },
    `We are Kestrel Travel, a company for rail trips. We are looking for a Customer Support Specialist.
You bring: Zendesk, Spanish, writing help articles.`,
  ),
  application(
    ["mechanic", "Olek Nowak", "Automotive Technician", "Ridgeway Motors"],
    [
      at("Car Mechanic", "Garage Nowicki", "2015 – 2022", [
        "Repaired brakes, gearboxes and engines of about 20 cars a week",
        "Diagnosed electrical faults with a scan tool and a wiring diagram",
        "Won the regional contest for apprentices in 2016",
      ]),
    ],
    { role: "Car Mechanic" },
    `Ridgeway Motors needs an Automotive Technician.
Requirements: brake repair, diagnostics, electrical systems`,
  ),
  application(
    ["project manager", "Grace Muir", "Project Manager", "Tern Housing"],
    [
      at("Site Manager", "Calder Build", "Feb 2018 – Present", [
        "Led the building of 64 homes with 9 subcontractors, on time and 3% under budget",
        "Introduced a weekly risk review that halved late changes",
        "Report to the board every quarter",
      ]),
      at("Assistant Site Manager", "Calder Build", "2015 – 2018", [
        "Kept the schedule of 4 sites in MS Project",
      ]),
    ],
    { role: "Site Manager", certifications: ["PRINCE2 Practitioner"] },
    `Title: Project Manager
Organisation: Tern Housing
Requirements: budgets, risk management, subcontractors, PRINCE2`,
  ),
];
