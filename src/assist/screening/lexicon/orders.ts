/** Where an order to a reader may begin: a resume tells of actions and gives none. */
const ORDER = String.raw`(?:^|[.!?:;,\n"'“(\[{#*>-]\s*|\bplease |\bnow |\band |\bthen |\bmust |\bshould |\bwill |\bjust |\binstead |\bto )`;
const RULES =
  "(?:instructions?|rules?|prompts?|guidelines?|limits?|word limit|restrictions?|constraints?|commands?|directions|guardrails?|polic(?:y|ies)|safety|filters?|everything|anything|all (?:of )?(?:that|this)|what you)";
/** What points at rules for the reader; between "ignore" and "policy" other words name a policy of somebody's firm. */
const POINTER =
  "(?:all|any|of|the|your|yours|you|these|those|this|that|my|its|every|each|single|whatever|about|them|both|entire|previous|prior|above|earlier|preceding|other|old|such|original|initial|first|last|system|safety|content|word|length|hidden|given|existing|current|usual|normal|strict|standard|resume|cv|output|format(?:ting)?|style|ethical|ai|assistant|writing|task|and|or|kind|silly|stupid)";
const MACHINE =
  "(?:ai|a\\.i\\.|ais|assistant|chat ?bot|chatgpt|gpt|llm|bot|model|language model|robot|claude|gemini|copilot|machine|algorithm|ats|system|reviewers?|screeners?|engine)";
const MINE =
  "(?:instructions?|prompts?|guidelines|rules|model(?: name)?|training data|config(?:uration)?|creators?|system|programming|developers|settings|safety|task|job|role|goal|restrictions|filters|answer|response|reply|output|source code|api key|password)";

function order(rest: string): RegExp {
  return new RegExp(ORDER + rest, "i");
}

