import { namesPeople } from "../../../domain/language/people-words.ts";
import type { Tone } from "../../../domain/suggestions/request.ts";
import { headOf } from "../read/noun-phrase.ts";
import { isFiniteVerb } from "../read/verbs.ts";
import { endsPhrase, type Word } from "../read/word.ts";
import { opensObject } from "../read/word-kinds.ts";

/** Verbs whose other words fit only some objects; in the order professional, confident, friendly. */
interface Choice {
  readonly fits: (object: readonly Word[]) => boolean;
  readonly verbs: Readonly<Record<Tone, string>>;
}

const SOFTWARE =
  /^(?:app|application|bot|dashboards?|tools?|website|site|scripts?|apis?|plugin|extension|portal|platform|end|parser|game|pipelines?|database|backend|frontend|model|server|library)$/;
const WRITINGS =
  /^(?:reports?|papers?|articles?|dissertation|thesis|leaflets?|guides?|policies|posts?|manuals?|essays?|handbook|procedures?|newsletters?|base)$/;
const FAULTS = /^(?:bugs?|faults?|issues?|problems?|tickets?|errors?)$/;
const RECORDS = /^(?:records?|logs?|books?|logbooks?|registers?|files?|diar(?:y|ies))$/;
const GROUPS =
  /^(?:groups?|clubs?|networks?|charity|clinic|service|scheme|programme|society|choir|league|library)$/;
const TALKS = /^(?:talks?|presentations?|training|lessons?|workshops?|tours?|demonstrations?)$/;

const MEALS =
  /^(?:coffees?|teas?|drinks|cocktails|food|meals?|breakfasts?|lunch|lunches|dinners?|sandwiches|salads?|sauces?|soups?|desserts?|starters|snacks?|pizzas?)$/;
const MEDIA =
  /^(?:videos?|films?|posters?|flyers?|leaflets?|infographics?|presentations?|slides|templates?|banners?|graphics|spreadsheets?|dashboards?|charts?|reels|newsletters?|podcasts?|drawings?|reports?)$/;
const BROKEN =
  /^(?:leaks?|pipes?|taps?|toilets?|printers?|laptops?|computers?|pcs|phones?|machines?|machinery|equipment|pumps?|engines?|motors?|cars?|vans?|bikes?|bicycles?|tractors?|boilers?|lifts?|roofs?|fences?|doors?|windows?|gates?|furniture|brakes?|cables?|lights?|tvs?|appliances)$/;
const DEVICES =
  /^(?:laptops?|computers?|pcs|phones?|printers?|servers?|networks?|routers?|accounts?|wifi|software|tablets?|macs?)$/;
const MESSAGES =
  /^(?:calls?|emails?|queries|enquiries|inquiries|questions?|tickets?|messages?|complaints?|requests?)$/;
const GOODS =
  /^(?:stock|supplies|materials?|parts?|equipment|tools?|ingredients|food|goods|vehicles?|cars?|clothes|fabric|products?)$/;
const ACTS =
  /^(?:repairs?|inspections?|checks?|tests?|testing|maintenance|installations?|assessments?|surveys?|audits?|cleaning|cleans|servicing|care|drainage|fencing|welding|decorating|plumbing|wiring|planting|sampling|sessions?|treatments?|rounds?|stocktakes?|screenings?|training|research|scans?|fittings?)$/;
const CODE = /^(?:scripts?|code|firmware|software|macros?|bots?|parsers?|modules?|crates?|plugins?)$/;
const TEACHING = /^(?:sessions?|class|classes|lessons?|workshops?|inductions?|tours?|courses?)$/;
const RECEIVED =
  /^(?:awards?|prizes?|grants?|funding|feedback|certificates?|medals?|bursary|scholarship|permission|licen[cs]es?)$/;
const PAPERS =
  /^(?:ids?|invoices?|orders?|documents?|paperwork|licences?|certificates?|deliveries|details|records?|payments?)$/;
const MACHINES =
  /^(?:lathes?|mills?|press|presses|machines?|line|analyser|hplc|grill|ovens?|router|saw|crane|forklift)$/;
const TRAVEL =
  /^(?:travel|flights?|hotels?|transport|venues?|meetings?|appointments?|interviews?|viewings?)$/;
const PAYMENTS = /^(?:payments?|deposits?)$/;

