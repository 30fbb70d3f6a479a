/** [text, what comes of it]: summaries that open with an opinion, a name or a setting, or that must not break within a phrase. */
export const SUMMARY_LINES_TOLD: readonly (readonly [text: string, improved: string])[] = [
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
  [
    "Retail manager with 8 years at Zara — team lead of 9 — fluent in Catalan",
    "Retail manager with 8 years at Zara.\nTeam lead of 9 — fluent in Catalan.",
  ],
  [
    "Mechanical engineer who designs pumps, valves and seals for water plants",
    "Mechanical engineer who designs pumps, valves\nand seals for water plants.",
  ],
  [
    "Since leaving the navy I have run a boatyard with 5 staff",
    "Has run a boatyard\nwith 5 staff since leaving the navy.",
  ],
  [
    "I'm very passionate about cars & I've been detailing them since 2014",
    "Passionate about cars.\nDetailing them since 2014.",
  ],
  [
    "Chef who cooked, cleaned and served 40 guests in a pub",
    "Chef who cooked, cleaned and served 40 guests\nin a pub.",
  ],
  [
    "drove the patient transport ambulance, lifted and moved patients",
    "Drove the patient transport ambulance.\nLifted and moved patients.",
  ],
  ["laid bricks and blocks for garden walls", "laid bricks and blocks for garden walls"],
];
