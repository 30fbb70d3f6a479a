/** "verb: things": the verb that goes with a thing where a text names the thing and no action. None claims more than having had to do with it. */
const VERB_OF_THING = lookUp(`
maintain: records log logs register registers documentation database databases standards upkeep grounds hygiene cleanliness
handle: paperwork calls phones enquiries inquiries queries complaints tickets emails email mail post deliveries returns refunds correspondence cash reception admin administration laundry linen bookings reservations filing resets
run: workshop workshops club clubs canteen stall kiosk choir clinic clinics classes groups sessions
process: orders payments invoices payroll transactions shipments expenses timesheets ledger prescriptions scripts runs
prepare: reports report statements presentations presentation meals documents salads drinks sauces quotes estimates agendas desserts starters breakfast breakfasts lunches sandwiches accounts returns rota rotas pack packs dinners forecast forecasts
conduct: interviews research surveys experiments audits audit appraisals inductions viewings tours hearings reviews assessments
carry out: inspections inspection checks tests testing repairs installs installations stocktakes counts visits patrols patrol eicrs services cleans triage swaps refits rewires reconciliations recs refurbishments surveys
complete: forms checklists
provide: care service support assistance first-aid advice tuition therapy cover
care for: residents animals babies toddlers dogs horses cats
care for: patients
serve: customers guests tables
teach: lessons maths science english
operate: forklift forklifts crane cranes excavator digger dumper lathe
take: signs minutes observations obs bloods vitals notes
teach: class
`);

/** What somebody did: "did the rota", "did research". The verb names the same act in a fuller word. */
const VERB_OF_DONE = lookUp(`
conduct: research interviews survey surveys audit audits analysis study review reviews experiments appraisals
carry out: checks tests testing repairs inspections inspection installs installations visits assessments assessment maintenance patrols counts stocktake stocktakes risk fault triage inventory fix fixes services servicing cleans fea simulations calculations
prepare: rota rotas accounts reports report payroll drawings statements returns schedule schedules paperwork food prep meals
process: orders payments invoices
design: posters poster flyers flyer logo leaflet leaflets website menu menus
work: nights days shifts weekends
run: groups group sessions clinic clinics
take: obs observations bloods photos minutes
perform: cpr
handle: tills till rooms phones diaries bins admin reception bookings calls emails enquiries laundry filing post deliveries invoicing wages
deliver: training presentation presentations workshops workshop lessons talks inductions
create: drawings artwork graphics posts layout illustrations
`);

/** "verb: things": things that are made. */
const VERB_OF_MADE = lookUp(`
build: page website site app application dashboard tool system bot script platform prototype shed bridge robot api server plugin extension portal simulation database game pipeline classifier finder tracker planner generator converter scraper calculator visualiser visualizer simulator emulator checker parser compiler viewer scheduler solver predictor recommender detector controller clone homepage webpage webshop backend frontend microservice crawler widget addon synth bookcase bench shortener library model station shop
produce: podcast video videos film newsletter magazine documentary zine album ep soundtrack
create: logo banner template templates brochure poster design menu guide collection portfolio spreadsheet presentation map exhibition display blog campaign quilt recipe flyer leaflet calendar mural cookbook quiz sculpture painting drawing comic animation booklet infographic dataset catalogue catalog wiki sheet checklist timetable glossary corpus excel
write: report paper article book manual story thesis essay handbook dissertation novel tutorial documentation tests firmware
conduct: audit study survey experiment analysis review comparison
organise: trip tournament competition concert raffle festival hackathon conference fair
`);

/** Places and units that somebody works in or on, with the preposition. */
const PLACES = lookUp(`
on: ward line unit floor farm desk site counter section helpdesk door bay checkout tills
in: shop store warehouse hospital school kitchen restaurant hotel centre center office clinic laboratory lab garage bakery cafe café pub bar factory nursery salon theatre pharmacy library surgery depot hub home room department dept plant college university theatres
`);

const ACTIVITY = /(?:tion|tions|ment|ments|ance|ising|izing|work|checks|tests|visits|repairs)$/;

export const verbOfThing = (head: string): string | null => find(VERB_OF_THING, head);
export const verbOfDone = (head: string): string | null =>
  find(VERB_OF_DONE, head) ?? (ACTIVITY.test(head) && head !== "work" ? "carry out" : null);
export const verbOfMade = (head: string): string | null => find(VERB_OF_MADE, head);
export const placeOf = (head: string): string | null => find(PLACES, head);

/** Things of which there are many go with the same verb as one. */
function find(table: ReadonlyMap<string, string>, head: string): string | null {
  return table.get(head) ?? table.get(head.replace(/s$/, "")) ?? table.get(`${head}s`) ?? null;
}

function lookUp(rows: string): ReadonlyMap<string, string> {
  return new Map(
    rows
      .trim()
      .split("\n")
      .flatMap((row) => {
        const [verb = "", things = ""] = row.split(":");
        return things
          .trim()
          .split(" ")
          .map((thing): [string, string] => [thing, verb.trim()]);
      }),
  );
}

/** "noun verb": nouns that name an action; "preparation of meals" is to prepare meals. */
export const ACTION_OF_NOUN: ReadonlyMap<string, string> = new Map(
  `administration administer|allocation allocate|analysis analyse|arrangement arrange|assembly assemble|assessment assess|audit audit|booking book|calibration calibrate|collection collect|completion complete|construction construct|coordination coordinate|creation create|delivery deliver|deployment deploy|design design|development develop|disposal dispose_of|distribution distribute|documentation document|erection erect|evaluation evaluate|examination examine|fabrication fabricate|implementation implement|inspection inspect|installation install|integration integrate|introduction introduce|investigation investigate|launch launch|maintenance maintain|management manage|measurement measure|migration migrate|modification modify|monitoring monitor|negotiation negotiate|operation operate|optimisation optimise|optimization optimize|organisation organise|organization organize|preparation prepare|prep prepare|processing process|procurement procure|production produce|promotion promote|reconciliation reconcile|recruitment recruit|redesign redesign|refurbishment refurbish|registration register|removal remove|renovation renovate|repair repair|replacement replace|restoration restore|review review|selection select|supervision supervise|supply supply|translation translate|transportation transport|upkeep maintain|verification verify`
    .split("|")
    .map((row): [string, string] => {
      const [noun = "", verb = ""] = row.split(" ");
      return [noun, verb.replace("_", " ")];
    }),
);

/** What is handled, managed or monitored as a mass: "cash handling" is to handle cash. */
export const MASSES = new Set(
  "cash stock inventory cctv data food payroll budgets records waste staff events risk projects chemo medication meds medicines".split(
    " ",
  ),
);
