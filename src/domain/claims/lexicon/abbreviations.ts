/** Short forms that are no beginning of the long one. Beginnings ("univ.", "dept.") need no table. */
const TABLE = `st:saint street|jr:junior|sr:senior|asst:assistant|mgr:manager|mgmt:management|dept:department|acct:account accountant accounting
govt:government|intl:international|natl:national|uni:university|hosp:hospital|mfg:manufacturing|hq:headquarters|ops:operations|pt:patient
pts:patients|rx:prescription|w:with|b/c:because|mkt:market|mktg:marketing|svc:service|svcs:services|cust:customer|ppl:people|wknd:weekend
wknds:weekends|hs:high school|bldg:building|yr:year|yrs:years|mo:month|hr:hour|hrs:hours|mins:minutes|la:los angeles|sf:san francisco|nyc:new york city
uk:united kingdom|us:united states|usa:united states|eu:european union|dr:doctor|prof:professor|vp:vice president|exec:executive
repair:fix|info:information|docs:documents|doc:document|temp:temporary|tech:technology technician|rep:representative|reps:representatives
coord:coordinator coordinate coordinated|dev:developer development developed|admin:administrator administration administrative administered|spec:specialist specification|distr:distribution|qty:quantity
appt:appointment|appts:appointments|addl:additional|avg:average|approx:approximately|max:maximum|min:minimum|orgs:organizations|lit:literature
bio:biology|chem:chemistry|econ:economics|psych:psychology|maths:mathematics|math:mathematics|phys:physics|gym:gymnasium|lab:laboratory
supv:supervisor|sup:supervisor|xmas:christmas|fri:friday|sat:saturday|sun:sunday|mon:monday|tue:tuesday|tues:tuesday|wed:wednesday|thu:thursday|thur:thursday|thurs:thursday`;

export const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.split(/[|\n]/).map((row) => {
    const [short = "", long = ""] = row.split(":");
    return [short, long.split(" ")];
  }),
);
