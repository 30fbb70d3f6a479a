import { isKnownVerb } from "./inflect.ts";
import { stem } from "./stem.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** Plain English words of work, beside the verbs: one form of each. */
const WORDS = `
24/7 2nd abilities ability abroad accident acclaimed according accountant accuracy accurate acquisition across activities activity ad additional adhere admin administrative administrator adoption
advantage advert advertisement advice aged agreement agreements ahead aide alarm alignment ally alone along alongside alumni alumnus always alzheimer's analysis analyst analytics angry animal annual
apartment app apparatus application appointment apprentice appropriate approval arabic architecture area argument article aspect assembly assessment assessments assignment assistance assistant
associate attainment attention attorney attrition auditor authorisation authority autism auto automatic automation automobile autonomously availability available awareness ba bachelor background
backlog backup badge baggage banker banquet bargained barista barrister basis bath bedroom behavior best best-practice best-selling bestselling better beverage bicycle big biggest bike bilingual bin
bistro blog blood-pressure blueprint bookings bookkeeping boss bottleneck boutique brake branch breach breakfast brigade broad broker bsc bug bulletin bus busier busiest business-critical bustling
buyer c-level c-suite cable calendar calf call-out caller callout capability captain car card careful caregivers carpentry case cash cash-register cat cattle cement centimetre central ceo cert
certificate cfo chain chairman chairperson chairwoman charity cheaper checkout chef chief child children chinese choir churn citywide claim clarity class classes classroom cleaner cleanliness clearly
clerical client clinic clinician clothe cloud cm co-founder co-worker coat cocktail codebase coffee cofounder collaboration colleague college combine comfortable comment communication community
company company-wide companywide competence competitive competitor complaint compliance compliant component comprehensive comptroller computer concept concern concierge concise concrete conference
conferences confidence confident confidential conflict conglomerate considerable considerably consignment consistent constant consultant consumer content continuity continuous contractor controller
conversation converse conversions coo coordinator core corporate correctly correspondence countless country countrywide countywide couple course court courteous cow coworker crash credit crew critical
cron cross-departmental cross-functional cross-team crowds crucial csat cto cuisine curb current curriculum customer cybersecurity cycle dad daily danger dashboard data database dataset day db
deadline deck deep deescalate defect defuse degree delay deliverables delivery demand dementia demo dentist department department-wide deployment deposition depot desk desktop developer device
diagnosis diagnostic diagrams diaper different difficult digital diner diploma directly disagreement discipline dish dispatcher disruption dissatisfied distributor district district-wide diverse
division doctor doctorate documentation doesn't dog dollar don't donation donor dont dose downtime drawer dressings drop-off drug drywall duty dv early earnings easier eatery editor educator effective
efficiency efficient effort elderly election electric electrician elite else email emergency employee employer end end-to-end end-user engagement engine english enquiry ensemble enterprise
enterprise-grade enterprise-level enterprise-wide entire entry environment equipment eradicate error estimator evaluation evening event every everybody everyday everyone everything evidence exam
excellence excellent exceptional exchange exclusive executive existing expense expert expertise exposure extensive external face face-to-face facebook facility faculty failure fair familiar families
family fast fast-paced father fault favorite federal feedback feet fellowship fewer figure final finalist financial findings firm firm-wide firmwide first firstyear fixed-term flagship flat fleet
floor fluent fluid focus food foot footage foreman foreperson forewoman forklift founder freelance freight french frequently fresh friends front front-desk frustrated ft full full-cycle full-lifecycle
full-stack function functionality fuse g gala game garage garbage garden gdpr gear general german get-rid gig global go-to goal good government gpa grad graduation gram graveyard great grievance
groundbreaking growth guarantee guardian guest guestroom guidance guideline h half hands-on happier happy hasten hazard headteacher heaps hectic helper herd herself high high-performing high-profile
high-quality high-traffic high-volume highly-rated highway himself hindi hipaa history holder holiday home homepage homework honored hospice hospital hospital-wide hotel hour house household
housekeeping hr huge hygiene hygienic idea image impact impactful improvement in-demand in-depth in-person incident include income independent individual infant information infrastructure ingredient
initiative injury inn innovation innovative inquiry inside inside-out insights inspector instagram instructor instrument insurance interaction interdepartmental interdisciplinary internal
international internet interpreter interrupted invariably inventory investigation investor involvement irate italian item itinerary itself japanese job jobsite joiner keep-an-eye key kg kid kilo
kilogram kilometre kilowatt kilowatts kind kit kitchen km knock knowledge korean kw l lab laboratory lan language laptop large large-scale largest last late latency law lawsuits layout lb
lead-generation leader learner lecturer ledger leftovers legal less lessen lesson letter leverage liability liable licence lift-truck line literacy litigation litre litter little livestock loan local
location lone long-lasting lorry lots low loyal loyalty lubricant luggage lumber lunch m ma machinery macro magazine main maintenance major manager mandarin manuscript many margin masses massive
master material mates math mathematics meal measurement mechanic med medalist medallist media medication medicine member memo memory-care mentorship menu merger message method metre mi mile milliliter
millilitre million minor mission-critical mistake mitigate ml mobile mockups mom money money-saving month morale morning mortgage mostly mother motion motivation motor ms msc multi-location
multi-million multi-million-dollar multi-million-euro multi-million-pound multi-site multi-unit multidisciplinary multilingual multimillion multimillion-dollar multimillion-euro multimillion-pound
multinational multiple multisite multitude mum municipal myself nappy national nationwide nearby necessary negotiation neighborhood never new newcomer newsletter next nicer night nobody non-profit
none nonprofit nonstop note nothing notification novel nps numerous objective occasion office official often oil okay old on-time one one-man one-person one-woman ongoing online onto operating-room
operation opinion opportunity orchestra organisation-wide organization organization-wide orientation osha others ourselves outage outcome outgoing outlet output outside outstanding overall overdue
overhead overnight overseas owner pacify pallet palliative paper paperwork paralegal parcel parent participant participation partition partnership partnerships party passionate past patient patron
payment payroll pc peak pediatric people performance period permanent person personnel pet pharmacist phd photo photography physician picture piece pills pipeline placate planner platform pleased
plumber podcast policy polite poll popular portfolio portuguese poster pound practical precise precision premier prescription presentation president prestigious primary principal private prize problem
procedure producer product productive professional professionals professor proficiency proficient profit profitability profitably programmer progress projections promotion promptly proof proper
property proposal protocol provider psychologist pub public publication pupil put-together qa quadruple qualification quality quarter quartet questionnaire quick quiet quiz quizzes quota rack range
rapid rapport ratings ready realtor recent reception receptionist recipe recognition reconciliation recovery recreation recruiter reduction region regular regulation relationship relationships
relatives relevant reliability reliable reliably renewals renowned replenishment reputation requirement requirements reservation residence resident resource respondent response responsibilities
responsibility restaurant result retention return revenue rid right risk road roadmap roi role rollout roof room roster rota routine rubbish rule runner-up rush russian safe safeguard safety salary
sale sanitary sanitation satisfaction saturday savings sc scalability scalable schematic scholarship school-wide schoolwide scientist scrap second secondyears section securely security-cleared seller
seminar senior senior-level sensitive server session sessions set-up settings setup several shareholders shave sheet shelf shipment shopper shorter shout shrinkage significant single single-handed
singlehanded site site-wide sizable skid skill slash small smartphone smoothly snack social social-media software sole solicitor solid solo solution sommelier sooner sop sought-after sous-chef sox
spanish specialist specific specimen sped speed spoilage spreadsheet sql squad sr stability stable stakeholder standard starter startup statewide statistics stats status stockroom stocktake storage
storefront story strategic strategist strategy strong student stuff subcontractor subject substantial success successes successful suggestion suite summary sunday superintendent supervisor supervisors
supplier sure surge surgeon surgical swift syllabus system systematic table take-on task tavern tax taxation teacher team teammate teamwork tech technician technique teen teenager temp temperature
temporary term territory themselves therapist therapy thing thorough three throughout throughput throwaway ticket tidier timber timely toddler together ton tool touch trainee translation transparency
trash trench trends trial trilingual trio trip trouble truck trust turnaround turnover twice twofold unassisted undergrads undergraduates unhappy uni uninterrupted unit universities university unpaid
uplift uptake uptime urgent usage user van variety various vast vehicle vendor veteran veterinarian vice-president vip virtual visibility visitor visual vital vital-signs vote vp vulnerabilities wage
wall ward warehouse washing-up waste way web webpage website wedding week weekend well well-being well-received wellbeing wheel whole wide wide-ranging wifi wine wood workbook worker workflow workload
workplace workshop workstation worldwide wounds write-up wrong year young youngsters youth zero
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen couple pair
`;

