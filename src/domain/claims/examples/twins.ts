/** What was written, a rewrite that says no more, and its twin that does. */
export type Twins = readonly [source: string, same: string, more: string];

export const TWINS: readonly Twins[] = [
  // contraries
  ["Temporary job in the archive", "Worked in the archive temporarily", "Permanent job in the archive"],
  ["Finished the rewiring a week late", "Finished rewiring, a week late", "Finished the rewiring on time"],
  ["shortlisted for a design award", "Shortlisted for a design award", "Won a design award"],
  [
    "third largest donor team in the county",
    "Third-largest donor team in the county",
    "Largest donor team in the county",
  ],
  ["nearly all of my trainees stayed", "Nearly all trainees stayed", "All trainees stayed"],
  // what was only planned
  ["planned to open a second salon", "Planned to open a second salon", "Opened a second salon"],
  ["my idea would save 5k a year", "Proposed an idea that would save 5,000 a year", "Saved 5k a year"],
  ["was offered the lead on the set", "Was offered the lead on the set", "Led the set"],
  // deeds of another weight
  ["followed the HACCP plan", "Worked to the HACCP plan", "Developed the HACCP plan"],
  ["Reported faults on the conveyor", "Reported conveyor faults", "Repaired faults on the conveyor"],
  // names that the person is apart from
  ["used Oracle, never SAP", "Used Oracle", "Used Oracle and SAP"],
  ["exhibited next door to the Tate", "Exhibited next door to the Tate", "Exhibited at the Tate"],
  // numbers of something else
  ["target was 50 policies a month", "Worked to a target of 50 policies a month", "Sold 50 policies a month"],
  ["on my best day sold 40 phones", "Sold 40 phones on my best day", "Sold 40 phones a day"],
  [
    "canteen with capacity for 300",
    "Worked in a canteen with a capacity of 300",
    "Served 300 people in the canteen",
  ],
  ["translated a 200 page report", "Translated a 200-page report", "Translated 200 reports"],
  ["cleaned offices at 60 Mill Lane", "Cleaned offices at 60 Mill Lane", "Cleaned 60 offices on Mill Lane"],
  ["tested labels in 5 of 30 shops", "Tested labels in five of 30 shops", "Tested labels in 30 shops"],
  [
    "24 pupils in 3 reading groups",
    "Taught 24 pupils in three reading groups",
    "Taught three groups of 24 pupils each",
  ],
  ["store had 35 people, I led the 4 in dairy", "Led four people in dairy", "Led 35 people"],
  // pace and arithmetic in one step
  ["20 rooms cleaned a day, 5 days a week", "Cleaned 100 rooms a week", "Cleaned 100 rooms a day"],
  ["5 tours a week for 3 weeks", "Led 15 tours in three weeks", "Led 15 tours a week"],
  ["doubled the herd to 80", "Grew the herd from 40 to 80", "Grew the herd from 20 to 80"],
  ["bar takings 10% above last year's 50k", "Raised bar takings to 55k", "Raised bar takings to 60k"],
  [
    "wrote 150 quotes, 120 became policies",
    "Turned 80% of 150 quotes into policies",
    "Turned 90% of 150 quotes into policies",
  ],
  [
    "15 used cars sold, 8k each",
    "Sold 15 used cars for 120k in total",
    "Sold 15 used cars for 150k in total",
  ],
  // words, lists and signs
  [
    "played in a string quartet",
    "Played in a group of four string players",
    "Played in a group of five string players",
  ],
  ["worked in a team of 8 incl. myself", "Worked with seven colleagues", "Worked with eight colleagues"],
  [
    "edited chapters 3 and 4 of a textbook",
    "Edited two chapters of a textbook",
    "Edited three chapters of a textbook",
  ],
  ["hygiene audit: 9/10", "Scored 9 out of 10 in a hygiene audit", "Scored 10 out of 10 in a hygiene audit"],
  ["nurse lead for phase II trials", "Nurse lead for phase 2 trials", "Nurse lead for phase 3 trials"],
  ["worked double shifts in shops", "Worked double shifts in shops", "Worked shifts in two shops"],
  [
    "nursery room with helpers, ratio 1:4",
    "Nursery room with helpers, ratio 1:4",
    "Nursery room with four helpers",
  ],
  [
    "20 rooms cleaned a day, 5 days a week",
    "Cleaned about 100 rooms a week",
    "Cleaned over 100 rooms a week",
  ],
  [
    "hygiene audits of kitchens, score 9/10",
    "Hygiene audits of kitchens, scored 9 out of 10",
    "Hygiene audits of nine kitchens",
  ],
  // dates
  [
    "started 1.10.2020 as a carer",
    "Started as a carer on 1 October 2020",
    "Started as a carer on 2 October 2020",
  ],
  [
    "apprenticeship as a plasterer, 2009-12",
    "Plastering apprenticeship, 2009 to 2012",
    "Plastering apprenticeship, 2009 to 2014",
  ],
  [
    "Q3 2021 on loan to audit",
    "On loan to audit from July to September 2021",
    "On loan to audit from July to October 2021",
  ],
  [
    "Volunteered at a food bank in 2020",
    "Volunteered at a food bank in 2020",
    "Volunteered at a food bank since 2020",
  ],
  // nations
  ["clients in the Netherlands", "Served Dutch clients", "Served clients in Dutch"],
];
