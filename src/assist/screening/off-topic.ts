import { isKnownVerb } from "../../domain/language/inflect.ts";

const QUESTION =
  /\?\s*$|^(?:who|what|where|why|which|when|how|is|are|can|could|do|does|did|will|would|should)\b[^.]*\?|^(?:who|what|why|how|where) (?:is|are|was|were|do|does|did|can|could|should|would|will|many|much|to|won|the hell)\b|^(?:can|could|would|will|do|are|were) you\b|^what(?:'s| should| time| day)\b|^should i\b/i;

const REQUEST =
  /^(?:please |hey,? |hi,? |hello,? |ok,? |now )*(?:tell|give|show|help|teach|write|find|make|send|draw|sing|read|get|explain|recommend|suggest|list) (?:me|us)\b|\b(?:my|the) (?:homework|essay|assignment|maths? problem)\b|^(?:please )?(?:write|compose|generate|create|make|draft) (?:an?|some|the|\d+|three|five|ten) (?:\w+ )?(?:poems?|jokes?|songs?|hai?ku|limericks?|essays?|cover letters?|letters?|love letters?|stor(?:y|ies)|recipes?|lyrics|raps?|tweets?|python|javascript|code|function|program that|script that|sql query)\b|^(?:please )?(?:translate|summari[sz]e|explain|solve|calculate|define|convert|describe|compare|list|recommend|suggest|predict) (?:this|that|the (?:plot|meaning|difference|following|history|theory|equation|word|book|film|movie|article)|\d|why|how|what|some|a good|in simple)\b|\bplease[.!]?\s*$|^please\b|\b(?:do|finish|write) my (?:homework|essay|assignment|thesis|work for me)\b|^(?:let's|lets|can we|i need you to|i want you to|could someone)\b|^(?:i need|i want|looking for) (?:a |some )?(?:recipe|advice|help with my|tips|ideas|information about)\b/i;

const GREETING =
  /^(?:hi|hello|hey|yo|good (?:morning|evening|afternoon|night)|thanks|thank you|lol|haha|ok|okay|test|testing|bye|how are you|what's up)\b[\s!.,]*(?:\w+[\s!.]*){0,6}$/i;

const CHATTER =
  /\b(?:weather|horoscope|world cup|capital of|birthday|bitcoin|lottery|riddle|meaning of life|girlfriend|boyfriend|my (?:cat|dog|dad|mom|mum|wife|husband|crush|ex)|favou?rite (?:movie|song|food|colou?r|team|band)|netflix|pizza|who would win|aliens?|zodiac|dinner tonight|once upon a time|roses are red|president of|prime minister|stock price|football (?:match|game) (?:last|yesterday)|i am (?:bored|hungry|tired|sad)|i love you|the moon|the sky is)\b/i;

const WORK =
  /\b(?:work\w*|job|role|team|customers?|clients?|patients?|students?|pupils|manag\w*|years?|experience\w*|company|project|staff|responsib\w*|duties|shift|taught|teach\w*|sold|built|led|ran|trained|served|delivered|wrote|designed|developed|organi[sz]ed|theatre|course|shop|store|hotel|school|hospital|published|researched|assisted|helped|supported|founded|created|made|drove|cooked|cleaned)\b/i;

const SYMBOLS = /[\p{L}]/gu;

/** Whether a text is plainly no part of a resume: a question, a request to somebody, chatter, sums or code. */
export function isOffTopic(text: string): boolean {
  const said = text.trim();
  if (said === "") return false;
  if (QUESTION.test(said) || REQUEST.test(said) || GREETING.test(said)) return true;
  if (CHATTER.test(said) && !WORK.test(said)) return true;
  if (/^(?:https?:\/\/\S+|\S+@\S+\.\w+)$/i.test(said)) return true;
  if (
    /^(?:select .+ from |def \w+\(|function \w*\(|import \w+|#include|<\w+[^>]*>.*<\/|const \w+ ?=|for ?\()/i.test(
      said,
    )
  )
    return true;
  const letters = said.match(SYMBOLS)?.length ?? 0;
  const solid = said.replace(/\s/g, "").length;
  return solid > 3 && letters * 2.5 < solid && !said.split(/\s+/).some((word) => isKnownVerb(word));
}
