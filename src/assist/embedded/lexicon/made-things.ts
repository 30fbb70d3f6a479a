import { lookUp, NOT_BUILT, VERB_OF_MADE } from "./verbs-of-things.ts";

/** "verb: things": what a project's line may name without a word of how it came about. */
const NAMED = lookUp(`
build: pipeline classifier finder tracker planner generator converter scraper calculator visualiser visualizer simulator emulator checker parser compiler viewer scheduler solver predictor recommender detector controller clone platformer homepage webpage webshop backend frontend microservice crawler widget addon add-on plug-in pcb circuit drone amplifier synth synthesiser synthesizer bench bookcase bookshelf treehouse coop birdhouse kayak boat canoe go-kart kart guitar dollhouse pergola gadget gizmo device engine framework package
write: firmware macro playbook novel novella poem screenplay song tutorial dissertation guidebook module documentation docs
create: booklet pamphlet menu invitation label subtitles infographic comic animation illustration artwork pattern tapestry vase lamp jewellery jewelry necklace font typeface icon sticker photobook glossary corpus dataset catalogue catalog directory timeline crossword puzzle flashcard worksheet slideshow timetable wiki moodboard storyboard scrapbook merch postcard playlist mosaic cartoon jacket coat skirt shirt hat bag blanket scarf toy print
produce: ep album soundtrack mixtape vlog trailer audiobook
bake: cake biscuit cupcake
take: photo photograph portrait
conduct: research
`);

/** Things of the wider list that a line without a verb may as well have visited, used, kept or been. */
const UNCERTAIN =
  /^(?:librar(?:y|ies)|stations?|courses?|programmes?|programs?|process(?:es)?|pages?|boards?|box(?:es)?|forms?|trials?|pilots?|reviews?|audits?|assessments?|evaluations?|plays?|projects?|servers?|curriculum|recordings?|collections?|displays?|campaigns?|sheds?|concepts?|shops?|books|papers|calendars|tools|archives?|stor(?:y|ies)|gardens?|parts?)$/;
/** Words whose head is made only in such company. */
const IN_COMPANY: readonly [head: RegExp, company: RegExp, verb?: string][] = [
  [
    /^librar(?:y|ies)$/,
    /\b(?:open source|python|js|javascript|typescript|rust|java|go|component|npm|react|header-only|c\+\+)(?= )/i,
    "build",
  ],
  [/^tests?$/, /\b(?:unit|integration|e2e|end-to-end|cypress|playwright|jest)\b/i, "write"],
  [
    /^sites?$/,
    /\b(?:web|wordpress|wp|portfolio|static|landing|personal|e-commerce|ecommerce|company|club|news|dating|blog|wedding|fan|js|react|next|php|django|rails|nextjs|hugo|gatsby|squarespace|wix)\b/i,
  ],
  [/^shops?$/, /\b(?:online|web|etsy|pop-up|shopify)\b/i],
  [
    /^cards?$/,
    /\b(?:menu|business|greeting|birthday|playing|flash|christmas|invitation|recipe|loyalty|trading)\b/i,
  ],
  [/^extensions?$/, /\b(?:browser|chrome|firefox|safari|edge|vs|vscode|code|gnome)\b/i],
  [/^net(?:work)?s?$/, /\bneural\b/i],
  [/^applications?$/, /\b(?:web|mobile|desktop|android|ios|java|python|react|phone|windows|cloud)\b/i],
];
/** Company in which a made thing is a person, a paper or a make. */
const OTHERWISE =
  /\b(?:(?:fashion|life|role|hand|photo|catwalk) models?|(?:loan|order|guest|log|visitors?['’]?) books?|(?:pos|crm|erp|till|hr|hi-fi|alarm|phone|payroll) systems?|google (?:sheets|forms|docs)|(?:tour|boat|city|museum|mountain|trail|fishing|spirit|girl) guides?)$/i;
const ONLINE =
  /\b(?:facebook|whatsapp|telegram|discord|instagram|youtube|tiktok|slack) (?:group|page|channel|server|account)s?$/i;
const UNCOUNTED =
  /^(?:firmware|software|documentation|docs|research|artwork|jewellery|jewelry|merch|music|code|furniture|pottery|lettering)$/;

/** The base of the verb for a thing that a line only names, given the words up to its head; null where nobody can tell. */
export function verbForNamed(phrase: string): string | null {
  if (OTHERWISE.test(phrase)) return null;
  if (ONLINE.test(phrase) || NOT_BUILT.test(phrase)) return "create";
  const head = phrase.split(" ").at(-1)?.toLowerCase() ?? "";
  const [, company, verb] = IN_COMPANY.find(([thing]) => thing.test(head)) ?? [];
  if (company) return company.test(phrase) ? (verb ?? madeVerb(head) ?? "create") : null;
  const named = NAMED.get(head) ?? NAMED.get(head.replace(/s$/, ""));
  if (named !== undefined) return named;
  const made = UNCERTAIN.test(head) ? undefined : madeVerb(head);
  return made === undefined || /^(?:run|organise)$/.test(made) ? null : made;
}

function madeVerb(head: string): string | undefined {
  return VERB_OF_MADE.get(head) ?? VERB_OF_MADE.get(head.replace(/s$/, ""));
}

/** Whether a thing takes "a" or "an" where it is named for the first time. */
export function takesArticle(head: string): boolean {
  const word = head.toLowerCase();
  return !UNCOUNTED.test(word) && (!/[^sui]s$/.test(word) || /^(?:series|canvas|chess)$/.test(word));
}
