/** "verb: things": the verb that goes with a thing, where a text names the thing and no deed. */
export const VERB_OF_THING = lookUp(`
maintain: records record logs log register registers notes documentation files file cleanliness hygiene database databases standards upkeep grounds garden gardens equipment machinery website
handle: control papers paperwork calls phones enquiries inquiries queries questions complaints requests tickets emails email mail post deliveries returns refunds intake rotation correspondence cash handling processing cleaning reception admin administration laundry linen washing filing
run: station section desk counter bar till pilot trial event events workshop workshops club clubs canteen stall kiosk choir café cafe clinic clinics
process: orders payments invoices payroll claims applications transactions shipments bookings reservations expenses timesheets
prepare: reports report statements presentations presentation food meals documents salads drinks sauces quotes estimates agendas desserts starters breakfast breakfasts lunches sandwiches
conduct: interviews research inspections surveys experiments audits audit stocktakes stocktake counts visits viewings tours searches patrols inductions appraisals
complete: forms timesheet checklists
provide: care service support assistance first-aid advice tuition
care for: patients residents children elderly animals babies toddlers dogs horses cats
serve: customers guests clients tables
teach: lessons maths english science
operate: diggers digger dumper dumpers excavator excavators forklift forklifts crane cranes press lathe lathes machine machines fryer fryers oven ovens
assist: passengers visitors
teach: class classes
answer: phone telephone switchboard
take: minutes
perform: checks tests repairs installations pcr elisa blots cytometry assays
create: logo signage banner banners templates template brochure brochures poster posters flyer flyers artwork illustrations displays display
`);

/** "verb: things": things that are made. New ones are created, existing ones are managed. */
export const VERB_OF_MADE = lookUp(`
build: page pages website site app application dashboard tool system bot script platform prototype shed bridge model robot api server software plugin extension portal simulation station library database game
produce: podcast video videos film newsletter magazine recording episode documentary zine
create: logo signage banner banners template templates brochure poster design designs menu course plan guide box boxes collection portfolio survey spreadsheet presentation map exhibition display blog campaign dress quilt recipe recipes flyer flyers leaflet leaflets calendar mural cookbook shop garden board cards quiz series sculpture painting drawing portrait sheet checklist form costume garment archive
write: report paper article book manual script story thesis essay handbook play leaflet
develop: project programme program curriculum concept workflow process
run: pilot trial event workshop fair campaign stall club pop-up clinic
conduct: audit study survey experiment analysis review assessment evaluation comparison trial
organise: trip excursion tournament competition party ball exchange fete concert raffle outing picnic hike camp festival
`);

/** Things that go on by themselves and are watched over: what a senior person oversees and a junior one handles. */
export const UNDERTAKINGS: ReadonlySet<string> = new Set(
  `operations operation process processes programme programmes program programs budget budgets department compliance safety logistics accounts relations
  strategy procurement recruitment production maintenance security quality installation installations project projects rollout roll-out portfolio
  finances inventory scheduling contracts territory facilities area region appraisals construction`.split(
    /\s+/,
  ),
);

/** A game on a board is no software. */
export const NOT_BUILT = /\b(?:board|card|party|school) (?:game|games)\b/i;

export function lookUp(rows: string): ReadonlyMap<string, string> {
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
