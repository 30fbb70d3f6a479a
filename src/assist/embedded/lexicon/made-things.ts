import { lookUp, VERB_OF_MADE } from "./verbs-of-things.ts";

/** "verb: things": what a project's line may name without a word of how it came about. */
const NAMED = lookUp(`
build: pipeline classifier finder tracker planner generator converter scraper calculator visualiser visualizer simulator emulator checker parser compiler viewer scheduler solver predictor recommender detector controller clone platformer homepage webpage webshop backend frontend microservice crawler widget addon add-on plug-in pcb circuit drone amplifier synth synthesiser synthesizer desk table bench bookcase bookshelf chair treehouse greenhouse coop birdhouse kayak boat canoe go-kart kart guitar dollhouse pergola gadget gizmo device engine framework package
write: firmware macro playbook novel novella poem screenplay song tutorial dissertation guidebook module
create: booklet pamphlet card menu invitation label ticket set subtitles infographic comic animation illustration artwork pattern tapestry vase lamp jewellery jewelry necklace font typeface icon sticker photobook glossary corpus dataset catalogue catalog directory timeline crossword puzzle flashcard worksheet slideshow timetable wiki moodboard storyboard scrapbook merch postcard playlist mosaic cartoon jacket coat skirt shirt hat bag blanket scarf toy print photo photograph
produce: ep album soundtrack mixtape vlog trailer audiobook
`);

/** Things of the wider list that a line without a verb may as well have visited, joined or looked after. */
const UNCERTAIN =
  /^(?:library|libraries|station|course|programme|program|process|page|pages|board|boards|box|boxes|form|forms|trial|pilot|review|assessment|evaluation|play|plays|project|projects|server|servers|curriculum|recordings?|collection|displays?|campaign|shed|concept)$/;
const SOMEBODY = /\b(?:fashion|life|role|hand|photo|catwalk) models?$/i;
const ONLINE =
  /\b(?:facebook|whatsapp|telegram|discord|instagram|youtube|tiktok|slack) (?:group|page|channel|server|account)s?$/i;
const UNCOUNTED =
  /^(?:firmware|software|artwork|jewellery|jewelry|merch|music|code|furniture|pottery|lettering)$/;

/** The base of the verb for a thing that a line only names, given the words up to its head; null where nobody can tell. */
export function verbForNamed(phrase: string): string | null {
  if (SOMEBODY.test(phrase)) return null;
  if (ONLINE.test(phrase)) return "create";
  const head = phrase.split(" ").at(-1)?.toLowerCase() ?? "";
  const named = NAMED.get(head) ?? NAMED.get(head.replace(/s$/, ""));
  if (named !== undefined) return named;
  if (UNCERTAIN.test(head)) return null;
  const made = VERB_OF_MADE.get(head) ?? VERB_OF_MADE.get(head.replace(/s$/, ""));
  return made === undefined || /^(?:run|organise)$/.test(made) ? null : made;
}

/** Whether a thing takes "a" or "an" where it is named for the first time. */
export function takesArticle(head: string): boolean {
  const word = head.toLowerCase();
  return !UNCOUNTED.test(word) && (!/[^sui]s$/.test(word) || /^(?:series|canvas|chess)$/.test(word));
}
