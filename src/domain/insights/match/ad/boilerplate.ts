/** Law, gifts and praise of the firm. */
const BOILERPLATE: readonly RegExp[] = [
  /\bequal[- ](?:employment )?opportunit|\bequal pay\b|\b(?:without regard to|regardless of) (?:race|age|gender|sex|religion|color|colour)|\bprotected veteran|\bdisability (?:status|confident)|\breasonable accommodation|\bbackground check|\bdrug[- ](?:test|screen|free)|\be-?verify\b|\bright to work\b|\bcommitted to (?:diversity|equality|inclusion)|\bdiversity\b.{0,40}\binclusion\b/i,
  /\b401 ?\(?k\)?|\b(?:health|dental|vision|medical|life) (?:and \w+ )?(?:insurance|coverage|plan|benefits)|\bpaid (?:time off|holidays?|vacation|leave|training)|\bpto\b|\bsign[- ]on bonus|\bemployee discount|\bstaff discount|\bcompetitive (?:pay|wage|salary|compensation)|\bfree (?:parking|lunch|coffee|snacks|meals|staff)|\btuition (?:reimbursement|assistance)|\bper (?:hour|year|annum|mile)\b|\b(?:base|uncapped) (?:salary|plus|commission|pay)|\bcommensurate\b|\baffirmative action\b|\bstock options\b|\bpension\b|[$£€] ?\d|\d ?(?:usd|gbp|eur)\b|\btake-home\b|^(?:in return,? )?we(?: also)? (?:offer|provide|pay)\b|\bin return,? you\b/i,
  /\b(?:founded|established) in \d{4}|\bsince (?:19|20)\d\d\b|\baward[- ]winning\b|\bleading (?:provider|supplier|company|maker)|\bfamily[- ](?:owned|run)\b|\bvoted best\b|\byears? behind us\b/i,
];
const OF_THE_FIRM =
  /^(?:[Ww]e(?:['’]re| are) (?!looking|after|hiring|seeking|searching|on the)|[Oo]ur (?:company|people|mission|values|office|culture|founders|customers|clients|chef|story)\b|[Tt]he company\b|[Aa]t [A-Z][\w&]+,? we (?:believe|are|value)\b)/;

/** Sentences about the firm, its law and its gifts, which ask for nothing. */
export function isBoilerplate(sentence: string): boolean {
  return (
    BOILERPLATE.some((pattern) => pattern.test(sentence)) ||
    (OF_THE_FIRM.test(sentence) && !/\byou\b/i.test(sentence))
  );
}
