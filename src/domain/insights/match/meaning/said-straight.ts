const list = (words: string): string => words.trim().split(/\s+/).join("|");

/** Words of denial, of wishes and of giving up. Which of a line's words they turn round, no list can know. */
const TURNS = new RegExp(
  String.raw`\b(?:${list(`
    no non not never without nor none nothing nobody neither cannot yet except excluding instead hardly barely nil zero lack lacks lacking
    hope hopes hoping plan planning want wants wanting wish wishes would soon booked wait waiting aim aims aiming interested keen dream someday
    stopped dropped unfinished incomplete refused declined untrained unable expired lapsed exempt untouched
    learning studying enrolled awaiting pending scheduled watched watching shadowed shadowing observed spectator`)}|${[
    "like to|love to|going to|will (?:be|start|take|sit|do|get|learn|begin)|one day|next (?:year|month|spring|summer|autumn|fall|winter)",
    "accepted (?:for|into|on)|applied (?:for|to)|in progress|used to|g(?:a|i)ven? up|before i (?:could|got|was)|left before",
    "rather than|short of|apart from|other than|outside (?:of )?my|beyond my|out of (?:my|scope)|stay(?:ed|s)? away|kept away|n/a|w/o",
    "sat in|looked on|stood by|only(?=\\W*$|\\))",
  ].join("|")})\b|n['’]t\b`,
  "i",
);

const PERSON = String.raw`(?:${list(`
  colleagues? boss manager supervisor team office staff department dept agency contractors? suppliers? vendors? consultants? company firm brother sister
  wife husband friends? partner father mother dad mum mom uncle aunt cousin neighbou?rs? lads? guys? others? warehouse hq kitchen lab payroll`)}|[\p{L}]{2,}(?:er|or|ist|ian|man|ant)s?)`;
const DOES = list(`
  did does do handles? handled took takes? ran runs? made makes? looks? looked kept keeps? gave gives? wrote writes? signs? signed drove drives? has had holds?
  held uses? used counts? counted fills? filled fixes fixed sees saw deals? dealt owns? owned sorts? sorted installs? installed`);
/** Words before a deed of one's own: "also ran the till". */
const WITH_VERB = list(
  "i i've we and also then still now always often once later first currently have never to or that who",
);
/** Papers and praise come from others, and are one's own. */
const GRANTED = list(`
  issued certified accredited licen[cs]ed registered approved audited awarded trained taught assessed recogni[sz]ed signed verified endorsed backed followed
  supported caused increased reduced raised improved inspired funded sponsored owned employed hired used required trusted named chosen nominated invited
  rated praised commended based`);
/** Somebody else who does it: "installed by Müller", "my boss signs them", "left that to the agency", "we get the final number". */
const OTHERS = new RegExp(
  [
    String.raw`\b(?!(?:${GRANTED})\b)[\p{L}]+(?:ed|wn|ne|de|lt|ght|en|un) by (?!me\b|myself\b|hand\b|us\b|[\d£$€]|(?:the )?(?:end|noon|deadline|over|up|half|about|around|nearly|almost)\b)`,
    String.raw`(?:^|[,;:.–—-] |\b(?:my|our|the|another|while|and) )(?!i\b|we\b)${PERSON} (?:who |that |always |usually |also |normally )?(?:${DOES})\b`,
    String.raw`^(?:(?!(?:${WITH_VERB})\b|[\p{L}]+ly\b)[\p{L}'’.-]+ ){1,3}(?:${DOES})\b`,
    String.raw`\b(?:my|our) (?:[\p{L}]+ )?(?:${list(`
      brother sister wife husband dad mum mom father mother uncle aunt cousin friend colleague boss manager flatmate neighbou?r mate supervisor teacher`)})s?\b`,
    String.raw`\b(?:he|she) [\p{L}]+|\bwho (?:${DOES})\b`,
    String.raw`\b(?:left|leave|leaves|leaving|outsourced|delegated|passed) (?:[\p{L}]+ ){0,4}(?:to|with) (?:the|my|our|head|an?|another)\b`,
    String.raw`\b(?:we|i) (?:just |only )?(?:get|got|receive|received|was given|were given|was told|were told)\b`,
    String.raw`\b(?:someone|somebody|anyone) else\b|\bbelong(?:s|ed)? to\b|\b(?:his|her|their) (?:job|work|task|side)\b`,
  ].join("|"),
  "iu",
);

const words = (most: number): string => String.raw`(?:[\p{L}\p{N}'’%./-]+ ){0,${most}}`;
const FEW = words(4);
const MANY = words(8);
/** What nobody wants: to have none of it is praise. */
const FAULT = list(`
  complaints? errors? mistakes? incidents? accidents? rework re-work failures? fail failed rejected rejections? refused conditions? restrictions? restricted
  points? tickets? marks? strings limits? gaps? spills? losses lost discrepanc\\w+ difference adjustments? delays? late missed overdue quer(?:y|ies) problems?
  issues? returned returns? blank lapses? convictions? sponsorship need needed findings? defects? injur\\w+ near-miss\\w* shortages? disputes? penalt\\w+ fines?
  breach\\w* leaks? breakages? damage claims? skipped left crying short behind`);
/** Ways to boast by denying: "never missed", "not one rejected", "no job leaves without", "without supervision", "no. 0412". */
const PRAISE = new RegExp(
  [
    String.raw`\bno\.? ?\d[\w/-]*`,
    String.raw`\b(?:not only|not just|no less|no fewer|no longer (?:supervised|checked)|not to mention|no wonder)\b`,
    String.raw`\b(?:no|not an?|not (?:even )?(?:one|a single)|without an?|without any|zero|none|nobody|nothing) ${FEW}(?:${FAULT})\b`,
    String.raw`\b(?:never|not once|(?:have|has|did|do)(?:n['’]t| not)(?: once| ever| yet)?) (?:once )?(?:${list(`
      missed late failed lost skipped left let behind needed cancelled short ran had miss fail lose skip leave need above below`)})\b`,
    String.raw`\b(?:no|not an?|not one|nothing|nobody|never) ${MANY}(?:without|before|until|till) (?:me|my|i|being|a|the|checking|telling|signing)\b`,
    String.raw`\bwithout (?:supervision|incidents?|help|fail|calling|asking|anyone|complaints?|delays?|errors?|accidents?|prompting|fuss|the (?:boss|foreman|manager)|oem)\b`,
    String.raw`\bnobody ${FEW}for me\b`,
  ].join("|"),
  "giu",
);

/** Whether a line tells what its owner does or has without a word of denial, of a wish or of another's deed; one said with pride counts for nothing. */
export function isSaidStraight(line: string): boolean {
  if (OTHERS.test(line)) return false;
  return !TURNS.test(line) || !TURNS.test(line.replace(PRAISE, " "));
}
