/** [text, what comes of it]: lines of many trades that were told wrongly once; tone professional, seniority mid. */
export const HARD: readonly (readonly [text: string, improved: string])[] = [
  // What is said of somebody stays with them where a line is cut.
  [
    "ran the lunch club for years 3 and 4 on mondays, usually about ten children, some of whom had only just moved here and spoke no German at all",
    "Ran the lunch club for years 3 and 4 on mondays\nUsually about ten children, some of whom had only just moved here and spoke no German at all",
  ],
  // Lists of duties
  [
    "Key responsibilities: manage stock, train staff, open store",
    "Managed stock, trained staff and opened store",
  ],
  ["Responsible for: ordering; invoicing; deliveries", "Managed ordering, invoicing and deliveries"],
  [
    "Duties: cleaning; cooking; shopping for 2 elderly clients",
    "Handled cleaning and cooking, and shopped for 2 elderly clients",
  ],
  ["-  responsible for cash handling", "Handled cash"],
  [
    "responsible for the e-commerce site's checkout and for fixing its bugs",
    "Managed the e-commerce site's checkout and fixed its bugs",
  ],
  [
    "responsible for the whole of the dispatch area, including the planning of the routes for all of the 14 drivers, the checking of their vehicles every morning, and the reporting of any defects to the garage",
    "Managed the dispatch area, including the planning of the routes for all 14 drivers\nChecked their vehicles every morning and reported any defects to the garage",
  ],
  [
    "Working on tills, filling shelves and helping customers at Tesco Express",
    "Operated tills, filled shelves and helped customers at Tesco Express",
  ],
  ["handled customer complaints, returns etc.", "Handled customer complaints and returns"],
  [
    "I planned the routes, and I also did the checks, and I kept the logs",
    "Planned the routes, did the checks, and kept the logs",
  ],
  [
    "Was tasked with growing the newsletter; it went from 2k to 9k subscribers in 8 months",
    "Grew the newsletter; it went from 2k to 9k subscribers in 8 months",
  ],
  ["responsible for PCR, ELISA and flow cytometry", "Performed PCR, ELISA and flow cytometry"],
  [
    "Duties include: answer phones, greet guests, and file paperwork",
    "Answer phones, greet guests and file paperwork",
  ],
  ["Responsibilities: report to the board, chair meetings", "Reported to the board and chaired meetings"],
  ["Duties: stock control, price checks", "Handled stock control, price checks"],
  ["Role: lead developer", "Role: lead developer"],
  ["in charge of planning and of running the trade show", "Planned and ran the trade show"],
  // Whose part it was
  ["worked alongside Dr. Patel on trials", "Collaborated with Dr. Patel on trials"],
  ["worked with Sarah", "Worked with Sarah"],
  ["jointly responsible for the budget", "Shared responsibility for the budget"],
  ["Partly responsible for the budget", "Partly responsible for the budget"],
  ["me and my colleague ran the stockroom", "Collaborated with a colleague to run the stockroom"],
  ["my colleague and I designed a new rota", "Collaborated with a colleague to design a new rota"],
  [
    "worked on the iOS app with two other devs, wrote the sync engine in Swift",
    "Contributed to the iOS app with two other devs, wrote the sync engine in Swift",
  ],
  ["I nearly doubled the membership", "Nearly doubled the membership"],
  ["tried to improve the rota", "Tried to improve the rota"],
  // What goes on
  [
    "I have been managing a portfolio of 30 rental flats since 2018",
    "Managing a portfolio of 30 rental flats since 2018",
  ],
  ["have responsibility for the safe", "Manage the safe"],
  [
    "I'm responsible for 2 stores; I've opened a third one in May 2024",
    "Manage 2 stores and opened a third one in May 2024",
  ],
  // Deeds that look like something else
  [
    "responsible for driving school children safely to and from school",
    "Drove school children safely to and from school",
  ],
  ["I done plastering and rendering", "Performed plastering and rendering"],
  ["did playground duty", "Covered playground duty"],
  ["was barista, made coffees, did the till", "Served as barista, made coffees, did the till"],
  [
    "I was PA to the CEO, managed his diary and booked travel",
    "Served as PA to the CEO, managed his diary and booked travel",
  ],
  ["Being the first contact for angry customers", "Served as the first contact for angry customers"],
  ["was trained to use the defibrillator", "Trained to use the defibrillator"],
  ["It was my responsibility to lock up", "Locked up"],
  ["worked with c#, node.js & AWS lambda", "Used c#, node.js & AWS lambda"],
  // The way it is written
  [
    "I sold insurance over the phone and I hit my target every month",
    "Sold insurance over the phone and hit the target every month",
  ],
  ["I worked in a bookshop, where I also organised readings", "Worked in a bookshop and organised readings"],
  ["RESPONSIBLE FOR STOCK CONTROL AND CASHING UP", "HANDLED STOCK CONTROL AND CASHING UP"],
  ["responsible for cleaning...", "Handled cleaning"],
  // Ways round to a deed, and deeds beside each other
  ["taking care of my gran at home, washing and meals", "Cared for my gran at home, washing and meals"],
  [
    "helping roofers by carrying slates and fetching tools",
    "Assisted roofers by carrying slates and fetching tools",
  ],
  ["helped a flatmate design a logo", "Supported a flatmate in designing a logo"],
  [
    "in my job it was expected that we sort 400 letters an hour",
    "It was expected that we sort 400 letters an hour",
  ],
  [
    "doing school runs in the morning and chasing late parents",
    "Completed school runs in the morning and chased late parents",
  ],
  [
    "opens the café at 7, bakes scones, cashes up on fridays",
    "Open the café at 7, bake scones and cash up on fridays",
  ],
  [
    "feeds calves, mucks out stables and drives the tractor",
    "Feed calves, muck out stables and drive the tractor",
  ],
  ["To keep the gym clean and to hand out towels", "Kept the gym clean and handed out towels"],
  ["To help pupils with reading and to mark homework", "Assisted pupils with reading and marked homework"],
  ["did some stuff with old radios", "Did some stuff with old radios"],
  ["I do the drawings and the printing", "Handle the drawings and the printing"],
  ["the shop sold bikes and i fixed them", "The shop sold bikes\nFixed them"],
  [
    "our team sold cars. we had to wash them too",
    "Contributed to a team that sold cars; collaborated with the team to wash them too",
  ],
  ["i fix bikes in the shop and sometimes i sell parts", "Fix bikes in the shop and sometimes sell parts"],
  [
    "me and my aunt ran a stall, mainly I did the cakes",
    "Collaborated with my aunt to run a stall; handled the cakes",
  ],
  ["a lot of my time went on stapling files for the court", "Stapled files for the court"],
  ["most of my day was spent driving between farms", "Drove between farms"],
  [
    "kept busy with scanning old letters, roughly 200 per day, in Adobe",
    "Scanned old letters, roughly 200 per day, in Adobe",
  ],
  ["they had me answer emails 5 days a week for the shop", "Answered emails 5 days a week for the shop"],
  ["I was made to clean the ovens", "Cleaned the ovens"],
  ["there i was packing vans for three shops, about 40 a day", "Packed vans for three shops, about 40 a day"],
  [
    "I've been handing out towels and I check the lockers before",
    "Hand out towels and check the lockers before",
  ],
  [
    "first point of contact for 90 tenants with heating problems",
    "Served as first point of contact for 90 tenants with heating problems",
  ],
  [
    "one to one lessons in A-level maths, four pupils",
    "Taught one to one lessons in A-level maths, four pupils",
  ],
  [
    "posters, flyers and menu cards for around 9 pubs",
    "Created posters, flyers and menu cards for around 9 pubs",
  ],
  ["transport of frozen food to Spain, 3 trips a month", "Transported frozen food to Spain, 3 trips a month"],
  ["repair of shoes and bags", "Repaired shoes and bags"],
  ["on call every third weekend for 20 servers", "Worked on call every third weekend for 20 servers"],
  [
    "on call one week in five for the lifts, that was me and 2 others",
    "Worked on call one week in five for the lifts with 2 others",
  ],
  ["the boss was off a lot so I did the orders", "The boss was off a lot\nProcessed the orders"],
  [
    "did goods in, the foreman set up the racks and i labelled them",
    "Completed goods in, the foreman set up the racks; labelled them",
  ],
  [
    "Sold cheese at a fair. She did the accounts, i drove the van",
    "Sold cheese at a fair; she did the accounts; drove the van",
  ],
  ["Part of my job was checking the alarms every night", "Checked the alarms every night"],
  ["what I did most was answer emails", "Answered emails"],
  ["it is me who opens the shop and feeds the cats", "Open the shop and feed the cats"],
  ["deals with returns and refunds, answers emails", "Handle returns and refunds, and answer emails"],
  ["looks after the accounts of 20 firms", "Manage the accounts of 20 firms"],
  ["I've worked on farms, picking fruit and driving tractors", "Picked fruit and drove tractors on farms"],
  [
    "so basically I make sure the machines run and I fix them when they break",
    "Ensure the machines run and fix them when they break",
  ],
  ["as a team we packed 600 parcels a day", "Collaborated with the team to pack 600 parcels a day"],
  ["We had to be ready by 5 every market day", "We had to be ready by 5 every market day"],
  ["was allowed to sign off repairs", "Was allowed to sign off repairs"],
  [
    "Purchase of cloth, negotiation with vendors, control of stock",
    "Purchase of cloth, negotiation with vendors, control of stock",
  ],
  ["purchase of cloth and control of stock", "Purchased cloth and controlled stock"],
  ["looking for more hours, have references", "Looking for more hours, have references"],
  ["Cleaning, mostly offices, 3 floors", "Handled cleaning, mostly offices, 3 floors"],
  [
    "sorting of returns up to 30 kg, and I phone the drivers too",
    "Sort returns up to 30 kg, and phone the drivers too",
  ],
  [
    "I was in a team that sold phones and I trained the new people",
    "Contributed to a team that sold phones; trained the new people",
  ],
  ["handling claims and I answer emails", "Handle claims and answer emails"],
  ["builds are faster because of the new cache", "Builds are faster because of the new cache"],
  ["Waiting times fell somewhat after the new rota", "Waiting times fell somewhat after the new rota"],
];
