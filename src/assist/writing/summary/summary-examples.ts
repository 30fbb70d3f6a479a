import type { AssistContext } from "../../../domain/suggestions/request.ts";

/** What somebody typed without a resume around it, and what it becomes. */
export const SUMMARIES: readonly [text: string, expected: string][] = [
  ["Nurse", "Nurse"],
  ["Hard worker", "Hard worker"],
  ["Experienced nurse in Leeds", "Experienced nurse in Leeds"],
  ["Nurse with 5 years experience", "Nurse with 5 years of experience."],
  [
    "Software engineer with 8 years of experience building web applications in React and Node",
    "Software engineer with 8 years of experience building web applications in React and Node",
  ],
  [
    "i work as a cook since 2015 and i like to learn new recipes",
    "I work as a cook since 2015\nand I like to learn new recipes.",
  ],
  [
    "I have a degree in biology from Leeds and I'm currently working as a lab technician",
    "I have a degree in biology from Leeds\nand I'm currently working as a lab technician.",
  ],
  [
    "My name is Tom. I am a bus driver. I have 12 years experience.",
    "My name is Tom. I am a bus driver.\nI have 12 years of experience.",
  ],
  ["I am a nurse and love working with older people", "I am a nurse and love working with older people"],
  [
    "I am an experienced accountant who has worked in both small firms and large companies, I know SAP and Excel very well",
    "I am an experienced accountant who has worked in both small firms and large companies.\nI know SAP and Excel very well.",
  ],
  [
    "I am a mother of three returning to work after a career break of 8 years. Before I was an office manager.",
    "I am a mother of three returning to work after a career break of 8 years.\nBefore that I was an office manager.",
  ],
  [
    "Looking for a job as a driver. I have C+E licence and digital tacho card.",
    "I am looking for a job as a driver.\nI have C+E licence and digital tacho card.",
  ],
  [
    "I would describe myself as calm and organised. I have run a GP reception for 6 years.",
    "I would describe myself as calm and organised.\nI have run a GP reception for 6 years.",
  ],
  [
    "electrician, 20 yrs, commercial + domestic, i run my own van, nic eic approved",
    "Electrician, 20 years, commercial + domestic.\nI run my own van, nic eic approved.",
  ],
  [
    "I'm an award winning chef that has cooked for 2 presidents and I speak 4 languages",
    "I'm an award winning chef that has cooked for 2 presidents\nand I speak 4 languages.",
  ],
  [
    "I have worked in sales, marketing and customer service. My last role was team leader of 9 people at Sky.",
    "I have worked in sales, marketing and customer service.\nMy last role was team leader of 9 people at Sky.",
  ],
  [
    "I was a soldier for 12 years. Now I am training to be a teacher. I'm fit and disciplined.",
    "I was a soldier for 12 years.\nNow I am training to be a teacher. I'm fit and disciplined.",
  ],
  [
    "Graphic designer. Illustrator. 5 years freelance. Clients: BBC, Penguin. I do logos and books.",
    "Graphic designer. Illustrator. 5 years freelance.\nClients: BBC, Penguin. I do logos and books.",
  ],
  [
    "I hold a masters in law and passed the bar in New York in 2019",
    "I hold a masters in law and passed the bar in New York in 2019",
  ],
  [
    "Fluent in Spanish, French and English. I lived in Madrid for 4 years and worked as an au pair and a waitress.",
    "Fluent in Spanish, French and English.\nI lived in Madrid for 4 years and worked as an au pair and a waitress.",
  ],
  [
    "I am currently in my second year of a plumbing apprenticeship at Bristol College, I am reliable and never late",
    "I am currently in my second year of a plumbing apprenticeship at Bristol College.\nI am reliable and never late.",
  ],
  [
    "I used to be a hairdresser, 6 years, now retraining as a web developer, finished a bootcamp in June",
    "I used to be a hairdresser, 6 years,\nnow retraining as a web developer, finished a bootcamp in June.",
  ],
  [
    "i am hard working and reliable i have worked in shops for 10 years",
    "I am hard working and reliable I have worked in shops for 10 years.",
  ],
  [
    "I've got a degree in physics, which I finished in 2020, and since then I've been working at CERN.",
    "I've got a degree in physics, which I finished in 2020,\nand since then I've been working at CERN.",
  ],
  [
    "Results-driven, passionate, dynamic professional with a proven track record",
    "Results-driven, passionate, dynamic professional with a proven track record",
  ],
  ["Accountant | CPA | 10+ years | Big 4", "Accountant. CPA.\n10+ years. Big 4."],
  ["- Nurse\n- 10 years\n- ICU", "Nurse.\n10 years. ICU."],
  [
    "Responsible for a team of 6 and a budget of 2m, I report to the CFO",
    "Responsible for a team of 6 and a budget of 2m.\nI report to the CFO.",
  ],
  [
    "I fix boilers. I think I am very good with customers",
    "I fix boilers.\nI think I am very good with customers.",
  ],
  [
    "Hello, my name is Sam and I have been a barber since 2012",
    "My name is Sam\nand I have been a barber since 2012.",
  ],
  ["Bricklayer, 9 years on site — foreman of 6", "Bricklayer,\n9 years on site — foreman of 6."],
  [
    "I have always wanted to work with animals, and since 2015 I've been a vet tech. I am good at calming dogs",
    "I have always wanted to work with animals, and since 2015 I've been a vet tech.\nI am good at calming dogs.",
  ],
  [
    "I've always loved cooking and I usually work nights",
    "I've always loved cooking\nand I usually work nights.",
  ],
  ["I studied law, but I now work in a bakery", "I studied law,\nbut I now work in a bakery."],
  [
    "I could be a great asset to your team because I speak four languages and I can start now",
    "I could be a great asset to your team because I speak four languages\nand I can start now.",
  ],
  [
    "Raising three children has prepared me for anything.",
    "Raising three children has prepared me for anything.",
  ],
  ["Passionate nurse in Leeds, 8 years", "Passionate nurse in Leeds, 8 years"],
  [
    "I work as a chef. In my spare time I volunteer at a shelter",
    "I work as a chef.\nIn my spare time I volunteer at a shelter.",
  ],
  [
    "On weekends I work at a market stall, I sell cheese",
    "On weekends I work at a market stall,\nI sell cheese.",
  ],
  [
    "I am a software engineer. I was responsible for payments",
    "I am a software engineer.\nI was responsible for payments.",
  ],
  [
    "I had the pleasure of teaching maths at Eton. I was responsible for a class of 24 and marking exams",
    "I had the pleasure of teaching maths at Eton.\nI was responsible for a class of 24 and marking exams.",
  ],
  [
    "Results-driven, dynamic sales manager with a proven track record of opening 12 stores",
    "Results-driven,\ndynamic sales manager with a proven track record of opening 12 stores.",
  ],
  ["Detail-oriented accountant with 5 years in audit", "Detail-oriented accountant with 5 years in audit"],
  ["I am a driver and have a van", "I am a driver and have a van"],
  [
    "I'm someone who likes to get things done and I have worked in 3 warehouses",
    "I'm someone who likes to get things done\nand I have worked in 3 warehouses.",
  ],
  [
    "With 10 years in retail I know what customers want",
    "With 10 years in retail I know what customers want",
  ],
  [
    "After finishing school in 2010 I joined the army, where I was trained as a mechanic",
    "After finishing school in 2010 I joined the army,\nwhere I was trained as a mechanic.",
  ],
  [
    "I am able to work under pressure and am happy to travel",
    "I am able to work under pressure and am happy to travel",
  ],
  [
    "I'm 45, I've been a mechanic all my life and I own my tools",
    "I'm 45,\nI've been a mechanic all my life and I own my tools.",
  ],
  [
    "I'm very passionate about cars & I've been detailing them since 2014",
    "I'm very passionate about cars & I've been detailing them since 2014",
  ],
  [
    "I have been driving buses in the city for eleven years now and before that I did vans, I know nearly every route out of the garage and I get on with the passengers even the difficult ones, never had a crash that was my fault, I would like to move in to training because I enjoy showing new drivers",
    "I have been driving buses in the city for eleven years now and before that I did vans.\nI know nearly every route out of the garage and I get on with the passengers even the difficult ones, never had a crash that was my fault.\nI would like to move into training because I enjoy showing new drivers.",
  ],
  [
    "I am law graduate and since three years I work as paralegal in the litigation, I like very much the research and preparing of documents, my wish is to find a firm where I can make the training contract or the SQE and become solicitor, I am very exact and I work also good under pressure",
    "I am a law graduate and for three years I have worked as a paralegal in the litigation.\nI like very much the research and preparing of documents. My wish is to find a firm where I can make the training contract or the SQE and become a solicitor.\nI am very exact and I work also good under pressure.",
  ],
  [
    "Been in sales since I was 19, started on market stalls basically, then phones, then field. I've sold adhesives, solar and now garden products and I've hit target pretty much everywhere, I'm good at opening new accounts and keeping them. Want a role with a bigger patch and proper commission",
    "I have been in sales since I was 19, started on market stalls basically, then phones, then field.\nI've sold adhesives, solar and now garden products and I've hit target pretty much everywhere.\nI'm good at opening new accounts and keeping them. I want a role with a bigger patch and proper commission.",
  ],
  [
    "I qualified in 2015 and have worked on the road ever since, DCA, RRV and 18 months in the control room doing hear and treat, I'm also a practice educator and I like it alot when the students get their confidence. My back isnt what it was so I'm hoping to move to a GP surgery or urgent care role with less lifting",
    "I qualified in 2015 and have worked on the road ever since, DCA, RRV and 18 months in the control room doing hear and treat.\nI'm also a practice educator and I like it a lot when the students get their confidence.\nMy back isn't what it was so I'm hoping to move to a GP surgery or urgent care role with less lifting.",
  ],
  [
    "I am graphic designer with heart and I make all, print, packaging, little bit web and social media. In my last work I did packaging for pet products, 22 pieces, before I was freelancer for four years with small clients. I search a team where I can learn from others because always I was alone",
    "I am a graphic designer with heart and I make all, print, packaging, a little bit of web and social media.\nIn my last work I did packaging for pet products, 22 pieces, before I was a freelancer for four years with small clients.\nI am looking for a team where I can learn from others because always I was alone.",
  ],
  [
    "I'm a dental assistant with ortho and general background, love working with nervous kids and I speak Polish and English which helps. I did two years on reception aswell so I understand both sides of the desk, and I'm now looking for a practice that would support me to train as a dental hygenist",
    "I'm a dental assistant with ortho and general background, love working with nervous kids and I speak Polish and English which helps.\nI did two years on reception as well so I understand both sides of the desk, and I'm now looking for a practice that would support me to train as a dental hygienist.",
  ],
  [
    "started as weekend barista when i was studying and stayed, now i open the shop, order, train people and sometimes fix the machine when the engineer is not coming. i am friendly and quick and the regulars know me. i want to learn roasting or work for a roaster",
    "Started as a weekend barista when I was studying and stayed.\nNow I open the shop, order, train people and sometimes fix the machine when the engineer is not coming.\nI am friendly and quick and the regulars know me. I want to learn roasting or work for a roaster.",
  ],
  [
    "After 12 years in one company where I was the whole accounts department, invoices, wages, bank, VAT, chasing debts, making tea, the owner has retired and closed. So I'm starting again at 54. I'm quick on Xero, I don't miss deadlines and I'm happy part time or full time",
    "After 12 years in one company where I was the whole accounts department, invoices, wages, bank, VAT, chasing debts, making tea, the owner has retired and closed.\nSo I'm starting again at 54. I'm quick on Xero, I don't miss deadlines and I'm happy part time or full time.",
  ],
  [
    "well I've worked in histology since leaving college, embedding, cutting, staining, all that, 9 years of it and I'm quick and accurate and the consultants ask for my sections. I've trained most of the newer ones. I'd want to stay in pathology but a bigger lab with more variety or maybe molecular",
    "I've worked in histology since leaving college, embedding, cutting, staining, all that, 9 years of it and I'm quick and accurate and the consultants ask for my sections.\nI've trained most of the newer ones.\nI'd want to stay in pathology but a bigger lab with more variety or maybe molecular.",
  ],
  [
    "Interpreter and sworn translator for Arabic, working with hospitals, courts and social services since more then 12 years. I am used to sensitive situation and confidentiality is self-evident for me.",
    "Interpreter and sworn translator for Arabic, working with hospitals, courts and social services for more than 12 years.\nI am used to sensitive situations and confidentiality is self-evident for me.",
  ],
  [
    "I come from Romania, in Germany since 2014, painter for facade and inside, also I can plaster and a little dry wall. I worked always in group and last three years I was the one who speaks with the customer and gives the work to the others, I search a company with work whole year",
    "I come from Romania, in Germany since 2014, painter for facade and inside. I can also plaster and a little dry wall.\nI worked always in group and for the last three years I was the one who speaks with the customer and gives the work to the others.\nI am looking for a company with work whole year.",
  ],
  [
    "i drive forklift 7 years, timber and steel and before cold store, i load trucks fast but careful, i never had accident. i can also use scanner and SAP little bit. my english is ok, i want day shift because of my daugther",
    "I have driven a forklift for 7 years, timber and steel and before cold store. I load trucks fast but careful. I never had accident.\nI can also use scanner and SAP a little bit. My English is ok, I want day shift because of my daughter.",
  ],
  [
    "IT Technician in a school with a wide variety of skills, can do hardware, software, networks and AV. I am a people person and explain things so teachers understands.",
    "IT Technician in a school with a wide variety of skills, can do hardware, software, networks and AV.\nI am a people person and explain things so teachers understand.",
  ],
];