/** Rows of a verb, the first that fits: what it is done to, then how it is said. */
const CHOICES: ReadonlyMap<string, readonly Choice[]> = new Map(
  Object.entries({
    build: [choice(hasHead(SOFTWARE), "develop", "build", "build")],
    write: [
      choice(hasHead(WRITINGS), "write", "author", "write"),
      choice(hasHead(CODE), "develop", "write", "write"),
    ],
    fix: [choice(hasHead(FAULTS), "resolve", "fix", "fix"), choice(hasHead(BROKEN), "repair", "fix", "fix")],
    keep: [
      choice(
        (object) => hasHead(RECORDS)(object) && !object.some(({ lower }) => lower === "date"),
        "maintain",
        "maintain",
        "keep",
      ),
    ],
    give: [choice(hasHead(TALKS), "deliver", "deliver", "give")],
    run: [
      choice(hasHead(TEACHING), "deliver", "run", "run"),
      choice(hasHead(MACHINES), "operate", "run", "run"),
    ],
    do: [choice(hasHead(ACTS), "carry out", "carry out", "do")],
    make: [
      choice(hasHead(MEALS), "prepare", "make", "make"),
      choice(hasHead(MEDIA), "produce", "create", "make"),
      choice(hasHead(/^(?:appointments?|bookings?)$/), "schedule", "schedule", "make"),
    ],
    answer: [choice(hasHead(MESSAGES), "respond to", "handle", "answer")],
    check: [choice(hasHead(PAPERS), "verify", "check", "check")],
    take: [
      choice(hasHead(PAYMENTS), "process", "take", "take"),
      choice(hasHead(/^calls?$/), "answer", "handle", "take"),
    ],
    book: [choice(hasHead(TRAVEL), "arrange", "book", "book")],
    watch: [choice(hasHead(/^(?:cctv|cameras?|screens|monitors)$/), "monitor", "monitor", "watch")],
    buy: [choice(hasHead(GOODS), "purchase", "buy", "buy")],
    get: [
      choice(hasHead(RECEIVED), "receive", "receive", "get"),
      choice(hasHead(/^(?:quotes?|estimates|references|permits?)$/), "obtain", "obtain", "get"),
    ],
    tell: [choice(isOfPeople, "inform", "tell", "tell")],
    "set up": [
      choice(hasHead(GROUPS), "establish", "launch", "set up"),
      choice(hasHead(DEVICES), "configure", "set up", "set up"),
    ],
    find: [choice(isCounted, "identify", "identify", "find")],
    help: [
      choice(isWithSomething, "assist", "assist", "help"),
      choice(([first]) => /^(?:at|during)$/.test(first?.lower ?? ""), "assist", "assist", "help"),
    ],
    start: [choice(isThing, "start", "launch", "start")],
    reduce: [choice(isMeasured, "reduce", "cut", "bring down")],
  }),
);

function choice(fits: Choice["fits"], professional: string, confident: string, friendly: string): Choice {
  return { fits, verbs: { professional, confident, friendly } };
}

/** The verb of a tone for an act on an object; the given one where no other fits it. */
export function fittingVerb(verb: string, object: readonly Word[], tone: Tone): string {
  return CHOICES.get(verb)?.find(({ fits }) => fits(object))?.verbs[tone] ?? verb;
}

/** "fixed up old bikes" is another verb. */
const PARTICLE = /^(?:up|out|off|down|in|on|over|away|back)$/;

function hasHead(heads: RegExp): (object: readonly Word[]) => boolean {
  return (object) => heads.test(headOf(object)) && !PARTICLE.test(object[0]?.lower ?? "");
}

/** "found 14 bugs", "found that invoices were paid twice". */
function isCounted(object: readonly Word[]): boolean {
  const [first] = object;
  const end = object.findIndex(endsPhrase);
  const isPlain = !object.slice(0, end < 0 ? undefined : end + 1).some((_, at) => isFiniteVerb(object, at));
  return first !== undefined && isPlain && /^[£$€]?\d/.test(first.lower);
}

function isThing([first]: readonly Word[]): boolean {
  return (
    first !== undefined &&
    opensObject(first) &&
    !/^(?:on|at|in|to|from|as|with|up|out|off)$/.test(first.lower)
  );
}

/** "helped the event manager with the conference". */
function isWithSomething(object: readonly Word[]): boolean {
  const end = object.findIndex(endsPhrase);
  const at = object.findIndex(({ lower }) => lower === "with");
  const [first] = object;
  return (
    first !== undefined &&
    (opensObject(first) || namesPeople(first.lower)) &&
    at > 0 &&
    at < 6 &&
    (end < 0 || end > at) &&
    !object.slice(0, at).some(({ lower }) => /^(?:to|and|who|that|build|make|set|out)$/.test(lower))
  );
}

/** "told customers about savings", not "told stories". */
function isOfPeople(object: readonly Word[]): boolean {
  const head = headOf(object);
  return namesPeople(head) && object.some(({ lower }) => /^(?:about|of|that|what|how|when)$/.test(lower));
}

/** A change that is told in figures: hair is cut too. */
function isMeasured(object: readonly Word[]): boolean {
  return (
    object.some(({ lower }) => lower === "from" || lower === "by") &&
    object.some(({ lower }) => /\d/.test(lower))
  );
}
