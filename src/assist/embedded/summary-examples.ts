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
  ["I fix boilers. I think I am very good with customers", "Fixes boilers.\nGood with customers."],
  ["I believe I am a hard worker and I feel that I can learn anything", "Hard worker.\nCan learn anything."],
  ["I believe in teamwork and I have 5 years in hotels", "Believes in teamwork.\n5 years in hotels."],
  ["I think my English is good and I can type fast", "English is good.\nCan type fast."],
  ["My name is Joe and I sell cars", "Joe.\nSells cars."],
  ["Hello, my name is Sam and I have been a barber since 2012", "Sam.\nBarber since 2012."],
  [
    "As a bus driver I have driven 12 years without an accident.",
    "Bus driver.\nHas driven 12 years without an accident.",
  ],
  ["In my role as a head nurse I lead 9 people", "Head nurse.\nLeads 9 people."],
  ["As a mother of two I know how to stay calm", "Mother of two.\nKnows how to stay calm."],
  ["Bricklayer, 9 years on site — foreman of 6", "Bricklayer, 9 years on site.\nForeman of 6."],
  [
    "Photographer – weddings and portraits – based in Cork",
    "Photographer – weddings and portraits – based in Cork",
  ],
  [
    "I have always wanted to work with animals, and since 2015 I've been a vet tech. I am good at calming dogs",
    "Always wanted to work with animals.\nVet tech since 2015.\nGood at calming dogs.",
  ],
  ["I've always loved cooking and I usually work nights", "Always loved cooking.\nUsually works nights."],
  ["I studied law, but I now work in a bakery", "Studied law.\nNow works in a bakery."],
  ["I would be a great fit because I learn fast!", "Learns fast!"],
  [
    "I could be a great asset to your team because I speak four languages and I can start now",
    "Speaks four languages.\nCan start now.",
  ],
  ["I want to work with people because I like helping", "Looking to work with people.\nLikes helping."],
  [
    "Being a lawyer for 20 years has taught me patience.",
    "Being a lawyer for 20 years has taught me patience.",
  ],
  [
    "Raising three children has prepared me for anything.",
    "Raising three children has prepared me for anything.",
  ],
  [
    "John Smith is an architect licensed in California and Nevada.",
    "John Smith is an architect.\nLicensed in California and Nevada.",
  ],
  ["Welder certified by TWI and fluent in Polish", "Welder.\nCertified by TWI and fluent in Polish."],
  ["Nurse fully trained in triage", "Nurse fully trained in triage"],
  ["Passionate nurse in Leeds, 8 years", "Passionate nurse in Leeds.\n8 years."],
  [
    "Over the last 12 years I have had the privilege of serving patients in three hospitals, during which I was responsible for training new nurses.",
    "Served patients in three hospitals over the last 12 years.\nTrained new nurses.",
  ],
  [
    "I work as a chef. In my spare time I volunteer at a shelter",
    "Works as a chef.\nVolunteers at a shelter in spare time.",
  ],
  [
    "On weekends I work at a market stall, I sell cheese",
    "Works at a market stall on weekends.\nSells cheese.",
  ],
  ["I am a software engineer. I was responsible for payments", "Software engineer.\nManaged payments."],
  [
    "I had the pleasure of teaching maths at Eton. I was responsible for a class of 24 and marking exams",
    "Taught maths at Eton.\nResponsible for a class of 24 and marking exams.",
  ],
  [
    "Results-driven, dynamic sales manager with a proven track record of opening 12 stores",
    "Sales manager\nwith a track record of opening 12 stores.",
  ],
  ["Highly motivated, passionate, proactive nurse in Leeds, 8 years", "Passionate nurse in Leeds.\n8 years."],
  ["Detail-oriented accountant with 5 years in audit", "Detail-oriented accountant.\n5 years in audit."],
  ["I am a driver and have a van", "Driver.\nHas a van."],
  ["I'm a people person.", "People person."],
  [
    "I'm someone who likes to get things done and I have worked in 3 warehouses",
    "Likes to get things done.\nWorked in 3 warehouses.",
  ],
  ["As someone who grew up on a farm, I know animals well", "Grew up on a farm.\nKnows animals well."],
  ["With 10 years in retail I know what customers want", "10 years in retail.\nKnows what customers want."],
  [
    "After finishing school in 2010 I joined the army, where I was trained as a mechanic",
    "Joined the army after finishing school in 2010.\nTrained as a mechanic there.",
  ],
  [
    "I enjoy cooking, and in my spare time I write a food blog with 2,000 readers",
    "Enjoys cooking.\nWrites a food blog with 2,000 readers in spare time.",
  ],
  ["During my career I have worked for Shell, BP and Total", "Worked for Shell, BP and Total."],
  ["At Tesco I was responsible for the bakery", "Managed the bakery at Tesco."],
  [
    "I am able to work under pressure and am happy to travel",
    "Able to work under pressure\nand happy to travel.",
  ],
  ["I'm 45, I've been a mechanic all my life and I own my tools", "45.\nMechanic all my life.\nOwns tools."],
  [
    "My biggest strength is patience and my weakness is impatience",
    "Biggest strength is patience.\nWeakness is impatience.",
  ],
  [
    "I did the eggs and pancakes at breakfast and I love my job",
    "Did the eggs and pancakes at breakfast.\nLoves the job.",
  ],
  [
    "typed up letters and court bundles for a family law solicitor",
    "Typed up letters and court bundles\nfor a family law solicitor.",
  ],
  ["Order food and drink for a 60-seat café", "Order food and drink for a 60-seat café"],
  ["Looked after the really big fleet of 12 vans", "Looked after the big fleet of 12 vans."],
];