interface WithResume {
  readonly text: string;
  readonly context: AssistContext;
  readonly expected: string;
}

/** The same where the resume may be seen. */
export const SUMMARIES_OF_RESUMES: readonly WithResume[] = [
  {
    text: "Librarian 14 yrs public and school, want something closer to home",
    context: {
      roles: [
        {
          title: "School librarian",
          company: "Oakfield High",
          period: "09/2016 – Present",
          bullets: ["Run reading groups for 90 pupils", "Loans up 40% since 2019"],
        },
        {
          title: "Library assistant",
          company: "Denholm Library",
          period: "2010 – 2016",
          bullets: ["Issue desk and storytime"],
        },
      ],
      skills: ["Koha", "Cataloguing", "Storytelling"],
      education: ["BA English, 2009"],
      asOf: "2026-11",
    },
    expected:
      "Librarian 14 years public and school, want something closer to home.\nCurrently at Oakfield High, running reading groups for 90 pupils.",
  },
  {
    text: "i am looking for work as welder. mig and tig. 8 years. own tools. can travel",
    context: {
      roles: [
        {
          title: "Welder fabricator",
          company: "Hexham Steel",
          period: "2017 – 2025",
          bullets: ["Welded stair towers up to 12 m", "TIG on stainless pipe"],
        },
      ],
      skills: ["MIG", "TIG", "Coded 9606"],
      education: ["NVQ Level 2, 2016"],
      asOf: "2026-11",
    },
    expected:
      "Looking for work as a welder. MIG and TIG. 8 years. Own tools.\nCan travel. At Hexham Steel, welded stair towers up to 12 m.",
  },
  {
    text: "Hi, I'm Priya and I'm a UX designer with a psychology background. Over the past 5 years I've designed for banks and charities, and my favourite project was redesigning a donation form that lifted completed donations by 22%. I'm happiest when I'm talking to real users. I'd love to join a small team that ships often.",
    context: {
      roles: [
        {
          title: "UX designer",
          company: "Tern Studio",
          period: "03/2020 – Present",
          bullets: ["Redesigned donation form, donations up 22%", "Ran 60 user interviews"],
        },
        {
          title: "Research assistant",
          company: "University of Leeds",
          period: "2018 – 2020",
          bullets: ["Lab studies"],
        },
      ],
      skills: ["Figma", "User research", "Accessibility"],
      education: ["BSc Psychology, 2018"],
      asOf: "2026-11",
    },
    expected:
      "I'm Priya and I'm a UX designer with a psychology background.\nOver the past 5 years I've designed for banks and charities, and my favourite project was redesigning a donation form that lifted completed donations by 22%.\nI'm happiest when I'm talking to real users. I'd love to join a small team that ships often.",
  },
  {
    text: "Baker, nights, 12 years, sourdough and viennoiserie",
    context: {
      roles: [
        {
          title: "Head baker",
          company: "Crumb & Co",
          period: "2018 – Present",
          bullets: ["Bake 400 loaves a night with team of 3", "Cut waste from 9% to 4%"],
        },
        { title: "Baker", company: "Millers", period: "2013 – 2018", bullets: ["Doughs and ovens"] },
      ],
      skills: ["Sourdough", "Lamination"],
      education: ["Level 2 Bakery, 2013"],
      asOf: "2026-11",
    },
    expected: "Baker, nights, 12 years, sourdough and viennoiserie.\nAt Crumb & Co, cut waste from 9% to 4%.",
  },
  {
    text: "I worked 10 year in hotel like housekeeper and after like supervisor of 12 persons. I speak Portuguese, Spanish and English. I want to work in a big hotel and to learn more for be a manager one day",
    context: {
      roles: [
        {
          title: "Housekeeping supervisor",
          company: "Hotel Bellamar",
          period: "2018 – 2024",
          bullets: ["Supervised 12 room attendants", "Checked 60 rooms a day"],
        },
        {
          title: "Room attendant",
          company: "Hotel Bellamar",
          period: "2014 – 2018",
          bullets: ["16 rooms per shift"],
        },
      ],
      skills: ["Opera", "Portuguese", "Spanish"],
      education: ["Secondary school"],
      asOf: "2026-11",
    },
    expected:
      "I worked 10 years in a hotel as a housekeeper and after as a supervisor of 12 persons.\nI speak Portuguese, Spanish and English. I want to work in a big hotel and to learn more for be a manager one day.",
  },
  {
    text: "Dedicated and passionate customer success manager with a proven track record of exceeding targets and delighting customers in fast-paced SaaS environments.",
    context: {
      roles: [
        {
          title: "Customer success manager",
          company: "Loopdesk",
          period: "01/2021 – Present",
          bullets: ["Own 45 accounts worth £1.8m a year", "Raised renewals from 84% to 92%"],
        },
        {
          title: "Support agent",
          company: "Loopdesk",
          period: "2019 – 2020",
          bullets: ["Answered 50 tickets a day"],
        },
      ],
      skills: ["HubSpot", "Gainsight", "SQL"],
      education: ["BA Languages, 2018"],
      asOf: "2026-11",
    },
    expected:
      "Dedicated and passionate customer success manager with a proven track record of exceeding targets and delighting customers in fast-paced SaaS environments.",
  },
  {
    text: "Project manager, PRINCE2, construction, up to 15m, team of 20. Available from March.",
    context: {
      roles: [
        {
          title: "Project manager",
          company: "Keld Build",
          period: "2017 – Present",
          bullets: ["Delivered 64 flats, £15m, two weeks early", "Lead team of 20"],
        },
      ],
      skills: ["PRINCE2", "NEC", "MS Project"],
      education: ["BSc Construction Management, 2012"],
      asOf: "2026-11",
    },
    expected:
      "Project manager, PRINCE2, construction, up to 15m, team of 20.\nAvailable from March. At Keld Build, delivered 64 flats, £15m, two weeks early.",
  },
  {
    text: "sales rep b2b 9yrs exceeded target 6 years out of 9 now want account manager",
    context: {
      roles: [
        {
          title: "Sales representative",
          company: "Packline",
          period: "2016 – Present",
          bullets: ["Won 34 new accounts in 2024", "Grew area from £600k to £1.1m"],
        },
      ],
      skills: ["Salesforce", "Negotiation"],
      education: ["HND Business, 2015"],
      asOf: "2026-11",
    },
    expected:
      "Sales rep B2B 9 years exceeded target 6 years out of 9 now want account manager.\nAt Packline, grew area from £600k to £1.1m.",
  },
  {
    text: "I'm a paramedic and I've done 8 years on the road, the last two on the rapid response car. I mentor students and I helped write the local sepsis pathway, our door to antibiotics time fell from 70 mins to 48. I am looking at moving in to a GP practice",
    context: {
      roles: [
        {
          title: "Paramedic",
          company: "Mersey Ambulance",
          period: "2017 – Present",
          bullets: ["Rapid response car", "Mentor 4 students a year"],
        },
      ],
      skills: ["ALS", "Cannulation"],
      education: ["BSc Paramedic Science, 2017"],
      asOf: "2026-11",
    },
    expected:
      "I'm a paramedic and I've done 8 years on the road, the last two on the rapid response car.\nI mentor students and I helped write the local sepsis pathway, our door to antibiotics time fell from 70 mins to 48.\nI am looking at moving into a GP practice.",
  },
  {
    text: "I am Senior Accountant having 10+ years of rich experience in accounts finalization, GST, TDS and audit. Expert in Tally and SAP FICO. Strong team player with good communication skills. Want to work with a reputed organisation where i can utilise my skills and grow.",
    context: {
      roles: [
        {
          title: "Senior accountant",
          company: "Deccan Foods Pvt Ltd",
          period: "04/2018 – Present",
          bullets: ["Close books in 4 days, earlier 9", "Handle GST for 3 plants"],
        },
        { title: "Accountant", company: "Sri Traders", period: "2014 – 2018", bullets: ["Ledger and TDS"] },
      ],
      skills: ["Tally", "SAP FICO", "GST"],
      education: ["B.Com, 2013"],
      asOf: "2026-11",
    },
    expected:
      "I am a Senior Accountant having 10+ years of rich experience in accounts finalization, GST, TDS and audit. Expert in Tally and SAP FICO.\nStrong team player with good communication skills. I want to work with a reputed organisation where I can utilise my skills and grow.",
  },
  {
    text: "dental nurse 6 years, want practice nearer home, no weekends",
    context: {
      roles: [
        {
          title: "Dental nurse",
          company: "Millbrook Dental",
          period: "09/2018 – Present",
          bullets: [
            "Chairside for two dentists and the hygienist",
            "Infection control lead, audit went from 89% to 98%",
          ],
        },
        {
          title: "Trainee dental nurse",
          company: "Smile Corner",
          period: "2016 – 2018",
          bullets: ["Set up surgeries and processed instruments"],
        },
      ],
      skills: ["radiography", "impressions", "Software of Excellence", "decontamination"],
      education: ["NEBDN National Diploma in Dental Nursing, 2018"],
      asOf: "2026-11",
    },
    expected: "Dental nurse 6 years,\nwant practice nearer home, no weekends.",
  },
  {
    text: "manual tester who wants to go to automation, istqb, 5 yrs",
    context: {
      roles: [
        {
          title: "QA analyst",
          company: "Ledgerly",
          period: "01/2020 – Present",
          bullets: ["Only tester in a scrum team of eight", "Automated 40 smoke tests in Playwright"],
        },
      ],
      skills: ["TestRail", "Jira", "Playwright", "SQL"],
      education: ["ISTQB Foundation, 2019"],
      asOf: "2026-11",
    },
    expected: "Manual tester who wants to go to automation,\nISTQB, 5 years.",
  },
  {
    text: "room attendant many years, now search supervisor position in 4 star hotel",
    context: {
      roles: [
        {
          title: "Room attendant",
          company: "Hotel Seeblick",
          period: "2016 – Present",
          bullets: ["16 rooms a day", "Shows new colleagues the standard"],
        },
        {
          title: "Cleaner",
          company: "Reinal Services",
          period: "2012 – 2016",
          bullets: ["Office cleaning in the evening"],
        },
      ],
      skills: ["room inspection", "laundry", "Portuguese", "basic English"],
      education: ["Secondary school, 2008"],
      asOf: "2026-11",
    },
    expected:
      "Room attendant many years, now search supervisor position in 4 star hotel.\nCurrently at Hotel Seeblick, showing new colleagues the standard.",
  },
  {
    text: "2nd line support guy looking to get into sysadmin or cloud",
    context: {
      roles: [
        {
          title: "2nd line support engineer",
          company: "Calder Foods",
          period: "03/2021 – Present",
          bullets: ["Set up Intune Autopilot", "Supports 300 users at three sites"],
        },
        {
          title: "IT support analyst",
          company: "Helpwise",
          period: "2018 – 2021",
          bullets: ["About 35 tickets a day"],
        },
      ],
      skills: ["Microsoft 365", "Intune", "PowerShell", "Active Directory"],
      education: ["CompTIA A+, 2018"],
      asOf: "2026-11",
    },
    expected:
      "2nd line support guy looking to get into sysadmin or cloud.\nCurrently at Calder Foods, supporting 300 users at three sites.",
  },
  {
    text: "Professional translator DE>EN with 9 years of experiences in technical and marketing texts, using Trados and memoQ. Deadline are always respected.",
    context: {
      roles: [
        {
          title: "Freelance translator",
          company: "Self-employed",
          period: "2018 – Present",
          bullets: ["Machine manuals from German into English", "About 2,500 words a day"],
        },
        {
          title: "In-house translator",
          company: "Lingua Werk",
          period: "2015 – 2018",
          bullets: ["Maintained a termbase of 3,200 entries"],
        },
      ],
      skills: ["Trados Studio", "memoQ", "proofreading"],
      education: ["MA Translation, 2014"],
      asOf: "2026-11",
    },
    expected:
      "Professional translator DE>EN with 9 years of experience in technical and marketing texts, using Trados and memoQ.\nDeadlines are always respected.",
  },
  {
    text: "painter decorator 15 yrs exp, clean worker, spray and brush",
    context: {
      roles: [
        {
          title: "Spray painter",
          company: "Coates Interiors",
          period: "2017 – Present",
          bullets: ["Sprays doors and kitchens in show homes"],
        },
        {
          title: "Painter and decorator",
          company: "J. Mallon Decorators",
          period: "2009 – 2017",
          bullets: ["Interior and exterior decorating", "Some wallpapering"],
        },
      ],
      skills: ["airless spraying", "wallpapering", "IPAF"],
      education: ["City & Guilds Painting and Decorating, 2009"],
      asOf: "2026-11",
    },
    expected:
      "Painter decorator 15 years of experience, clean worker, spray and brush.\nCurrently at Coates Interiors, spraying doors and kitchens in show homes.",
  },
  {
    text: "band 6 msk physio wanting a band 7 post in sports or msk",
    context: {
      roles: [
        {
          title: "Band 6 physiotherapist",
          company: "Ashford Vale NHS Trust",
          period: "04/2020 – Present",
          bullets: ["12 to 14 MSK patients a day", "Runs the ACL class"],
        },
        {
          title: "Club physiotherapist",
          company: "Penrose RFC",
          period: "2019 – Present",
          bullets: ["Pitch-side cover on Saturdays"],
        },
      ],
      skills: ["manual therapy", "acupuncture", "exercise prescription"],
      education: ["BSc Physiotherapy, 2018"],
      asOf: "2026-11",
    },
    expected:
      "Band 6 MSK physio wanting a band 7 post in sports or MSK.\nCurrently at Ashford Vale NHS Trust, running the ACL class.",
  },
  {
    text: "conveyancing paralegal, 4 yrs, own caseload, hybrid role wanted",
    context: {
      roles: [
        {
          title: "Conveyancing paralegal",
          company: "Tennant Moss",
          period: "10/2020 – Present",
          bullets: ["Searches, SDLT forms and AP1 applications", "Own caseload of freehold sales"],
        },
      ],
      skills: ["LEAP", "Land Registry portal", "SDLT"],
      education: ["CILEX Level 3, 2022"],
      asOf: "2026-11",
    },
    expected: "Conveyancing paralegal, 4 years,\nown caseload, hybrid role wanted.",
  },
  {
    text: "NQP, finished consolidation, want to relocate to the coast and stay frontline",
    context: {
      roles: [
        {
          title: "Newly qualified paramedic",
          company: "Midshire Ambulance",
          period: "08/2022 – Present",
          bullets: [
            "Frontline 999 shifts on a double-crewed ambulance",
            "Checks drugs and kit at the start of shift",
          ],
        },
      ],
      skills: ["ALS", "12-lead ECG", "C1 licence"],
      education: ["BSc Paramedic Science, 2022"],
      asOf: "2026-11",
    },
    expected:
      "NQP, finished consolidation, want to relocate to the coast and stay frontline.\nCurrently at Midshire Ambulance, checking drugs and kit at the start of shift.",
  },
];
