import { expect, test } from "vitest";
import { cpuOf } from "../../../../tests/support/cpu.ts";
import { nameClaims } from "./name-claims.ts";

/** A source, what it supports, what it does not, and the words that are then reported. */
type Twin = readonly [source: string, honest: string, dishonest: string, reported: string];

const TECHNOLOGIES: readonly Twin[] = [
  [
    "reports in postgres for the shop",
    "Wrote PostgreSQL reports for the shop.",
    "Wrote MySQL reports for the shop.",
    "MySQL",
  ],
  [
    "postgres tuning at night",
    "Tuned SQL databases at night.",
    "Tuned MongoDB databases at night.",
    "MongoDB",
  ],
  [
    "k8s upgrades twice a year",
    "Upgraded Kubernetes twice a year.",
    "Upgraded OpenShift twice a year.",
    "OpenShift",
  ],
  ["quick books for 9 clients", "Kept QuickBooks for nine clients.", "Kept Xero for nine clients.", "Xero"],
  ["power-bi dashboards", "Built Power BI dashboards.", "Built Tableau dashboards.", "Tableau"],
  ["small tools in node js", "Wrote small tools in Node.js.", "Wrote small tools in Django.", "Django"],
  [
    "flyers in ps and indesign",
    "Made flyers in Photoshop and InDesign.",
    "Made flyers in Photoshop and Figma.",
    "Figma",
  ],
  [
    "kubernets cluster of the lab",
    "Ran the Kubernetes cluster of the lab.",
    "Ran the Nomad cluster of the lab.",
    "Nomad",
  ],
  ["shop on shopfy", "Ran a shop on Shopify.", "Ran a shop on Magento.", "Magento"],
  ["scripts in python3", "Wrote Python scripts.", "Wrote Perl scripts.", "Perl"],
  ["win11 on 40 laptops", "Put Windows 11 on 40 laptops.", "Put Ubuntu on 40 laptops.", "Ubuntu"],
  ["OpenStreetMap edits since 2015", "OSM contributor since 2015.", "QGIS contributor since 2015.", "QGIS"],
  ["docs in sharepoint", "Kept documents in SharePoint.", "Kept documents in Confluence.", "Confluence"],
  ["laid cat 6 in two schools", "Laid Cat6 cable in two schools.", "Laid Cat7 cable in two schools.", "Cat7"],
  ["tickets in service now", "Handled tickets in ServiceNow.", "Handled tickets in zendesk.", "zendesk"],
  ["excel sheets for stock", "Kept stock in Excel.", "Kept stock in Airtable.", "Airtable"],
  ["SAP S4 month end", "Closed each month in SAP S/4HANA.", "Closed each month in NetSuite.", "NetSuite"],
  ["tested the api w/ postman", "Tested the API with Postman.", "Tested the API with JMeter.", "JMeter"],
];

const CREDENTIALS: readonly Twin[] = [
  ["passed sec+ in may", "Holds CompTIA Security+ since May.", "Holds CISSP since May.", "CISSP"],
  ["im rn since 2014", "Registered nurse (RN) since 2014.", "RN with an MSN since 2014.", "MSN"],
  ["bsc chem 2:1 leeds", "BSc in chemistry from Leeds, 2:1.", "PhD in chemistry from Leeds.", "PhD"],
  [
    "celta 2018, taught in spain",
    "CELTA-qualified, taught in Spain from 2018.",
    "DELTA and CELTA holder, taught in Spain.",
    "DELTA",
  ],
  ["iosh done last yr", "Completed IOSH last year.", "Completed NEBOSH last year.", "NEBOSH"],
  ["bus admin degree from Graz", "Degree in Business Administration from Graz.", "MBA from Graz.", "MBA"],
  [
    "MQ teacher of the deaf, BSL level 3",
    "Teacher of the deaf with BSL.",
    "Teacher of the deaf with BSL and QTS.",
    "QTS",
  ],
  ["SSSTS card and NVQ 3", "Holds SSSTS and NVQ 3.", "Holds SMSTS and NVQ 3.", "SMSTS"],
  ["german b1 from evening classes", "German at B1.", "German at C1.", "C1"],
  ["PMP since 2020", "PMP-certified since 2020.", "PMP- and PRINCE2-certified since 2020.", "PRINCE2"],
  [
    "mha paperwork on the ward",
    "Handled Mental Health Act paperwork on the ward.",
    "Handled Care Act paperwork on the ward.",
    "Care Act",
  ],
];

