/** "noun verb": nouns that name a deed, and the verb that tells it. "preparation of meals" is to prepare meals. */
const DEED_NOUNS = `
administration administer|allocation allocate|analysis analyze|arrangement arrange|assembly assemble|assessment assess|audit audit
booking book|calculation calculate|calibration calibrate|care care_for|collection collect|completion complete|compilation compile
construction construct|control control|conversion convert|coordination coordinate|co-ordination co-ordinate|creation create
delivery deliver|demolition demolish|deployment deploy|design design|development develop|disposal dispose_of|dispatch dispatch|despatch despatch
distribution distribute|documentation document|editing edit|education educate|erection erect|evaluation evaluate|examination examine
execution execute|fabrication fabricate|filing file|formulation formulate|implementation implement|inspection inspect|installation install
integration integrate|interpretation interpret|introduction introduce|investigation investigate|launch launch|maintenance maintain
management manage|manufacture manufacture|measurement measure|migration migrate|modification modify|negotiation negotiate
operation operate|optimisation optimise|optimization optimize|organisation organise|organization organize|placement place
prep prepare|preparation prepare|presentation present|procurement procure|production produce|promotion promote|provision provide
purchase purchase|reception receive|reconciliation reconcile|recruitment recruit|redesign redesign|refurbishment refurbish
registration register|removal remove|renovation renovate|repair repair|replacement replace|restoration restore|review review
roll-out roll_out|rollout roll_out|sale sell|selection select|set-up set_up|setup set_up|storage store|supervision supervise|supply supply
translation translate|transport transport|transportation transport|treatment treat|upkeep maintain|verification verify
`;

export const DEED_OF: ReadonlyMap<string, string> = new Map(
  DEED_NOUNS.trim()
    .split(/[|\n]/)
    .map((row): [string, string] => {
      const [noun = "", verb = ""] = row.trim().split(" ");
      return [noun, verb.replace("_", " ")];
    }),
);

/** Deeds that people name without saying to what: "cleaning and serving customers" did not clean the customers. */
export const ACTIVITIES: ReadonlySet<string> = new Set(
  `admin babysitting baking banking billing blogging bookkeeping budgeting canvassing cashing catering charting cleaning coaching coding
  cooking copywriting costing decorating driving dusting editing facing filing filming fundraising gardening hoovering housekeeping
  invoicing ironing joining landscaping laundering lecturing lifting marketing marking mentoring merchandising mopping networking painting
  parenting pasting patrolling photocopying plastering plumbing pricing printing programming proofreading prospecting purchasing reading recording
  recruiting reporting restocking rewiring roofing scanning scheduling selling serving shelving shopping shredding stocking stocktaking
  sweeping teaching testing tidying tiling timekeeping training tutoring typing unloading upselling vacuuming washing welding wiring writing`.split(
    /\s+/,
  ),
);

/** Deeds that go with another one on the same thing: "testing and repairing alarms". */
export const TO_THE_SAME: ReadonlySet<string> = new Set(
  `preparing repairing maintaining servicing replacing polishing sanitising sanitizing disinfecting organising organizing editing publishing
  analysing analyzing archiving labelling labeling stacking replenishing updating developing designing building evaluating debugging deploying
  installing mending fixing styling decorating finishing posting delivering submitting processing verifying checking calibrating upgrading
  monitoring supporting managing coordinating ironing folding filing sorting shredding copying packing printing`.split(
    /\s+/,
  ),
);

/** "gerund: nouns" that make one thing together: "training materials" were not trained. */
const COMPOUNDS = `
accounting: software records systems package|advertising: campaigns campaign budget agencies space|banking: records transactions systems
billing: queries enquiries inquiries issues systems system records|booking: page pages system systems enquiries requests|building: permits permit maintenance management site sites work services materials control
catering: events services orders equipment staff|cleaning: products schedule schedules rota rotas supplies staff team crew duties services contracts
driving: licence license test tests lessons record
closing: binders duties shift shifts|customer: service|dining: room rooms area hall|engineering: drawings projects team teams work support
filing: system systems cabinets|funding: applications bids streams|fundraising: events event campaign campaigns activities|hiring: process processes
landing: pages page strip|boarding: passes pass gates gate|running: shoes shoe|drawing: boards board|milking: parlours parlour machines|changing: rooms room|fishing: gear boat boats tackle|cooking: equipment|shopping: cart carts|tracking: database system|living: quarters space room rooms|holding: tanks tank company area|landscaping: projects jobs work contracts|lighting: rigs design systems|mailing: list lists|marketing: materials campaigns campaign plan plans budget emails content strategy team activities collateral
meeting: rooms room minutes agendas notes|nursing: care staff students notes team duties home homes|onboarding: process sessions materials programme program
opening: shift shifts hours duties|operating: theatres theatre rooms room costs procedures systems|ordering: system systems process|packing: slips slip line lists area
parking: spaces space system systems permits enforcement tickets|planning: applications permission meetings|plumbing: repairs work jobs systems issues bits|pricing: strategy models model lists
printing: press presses equipment|purchasing: orders process decisions|reading: groups group club lists|recruiting: process events
reporting: tools process system|roofing: work jobs projects|running: costs repairs|sewing: machine machines classes|shipping: documents labels containers orders costs
staffing: levels rota needs issues|sporting: events|swimming: lessons pool pools classes|teaching: practice assistants materials resources staff
testing: equipment schedules|ticketing: system systems|training: materials programme programmes program programs sessions session records manuals manual courses course needs plans plan material videos budget department days day
waiting: lists list room staff|welding: equipment machines machine work|wiring: diagrams|writing: workshops|wedding: parties cakes receptions|working: hours capital groups practices
`;

const COMPOUND_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  COMPOUNDS.trim()
    .split(/[|\n]/)
    .map((row): [string, ReadonlySet<string>] => {
      const [gerund = "", nouns = ""] = row.split(":");
      return [gerund.trim(), new Set(nouns.trim().split(" "))];
    }),
);

/** "Teaching assistant" is somebody; "teaching assistants" may be taught. */
const TITLE =
  /^(?:assistant|manager|officer|coordinator|supervisor|director|engineer|technician|specialist|consultant|executive|administrator|clerk|apprentice|intern|lead|instructor|inspector|surveyor|machinist|operator|operative|agent|advisor|adviser|analyst|teacher|trainer|nurse|fitter|foreman)$/;

/** Whether a word in -ing and the noun after it name one thing or one trade. */
/** "singing afternoon", "knitting circle": an occasion or those who meet for it, and nothing that is sung. */
const OCCASION =
  /^(?:afternoon|morning|evening|night|hour|day|week|weekend|session|course|class|club|circle|workshop|camp|competition|contest|festival|tournament|marathon|challenge)$/;

export function isCompound(gerund: string, noun: string): boolean {
  const thing = noun.toLowerCase();
  if (OCCASION.test(thing)) return true;
  const things = COMPOUND_OF.get(gerund.toLowerCase());
  return TITLE.test(thing) || things?.has(thing) === true || things?.has(`${thing}s`) === true;
}
