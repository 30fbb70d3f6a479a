import { baseOf, isKnownVerb } from "../../domain/language/inflect.ts";
import { isEveryday, leadsWithAction, tellsOfWork } from "./evidence.ts";
import { ASKED_FOR } from "./lexicon/everyday.ts";

/** Always a question, whatever it is about. */
const QUESTION =
  /^(?:who|what|why|how|where|when) (?:is|are|was|were|do|does|did|can|could|should|would|will|many|much|to|won|tall|old|far|long|big|deep|high|fast|often|the hell)\b(?! videos)|^(?:can|could|would|will|do|are|were|did|have) you\b|^what(?:'s| should| time| day|s the)\b|^should (?:i|we)\b|^(?:is|are|does) (?:it|there|this|that|these|he|she|we|they|i|my)\b|^is an? (?:[\w'-]+ ){1,3}(?:an? [\w'-]+|better|worse|real|healthy|safe|edible|dangerous|worth \w+)[.!]*$|^(?:do|will|can|am) (?:it|there|these|he|she|we|they|i)\b|^which (?:\w+ ){1,3}(?:is|are|should|do|would)\b|^who (?:[a-z]+ed|won|wrote|made|built|sang|said)\b|^pros and cons\b|\bwho's there\b|, what (?:can|should) i do\b/i;
/** "Is the head chef of a hotel" and "Does the books" tell of somebody; "is the earth flat" asks. */
const ASKED_OF_A_THING = /^(?:is|are|does) the\b/i;
/** After these a mark of a question means one; "Stocked shelves???" only wonders about itself. */
const ASKING =
  /^(?:did|do|does|was|were|is|are|had|has|have|can|could|would|should|will|am|who|what|why|how|when|where|which)\b/i;

function isQuestion(said: string): boolean {
  if (QUESTION.test(said)) return true;
  if (ASKED_OF_A_THING.test(said)) return said.endsWith("?") || !tellsOfWork(said);
  if (!said.endsWith("?")) return false;
  const last = said.split(/(?<=[.!?])\s+/).at(-1) ?? "";
  return ASKING.test(last) || !leadsWithAction(last);
}

const POLITE =
  "(?:please |pls |plz |can u |could u |hey,? |hi,? |hello,? |ok,? |okay,? |now |just |quickly |so )*";
/** Requests to somebody who answers. */
const REQUESTS: readonly RegExp[] = [
  new RegExp(
    `^${POLITE}(?:tell|give|show|sell|help|teach|write|find|make|send|draw|sing|read|get|explain|recommend|suggest|list|book|remind|call|wake|buy|order|bring|ask) (?:me|us)\\b`,
    "i",
  ),
  new RegExp(
    `^${POLITE}(?:write|compose|generate|create|make|draft|draw|plan|suggest|recommend|find|tell|invent|sing|paint|do|produce|pick|choose|order|book|code) (?:an?|some|the|one|two|three|five|ten|\\d+|another|my) (?:[\\w-]+ ){0,3}?${ASKED_FOR}\\b(?! (?:for|to|about|of) (?:[\\w-]+ )?(?:customers|clients|readers|subscribers|students|pupils|patients|guests|visitors|children|kids|staff|employees|a company|brands|firms))(?! (?:campaigns?|marketing|club|classes|lessons|templates?))`,
    "i",
  ),
  new RegExp(
    `^${POLITE}(?:write|generate|make|give|show|create) (?:(?:some|the|a|me|my) )?(?:python|javascript|java|c\\+\\+|html|sql|lyrics|jokes|code)\\b(?: code)?(?: (?:that|to|for|which|of)\\b|$)`,
    "i",
  ),
  new RegExp(
    `^${POLITE}(?:translate|summari[sz]e|explain|solve|calculate|compute|define|convert|describe|compare|list|recommend|suggest|predict|rephrase|paraphrase|correct|proofread|integrate|simplify|spell) (?:this|that|these|it|the (?:plot|meaning|difference|following|history|theory|equation|word|book|film|movie|article|story|sentence|text|rules of(?![^.\\n]* to (?:visitors|customers|guests|pupils|students|patients|clients|children|staff|players|parents|users|members)\\b))|\\d|x\\b|why|how|what|some|a good|in simple|"|“|my (?:text|essay|homework|sentence))`,
    "i",
  ),
  /^(?:explain|describe) (?:[\w' -]{2,40}) (?:like i|in simple|step by step|to me|to a (?:child|five|5))/i,
  /^translate (?:in)?to [a-z]+\b ?:|\b(?:write|draft|do) my (?:cover letter|cv|resume|application|letter)\b/i,
  /\b(?:my|the) (?:homework|essay|maths? problem)\b|\b(?:do|finish|write) my (?:homework|essay|assignment|thesis|work for me)\b/i,
  /^please (?!the|see|note|find|refer|contact)\b/i,
  /^(?:let's|lets|can we|i need you to|i want you to|i would like you to|could someone|someone)\b/i,
  /^(?:i (?:need|want)|looking for|search for|searching for) (?:a |an |some |the |good |cheap )*(?:recipes?|advice|help with my|tips|ideas|information about|directions|restaurants?|hotel in|flights?|girlfriend|boyfriend|date)\b/i,
  /^i (?:want|need|would like|wanted) to (?:know|ask|hear|see if|find out|chat|talk)\b|^i (?:wonder|was wondering)\b/i,
  /^(?:fix|debug|check|correct|improve|run) (?:my|this|the following) (?:\w+ )?(?:code|grammar|essay|text|computer|phone|wifi|printer|homework|script|function)\b/i,
  /\bnear me\b|^(?:cheap|best|good|nice|top \d+) (?:\w+ )?(?:flights?|hotels?|restaurants?|places?|beaches|movies|films|songs|pizza|phones?|laptops?|cars|gifts?|presents?|things|books|games)\b/i,
  /^(?:recipe|directions|ingredients|lyrics|instructions on how|tips|list of (?:all )?(?:countries|capitals|planets|presidents|movies|films|songs|animals)|names? for (?:a|my))(?: (?:for|to|of|in)\b|\b$)/i,
  /^(?:play|sing|skip|pause|turn (?:on|off|up|down)|set (?:a|an|the) (?:timer|alarm)|open|close) (?:despacito|some|the (?:lights?|music|radio|tv|volume)|a song|me|my|spotify|youtube|netflix|for \d+)\b/i,
  /^(?:play|sing) [a-z]+$/i,
  /^(?:continue|finish|complete) (?:this|that|it|the (?:story|sentence|text|following|poem|lyrics))\b/i,
  /^name (?:\d+|two|three|four|five|ten|some|all|the)\b/i,
];

/** "full time please" at the end of what tells of work is a wish; all else that ends so asks somebody. */
function asksPolitely(said: string): boolean {
  if (!/\bplease[.!]?\s*$/i.test(said)) return false;
  const [wish = "", ...before] = said.split(/[,;.]\s+/).toReversed();
  const [first = ""] = wish.toLowerCase().split(/\s+/);
  return before.length === 0 || isKnownVerb(first) || !tellsOfWork(before.join(", "));
}

const GREETING =
  /^(?:hi(?!-)|hello|hey|yo|good (?:morning|evening|afternoon|night)|thanks|thank you|lol|haha|ok|okay|bye|how are you|what's up|happy (?:birthday|new year|easter|christmas|holidays)|merry christmas|congratulations|dear (?:diary|santa|god|mum|mom|dad|grandma)|knock knock|cheers)\b/i;
const NOISE =
  /^(?:test(?:ing)?|foo|bar|abc|123|xyz|none|n\/a|nothing|idk|dunno|whatever|(?:blah ?){2,}|(?:ha ?){2,}[a-z ]{0,12}|(?:test[\s.,!]*){2,}|(?:la ?){3,})[\s!.,\d]*$|\b(?:asdf|qwert|zxcv|hjkl|lkjh|sdfg|dfgh|fdsa)|\blorem ipsum\b|^(.)\1{4,}$/i;
/** Talk of a job, not of what somebody does in it. */
const JOB_TALK =
  /^i(?: really| just| badly| only| desperately)*,? (?:need|want)(?: to (?:find|get|have))? (?:an? |any |some |more )?(?:new |better |good |well[- ]paid )*(?:jobs?|work|money|cash|holidays?|raise|pay rise)(?: (?:now|fast|asap|quickly|badly|soon|right now|so badly|please))*[.!]*$|\bi (?:(?:really|just|so) )?(?:hate|hated|loathe|despise|can['’]?t stand|cannot stand|can['’]?t bear|(?:want|wanted|am going|plan) to (?:quit|leave)) (?:my|this|the|that) (?:\w+ )?(?:jobs?|work|boss|manager|company|colleagues|coworkers|life|employer)\b|\bi (?:really |just )?hate (?:working|going to work|it here|being here)\b|\bi(?:['’]m| am) (?:so |really |just )?(?:sick|fed up|bored|done) (?:of|with|by) (?:my|this|the|that|working|work)\b|^(?:my|this|the) (?:job|work|boss|manager|company) (?:really |just )?(?:sucks?|is (?:so |really |very )?(?:boring|awful|terrible|horrible|an? (?:idiot|joke|nightmare)|the worst|stupid|mean|rubbish))\b/i;
/** Talk, whatever else stands in it. */
const TALK =
  /\b(?:i love you|i hate (?:you|mondays)|i (?:can't|cannot) sleep|i(?:'m| am) (?:so |really |very |too )?(?:bored|hungry|lonely|in love|tired of|sad|angry|jealous)|i (?:think|believe) (?:that )?(?:the |our )?(?:government|politicians|police|people|president|world)|once upon a time|roses are red|quick brown fox|knock knock|for sale(?=:)|click here|buy (?:cheap|now)|(?:can't|cannot) wait for|win a free|break up with|meaning of life|who would win|dear diary|it was (?:so|really|very) (?:hot|cold|fun|boring|sad|funny))\b/i;
/** Talk, unless something speaks of work. */
const SMALL_TALK =
  /\b(?:horoscope|world cup|capital of|meaning of life|who would win|zodiac|once upon a time|roses are red|prime minister of|president of the|stock price|i am (?:bored|hungry|tired|sad|sick|lonely|cold|in love)|i'm (?:bored|hungry|tired|sad|sick|lonely|cold|in love)|i love you|i hate (?:you|mondays|my)|i feel (?:sad|tired|sick|bad|lonely|happy|bored|cold|hungry|down)|i (?:can't|cannot) sleep|hurts|break up with|for sale:|click here|win a free|subscribe (?:to|now)|in my opinion|(?:government|politicians|police|people|they|we|everyone|nobody) should|better than|quick brown fox|the earth is|good night|to the moon)\b/i;
const MATCH =
  /\b(?:beat|defeated|lost to|drew with|played|against)\b[^.]{1,40}\b\d{1,2}\s?[-–:]\s?\d{1,2}\b/i;
const CODE =
  /^(?:select .+ from |def \w+\(|function \w*\(|import \w+$|#include|<\w+[^>]*>.*<\/|const \w+ ?=|for ?\(|print\()/i;
/** Somebody or something else does or is something: "the grass is green". */
const STATEMENT =
  /^(?:(?:the|an?|my|our|it|there|this|that|these|those|they|he|she|people|everyone|everybody|all|some|most|we|you|[a-z]+s) )(?:[\w'-]+ ){0,4}?(?:is|are|was|were|has|have|had|will|would|can|could|went|said|likes?|loves?|hates?|smells?|looks?|tastes?|jumps?|runs?|rises?|sets|shines?|died|fell|came|hurts?|barks?|eats?|sleeps?|lives?|invented|developed|discovered|wrote|painted|ruled|born)\b/i;

/** Whoever gives a name and goes on tells of themselves. */
const INTRODUCED =
  /^my name is [\p{L}' -]{2,40}(?:,|\.| and) i['’ ]|^my (?:[\p{L}-]+ )?(?:strengths?|weakness(?:es)?|skills?|goals?|aims?|ambition|passion|background|speciali?ty|specialities|expertise|focus|profession|motivation|qualities) (?:is|are|include|lies?) /iu;

/** Whether a text is plainly no part of a resume: a question, a request to somebody, talk, sums or code. */
export function isOffTopic(text: string): boolean {
  const said = text.trim();
  if (said === "") return false;
  if (
    isQuestion(said) ||
    REQUESTS.some((pattern) => pattern.test(said)) ||
    asksPolitely(said) ||
    NOISE.test(said) ||
    CODE.test(said)
  )
    return true;
  if (/^\P{L}+$/u.test(said) || isMash(said)) return true;
  if (/^(?:https?:\/\/\S+|\S+@\S+\.\w+)$/i.test(said) || isSum(said)) return true;
  if (JOB_TALK.test(said)) return true;
  if (leadsWithAction(said)) return false;
  const work = tellsOfWork(said);
  if (GREETING.test(said)) return !work || said.split(/\s+/).length < 5;
  if (TALK.test(said) || (SMALL_TALK.test(said) && !work)) return true;
  if (MATCH.test(said) && !/^(?:i|we|my)\b/i.test(said)) return true;
  if (work || INTRODUCED.test(said)) return false;
  return (
    (isEveryday(said) && !isListOfNotes(said)) ||
    (!/\d/.test(said) && STATEMENT.test(said) && !tellsOwnWork(said))
  );
}

/** What anybody does or is, at work or not. */
const OF_EVERY_DAY =
  /^(?:went|said|thought|felt|liked|loved|hated|cried|laughed|slept|ate|drank|saw|heard|wanted|wished|was|had|got|came|left|died|knew|believed)$/;

/** "It was the physio's idea but I did the sheets": what is told of others leads up to the person's own part. */
function tellsOwnWork(said: string): boolean {
  const verb = /\b(?:and|but|so|then) i (?:also )?([a-z]+)\b/i.exec(said)?.[1]?.toLowerCase();
  return verb !== undefined && !OF_EVERY_DAY.test(verb) && baseOf(verb, "past") !== null;
}

/** "hop on hop off bus, live commentary, some jokes": several notes side by side ask nobody for anything. */
function isListOfNotes(said: string): boolean {
  const [first = ""] = said.toLowerCase().split(/\s+/);
  const items = said.split(/,\s/).length;
  return (
    items > 2 &&
    // A shopping list has a word or two for each thing.
    said.split(/\s+/).length >= items * 3 &&
    baseOf(first, "base") === null &&
    !/[?!]|\b(?:i|i'm|you|me|my|we|he|she|they|please|is|are)\b/i.test(said)
  );
}

/** Keys hit at random: several words that nobody could say. */
function isMash(said: string): boolean {
  return (said.match(/[bcdfghjklmnpqrstvwxz]{5,}/gi)?.length ?? 0) > 1 && said.split(/\s+/).length < 8;
}

function isSum(said: string): boolean {
  const letters = said.match(/\p{L}/gu)?.length ?? 0;
  const solid = said.replace(/\s/g, "").length;
  if (/^(?:solve|calculate|compute|integrate|what is)\b.*\d/i.test(said)) return true;
  return solid > 3 && letters * 2.5 < solid && !said.split(/\s+/).some((word) => isKnownVerb(word));
}
