import { stem } from "./stem.ts";

/** Words that any line of any resume may have: they tell nothing about one of them. */
const GENERIC = `
task tasks duty duties work works working process processes procedure procedures operation operations operational activity activities
service services support need needs requirement requirements environment setting settings basis matter matters area areas aspect
aspects item items thing things stuff role roles responsibility responsibilities function functions effort efforts initiative initiatives
project projects program programs way ways part parts range variety type types kind kinds number numbers level levels detail details
day days daily time times period use usage effective effectively efficient efficiently careful carefully accurate accurately prompt
promptly timely proper properly professional professionally courteous courteously friendly polite quality high-quality reliable reliably
consistent consistently regular regularly routine routinely ongoing various general overall relevant appropriate necessary required
related associated specific individual individuals personal current currently new existing available full key main primary core
primarily mainly mostly additional direct directly hands-on practical clear clearly concise detailed quick quickly smooth smoothly safe safely
secure securely systematic thorough skilled dedicated motivated passionate committed strong solid good great best high low
team teams staff member members group people person colleague colleagues coworkers
company organization business workplace job site place location site
maintain maintained maintaining maintenance provide provided providing perform performed performing complete completed completing
conduct conducted conducting execute executed executing carry carried handle handled handling manage managed managing
deliver delivered delivering process processed processing prepare prepared preparing prep ensure ensured ensuring operate operated operating
create created creating develop developed developing make made making use used using include included including involve involved involving
work worked serve served serving contribute contributed contributing support supported supporting assist assisted assisting help
helped helping participate participated collaborate collaborated collaborating partner partnered coordinate coordinated coordinating
apply applied applying address addressed addressing meet met meeting get got keep kept keeping take took taken give gave given go went
do did done run ran running set put bring brought follow followed following based through via across within throughout per
professional professionals experience experienced background skills skill knowledge ability abilities expertise proficiency
well also both such other others own several each along together alongside while during after before upon over under into onto from
information data record records workflow workflows system systems tool tools material materials resource resources
solution solutions approach method methods standard standards guideline practice practices plan plans order orders
request requests inquiry inquiries question questions issue issues problem problems concern concerns
result results outcome outcomes goal goals objective objectives deliverable deliverables
end-user assistance guidance care attention focus contact contacts communication interaction interactions
incoming outgoing internal external multiple front back line face point one first last next
seek seeking looking opportunity position career join growing grow
`
  .trim()
  .split(/\s+/);

const GENERIC_STEMS = new Set(GENERIC.map(stem));

export function isGeneric(word: string): boolean {
  return GENERIC_STEMS.has(stem(word));
}