let plain: ReadonlySet<string> | null = null;
let stems: ReadonlySet<string> | null = null;

/** Whether a word stands in our lists as it is, or as the plural of one that does. */
export function isPlainWord(word: string): boolean {
  plain ??= new Set(WORDS.trim().split(/\s+/));
  return (
    STOP_WORDS.has(word) ||
    isKnownVerb(word) ||
    plain.has(word) ||
    (/[^s]s$/.test(word) && plain.has(word.slice(0, -1)))
  );
}

/** Whether a word is plain English of our lists, in any of its forms. */
export function isKnownWord(word: string): boolean {
  const lower = word.toLowerCase();
  stems ??= new Set(WORDS.trim().split(/\s+/).map(stem));
  return STOP_WORDS.has(lower) || isKnownVerb(lower) || stems.has(stem(lower));
}

const PREFIX =
  /^(?:co|self|non|pre|re|well|cross|multi|full|half|part|long|short|high|low|off|on|up|in|out|over|under|first|second|third|semi|ex)$/;

/** Endings of everyday adjectives, adverbs and nouns of agents. */
const EVERYDAY =
  /(?:ed|ing|ly|ive|ate|al|ful|ic|ous|able|ible|ent|ant|ary|ory|er|or|ist|ion|ment|ness|less|ity|ance|ence|ship|wide|proof|based|oriented|minded|driven)s?$/;

/** Whether a word that opens a sentence is plain English rather than somebody's name. */
export function isOrdinary(word: string): boolean {
  const lower = word.toLowerCase();
  if (isKnownWord(lower)) return true;
  if (lower.includes("-")) return lower.split("-").every((part) => PREFIX.test(part) || isOrdinary(part));
  return lower.length > 4 && EVERYDAY.test(lower);
}
