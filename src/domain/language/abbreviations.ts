/** Short forms that are no beginning of the long one. Beginnings ("univ.", "dept.") need no table. */
const TABLE = `st:saint street|cpl:corporal|sgt:sergeant|gen:generation general|bus:business|rd:road|ave:avenue|regs:regulations|reg:registered regulation registration|jr:junior|sr:senior|asst:assistant|mgr:manager|mgmt:management|dept:department|acct:account accountant accounting
govt:government|gov:government|intl:international|natl:national|uni:university|hosp:hospital|mfg:manufacturing|hq:headquarters|ops:operations
pt:patient part-time|ft:full-time foot feet|pts:patients|rx:prescription|w:with|b/c:because|w/o:without|incl:including|mkt:market|mktg:marketing|svc:service|svcs:services
cust:customer|ppl:people|wknd:weekend|wknds:weekends|hs:high school|bldg:building|nyc:new york city
uk:united kingdom|usa:united states|eu:european union|dr:doctor doctorate|prof:professor|vp:vice president|exec:executive
repair:fix|info:information|docs:documents|doc:document|temp:temporary|temps:temporary|tech:technology technician|rep:representative|reps:representatives
coord:coordinator coordinate coordinated|dev:developer development developed|admin:administrator administration administrative administered
spec:specialist specification|distr:distribution|qty:quantity|appt:appointment|appts:appointments|addl:additional|avg:average|approx:approximately
max:maximum|min:minimum minute minutes|orgs:organizations|lit:literature|bio:biology|chem:chemistry|econ:economics|psych:psychology|maths:mathematics
math:mathematics|phys:physics|gym:gymnasium|lab:laboratory|supv:supervisor|sup:supervisor|xmas:christmas|boss:manager supervisor|fr:french
eng:engineering english|spa:spanish|ger:german|mon:monday|tue:tuesday|tues:tuesday|wed:wednesday|weds:wednesday|thu:thursday|thur:thursday
thurs:thursday|fri:friday|sat:saturday|sun:sunday|wpm:words per minute|mph:miles per hour|kph:kilometres per hour|rpm:revolutions per minute
pcs:pieces|pc:piece|yr:year|yrs:years|mo:month|mth:month|mths:months|wk:week weekly|wks:weeks|wkly:weekly|hr:hour human resources|hrs:hours|mins:minutes
sec:second seconds|secs:seconds|p/w:per week|pw:per week|p/m:per month|p.a:per year annually|p/t:part-time|f/t:full-time|fte:full-time
hca:healthcare assistant|ci:continuous integration|cd:continuous delivery deployment|pics:pictures photos|pic:picture photo|vids:videos
viz:visualisation visualisations visualization visualizations|l1:first-level level|l2:second-level level|l3:third-level level|l4:level|mthly:monthly|fb:facebook|ig:instagram|insta:instagram|veg:vegetables vegetable
cv:resume résumé|cvs:resumes résumés|hols:holidays|ref:reference|refs:references|meds:medication medications medicines|obs:observations
bp:blood pressure|icu:intensive care unit|gp:general practitioner|physio:physiotherapy physiotherapist|vet:veterinary|rehab:rehabilitation
tel:telephone|msg:message|msgs:messages|mtg:meeting|mtgs:meetings|trng:training|equip:equipment|maint:maintenance|constr:construction
exp:experience|xp:experience|sched:schedule|qa:quality assurance|qc:quality control|r&d:research development|ads:advertisements advertising adverts
bros:brothers|accts:accounts|acct:account|ops:operations|reqs:requests requirements|wkend:weekend|wkends:weekends|yrly:yearly annual|pv:photovoltaic|tees:t-shirts|pp:pages|pg:page|vol:volume|vols:volumes|ks1:key stage|ks2:key stage|ks3:key stage|ks4:key stage|dpi:dots per inch|db:decibels decibel|fps:frames per second|bpm:beats per minute|avg:average|aov:average order value|irl:ireland|rep:representative represent|reps:representatives|mt:mount mountain|hod:head department|fy:fiscal financial year|co:company|corp:corporation|inc:incorporated|ltd:limited|assoc:association associate|inst:institute|dip:diploma|ed:education|hons:honours honors|biz:business|k/g:kindergarten|esol:english speakers of other languages|esl:english second language|sen:special educational needs|hvac:heating ventilation air conditioning|otc:over-the-counter|sparky:electrician|sparkie:electrician|brickie:bricklayer|chippie:carpenter|eps:episodes|ep:episode|cat:category|sysadmin:system systems administrator|nqt:newly qualified teacher|nqts:newly qualified teachers|hives:beehives|socials:social media|panto:pantomime|ct:carat|repo:repository|repos:repositories|app:application|apps:applications|deploys:deployments|demos:demonstrations|promos:promotions|labs:laboratories|exams:examinations|admins:administrators|devs:developers|specs:specifications|execs:executives|bikes:bicycles|mics:microphones|photos:photographs|techs:technicians|physios:physiotherapists|vets:veterinarians|profs:professors|fridges:refrigerators|kps:kitchen porters`;

export const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.split(/[|\n]/).map((row) => {
    const [short = "", long = ""] = row.split(":");
    return [short, long.split(" ")];
  }),
);
