import { expect, test } from "vitest";
import type { Task } from "../../domain/suggestions/request.ts";
import { improveHere } from "./improve-here.ts";

function improved(text: string, task: Task): string {
  return improveHere({ task, text, tone: "professional", seniority: "mid" }).text;
}

/** What blind readers called worse than its source: the source, what must not be said of it, what must. */
const ROWS: readonly [source: string, not: RegExp, kept: string][] = [
  ["helped to the chef with 5 dishes", /Helped the chef/, "elped to the chef"],
  ["Being of service to 5 people", /Being service/, "eing of service"],
  ["Training of staff was done by others", /Training staff/, "raining of staff"],
  ["I'm thinking of moving to Leeds", /Think/, "thinking of moving"],
  ["I am moving to Leeds in June and selling 3 cars", /^Move/, "moving to Leeds"],
  ["I was going to lead 3 teams", /^Went/, "going to lead"],
  ["used a 5mW laser", /MW/, "5 mW"],
  ["wired 100Mb broadband", /MB/, "100 Mb"],
  ["responsible to the head chef", /^Handled|^Managed/, "esponsible to the head chef"],
  ["in charge for a day", /^Managed|^Handled/, "charge for a day"],
  ["made the team work faster", /^Sped/, "the team work faster"],
  ["moved bed 4 patient, bed 7 patient", /patients/, "bed 4 patient"],
  [
    "do balayage, full head foils, cutting and blow drys (and my column is usually full 2 weeks ahead), clients follow me from my last salon every single year",
    /^My column/m,
    "(and my column is usually full 2 weeks ahead)",
  ],
  ["responsible for 74 room hotel with 30 employees, budget", /handled/i, "Responsible for 74 room hotel"],
  ["Handling motor claims, my portfolio is about 120 open claims", /^Handled/, "Handling motor claims"],
  ["giving maths lessons online, 11 students at the moment", /^Gave/, "Giving maths lessons"],
  ["we bake 1200 rolls, 300 bread and in december stollen", /stolen/, "stollen"],
  ["started a ukulele orchestra for pensioners", /an ukulele/, "a ukulele"],
  [
    "In the beginning only line 42, later all lines, and because I am patient they gave me the new drivers to show them the routes, I think it was 11 until now and all except one have stayed",
    /the new$/m,
    "they gave me the new drivers to show them the routes",
  ],
  [
    "i was doing perm and temp for warehouses mainly, calling, adverts, right to work, payroll queries, and then when the client opened a second site at xmas I had 85 people in there within 3 weeks and most of them turned up",
    /(?:at|and then)$/m,
    "at Christmas I had 85 people in there",
  ],
  [
    "When I started nobody knew who had done which training so next to my normal work (contracts, sick notes, payroll queries) I put it all in one place and at the iso audit there was for the first time no finding about it",
    /(?:put it|sick notes)$/m,
    "I put it all in one place",
  ],
  [
    "My responsibilities include planning, teaching, assessment, parents evenings, the school council, duty on the yard, and being literacy lead which is 9 schools in the trust now using the spelling scheme that I wrote",
    /council$/m,
    "the school council, duty on the yard",
  ],
  ["did live reporting for local radio, storms and elections", /lived/i, "live reporting"],
  ["Free walking tour about the women of our city, researched in archive 4 months", /freed/i, "Free walking"],
  ["triage phones and assessment unit, CTGs, reduced movements", /triaged|and reduced/i, "riage phones"],
  ["milking 220 cows twice a day, calving in spring, bit of tractor work", /calved/i, "calving in spring"],
  ["Built treehouse for a school from larch, calcs was by a parent, rest was me", /was$/, "rest was me"],
  ["monthly payroll of 640 employee was processed by me and one colleague", /employees and one/, "colleague"],
  ["ran the lunchtime homework club which i started, 15 regulars", /club started/, "which I started"],
  ["did castle tours, five a day, 4.9 on tripadvisor and my name in the reviews", /the name/, "my name"],
  ["sold 61 houses in my last full year which was most in the branch", /houses full/, "last full year"],
  ["the menu was created by me and used by 300 guests", /^Created/, "created by me"],
  [
    "set up the design system so devs stopped asking me for hex codes",
    /asking for/,
    "asking me for hex codes",
  ],
  ["took school groups round the mine, lamp on", /the own/, "the mine"],
  [
    "Did up a 2 bed terrace with my sister, bought 118 sold 171",
    /a sister|purchased|and bought/,
    "with my sister",
  ],
  ["emailing campaigns and the big give, gift aid claims every quarter", /large/, "big give"],
  ["organised the annual santa dash and a firewalk, raised £31,000", /firewall/, "firewalk"],
  ["antenatal clinics in the childrens centre", /children centre/, "children's centre"],
  ["Gave talks for international womens day", /womens/, "women's day"],
  ["negociating offers for sellers", /negoc/i, "offers"],
  [
    "in charge of vmware cluster 5 hosts, 130 VM, I did upgrade from 6.7 to 8 without stopping of production",
    /production in charge/,
    "130 VM",
  ],
  [
    "I have made a data map of all closed pubs in the county, 612 of them, scraped + phone calls",
    /and scraped/,
    "scraped",
  ],
  ["rebuilt a 1968 tractor over two winters, engine and gearbox, shows it at rallies", /which/, "shows it"],
  [
    "Responsible for the backups, tested restore never was done before me, now every quarter",
    /and tested|before,/,
    "before me",
  ],
  [
    "We changed from Dewey to own thematic order in the school library and borrowing has increased from 3 to 5 books per pupil and year",
    /team$/m,
    "hanged from Dewey",
  ],
  [
    "I am 1:1 with a boy in year 2 who has autism, visual timetable, now next boards, calm corner, he is in class almost all day now when before it was an hour",
    /^Am |^Calm corner/m,
    "boards, calm corner",
  ],
];

