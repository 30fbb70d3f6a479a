/** [text, what comes of it]: lines of many trades that were told wrongly once; tone professional, seniority mid. */
export const HARD: readonly (readonly [text: string, improved: string])[] = [
  ["-  responsible for cash handling", "Handled cash"],
  [
    "responsible for the whole of the dispatch area, including the planning of the routes for all of the 14 drivers, the checking of their vehicles every morning, and the reporting of any defects to the garage",
    "Managed the whole dispatch area, including the planning of the routes for all the 14 drivers\nThe checking of their vehicles each morning, and the reporting of any defects to the garage",
  ],
  [
    "Working on tills, filling shelves and helping customers at Tesco Express",
    "Worked on tills, filled shelves and helped customers at Tesco Express",
  ],
  ["handled customer complaints, returns etc.", "Handled customer complaints, returns"],
  [
    "I planned the routes, and I also did the checks, and I kept the logs",
    "Planned the routes, and carried out the checks, and maintained the logs",
  ],
  [
    "Was tasked with growing the newsletter; it went from 2k to 9k subscribers in 8 months",
    "Grew the newsletter; it went from 2k to 9k subscribers in 8 months",
  ],
  ["responsible for PCR, ELISA and flow cytometry", "Handled PCR, ELISA and flow cytometry"],
  ["worked alongside Dr. Patel on trials", "Worked alongside Dr. Patel on trials"],
  ["worked with Sarah", "Worked with Sarah"],
  ["jointly responsible for the budget", "Jointly responsible for the budget"],
  ["Partly responsible for the budget", "Partly responsible for the budget"],
  ["me and my colleague ran the stockroom", "Ran the stockroom with a colleague"],
  ["my colleague and I designed a new rota", "Designed a new rota with a colleague"],
  [
    "worked on the iOS app with two other devs, wrote the sync engine in Swift",
    "Worked on the iOS app with two other devs, wrote the sync engine in Swift",
  ],
  ["I nearly doubled the membership", "Nearly doubled the membership"],
  ["tried to improve the rota", "Tried to improve the rota"],
  [
    "I have been managing a portfolio of 30 rental flats since 2018",
    "Manage a portfolio of 30 rental flats since 2018",
  ],
  ["have responsibility for the safe", "Manage the safe"],
  [
    "I'm responsible for 2 stores; I've opened a third one in May 2024",
    "Manage 2 stores; opened a third one in May 2024",
  ],
  ["I done plastering and rendering", "Did plastering and rendering"],
  ["did playground duty", "Did playground duty"],
  ["was barista, made coffees, did the till", "Served as barista, prepared coffees, did the till"],
  [
    "I was PA to the CEO, managed his diary and booked travel",
    "Served as PA to the CEO, managed his diary and arranged travel",
  ],
  ["was trained to use the defibrillator", "Received training in using the defibrillator"],
  ["worked with c#, node.js & AWS lambda", "Worked with C#, Node.js and AWS lambda"],
  [
    "I sold insurance over the phone and I hit my target every month",
    "Sold insurance over the phone and hit the target monthly",
  ],
  [
    "I worked in a bookshop, where I also organised readings",
    "Worked in a bookshop, where I also organised readings",
  ],
  ["responsible for cleaning...", "Managed cleaning"],
  [
    "taking care of my gran at home, washing and meals",
    "Taking care of a family member at home, washing and meals",
  ],
  ["helped a flatmate design a logo", "Helped a flatmate design a logo"],
  [
    "in my job it was expected that we sort 400 letters an hour",
    "It was expected that we sort 400 letters per hour",
  ],
  ["did some stuff with old radios", "Did some stuff with old radios"],
  ["I do the drawings and the printing", "Create the drawings and the printing"],
  ["i fix bikes in the shop and sometimes i sell parts", "Fix bikes in the shop and sometimes sell parts"],
  [
    "me and my aunt ran a stall, mainly I did the cakes",
    "With a family member, ran a stall, mainly did the cakes",
  ],
  ["most of my day was spent driving between farms", "Most of the day was spent driving between farms"],
  ["I was made to clean the ovens", "Was made to clean the ovens"],
  [
    "I've been handing out towels and I check the lockers before",
    "Hand out towels and check the lockers before",
  ],
  [
    "first point of contact for 90 tenants with heating problems",
    "First point of contact for 90 tenants with heating problems",
  ],
  ["one to one lessons in A-level maths, four pupils", "One to one lessons in A-level maths, four pupils"],
  [
    "posters, flyers and menu cards for around 9 pubs",
    "Posters, flyers and menu cards for approximately 9 pubs",
  ],
  [
    "transport of frozen food to Spain, 3 trips a month",
    "Transport of frozen food to Spain, 3 trips per month",
  ],
  ["repair of shoes and bags", "Repaired shoes and bags"],
  ["the boss was off a lot so I did the orders", "The boss was off a lot so did the orders"],
  [
    "Sold cheese at a fair. She did the accounts, i drove the van",
    "Sold cheese at a fair. She did the accounts, I drove the van",
  ],
  ["Part of my job was checking the alarms every night", "Part of the job was checking the alarms nightly"],
  ["deals with returns and refunds, answers emails", "Handle returns and refunds, answer emails"],
  ["looks after the accounts of 20 firms", "Look after the accounts of 20 firms"],
  [
    "I've worked on farms, picking fruit and driving tractors",
    "Worked on farms, picking fruit and driving tractors",
  ],
  [
    "so basically I make sure the machines run and I fix them when they break",
    "Ensure the machines run and fix them when they break",
  ],
  ["as a team we packed 600 parcels a day", "Packed 600 parcels per day as a team"],
  ["We had to be ready by 5 every market day", "The team had to be ready by 5 every market day"],
  ["was allowed to sign off repairs", "Allowed to sign off repairs"],
  [
    "Purchase of cloth, negotiation with vendors, control of stock",
    "Purchase of cloth, negotiation with vendors, control of stock",
  ],
  ["purchase of cloth and control of stock", "Purchase of cloth and control of stock"],
  ["looking for more hours, have references", "Looking for more hours, have references"],
  [
    "sorting of returns up to 30 kg, and I phone the drivers too",
    "Sort returns up to 30 kg, and call the drivers too",
  ],
  [
    "I was in a team that sold phones and I trained the new people",
    "Was in a team that sold phones, and trained the new people",
  ],
  ["handling claims and I answer emails", "Handle claims and answer emails"],
  ["builds are faster because of the new cache", "builds are faster because of the new cache"],
  ["Waiting times fell somewhat after the new rota", "Waiting times fell somewhat after the new rota"],
  [
    "had two aprentices with me, showed them corners and how to gauge, both got there level 2",
    "Had two apprentices, showed them corners and how to gauge; both got their level 2",
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
    "Inherited 40 accounts and had 73 by the time of leaving",
  ],
  [
    "painted a mural with the kids, they did the drawing i did the scaling up",
    "Painted a mural with the children, they did the drawing I did the scaling up",
  ],
  [
    "did a planting plan for my RHS level 3, then dug it at my mums",
    "Did a planting plan for RHS level 3, then dug it at a family member's",
  ],
  // Without "I" the sheets would be the idea's, the kitchen the stock's.
  [
    "it was the physio's idea originally but I did the rounding sheets",
    "It was the physio's idea originally but I did the rounding sheets",
  ],
  ["stock was low but I kept the kitchen open", "Stock was low but I kept the kitchen open"],
  ["answered the phones but I did the post as well", "Answered the phones but did the post as well"],
];