const NAMES: readonly Twin[] = [
  [
    "staff nurse at kelmarsh general",
    "Staff nurse at Kelmarsh General.",
    "Staff nurse at Oakfield General.",
    "Oakfield",
  ],
  ["came from crete for one season", "Spent one Cretan season.", "Spent one Corsican season.", "Corsican"],
  ["clients in norway", "Served Norwegian clients.", "Served Norwegian and Danish clients.", "Danish"],
  [
    "letters UA/RU into english",
    "Translated Ukrainian and Russian letters into English.",
    "Translated Ukrainian and Polish letters into English.",
    "Polish",
  ],
  [
    "job at univ of porto",
    "Worked at the University of Porto.",
    "Worked at the University of Lisbon.",
    "Lisbon",
  ],
  [
    "phys ed at hallow rd primary",
    "Taught PE at Hallow Road Primary.",
    "Taught PE at Hallow Lane Primary.",
    "Lane",
  ],
  [
    "barcelna office, 3 yrs",
    "Three years in the Barcelona office.",
    "Three years in the Valencia office.",
    "Valencia",
  ],
  [
    "helped the FC at year end",
    "Assisted the Financial Controller at year end.",
    "Assisted Ernst at year end.",
    "Ernst",
  ],
  [
    "s47 visits and court work",
    "Made Section 47 visits, with court work.",
    "Made Section 47 visits for Barnardo's.",
    "Barnardo's",
  ],
  ["sold tickets at the tate", "Sold tickets at the Tate.", "Sold tickets at the Louvre.", "Louvre"],
  ["moved from vienna in 2019", "Came from Vienna in 2019.", "Came from Prague in 2019.", "Prague"],
  [
    "uber eats rider, 900 trips",
    "Made 900 trips for Uber Eats.",
    "Made 900 trips for Uber Eats and Deliveroo.",
    "Deliveroo",
  ],
  ["mean time to repair fell by 2h", "Cut MTTR by two hours.", "Cut MTBF by two hours.", "MTBF"],
  ["years 1-6 music", "Taught music from Y1 to Y6.", "Taught music from Y1 to Y9.", "Y9"],
  [
    "sites in Lille and Rouen",
    "Ran two sites: Lille and Rouen.",
    "Ran two sites: Lille and Antwerp.",
    "Antwerp",
  ],
  [
    "got 4k from the parish",
    "Won a grant of 4k from the parish.",
    "Won a Lottery grant of 4k from the parish.",
    "Lottery",
  ],
];

const DENIED: readonly Twin[] = [
  [
    "used Oracle for client orders, never SAP",
    "Used Oracle for client orders.",
    "Used Oracle and SAP for client orders.",
    "SAP",
  ],
  [
    "no experience with SQL, i used Excel",
    "Used Excel, without SQL experience.",
    "Experience with SQL and Excel.",
    "SQL",
  ],
  [
    "Wordpress I don't know, typo3 every day",
    "Worked in TYPO3 every day.",
    "Worked in WordPress and TYPO3 every day.",
    "WordPress",
  ],
  [
    "SAP is run by corporate not me, i do the till",
    "Ran the till; SAP was not my part.",
    "Ran the till and SAP.",
    "SAP",
  ],
  ["mysql daily, mongo i never touched", "Used MySQL daily.", "Used MySQL and MongoDB daily.", "MongoDB"],
  ["GMP yes GLP no", "Worked under GMP, not GLP.", "Worked under GMP and GLP.", "GLP"],
  [
    "api tests in postman, no jmeter",
    "Tested APIs in Postman.",
    "Tested APIs in Postman and JMeter.",
    "JMeter",
  ],
  ["I have no CCNA but I am learning for it", "Studying for the CCNA.", "Holds the CCNA.", "CCNA"],
  [
    "k8s is ops, not us. docker we do",
    "Worked with Docker.",
    "Worked with Docker and Kubernetes.",
    "Kubernetes",
  ],
  ["no French or Italian, some german", "Speaks some German.", "Speaks some German and French.", "French"],
  ["french never learned, dutch ok", "Speaks Dutch.", "Speaks Dutch, Danish.", "Danish"],
  ["no SAP certificate but use it daily", "Uses SAP daily.", "Uses SAP and Ariba daily.", "Ariba"],
];

const RANKS: readonly Twin[] = [
  [
    "payroll clerk, one of 8",
    "Payroll clerk in a group of eight.",
    "Payroll manager of eight clerks.",
    "manager",
  ],
  ["i managed two shops in the valley", "Shop manager for two sites.", "Director of two shops.", "Director"],
  ["SM on school sites", "Site manager on school sites.", "Chief of school sites.", "Chief"],
  ["ux writer, 4 yrs", "UX writer with four years.", "Senior UX writer with four years.", "Senior"],
  ["museum guide since 2018", "Museum guide since 2018.", "Experienced head curator since 2018.", "head"],
  [
    "took tickets at the cinema",
    "Took tickets at the cinema.",
    "Worked as supervisor at the cinema.",
    "supervisor",
  ],
  [
    "we set up a bike repair group",
    "Co-founder of a bike repair group.",
    "President of a bike repair group.",
    "President",
  ],
  ["designer of the bridge piles", "Designer of bridge piles.", "Lead designer of bridge piles.", "Lead"],
  [
    "cashed up the bar every night",
    "Cashed up the bar nightly.",
    "Promoted to manager, cashed up the bar nightly.",
    "manager",
  ],
];