/** Words that look like a deed, and people without whom the line says something else. */
const LICENCES: readonly [source: string, not: RegExp, kept: string][] = [
  ["push notifications, deep links, app store releases", /pushed/i, "Push notifications"],
  ["excel comparision sheet for cyber quotes, 7 insurers", /excelled/i, "Excel comparison sheet"],
  [
    "volunteers (34) were coordinated by me, rota and thank you tea",
    /volunteered|thanked/i,
    "Volunteers (34) were",
  ],
  [
    "waiting list was 46 weeks, we did parent workshops and drop in clinics",
    /parented/,
    "did parent workshops",
  ],
  [
    "battery isolations, software updates, the lads come to me when they get stuck",
    /come when/,
    "come to me",
  ],
  ["Before was chaos, now takes a day to clear instead of three", /per day/, "takes a day"],
  ["came in on time an the architect was pleased", /time a the/, "on time and the architect"],
  ["gate log, 12hr shifts, called police twice", /hours shifts/, "12-hour shifts"],
  ["weather station, sends temp to my phone every 10 mins", /to own/, "to my phone"],
  ["put green roof (sedum) on my own workshop to try out how it works", /alone/, "on my own workshop"],
  ["girls group that i started with 4 and it's 17 now", /group started/, "that I started"],
  ["marking faults, was able to tell which loom it come from", /informed/, "was able to tell"],
  [
    "short doc about a cobbler, 9 min, shot and cut myself, was in 4 festivals",
    /worked in/i,
    "was in 4 festivals",
  ],
  ["I have invent new cocktail menu with 12 drinks", /ha(?:d|ve) invent/i, "Invented new cocktail menu"],
  ["Long haul on A350, first as crew and then purser", /crew and purser/, "and then purser"],
  [
    "big fire at a joinery in 2020, i was on the phone daily with the adjuster",
    /served/i,
    "was on the phone daily",
  ],
  ["was tasked with growing the newsletter to 9k subscribers", /oversaw|managed/i, "Grew the newsletter"],
  ["girls group on wednesdays, we do cooking, self defence, talk about stuff", /team does/, "we do cooking"],
  ["sales on board (i was top seller at base), cleaning cabin", /board was/, "(I was top seller at base)"],
  [
    "Master thesis about wild bees, 74 species I have found of which 9 is red list",
    /species have/,
    "74 species I have found",
  ],
  [
    "boxing club for teenagers, me and two other officers, tuesdays",
    /, and two/,
    "me and two other officers",
  ],
  ["they did the drawing i did the scaling up", /drawing did/, "I did the scaling up"],
  ["parents sent recipes and I did the layout", /recipes and did/, "and I did the layout"],
  ["made a trail where kids finding 10 animals", /children's/, "kids finding"],
  ["redesign of the citys ticket machine", /cities/, "city's ticket machine"],
  ["a REST api for a pizza place", /an REST/i, "REST"],
  ["process payroll for 80 people", /process process|processed process/i, "rocess payroll"],
  ["operating excavators on motorway sites", /operated operating/i, "perating excavators"],
  ["handling claims and I answer emails", /with handl/, "answer emails"],
  ["Design packaging for a range of 40 teas", /various/, "a range of 40 teas"],
  ["my role in the school musical was painting sets and finding props", /^$/, "school musical"],
  [
    "was in a team that sold phones and I trained the new people",
    /phones and trained/,
    "phones and I trained",
  ],
];

/** What readers liked less than the source, by its kind: nothing but signs, capitals and spelling may change here. */
const KEPT: readonly (readonly [kind: string, source: string])[] = [
  ["whose", "my column is usually full 2 weeks ahead, clients follow me from my last salon"],
  ["whose", "no DWI failures on my shift, other shifts had two"],
  [
    "whose",
    "helped people get what they were owed, last year it came to £212k for my clients according to our figures",
  ],
  ["we", "bought as non runner, now it has MOT and we drove to Portugal and back"],
  ["a line below the limit", "wrote a PHP thing for our chess club, six clubs in the league use it now"],
  ["before and after", "when I started was dying maybe 1 of 10, second year 1 of 25, vet helped also"],
  ["a thing", "annual audit of 12 charities"],
  ["a shade", "calling about 140 LX cues, maybe 1 in 10 late, mostly small"],
  ["a shade", "helped with disclosure exercise on a big dispute"],
  ["also", "phonics groups of six, also 1 to 1 with a boy, by July 5 out of 6 passed"],
  ["really", "scraped the parking fines (FOI csv really) and made a map"],
  [
    "what somebody else did",
    "with uni people who took the measurements, I did the grazing and weighing".replace("uni", "university"),
  ],
  [
    "what somebody else did",
    "taught by the physio, who had the idea, but I did the rounding sheets for our ward",
  ],
  ["two persons", "my colleague and I designed a new rota"],
  ["an article", "shop fitting in supermarket, filling freezers"],
  ["I within", "make the wiring in panels by drawing, after I check with multimeter"],
  ["half with I", "I clean 15 rooms a day, after 1 year they put me supervisor, I check 60 rooms"],
  ["a place", "my best work there was the harvest show"],
  ["a vessel", "make 4 days a week, 2000 litre vat, from starter to moulding"],
];

test.for(KEPT)("%s: %s", ([, source]) => {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\d'£%]+/gu, " ")
      .trim();
  expect(bare(improved(source, "experience"))).toBe(bare(source));
});

test.for([
  ["I was loading trucks and checking papers", "Loaded trucks and checked papers"],
  [
    "Pricing small jobs, then ordering timber and doing the work",
    "Priced small jobs, then ordered timber and did the work",
  ],
  ["painting inside and out, prep, filling, sanding", "Painting inside and out, prep, filling, sanding"],
] as const)("all actions of a list are turned, or none: %s", ([source, expected]) => {
  expect(improved(source, "experience")).toBe(expected);
});

test("a comma stays one where the second part tells of the first", () => {
  const line = "Changed the oil, belts and filters, cars were back by noon";
  expect(improved(line.replace("C", "c"), "experience")).toBe(line);
});

test.for([
  [
    "a comparison",
    "designed jigs and fixtures for the weld shop, one of which brought the setup time from 50 minutes down to 15, and the scrap rate was halved too",
    /\n(?:from|down|to|one of)\b/i,
  ],
  [
    "before and after",
    "I was look after the calves from birth to weaning, when I started was dying maybe 1 of 10, second year 1 of 25, vet helped also",
    /\nSecond year|was look/,
  ],
  [
    "one thing and another",
    "Painted the corridors and 88 bedrooms in a care home while the residents was still living in it so had to be quick and low odour",
    /\n88/,
  ],
  [
    "what we did",
    "was in the near miss group, we painted walkways and put mirrors on 6 blind corners, near misses down from 9 a month to 3, all in one winter",
    /\nPut/,
  ],
] as const)("no line is parted within %s", ([, source, not]) => {
  const said = improved(source, "experience");
  expect(said).toContain("\n");
  expect(said).not.toMatch(not);
});

test.for(LICENCES)("licence: %s", ([source, not, kept]) => {
  const said = improved(source, "experience");
  expect(said).not.toMatch(not);
  expect(said).toContain(kept);
});

test("a line within the limit is never parted, and its brackets stay as they stand", () => {
  const source =
    "redid the packaging for the dog treat range (22 SKUs), took the artwork right through to print with the carton supplier";
  expect(improved(source, "experience")).toBe(`R${source.slice(1)}`);
});

test("a line that would read like an order keeps its speaker, and its limit", () => {
  const source =
    "i make a book box with stories in home languages of the children, at the end was 7 languages, parents did the reading in";
  const lines = improved(source, "project").split("\n");
  expect(lines[0]).toMatch(/^I make a book box/);
  for (const line of lines) expect(line.split(" ").length).toBeLessThanOrEqual(22);
});

test("no fuller wording is worth a second line", () => {
  const source =
    "was the only tester in a scrum team of eight, did story refinement, test data, UAT with the users and release sign off";
  expect(improved(source, "experience")).not.toContain("\n");
});

test.for(ROWS)("%s", ([source, not, kept]) => {
  const said = improved(source, "experience");
  expect(said).not.toMatch(not);
  expect(said).toContain(kept);
});

test("a project's line is not parted before who or why", () => {
  const source =
    "Did analysis of the lapsed donors as part of my diploma, who comes back and why, response 6.5% in test mailing against 2";
  expect(improved(source, "project")).not.toMatch(/^Who/m);
});
