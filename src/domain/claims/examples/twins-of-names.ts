import type { Twins } from "./twins.ts";

export const TWINS_OF_NAMES_AND_TIMES: readonly Twins[] = [
  ["Backups to S3", "Stored backups in Amazon S3", "Stored backups in Amazon S3 and Glacier"],
  ["Pandas scripts", "Wrote Python scripts with pandas", "Wrote Python scripts with pandas and NumPy"],
  [
    "taught children who spoke no German",
    "Taught children who spoke no German at all",
    "Taught children who spoke German",
  ],
  ["graduated in law", "Holds a law degree", "Holds a doctorate in law"],
  [
    "HND computing (merit)",
    "Higher National Diploma in computing with merit",
    "Higher National Diploma in computing with distinction",
  ],
  ["ADR ticket, tanks", "ADR certificate for tanks", "ADR certificate and crane licence"],
  ["upper second in politics", "2:1 in politics", "2:2 in politics"],
  [
    "jan-jun 2020 on loan to audit",
    "On loan to audit from January to June 2020",
    "On loan to audit from January to July 2020",
  ],
  [
    "0900-1700 reception",
    "Worked on reception from 9 a.m. to 5 p.m.",
    "Worked on reception from 9 a.m. to 7 p.m.",
  ],
  ["on call one week in four", "On call every fourth week", "On call every other week"],
  [
    "Moved to the Chicago office, the second one in 2019",
    "Moved to the Chicago office in 2019",
    "Moved to the Chicago office in 2018",
  ],
  [
    "H1 sales target hit",
    "Met the sales target for the first half of the year",
    "Met the sales target for the year's second half",
  ],
  ["sometimes worked saturdays", "Worked some Saturdays", "Worked every Saturday"],
  ["Handed in articles on time", "Handed in articles on time", "Handed in articles ahead of the deadline"],
  [
    "coloured hair at a leisure centre",
    "Colored hair at a leisure center",
    "Colored hair at three leisure centers",
  ],
  ["did one year of a nursing degree", "Completed one year of a nursing degree", "Nursing graduate"],
  [
    "have first aid at work",
    "Hold First Aid at Work certification",
    "Hold First Aid at Work and lifeguard certification",
  ],
  ["taught swimming, got my level 2", "Taught swimming; Level 2", "Taught swimming; lifeguard qualified"],
  ["was commis at a brasserie", "Worked as commis chef at a brasserie", "Worked as sous chef at a brasserie"],
  [
    "receptionist at a clinic with three vets",
    "Receptionist at a three-vet clinic",
    "Worked as a vet at a clinic",
  ],
  [
    "volunteered at the shelter last winter",
    "Volunteered at the shelter last winter",
    "Volunteer at the shelter since last winter",
  ],
  [
    "joined in 2016, deputy the year after",
    "Joined in 2016 and became deputy the following year",
    "Joined in 2016 and became deputy the same year",
  ],
  ["mot prepped vans", "MOT-prepared vans", "MOT-certified vans"],
  ["reported to the head gardener", "Reported to the head gardener", "Head gardener"],
  ["looking for a job as pastry chef", "Seeking a job as pastry chef", "Pastry chef"],
  [
    "assistant to the lighting designer on one film",
    "Assistant to the lighting designer on one film",
    "Lighting designer on one film",
  ],
  ["used Shopify", "Used Shopify", "Worked at Shopify"],
  [
    "lived near Stanford and studied history",
    "Studied history and lived near Stanford",
    "Studied history at Stanford",
  ],
  ["3 years at Bosch and 1 at Aldi", "One year at Aldi and three at Bosch", "3 years at Aldi and 1 at Bosch"],
  ["plan to finish my MSc in 2027", "Plan to finish an MSc in 2027", "MSc, 2027"],
  ["studied geology in Leeds", "Studied geology in Leeds", "Graduated in geology in Leeds"],
  [
    "don't have the PGCE, taught evening classes",
    "Taught evening classes",
    "PGCE-qualified; taught evening classes",
  ],
  ["hope to start my PGCE next year", "Hope to start my PGCE next year", "Currently completing a PGCE"],
  [
    "took the minutes for the allotment club",
    "Took minutes for the allotment club",
    "Took minutes as secretary of the allotment club",
  ],
  ["speaks Welsh", "Speaks Welsh", "Speaks Welsh fluently"],
];