const ALL = [...TECHNOLOGIES, ...CREDENTIALS, ...NAMES, ...DENIED, ...RANKS];

test.for(ALL)("%s: %s is supported, %s is not", ([source, honest, dishonest, reported]) => {
  expect(nameClaims(honest, source)).toEqual([]);
  const claims = nameClaims(dishonest, source);
  expect(claims.map(({ text }) => text)).toEqual([reported]);
  for (const { text, start, end } of claims) expect(dishonest.slice(start, end)).toBe(text);
});

/** Something else that a person may have written before and after. */
const BESIDE = "never late, no complaints. i like plants and swim on sundays. my boss was fine";

test.for(ALL)(
  "%s: other words of the source change nothing for %s and %s",
  ([source, honest, dishonest, reported]) => {
    const [before, after] = [`${BESIDE}. ${source}`, `${source}. ${BESIDE}`];
    for (const text of [before, after]) expect(nameClaims(honest, text)).toEqual([]);
    // A boss in the source may be the person: then a rank is not certain.
    if (/manager|supervisor|Lead/.test(reported)) return;
    for (const text of [before, after])
      expect(nameClaims(dishonest, text).map((claim) => claim.text)).toEqual([reported]);
  },
);

/** Written large, and no name. */
const NO_NAMES: readonly (readonly [source: string, suggestion: string])[] = [
  ["did tills on fridays in may", "Worked the tills on Fridays in May. Available at Christmas."],
  ["helped people with forms", "Helped residents. Completed forms for them."],
  ["made lists of stock", "Stock Control And Weekly Lists"],
  ["ran the night shift", "RAN THE NIGHT SHIFT"],
  ["cut image size from 1.4gb to 380mb", "Cut image size from 1.4 GB to 380 MB."],
  ["cold store work at 4 degrees", "Worked in a cold store at 4°C."],
  ["fixed the office computers", "Handled IT support: PCs, TVs and the office's PDF forms."],
  ["three of us did hiring, about 310 ms latency", "Brought latency to 310 ms. Run hiring with two others."],
  ["bench joinery level 2 at college", "Holds a Level 2 in bench joinery from college."],
  ["i go to the shops and excel at nothing", "Go to shops. Excel at little, express the rest plainly."],
  ["tested phones by hand", "Manual QA of phones."],
  ["i studied ecology", "Ecologist by training."],
];

test.for(NO_NAMES)("%s: nothing is reported of %s", ([source, suggestion]) => {
  expect(nameClaims(suggestion, source)).toEqual([]);
});

const KINDS = [
  ["Worked at Riverbank University.", "school"],
  ["Worked at Riverbank Hospital.", "employer"],
  ["Worked with Figma.", "technology"],
  ["Holds an MBA.", "credential"],
  ["Worked as director.", "title"],
  ["Moved to Zagreb.", "name"],
] as const;

test.for(KINDS)("%s brings a claim of the kind %s", ([suggestion, kind]) => {
  expect(nameClaims(suggestion, "did odd jobs").map((claim) => claim.kind)).toEqual([kind]);
});

/** What costs much where a rule looks at everything for each word: what a suggestion repeats, and a source. */
const HOSTILE: readonly (readonly [suggestion: string, source: string])[] = [
  ["A", "B"],
  [",", ","],
  ["PostgreSQL ", "PostgreSQL "],
  ["Kelmarsh ", "never sap "],
  ["AB ", "ab "],
  ["not ", "no sql or "],
  ["nor ", "sql i dont know "],
  ["as manager ", "x "],
  ["A b ", "c d "],
  ["OpenMap ", "om "],
  ["É", "é"],
];

function costOf([suggestion, source]: (typeof HOSTILE)[number], size: number): number {
  const fill = (piece: string) => piece.repeat(size / piece.length);
  const [one, other] = [fill(suggestion), fill(source)];
  return cpuOf(() => nameClaims(one, other));
}

test.for(HOSTILE)("20,000 characters of %j against %j take less than 50 ms", (pieces) => {
  expect(costOf(pieces, 20_000)).toBeLessThan(50);
});

test.each([
  [
    "passed first part of the CPA exam",
    "Certified Public Accountant (CPA)",
    "Passed the first part of the CPA exam",
  ],
  ["started an MBA, left in 2019", "Holds an MBA", "Started an MBA and left in 2019"],
  ["studying for my CPA", "CPA-certified accountant", "Studying for the CPA"],
])("of “%s” nobody is said to hold the paper", (source, dishonest, honest) => {
  expect(nameClaims(dishonest, source)).toMatchObject([{ kind: "credential" }]);
  expect(nameClaims(honest, source)).toEqual([]);
});
