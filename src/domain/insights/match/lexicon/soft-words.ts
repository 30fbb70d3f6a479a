import { allEntries } from "../../../gazetteer/gazetteer.ts";
import { wordsOf } from "../../../gazetteer/words.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Qualities that no resume can show by naming them, and conditions that are no skills: a phrase with one of them asks for none. */
export const SOFT_WORDS = setOf(`
ego problem-solving solving gamer
attendance bias fingerprint fingerprints tb boots ppe
ability abilities able accommodating accountable accurate adaptable adaptability ambitious analytical appearance
approachable attention attitude attitudes autonomy availability awareness calm candid caring cheerful coachable
collaborative comfortable commitment committed communicate communication communicator compassion compassionate
confidence confident conscientious consistent cooperative courteous curious curiosity decision-making dedicated
dedication dependable detail detail-oriented details determined diligent discreet discretion eager eligible empathy
empathetic energetic enthusiasm enthusiastic ethic ethics flexible flexibility friendly go-getter hard-working
hardworking helpful honest honesty humble humor humour imagination independent independently initiative inquisitive
integrity interpersonal judgement judgment kind kindness learner lifting listener listening love loyal manner mature
maturity meticulous minded motivated motivation multitask multitasking neat neatness open-minded organised organized
outgoing ownership passion passionate patience people-person personable personality pleasant polite positive positivity
pounds lbs lb kg prioritise prioritize prioritization proactive problem-solver problem-solving professionalism punctual
punctuality quick quick-thinking reliability reliable relocate relocation resilience resilient resourceful respect
respectful responsible results-driven self-directed self-motivated self-starter sense smile stamina steady stress
tactful talented team-oriented team-player teammate teamwork tenacity thick-skinned thinker thinking tolerance
trustworthy trust upbeat verbal warm weekends evenings nights holidays overtime well-organized willing willingness
work-ethic authorization authorized citizen citizenship equal opportunity veteran race religion gender sex applicants
apply applicant monday tuesday wednesday thursday friday saturday sunday
`);

/** Where a job is, as ads of one country write it: no skill either. */
const STATES = allEntries()
  .filter(({ isA }) => isA.includes("United States"))
  .flatMap(({ id }) => wordsOf(id).map(({ key }) => key));

/** Words that say nothing by themselves: a phrase of nothing else names no skill. */
export const GENERIC_WORDS = setOf(`${STATES.join(" ")}
stuff superior organizational restriction licensure responses courts relationships experiences questions activities discrepancies direction trends inquiries stakeholders leaders leadership members families physicians engineers designers managers attorneys operations issues problems outcomes decisions ideas priorities deadlines expectations opportunity success growth performance regulations procedures protocol efficiency reliability reports documents documentation paperwork visits paths bugs tickets keys orders meetings comply grads
toronto london
get down low track shipping products metric metrics insights requirements trends visit visits progress
bilingual written practical industrial contributions equivalent code features goals issues opportunities business codes treatment treatments feature direction directions policies instructions science
background basic basics certificate certification certified company concept concepts coursework course courses customer
customers client clients day days degree department details duties education employee employees environment equipment
equivalent everything exam exams excellent experience expertise familiarity field fields first fluency focus following
general good great group groups hands-on help high hour hours industry industries interest job jobs knowledge language
languages level levels license licence list local management manager materials method methods minimum mind months more
multiple needs new number numbers office one other others own people person persons phone plan plans position practice
practices preferred process processes product products program programs project projects proven provider qualification
qualifications quality records related relevant reports required requirements research results role roles rules second
senior service services setting settings similar site skill skills small software solutions something staff standards
store student students studies subject supplies system systems task tasks team teams technical techniques technology
technologies test tests things three time times tool tools topics track training two type types understanding use user
users various work worker workers working world year years record area areas part parts case cases file files question
questions story stories mile miles page pages word words room rooms home homes school schools house building buildings
life country city state county district region thing week weeks month line lines order orders patient patients call
calls email emails meeting meetings member members form forms data information note notes machine machines computer
computers shop shops plus bonus advantage asset must nice ideal ideally care critical creative creativity physical
physically clean schedule shift shifts drive energy travel vehicle transport transportation remote hybrid hourly
organization organizational professional spirit fit stand standing heart ears feet fun pressure lift talent cool
time-management driven fast-paced available age holiday vacation pay benefits salary cv resume car geek mindset alert
weekend shoes commission pension pto if someone older individual individuals graduate graduates internship internships
count reading writing comfort card cards registration given provided college deadlines yes nothing everyone anyone
somebody attitude younger above below social guest guests grower candidate candidates match fast right open hire
tattoos beer lunch
`);

/** Words before a noun that say nothing of what it is. */
export const MODIFIERS = setOf(`
new incoming outgoing daily weekly monthly quarterly annual customer customers guest guests client clients room finished minor major clear clean
safe other various existing high low quality local work staff team company internal external key all any multiple several different
appropriate accurate timely positive warm strong strategic technical non-technical senior junior full best great good excellent
cross-functional large small simple complex complete overall general specific routine assigned necessary additional special final
more most many few such same own first second next last young free open current previous safe nurturing exceptional outstanding
`);