/** Orders to whoever rewrites a text, by kind. */
export const ORDERS: readonly RegExp[] = [
  // To put the rules aside.
  order(`(?:ignore|disregard|forget|override|bypass) (?!of\\b)(?:${POINTER} ){0,5}?${RULES}`),
  order(
    "(?:skip|drop|dismiss|disable|break) (?:the |your |all |these |those )+(?:instructions?|rules|prompts?|guidelines|guardrails?|restrictions|guard)\\b",
  ),
  /\b(?:ignor|disregard|forget|overrid|bypass)\w* (?:[\w'’]+ ){0,3}?(?:previous|prior|above|earlier|preceding|your|system (?:prompt|message|instructions|rules)|you (?:are|were))\b/i,
  /\b(?:previous|prior|above|earlier|preceding) (?:instructions|prompts?)\b/i,
  /\b(?:do not|don't|dont|never) (?:follow|obey|apply|use)\b[^.\n]{0,30}\b(?:rules|instructions|guidelines)\b/i,
  /\b(?:safety|content|your|output) (?:filters?|guardrails?|restrictions?|limits)\b (?:\w+ ){0,3}(?:off|lifted|disabled|removed|void|suspended)\b|\brestrictions (?:\w+ ){0,3}lifted for (?:you|this|the user)\b|\b(?:disable|remove|lift|turn off) (?:the |all )?(?:guard|guardrails|safety (?:settings|filters?)|content filters?)\b|\b(?:disable|remove|lift|turn off) your \w+|\bwithout (?:any )?(?:restrictions|filters|censorship)\b|\b(?:uncensored|unfiltered) (?:answers?|replies|reply|responses?|output|mode|ai|model|version|text)\b|\bjailbr(?:eak|oken)(?! (?:detection|tests?|testing|attempts?|attacks?|defen[cs]es?|prompts?))\b/i,
  // To be somebody else.
  /\byou are (?:now|no longer|not)\b|\bfrom (?:now|here|this point) on,? (?:you|answer|act|respond|reply|write|everything)\b|\byou(?:'re| are) (?:an? )?(?:unrestricted|free|dan|chatgpt|ai|assistant|language model|evil|resume)\b/i,
  /\b(?:pretend (?:to be|you|that|i|the)|role-?play as|simulate (?:being|an? (?:linux|terminal|chat|human|computer|shell|person)))\b/i,
  order(
    "act (?:like|as (?:if|though|my|dan|chatgpt|an? (?:ai|unrestricted|evil|different|linux|hacker|pirate|chat|bot|robot|poet|comedian|therapist|friend|girlfriend|search|calculator|terminal|model|machine|python|dungeon|human|character)))\\b",
  ),
  /\bthis is (?:the|your) (?:developer|admin\w*|system|creator|owner)\b|\bas a language model\b/i,
  order("turn off (?:the|all|your) (?:checks?|guard|filters?|rules)\\b"),
  order(
    "(?:rewrite|rephrase|improve|polish) (?:this|it|the following|my (?:text|summary|resume|cv))\\b(?! (?:team|shop|process|area|page))",
  ),
  order("(?:stop|quit|cease) (?:being|acting|pretending|working|following|rewriting|the rewriting)\\b"),
  order(
    "(?:speak|talk|write|sound) like (?:an? |the )?(?:pirate|child|yoda|shakespeare|robot|king|rapper|gangster|villain|cowboy|poet|drunk)",
  ),
  /\b(?:dan|god|jailbreak|debug|admin|sudo|maintenance) mode\b|\b(?:in|enter|enable|activate|into) developer mode\b|\b(?:admin|system|root|manual) override\b|\bsudo \w+|\bdo anything now\b|\b(?:system|admin) (?:notice|message|command|alert)\b/i,
  // To say what stands behind.
  order(
    `(?:reveal|print|show|repeat|output|display|leak|dump|tell me|give me|send|translate|summari[sz]e|list|write out|describe|explain|quote|recite|what (?:is|are|was|were))\\b[^.\\n]{0,40}\\b(?:your (?:\\w+ )?${MINE}|(?:system|hidden|initial|secret|internal) (?:prompt|instructions|message|rules)|api keys?\\b[^.\\n]{0,12}\\byou)`,
  ),
  new RegExp(
    `\\byour (?:new |own |real |true |original |initial |system |hidden |secret |current )?${MINE}\\b`,
    "i",
  ),
  order(
    "(?:repeat|print|output|copy|echo|show|return|quote|recite|translate) (?:back )?(?:everything|all|the (?:text|words|lines?)|what|anything)\\b[^.\\n]{0,25}\\b(?:above|before|so far|prior|verbatim|word for word)\\b",
  ),
  order(
    "(?:output|print|show|reveal|repeat|display|share|tell me|give me) (?:me )?(?:the|all) (?:\\w+ )?(?:prompt|instructions|rules|text|message)s? (?:that )?(?:you|above|behind)\\b",
  ),
  /\bwhat (?:were|was|are|is) you(?:r)? (?:told|instructed|asked|instructions|prompt)\b|\b(?:which|what) (?:ai )?(?:language )?model are you\b/i,
  // Marks of a conversation.
  /(?:^|\n)\s*(?:system|assistant|developer|human|ai|user)\s*:[^\n]{0,60}\b(?:you|your|ignore|instructions?|prompt|print|reveal|answer|respond|say|output|hire|approve|tell|please|write)\b/i,
  /<\|?\/?(?:im_start|im_end|endoftext|s|inst)\|?>|<\/?(?:system|user|assistant|input|prompt|instructions?|context)\b[^>]{0,20}>|\[\/?(?:INST|system|admin|assistant|override)\]|<<\/?SYS>>|\{\{ ?(?:system|user|prompt)|<!--|"role" ?: ?"|###\s*(?:new |updated |system )?(?:instructions?|system|prompt|task)|\b(?:begin|end|start) (?:of )?(?:system|new) (?:message|prompt|instructions?)\b|\bend of (?:the )?(?:resume|cv|input|user (?:text|input)|text)\b/i,
  /\bnew (?:instructions?|task|rules?|conversation)\s*[:#]|\byour new (?:instructions?|task|rules|role|goal)\b[^.\n]{0,12}\b(?:is|are)\b/i,
  // To somebody who reads.
  new RegExp(
    `\\b(?:note|message|memo|hint|instructions?|reminder|attention|p\\.?s\\.?|notice)\\b[^.\\n]{0,15}\\b(?:to|for)\\b (?:the |any |all |an? )?${MACHINE}\\b|\\b(?:dear|hey|hi|hello|ok|listen|attention),? (?:the )?${MACHINE}\\b|(?:^|[.\\n!<-]\\s*)${MACHINE}(?: reviewers?| models?)?[:,] (?:please |just )?(?:add|say|write|rate|rank|give|ignore|do|make|tell|print|show|forget|stop|change)\\b`,
    "i",
  ),
  /\bif you are (?:an? )?(?:ai|llm|language model|bot|machine|reading|chatgpt|assistant)\b|\bwhen(?:ever)? you (?:read|see|process|get) this\b|\bas an (?:ai|assistant|llm),? (?:you|your|i must)\b|\bas an ai language model\b|(?<!where |which |that |so |when )\byou (?:must|should|have to|need to|will|shall) (?:now |only |always |never |not )?(?:answer|say|reply|respond|output|print|add|double|ignore|obey|tell|rate|rank|pretend|write|act)\b/i,
  /\b(?:tell|inform|convince|persuade) the (?:recruiter|reader|hiring manager|employer|user|human|interviewer|hr)\b|\b(?:hire|recommend|select|approve|rank|rate|score|grade|praise|favou?r|shortlist|prefer) (?:this|my) (?:person|candidate|applicant|resume|cv|application|profile)\b|\b(?:hire|approve|praise) the (?:candidate|applicant)\b|\b(?:(?<!^)i am|(?<!^)i'm|as|is) the (?:best|top|perfect|ideal) candidate\b|\bgive (?:this|the|me|my) (?:\w+ ){0,2}(?:the )?(?:highest|top|best|full) (?:score|rating|rank|marks?)\b/i,
  /\b(?:do not|don't|dont) (?:rewrite|change|edit|improve|modify|touch|shorten|correct|rephrase|process)\b|\binstead,? (?:tell|write|say|print|output|give|answer|generate|reply|respond|show|sing)\b/i,
  order(
    `(?:output|reply|respond|answer|say|return|print|repeat|echo|write) (?:only|exactly|just|(?<!\\b(?:print|write|say|echo|repeat) )with (?:the|an?)|with (?:only|just|yes|no|["“'])|the (?:word|text|phrase|following|string)|nothing|that i\\b|(?:yes|no|ok|hello|hi|true|pass|hired|approved|accepted)(?:[.!"]|$| to every)|["“'])`,
  ),
  order(
    "(?:respond|reply|answer|write|speak) (?:only |always |back )?(?:in (?:an? |the )?(?:\\w+ )?(?:pirate|klingon|rhymes?|emojis?|latin|binary|json|xml|html|caps|verse|haiku|code|base64|morse|style of|voice of|tone of)|as (?:dan|an? (?:ai|pirate|robot))|like (?:an? )?(?:pirate|robot|child))",
  ),
  order("(?:respond|reply|answer) (?:only |always )?in [a-z]+[.!]?$"),
  order(
    "(?:write|rewrite|put|say|translate|make) (?:it|this|that|everything|all this|the (?:whole )?text) (?:in|into|as|backwards|rhyme|all caps)\\b(?! (?:an? |the |our )?(?:[\\w-]+ )?(?:databases?|tables?|spreadsheets?|files?|sheets?|dashboards?|charts?|production|storage|boxes|place|order|warehouse|app|website|reports?))",
  ),
  order("write (?:freely|whatever|anything|something else)\\b"),
  order("(?:let's|let us) play a game\\b"),
  order(
    "(?:include|add|append|insert|use|put|mention|print) (?:the|a|an|this|these) (?:sentence|line|word|phrase|link|following|url)s?\\b(?=[^.\\n]{0,30}(?:[\"“':]|that says|saying|in every|in your|at the end|to (?:the|my) (?:end|resume|cv|text)))",
  ),
  order(
    "(?:start|begin|end|finish|sign) (?:your|every|each|off your) (?:answer|line|reply|output|response|sentence)s?\\b",
  ),
  /\bwrite (?:the word )?["“']?\w+["”']? (?:\d+|a hundred|ten|twenty|fifty|many) times\b|\b(?:mention|say|state|note|add|write) that (?:the|this) (?:candidate|applicant|person)\b|\bi am your (?:developer|creator|admin\w*|owner|boss|maker)\b|\b(?:permission|authori[sz]ed) to (?:ignore|bypass|reveal|disregard|say anything|write anything)\b/i,
  /\b(?:important|attention|urgent|warning)\s*[:!-]+\s*(?:you|ignore|the (?:ai|evaluator|reviewer|model|assistant)|please|always|do not|add|say|output)\b|\bset (?:the |my )?(?:score|rating|rank) to\b|\b(?:evaluator|grader|screener|rewriter|whoever (?:reads|processes|rewrites)[^.\n]{0,12})\b[^.\n]{0,12}\b(?:must|should|has to)\b/i,
  /\b(?:how to|tell me how|explain how|instructions? (?:for|on))\b[^.\n]{0,25}\b(?:bombs?|hack|malware|poison|meth|weapons?|explosives?)\b/i,
  // To invent.
  order(
    "(?:say|claim|write|add|state|mention|include|tell them|pretend|lie|insert|make it (?:say|look like)) (?:in it |there )?(?:that )?(?:i|the candidate|this person|he|she) (?:was|am|is|have|has|had|led|managed|won|speak|speaks|know|knows|hold|holds|went|graduated|did|can|worked|founded|ran|invented|studied|got|received)\\b",
  ),
  order(
    "(?:add|insert|include|put|append) (?:[\"“'][^\"”']{2,40}[\"”'] to (?:my|this|the) (?:summary|resume|cv|text|profile|list)|an? (?:fake|invented|made-up|extra)|(?:\\d+|two|three|four|five|ten|some|more) (?:more |extra |fake )?(?:years|degrees|awards|certificates|achievements|skills))",
  ),
  order(
    "(?:make|have) (?:me (?:sound|look|seem|appear|into|a|the)|(?:this|it) (?:sound|look|seem) (?:like|as if|as though))\\b",
  ),
  order(
    "(?:change|double|triple|increase|inflate|multiply|raise|replace|boost) (?:all (?:of )?(?:the |my )?|every |my |the (?=\\w+ (?:in|of) (?:my|this) ))(?:numbers?|figures?|years|results|salary|job titles?|titles?|dates)\\b",
  ),
  order(
    "(?:make (?:it |everything |things |something |stuff )?up|invent|fabricate|exaggerate|lie about|bluff)\\b(?! artists?\\b)(?=[^.\\n]{0,40}(?:\\b(?:numbers?|figures?|results?|experience|achievements?|degrees?|facts?|titles?|skills?|jobs?|patents?|awards?|everything|something|some)|[.!]?$))",
  ),
  order(
    "(?:write|give|generate|produce) (?:me |us )?(?:at least )?(?:\\d+|a hundred|twenty|fifty|a thousand) (?:lines|words|paragraphs|sentences|pages)\\b",
  ),
  /\bignorier\w* (?:bitte )?(?:alle |die )?(?:vorherigen|bisherigen|obigen|vorigen) |\b(?:ignor|oubli)\w* (?:toutes )?les (?:instructions|consignes)|\b(?:ignora|olvida) (?:todas )?las instrucciones|\b(?:ignora|dimentica) (?:tutte )?le istruzioni|\bignore (?:todas )?as instruções|\bnegeer (?:alle )?(?:vorige|eerdere|bovenstaande)|\bzignoruj (?:wszystkie )?poprzednie|\bvergiss (?:alle|alles|deine|die)|\besque(?:ça|ce) (?:todas )?as|игнорируй|забудь|忽略(?:之前|以上|所有|前面)/iu,
];

/** The same with the spaces gone, for letters that were set apart. */
export const CLOSED_ORDERS =
  /(?:ignore|disregard|forget)(?:all|any|the|my|your|every|these)*(?:previous|prior|above|earlier)?(?:instruction|rule|prompt|guideline)/i;
