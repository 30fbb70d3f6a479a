/** Closed classes of English, each as a set: what a word can be by itself, whatever the tagger says. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const OTHERS = set(
  "he she they it it's you there that's this these those who nobody everyone everybody",
);
export const POSSESSIVES = set("my our your his her their its");
export const DETERMINERS = set(
  "the a an all any some many several few both each every this that these those no another other most more multiple various different such half",
);
export const PREPOSITIONS = set(
  "of for in at on with to from by during across about into onto over under per through via as after before up out off down away between within without around round against until till since inside outside near behind beyond towards toward upon than like including incl incl. plus alongside besides along throughout w/ vs among",
);
export const PARTICLES = set("up out off down in over away back together through on");
export const COORDINATORS = set("and & but or so then plus + yet");
export const SUBORDINATORS = set(
  "which who whom that when while because where if after before until since whenever whose although though as once unless whereas cos cuz bc b/c",
);
export const AUXILIARIES = set(
  "am is are was were been be being has have had having do does did 's 've 'm 'd",
);
export const MODALS = set("can could will would should must may might shall can't cannot couldn't wouldn't");
/** Adverbs that may stand between subject and verb and carry a fact or a shade of one. */
export const ADVERBS = set(
  "also always never often usually sometimes mostly mainly regularly occasionally frequently generally normally currently now then later already still only solely personally single-handedly singlehandedly independently initially eventually finally partly directly closely jointly largely primarily typically even ever just actually really basically basicly literally simply kinda probably honestly obviously successfully effectively quickly carefully safely accurately manually constantly",
);
export const NUMBER_WORDS = set(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen couple half",
);
/** Verbs in -ing that are things unless something to act on follows. */
export const THINGS_IN_ING = set(
  "accounting banking bedding bookkeeping building catering clothing engineering fencing flooring funding housekeeping housing lettering lighting manufacturing meeting nursing offering outing parking plumbing seating setting shopping timing tooling wedding wiring evening morning spring string ring thing everything anything nothing something during sibling ceiling pudding including incl according following regarding concerning depending being pending having ongoing outgoing incoming existing remaining outstanding interesting exciting challenging feeling swimming missing marketing",
);
/** Words right after one in -ing with which it names one thing: "training course", "cleaning products". */
export const HEADS_OF_COMPOUNDS = set(
  "assistant manager officer coordinator supervisor director engineer technician specialist consultant executive administrator clerk instructor inspector operator agent advisor adviser analyst teacher trainer nurse afternoon morning evening night session sessions course courses class classes club circle workshop workshops camp competition contest festival home room rooms school company firm centre center team dept department machine machines equipment system systems process plan plans budget site sites products product list lists ledger campaign campaigns pool material materials programme program programmes area role job work service services standards society pot day days balances hours times",
);
/** Words that say what a thing is like as often as what is done to it: "live reporting", "free tour". */
export const LIKENESSES = set(
  "live free triage dry warm cool clear empty direct secure correct present mature separate slow calm double smooth quiet lean long near close last second moderate narrow perfect mean still own back light level clean complete open",
);
/** Participles that say what somebody or something is: "licensed conveyancer", "blocked drains". */
export const CALLED = set(
  "chartered licensed licenced registered qualified certified skilled experienced accredited advanced retired self-employed aged blocked burst broken lost stolen damaged frozen chilled mixed fried fixed assorted closed based limited dedicated renowned detailed used hired rented wound set planned upset reduced increased",
);
/** Verbs with their preposition that no thing looks like. */
export const PHRASAL: ReadonlySet<string> = new Set(
  "look after|look into|deal with|work with|work on|work in|work at|work as|work for|work alongside|talk to|talk with|report to|care for|help with|cook for|serve as|act as|volunteer as|volunteer at|volunteer with|volunteer for|liaise with|focus on|check in|take part|assist with|assist in".split(
    "|",
  ),
);
