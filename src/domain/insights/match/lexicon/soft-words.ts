const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Qualities that no resume can show by naming them, and conditions that are no skills: a phrase with one of them asks for none. */
export const SOFT_WORDS = setOf(`
ability abilities able accommodating accountable accurate adaptable adaptability age alert ambitious analytical appearance approachable
attention attitude attitudes autonomy availability available awareness calm candid care caring cheerful clean coachable collaborative
comfortable commitment committed communicate communication communicator compassion compassionate confidence confident conscientious
consistent cool cooperative courteous creative creativity critical curious curiosity decision-making dedicated dedication dependable
detail detail-oriented details determined diligent discreet discretion drive driven eager ears eligible empathy empathetic energetic energy
enthusiasm enthusiastic ethic ethics fast-paced feet fit flexible flexibility focus friendly fun geek go-getter hands-off hard-working
hardworking heart helpful honest honesty humble humor humour imagination independent independently initiative inquisitive integrity
interpersonal judgement judgment kind kindness learner lift lifting listener listening love loyal manner mature maturity meticulous
mindset minded motivated motivation multitask multitasking neat neatness open-minded organised organized organization organizational
outgoing ownership passion passionate patience patient-minded people-person personable personality physical physically pleasant polite
positive positivity pounds lbs lb kg pressure prioritise prioritize prioritization proactive problem-solver problem-solving professional
professionalism punctual punctuality quick quick-thinking reliability reliable relocate relocation resilience resilient resourceful
respect respectful responsible results-driven self-directed self-motivated self-starter sense shoes smile spirit stamina stand standing
steady stress tactful talent talented team-oriented team-player teammate teamwork tenacity thick-skinned thinker thinking time-management
tolerance travel trustworthy trust understanding-of-people upbeat verbal warm weekend weekends evenings nights holidays overtime well-organized
willing willingness work-ethic authorization authorized citizen citizenship clearance-eligible car transport transportation vaccination-card vehicle
equal opportunity veteran race religion gender sex applicants apply applicant resume cv salary pay benefits bonus commission pension
insurance-plan holiday vacation pto remote hybrid hourly shift shifts schedule monday tuesday wednesday thursday friday saturday sunday
`);

/** Words that say nothing by themselves: a phrase of nothing else names no skill. */
export const GENERIC_WORDS = setOf(`
background basic basics certificate certification certified company concept concepts coursework course courses customer customers client
clients day days degree department details duties education employee employees environment equipment equivalent everything exam exams excellent
experience expertise familiarity field fields first fluency focus following general good great group groups hands-on help high hour hours
industry industries interest job jobs knowledge language languages level levels license licence list local management manager materials
method methods minimum mind months more multiple needs new number numbers office one other others own people person persons phone
plan plans position practice practices preferred process processes product products program programs project projects proven provider
qualification qualifications quality records related relevant reports required requirements research results role roles rules second senior
service services setting settings similar site skill skills small software solutions something staff standards store student students
studies subject supplies system systems task tasks team teams technical techniques technology technologies test tests things three time times
tool tools topics track training two type types understanding use user users various work worker workers working world year years record
area areas part parts case cases file files question questions story stories mile miles page pages word words room rooms home homes school schools
house building buildings life country city state county district region area thing week weeks month line lines order orders patient patients
call calls email emails meeting meetings member members form forms data information note notes machine machines computer computers shop shops
plus bonus advantage asset must nice ideal ideally
`);
