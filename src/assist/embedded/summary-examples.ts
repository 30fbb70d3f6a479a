/** [text, what comes of it]: summaries; tone professional, seniority mid. */
export const SUMMARIES: readonly (readonly [text: string, improved: string])[] = [
  ["Nurse", "Nurse"],
  ["Hard worker", "Hard worker"],
  ["Experienced nurse in Leeds", "Experienced nurse in Leeds"],
  ["Nurse with 5 years experience", "Nurse.\n5 years of experience."],
  [
    "Software engineer with 8 years of experience building web applications in React and Node",
    "Software engineer.\n8 years of experience building web applications in React and Node.",
  ],
  ["I am a passionate and driven individual", "Passionate and driven individual."],
  [
    "i work as a cook since 2015 and i like to learn new recipes",
    "Working as a cook since 2015.\nLikes to learn new recipes.",
  ],
  [
    "I have a degree in biology from Leeds and I'm currently working as a lab technician",
    "Degree in biology from Leeds.\nCurrently working as a lab technician.",
  ],
  [
    "I'm 23 years old and I am looking for my first job in retail",
    "23 years old.\nLooking for first job in retail.",
  ],
  [
    "My name is Tom. I am a bus driver. I have 12 years experience.",
    "Tom, a bus driver.\n12 years of experience.",
  ],
  ["I am a nurse and love working with older people", "Nurse.\nLoves working with older people."],
  [
    "As a teacher with 10 years of experience, I have taught maths and physics in three schools",
    "Teacher with 10 years of experience.\nHas taught maths and physics in three schools.",
  ],
  [
    "I graduated from Warwick in 2021 and since then I have been working as a data analyst at a bank",
    "Graduated from Warwick in 2021.\nWorking as a data analyst at a bank since then.",
  ],
  [
    "I am an experienced accountant who has worked in both small firms and large companies, I know SAP and Excel very well",
    "Experienced accountant who has worked in both small firms and large companies.\nKnows SAP and Excel well.",
  ],
  [
    "Having worked in hotels for 9 years, I know how to deal with guests",
    "Worked in hotels for 9 years.\nKnows how to deal with guests.",
  ],
  [
    "I am a mother of three returning to work after a career break of 8 years. Before I was an office manager.",
    "Mother of three returning to work after a career break of 8 years.\nWorked as an office manager before.",
  ],
  [
    "Looking for a job as a driver. I have C+E licence and digital tacho card.",
    "Looking for a job as a driver.\nC+E licence and digital tacho card.",
  ],
  [
    "I would describe myself as calm and organised. I have run a GP reception for 6 years.",
    "Calm and organised.\nHas run a GP reception for 6 years.",
  ],
  [
    "electrician, 20 yrs, commercial + domestic, i run my own van, nic eic approved",
    "Electrician, 20 yrs, commercial + domestic.\nRuns own van, nic eic approved.",
  ],
  [
    "I'm an award winning chef that has cooked for 2 presidents and I speak 4 languages",
    "Award winning chef that has cooked for 2 presidents.\nSpeaks 4 languages.",
  ],
  [
    "I have worked in sales, marketing and customer service. My last role was team leader of 9 people at Sky.",
    "Has worked in sales, marketing and customer service.\nLast role was team leader of 9 people at Sky.",
  ],
  [
    "My experience includes warehouse work, driving and 3 years as a supervisor",
    "Experience includes warehouse work, driving\nand 3 years as a supervisor.",
  ],
  [
    "I was a soldier for 12 years. Now I am training to be a teacher. I'm fit and disciplined.",
    "Worked as a soldier for 12 years.\nNow training to be a teacher.\nFit and disciplined.",
  ],
  [
    "Graphic designer. Illustrator. 5 years freelance. Clients: BBC, Penguin. I do logos and books.",
    "Graphic designer. Illustrator.\n5 years freelance.\nClients: BBC, Penguin.\nDoes logos and books.",
  ],
  [
    "I hold a masters in law and passed the bar in New York in 2019",
    "Holds a masters in law.\nPassed the bar in New York in 2019.",
  ],
  [
    "Fluent in Spanish, French and English. I lived in Madrid for 4 years and worked as an au pair and a waitress.",
    "Fluent in Spanish, French and English.\nLived in Madrid for 4 years and worked as an au pair and a waitress.",
  ],
  [
    "I am currently in my second year of a plumbing apprenticeship at Bristol College, I am reliable and never late",
    "Currently in second year of a plumbing apprenticeship at Bristol College.\nReliable and never late.",
  ],
  [
    "I used to be a hairdresser, 6 years, now retraining as a web developer, finished a bootcamp in June",
    "Used to be a hairdresser, 6 years.\nNow retraining as a web developer, finished a bootcamp in June.",
  ],
  [
    "I do not have much experience but I am willing to learn",
    "Does not have much experience.\nWilling to learn.",
  ],
  [
    "I have been a nurse for 10 years and have worked in A&E, ICU and theatres",
    "Nurse for 10 years.\nWorked in A&E, ICU and theatres.",
  ],
  [
    "I was made redundant and now I want to get back into retail, where I spent 15 years, of which 6 as a store manager.",
    "Made redundant.\nNow looking to get back into retail.\nSpent 15 years there, of which 6 as a store manager.",
  ],
  [
    "i am hard working and reliable i have worked in shops for 10 years",
    "Hard working and reliable.\nWorked in shops for 10 years.",
  ],
  [
    "I've got a degree in physics, which I finished in 2020, and since then I've been working at CERN.",
    "Degree in physics, finished in 2020.\nWorking at CERN since then.",
  ],
  [
    "I have two children and I am looking for work. I live in Ghent.",
    "Two children.\nLooking for work.\nLives in Ghent.",
  ],
  [
    "I moved to Norway in 2016 and since 2018 I work as a bus driver in Bergen",
    "Moved to Norway in 2016.\nWorking as a bus driver in Bergen since 2018.",
  ],
  [
    "Now working in publishing where I edit non-fiction and guides",
    "Now working in publishing.\nEdits non-fiction and guides there.",
  ],
  [
    "Results-driven, passionate, dynamic professional with a proven track record",
    "Results-driven, passionate, dynamic professional\nwith a proven track record.",
  ],
  ["cooked for up to 200 guests at weddings", "Cooked for up to 200 guests\nat weddings."],
  ["Accountant | CPA | 10+ years | Big 4", "Accountant.\nCPA.\n10+ years.\nBig 4."],
  ["- Nurse\n- 10 years\n- ICU", "Nurse\n10 years\nICU"],
  [
    "Responsible for a team of 6 and a budget of 2m, I report to the CFO",
    "Responsible for a team of 6 and a budget of 2m.\nReports to the CFO.",
  ],
];
