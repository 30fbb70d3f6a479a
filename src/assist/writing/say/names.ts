import type { Entry } from "../../../domain/gazetteer/entry.ts";
import { allEntries, namesIn } from "../../../domain/gazetteer/gazetteer.ts";
import { wordsOf } from "../../../domain/gazetteer/words.ts";
import { isPlainWord } from "../spelling/known-words.ts";

/** Abbreviations that everyone writes in capitals, and names of every trade, beside the gazetteer. */
const CAPITALS = new Set(
  `api apis html css php sql pdf gps hr cv vat gp gps a&e icu cctv ppe nhs nvq gcse hgv lgv dbs sia uk usa eu id cpr kpi kpis csat nps crm erp pos seo ppc ceo cfo cto rfp roi b2b b2c ci/cd ui ux qa ip
  lan wan vpn usb pcb plc cad cnc bms hvac bim sme sop sops haccp cqc ofsted sen ehcp tas ta iv ivs mri ct ecg vip rn hca hcas fmcg p&l iso aws gcp ssl dns sms faq faqs tv gdpr`.split(
    /\s+/,
  ),
);
const NAMED: ReadonlyMap<string, string> = new Map(
  "github:GitHub instagram:Instagram facebook:Facebook google:Google linkedin:LinkedIn youtube:YouTube whatsapp:WhatsApp tiktok:TikTok tripadvisor:Tripadvisor wordpress:WordPress microsoft:Microsoft excel:Excel word:Word powerpoint:PowerPoint outlook:Outlook power_bi:Power_BI rest_api:REST_API rest_apis:REST_APIs raspberry_pi:Raspberry_Pi arduino:Arduino mqtt:MQTT grafana:Grafana postgres:Postgres docker:Docker python:Python java:Java javascript:JavaScript react:React django:Django matlab:MATLAB solidworks:SolidWorks autocad:AutoCAD sap:SAP xero:Xero sage:Sage hubspot:HubSpot mailchimp:Mailchimp canva:Canva salesforce:Salesforce jira:Jira confluence:Confluence etsy:Etsy amazon:Amazon tesco:Tesco asda:Asda english:English french:French german:German spanish:Spanish polish:Polish italian:Italian portuguese:Portuguese arabic:Arabic welsh:Welsh romanian:Romanian dutch:Dutch japanese:Japanese chinese:Chinese ukrainian:Ukrainian russian:Russian danish:Danish swedish:Swedish norwegian:Norwegian greek:Greek hungarian:Hungarian czech:Czech somali:Somali punjabi:Punjabi urdu:Urdu holland:Holland brexit:Brexit london:London leeds:Leeds manchester:Manchester glasgow:Glasgow rabbitmq:RabbitMQ"
    .split(" ")
    .map((pair): [string, string] => {
      const [given = "", named = ""] = pair.split(":");
      return [given.replaceAll("_", " "), named.replaceAll("_", " ")];
    }),
);
/** Everyday words among these names: a name only after "in", "with", "using" and the like. */
const EVERYDAY = new Set(
  "word sage outlook react polish amazon java windows teams access office project numbers pages go swift rust spark hive oracle chef puppet meta lean agile make express flask jest notion slack zoom canvas".split(
    " ",
  ),
);

/** Known names as they are written: redis → Redis, api → API. Only words that stand there in small letters change. */
export function withNames(text: string): string {
  const words = wordsOf(text);
  const uses = new Map(namesIn(words).flatMap((use) => (use.certain ? [[use.first, use] as const] : [])));
  let result = "";
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    result += text.slice(from, word.start);
    const named = uses.get(at);
    const whole = text.slice(word.start, words[named?.last ?? at]?.end);
    const use = isEveryday(whole, words[at - 1]?.key) ? undefined : named;
    const last = words[use?.last ?? at] ?? word;
    const given = text.slice(word.start, last.end);
    const isCompound = text[word.start - 1] === "-" || text[last.end] === "-" || text[word.start - 1] === "/";
    result +=
      isSmall(given) && !isCompound
        ? use
          ? nameOf(use.entries[0], given, words[at - 1]?.key)
          : single(given, words[at - 1]?.key)
        : given;
    from = last.end;
    at = use?.last ?? at;
  }
  return result + text.slice(from);
}

function isSmall(text: string): boolean {
  return text === text.toLowerCase();
}

/** The entry's own name where it is the same word; an entry of another spelling leaves the person's word. */
function nameOf(entry: Entry | undefined, given: string, before: string | undefined): string {
  const name = entry && entry.id.toLowerCase() === given ? entry.id : written(given);
  if (NAMED.has(given) || name === given) return wordByWord(given, before);
  return entry && isListedOnly(entry, name) ? given : name;
}

/** A list begins each of its rows with a capital: "Gait belt" and "Driver's license" are no names for that. */
function isListedOnly({ kind }: Entry, name: string): boolean {
  const [first = ""] = name.split(/[\s/-]/);
  if (first.length < 2 || name.slice(1) !== name.slice(1).toLowerCase()) return false;
  if (name === first) return kind !== "technology" && kind !== "nation";
  return isPlainWord(first.toLowerCase()) ? !isAlwaysName(first.toLowerCase()) : kind !== "technology";
}

/** "ms excel" → "ms Excel", "aws redshift" → "AWS Redshift". */
function wordByWord(given: string, before: string | undefined): string {
  const words = given.split(" ");
  const named = words.map((word, at) => {
    const alone = single(word, words[at - 1] ?? before);
    return alone === word && words.length > 1 && !isPlainWord(word) ? written(word) : alone;
  });
  return NAMED.get(given) ?? named.join(" ");
}

/** Another spelling of a known thing, written as the gazetteer writes it. */
function written(given: string): string {
  return spellings().get(given) ?? given;
}

let known: ReadonlyMap<string, string> | null = null;

function spellings(): ReadonlyMap<string, string> {
  known ??= new Map(
    allEntries().flatMap(({ spellings: all }) => all.map(({ text }) => [text.toLowerCase(), text] as const)),
  );
  return known;
}

function single(given: string, before?: string): string {
  if (isEveryday(given, before)) return given;
  return CAPITALS.has(given) ? upper(given) : (NAMED.get(given) ?? given);
}

function isEveryday(given: string, before = ""): boolean {
  // "always on" and "first aid" are names somewhere, and words of every day here; "google docs" is a name everywhere.
  const words = given.split(" ");
  if (words.every(isPlainWord) && !words.some(isAlwaysName) && !NAMED.has(given)) return true;
  // A shift has 12 hr, and a person excels.
  if (given === "hr") return /^(?:\d.*|per|an|each|every|half)$/.test(before);
  // A cheese maker's vat is no tax.
  if (given === "vat") return /^(?:litres?|gallons?|steel|copper|cheese|milk|dye|a|each|per)$/.test(before);
  if (given === "excel") return /^(?:i|can|always|)$/.test(before);
  return EVERYDAY.has(given) && !/^(?:in|with|using|into|use|used|ms|microsoft)$/.test(before);
}

function isAlwaysName(word: string): boolean {
  return CAPITALS.has(word) || (NAMED.has(word) && !EVERYDAY.has(word));
}

function upper(given: string): string {
  return /^(?:api|kpi|sop|hca|iv|ta|faq|gp)s$/.test(given)
    ? `${given.slice(0, -1).toUpperCase()}s`
    : given === "ofsted"
      ? "Ofsted"
      : given.toUpperCase();
}
