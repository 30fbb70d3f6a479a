const BOILERPLATE: readonly RegExp[] = [
  /\bequal[- ](?:employment )?opportunit|\b(?:without regard to|regardless of) (?:race|age|gender|sex|religion)|\bprotected veteran|\bdisabilit(?:y|ies)\b|\baccommodation|\bbackground check|\bdrug (?:test|screen|free)|\be-?verify\b/i,
  /\b401 ?\(?k\)?|\b(?:health|dental|vision|medical|life) (?:insurance|coverage|plan)|\bpaid (?:time off|holidays?|vacation|leave)|\bpto\b|\bsalary\b|\bbonus (?:scheme|plan|structure)|\bsign[- ]on bonus|\bemployee discount|\bcompetitive (?:pay|wage|salary|compensation)|\bfree (?:parking|lunch|coffee|snacks|meals)|\btuition (?:reimbursement|assistance)|\bper (?:hour|year|annum)\b|\$\d/i,
  /\b(?:founded|established) in \d{4}|\bsince \d{4}\b|\baward[- ]winning\b|\bleading (?:provider|supplier|company)/i,
];

/** Sentences about the firm, its law and its gifts, which ask for nothing. */
export function isBoilerplate(sentence: string): boolean {
  return BOILERPLATE.some((pattern) => pattern.test(sentence));
}
