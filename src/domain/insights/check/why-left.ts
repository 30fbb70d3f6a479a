/**
 * How a job ended for the person, in small letters: "hit by layoffs", "was made redundant". Who led layoffs or advised on a
 * redundancy tells of work, and is not meant.
 */
export const WHY_LEFT = new RegExp(
  [
    "\\b(?:hit|affected|impacted|displaced|cut) by (?:[\\p{L}-]{2,20} ){0,3}(?:lay-?offs?|redundanc(?:y|ies)|restructuring|reorgani[sz]ation|downsizing|closures?|cutbacks|job cuts|bankruptcy|insolvency)\\b",
    "(?:^|\\b(?:was|were|been|got|being|am|when|until|i) )(?:laid off|let go|made redundant|furloughed|downsized|dismissed|fired|sacked)\\b",
    "\\b(?:position|role|job|contract|post) (?:was |were |is )?(?:eliminated|terminated|made redundant|not renewed)\\b",
    "\\b(?:left|resigned|quit) (?:[\\p{L}-]{2,20} ){0,3}(?:because|due to|owing to|on account of)\\b",
    "\\b(?:company|firm|shop|restaurant|business|store|plant|factory|office) (?:was |has |had )?(?:closed down|closed its doors|shut down|went (?:bust|bankrupt|under|out of business))\\b",
  ].join("|"),
  "mu",
);
