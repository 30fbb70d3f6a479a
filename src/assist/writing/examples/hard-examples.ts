/** [text, what comes of it]: lines of many trades that were told wrongly once; tone professional, seniority mid. */
export const HARD: readonly (readonly [text: string, improved: string])[] = [
  ["-  responsible for cash handling", "Responsible for cash handling"],
  [
    "responsible for the whole of the dispatch area, including the planning of the routes for all of the 14 drivers, the checking of their vehicles every morning, and the reporting of any defects to the garage",
    "Responsible for the whole of the dispatch area, including the planning of the routes for all of the 14 drivers\nThe checking of their vehicles every morning, and the reporting of any defects to the garage",
  ],
  [
    "Working on tills, filling shelves and helping customers at Tesco Express",
    "Worked on tills, filled shelves and helped customers at Tesco Express",
  ],
  ["handled customer complaints, returns etc.", "Handled customer complaints, returns"],
  [
    "I planned the routes, and I also did the checks, and I kept the logs",
    "Planned the routes, and did the checks, and kept the logs",
  ],
  [
    "Was tasked with growing the newsletter; it went from 2k to 9k subscribers in 8 months",
    "Grew the newsletter; it went from 2k to 9k subscribers in 8 months",
  ],
  ["responsible for PCR, ELISA and flow cytometry", "Responsible for PCR, ELISA and flow cytometry"],
  ["worked alongside Dr. Patel on trials", "Worked alongside Dr. Patel on trials"],
  ["worked with Sarah", "Worked with Sarah"],
  ["jointly responsible for the budget", "Jointly responsible for the budget"],
  ["Partly responsible for the budget", "Partly responsible for the budget"],
  ["me and my colleague ran the stockroom", "Me and my colleague ran the stockroom"],
  ["my colleague and I designed a new rota", "My colleague and I designed a new rota"],
  [
    "worked on the iOS app with two other devs, wrote the sync engine in Swift",
    "Worked on the iOS app with two other devs, wrote the sync engine in Swift",
  ],
  ["I nearly doubled the membership", "I nearly doubled the membership"],
  ["tried to improve the rota", "Tried to improve the rota"],
  [
    "I have been managing a portfolio of 30 rental flats since 2018",
    "I have been managing a portfolio of 30 rental flats since 2018",
  ],
  ["have responsibility for the safe", "Have responsibility for the safe"],
  [
    "I'm responsible for 2 stores; I've opened a third one in May 2024",
    "Manage 2 stores; I've opened a third one in May 2024",
  ],
  ["I done plastering and rendering", "Did plastering and rendering"],
  ["did playground duty", "Did playground duty"],
  ["was barista, made coffees, did the till", "Was barista, made coffees, did the till"],
  [
    "I was PA to the CEO, managed his diary and booked travel",
    "I was PA to the CEO, managed his diary and booked travel",
  ],
  ["was trained to use the defibrillator", "Was trained to use the defibrillator"],
  ["worked with c#, node.js & AWS lambda", "Worked with C#, Node.js and AWS lambda"],
  [
    "I sold insurance over the phone and I hit my target every month",
    "Sold insurance over the phone and hit my target every month",
  ],
  [
    "I worked in a bookshop, where I also organised readings",
    "I worked in a bookshop, where I also organised readings",
  ],
  ["responsible for cleaning...", "Responsible for cleaning"],
  ["taking care of my gran at home, washing and meals", "Taking care of my gran at home, washing and meals"],
  ["helped a flatmate design a logo", "Helped a flatmate design a logo"],
  [
    "in my job it was expected that we sort 400 letters an hour",
    "In my job it was expected that we sort 400 letters an hour",
  ],
  ["did some stuff with old radios", "Did some stuff with old radios"],
  ["I do the drawings and the printing", "Do the drawings and the printing"],
  [
    "i fix bikes in the shop and sometimes i sell parts",
    "I fix bikes in the shop and sometimes I sell parts",
  ],
  [
    "me and my aunt ran a stall, mainly I did the cakes",
    "Me and my aunt ran a stall, mainly I did the cakes",
  ],
  ["most of my day was spent driving between farms", "Most of my day was spent driving between farms"],
  ["I was made to clean the ovens", "I was made to clean the ovens"],
  [
    "I've been handing out towels and I check the lockers before",
    "I've been handing out towels and I check the lockers before",
  ],
  [
    "first point of contact for 90 tenants with heating problems",
    "First point of contact for 90 tenants with heating problems",
  ],
  ["one to one lessons in A-level maths, four pupils", "One to one lessons in A-level maths, four pupils"],
  ["posters, flyers and menu cards for around 9 pubs", "Posters, flyers and menu cards for around 9 pubs"],
  [
    "transport of frozen food to Spain, 3 trips a month",
    "Transport of frozen food to Spain, 3 trips a month",
  ],
  ["repair of shoes and bags", "Repair of shoes and bags"],
  ["the boss was off a lot so I did the orders", "The boss was off a lot so I did the orders"],
  [
    "Sold cheese at a fair. She did the accounts, i drove the van",
    "Sold cheese at a fair. She did the accounts, I drove the van",
  ],
  [
    "Part of my job was checking the alarms every night",
    "Part of my job was checking the alarms every night",
  ],
  ["deals with returns and refunds, answers emails", "Deals with returns and refunds, answers emails"],
  ["looks after the accounts of 20 firms", "Looks after the accounts of 20 firms"],
  [
    "I've worked on farms, picking fruit and driving tractors",
    "Worked on farms, picking fruit and driving tractors",
  ],
  [
    "so basically I make sure the machines run and I fix them when they break",
    "Make sure the machines run and fix them when they break",
  ],
  ["as a team we packed 600 parcels a day", "As a team we packed 600 parcels a day"],
  ["We had to be ready by 5 every market day", "We had to be ready by 5 every market day"],
  ["was allowed to sign off repairs", "Was allowed to sign off repairs"],
  [
    "Purchase of cloth, negotiation with vendors, control of stock",
    "Purchase of cloth, negotiation with vendors, control of stock",
  ],
  ["purchase of cloth and control of stock", "Purchase of cloth and control of stock"],
  ["looking for more hours, have references", "Looked for more hours, have references"],
  [
    "sorting of returns up to 30 kg, and I phone the drivers too",
    "Sorting returns up to 30 kg, and I phone the drivers too",
  ],
  [
    "I was in a team that sold phones and I trained the new people",
    "I was in a team that sold phones and I trained the new people",
  ],
  ["handling claims and I answer emails", "Handling claims and I answer emails"],
  ["builds are faster because of the new cache", "builds are faster because of the new cache"],
  ["Waiting times fell somewhat after the new rota", "Waiting times fell somewhat after the new rota"],
  [
    "had two aprentices with me, showed them corners and how to gauge, both got there level 2",
    "Had two apprentices with me, showed them corners and how to gauge, both got their level 2",
  ],
  [
    "coach tours to scotland, luggage, hotel check ins with 49 pensioners on board",
    "Coach tours to Scotland, luggage, hotel check ins with 49 pensioners on board",
  ],
  ["suppliers, budgets, risk assesments, run sheets", "Suppliers, budgets, risk assessments, run sheets"],
  [
    "tickets and cash, ramp for wheelchair users, reporting defects at end of duty",
    "Tickets and cash, ramp for wheelchair users, reporting defects at end of duty",
  ],
  [
    "prepping agar plates and media, autoclaving, washing up, waste",
    "Prepping agar plates and media, autoclaving, washing up, waste",
  ],
  [
    "inherited 40 accounts and had 73 by the time i left",
    "Inherited 40 accounts and had 73 by the time I left",
  ],
  [
    "painted a mural with the kids, they did the drawing i did the scaling up",
    "Painted a mural with the kids, they did the drawing I did the scaling up",
  ],
  [
    "did a planting plan for my RHS level 3, then dug it at my mums",
    "Did a planting plan for my RHS level 3, then dug it at my mums",
  ],
  [
    "it was the physio's idea originally but I did the rounding sheets",
    "It was the physio's idea originally but I did the rounding sheets",
  ],
  ["stock was low but I kept the kitchen open", "Stock was low but I kept the kitchen open"],
  ["answered the phones but I did the post as well", "Answered the phones but I did the post as well"],
];
