/** base, past, participle; the gerund and the third person follow the rules. */
const TABLE = `
be was been|become became become|begin began begun|bind bound bound|bleed bled bled|break broke broken|bring brought brought
broadcast broadcast broadcast|build built built|buy bought bought|catch caught caught|choose chose chosen|come came come
cost cost cost|cut cut cut|deal dealt dealt|speed sped sped|dig dug dug|do did done|draw drew drawn|drive drove driven|eat ate eaten
fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fit fitted fitted|fly flew flown
forecast forecast forecast|forget forgot forgotten|get got gotten|give gave given|go went gone|grind ground ground
grow grew grown|hang hung hung|have had had|hear heard heard|hit hit hit|hold held held|keep kept kept|know knew known
lay laid laid|lead led led|learn learned learned|leave left left|lend lent lent|let let let|light lit lit|lose lost lost
make made made|mean meant meant|meet met met|oversee oversaw overseen|pay paid paid|proofread proofread proofread
put put put|quit quit quit|read read read|rebuild rebuilt rebuilt|redo redid redone|repay repaid repaid|ride rode ridden|rise rose risen
run ran run|say said said|see saw seen|sell sold sold|send sent sent|set set set|sew sewed sewn|shake shook shaken
shoot shot shot|show showed shown|shut shut shut|sing sang sung|sit sat sat|speak spoke spoken|spend spent spent
split split split|spread spread spread|stand stood stood|steal stole stolen|strike struck struck|swim swam swum
take took taken|teach taught taught|tell told told|think thought thought|throw threw thrown|undergo underwent undergone
understand understood understood|undertake undertook undertaken|upset upset upset|wash washed washed|wear wore worn
weave wove woven|blow blew blown|troubleshoot troubleshot troubleshot|wind wound wound|win won won|withdraw withdrew withdrawn|write wrote written|rewrite rewrote rewritten|bid bid bid
override overrode overridden|outsell outsold outsold|upsell upsold upsold|withhold withheld withheld|uphold upheld upheld
sweep swept swept|bend bent bent|cast cast cast|sling slung slung|drink drank drunk|offset offset offset|input input input
reset reset reset|retell retold retold|foresee foresaw foreseen|weld welded welded|sink sank sunk|tear tore torn|freeze froze frozen
breed bred bred|ring rang rung|sow sowed sown|underwrite underwrote underwritten|co-write co-wrote co-written|rewind rewound rewound
mislead misled misled|forgive forgave forgiven|hide hid hidden|sleep slept slept|wake woke woken|beat beat beaten|swing swung swung
hand-make hand-made hand-made|cross-sell cross-sold cross-sold|resell resold resold|relay relayed relayed|slide slid slid|spin spun spun|shrink shrank shrunk|stick stuck stuck|bite bit bitten|flee fled fled
retake retook retaken|rerun reran rerun|co-run co-ran co-run|babysit babysat babysat|sublet sublet sublet|typeset typeset typeset
`;

export interface Irregular {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
}

export const IRREGULAR: readonly Irregular[] = TABLE.trim()
  .split(/[|\n]/)
  .map((row) => {
    const [base = "", past = "", participle = ""] = row.trim().split(" ");
    return { base, past, participle };
  });
