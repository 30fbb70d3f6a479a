import type { Twins } from "./twins.ts";

export const TWINS_OF_NUMBERS: readonly Twins[] = [
  // units that look like names
  ["page load fell to 900 ms", "Cut page load to 900 milliseconds", "Cut page load to 90 ms"],
  ["Kept the freezers at -18 degrees", "Kept freezers at minus 18 degrees", "Kept freezers at 18 degrees"],
  [
    "Kept the vaccine fridge at 5 °C",
    "Kept the vaccine fridge at 5 degrees",
    "Kept the vaccine fridge at 5 °F",
  ],
  [
    "ten-hour days on the harvest",
    "Worked 10 hours a day on the harvest",
    "Worked 12-hour days on the harvest",
  ],
  [
    "40k pounds a year for the parish",
    "Kept the parish's £40,000 a year",
    "Kept the parish's $40,000 a year",
  ],
  // sums that are none
  [
    "Close took 12 days when I came, now 9",
    "Cut the close from 12 days to 9",
    "Cut the close from 21 days to 9",
  ],
  [
    "Shortened the queue by 5 to 10 minutes",
    "Cut the queue by five to ten minutes",
    "Cut the queue by 15 minutes",
  ],
  [
    "Complaints down 6% at the desk and 4% by phone",
    "Cut complaints by 6% at the desk and 4% by phone",
    "Cut complaints by 10%",
  ],
  // a number's role
  ["Became crew leader at 23", "Became crew leader at the age of 23", "Led a crew of 23"],
  ["Supervised temps on 14 an hour", "Supervised temps paid 14 an hour", "Supervised 14 temps"],
  ["Ran the fair on a 20k budget", "Ran the fair on a budget of 20,000", "Ran a fair that raised 20k"],
  ["Read 20% of the applications", "Read a fifth of the applications", "Read 20% more applications"],
  [
    "a hotel with 90 rooms, 12 of us clean",
    "One of 12 cleaners in a 90-room hotel",
    "Cleaned a hotel in a team of 90",
  ],
  // parts and wholes
  ["Fed 40 cows, milked 25 of them", "Fed 40 cows and milked 25 of them", "Fed and milked 40 cows"],
  [
    "Asked 200 tenants, 50 answered",
    "Asked 200 tenants, of whom 50 answered",
    "Had answers from 200 tenants",
  ],
  [
    "Plumber for six years, the last two as supervisor",
    "Plumber for six years, two of them as supervisor",
    "Six years as a plumbing supervisor",
  ],
  [
    "Painted 3 floors of an 8 floor building",
    "Painted three floors of an eight-floor building",
    "Painted 8 floors",
  ],
  ["19 of 21 passed", "19 of 21 students passed", "21 students passed"],
  [
    "Sales up 8% online and 3% in store",
    "Raised sales by 8% online and 3% in store",
    "Raised sales by 3% online and 8% in store",
  ],
  [
    "Repaired 7 laptops and sold phones",
    "Repaired seven laptops and sold phones",
    "Repaired laptops and sold 7 phones",
  ],
  [
    "Sewed costumes for a play with 18 actors",
    "Sewed costumes for an 18-actor play",
    "Sewed 18 costumes for a play",
  ],
  // total and each
  [
    "Baked 12 cakes in total for two cafes",
    "Baked a total of 12 cakes for two cafés",
    "Baked 12 cakes each for two cafés",
  ],
  [
    "Taught 20 pupils in total, in two groups",
    "Taught 20 pupils in two groups",
    "Taught two groups of 20 pupils",
  ],
  ["Planned meals at 2 euros a child", "Planned meals at €2 per child", "Planned meals at 2 euros a class"],
  ["reported to 2 directors", "Worked under two directors", "Worked under three directors"],
  // words for how many and how often
  ["Attended a few trade fairs", "Attended several trade fairs", "Attended numerous trade fairs"],
  ["Rarely missed a deadline", "Seldom missed a deadline", "Never missed a deadline"],
  ["Groomed dogs most days", "Groomed dogs on most days", "Groomed dogs every day"],
  ["About 40% of guests booked again", "Around 40% of guests booked again", "Most guests booked again"],
  ["Looked after one of the two vans", "Looked after one of two vans", "Looked after both vans"],
  ["Few of my welds failed", "Few welds failed", "None of my welds failed"],
  [
    "fed a pen of 8 calves twice a day",
    "Fed a pen of eight calves two times a day",
    "Fed a pen of 8 calves four times a day",
  ],
  [
    "closed 30 tickets a day, 2nd line",
    "Closed 30 second-line tickets a day",
    "Closed 40 second-line tickets a day",
  ],
  [
    "pages load in half a second, was 3 seconds",
    "Cut load time from 3 s to 0.5 s",
    "Cut load time from 3 s to 0.3 s",
  ],
  ["opened up at 6.15 in the morning", "Opened up at 06:15", "Opened up at 05:15"],
  [
    "year 5 and 6 science, three classes",
    "Taught three Year 5 and 6 science classes",
    "Taught six Year 5 science classes",
  ],
  [
    "yoga and pilates, 6 classes a week",
    "Taught 6 yoga and pilates classes a week",
    "Taught 6 yoga and 4 pilates classes a week",
  ],
  [
    "a block of 60 flats, I was keyholder for ten of them",
    "Keyholder for ten flats in a block of 60",
    "Keyholder for 70 flats",
  ],
  ["another nurse checked the doses", "Doses checked by a second nurse", "Doses checked by a third nurse"],
  [
    "usually four vans a day with five other loaders",
    "Usually loaded four vans a day with five others",
    "Usually loaded five a day with five other loaders",
  ],
  [
    "helped in year 1, finished a childcare course",
    "Helped in Year 1; finished a childcare course",
    "Helped in Year 1; finished a Level 2 childcare course",
  ],
  ["60 swimmers in the gala", "Gala with 60 participants", "Gala with 60 sponsors"],
  ["set up builds for 9 repos", "Set up builds for nine repositories", "Set up builds for nine servers"],
];
