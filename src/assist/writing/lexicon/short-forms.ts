/** Short forms that a resume writes out, and names of days and months. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  `im:I'm|ive:I've|i'm:I'm|i've:I've|i'd:I'd|i'll:I'll|i:I
  w/:with|w/o:without|b/c:because|cos:because|cuz:because|coz:because|bc:because|thru:through|ppl:people|yr:year|yrs:years|hr:hour|hrs:hours|min:minutes|mins:minutes|wk:week|wks:weeks|mth:month|mths:months|mnths:months
  approx:about|approx.:about|aprox:about|apx:about|abt:about|appts:appointments|appt:appointment|incl:including|incl.:including|dept:department|depts:departments|mgr:manager|mgmt:management|xmas:Christmas|uni:university|gonna:going to
  mon:Monday|tue:Tuesday|tues:Tuesday|wed:Wednesday|weds:Wednesday|thu:Thursday|thur:Thursday|thurs:Thursday|fri:Friday|monday:Monday|tuesday:Tuesday|wednesday:Wednesday|thursday:Thursday|friday:Friday|saturday:Saturday|sunday:Sunday|mondays:Mondays|tuesdays:Tuesdays|wednesdays:Wednesdays|thursdays:Thursdays|fridays:Fridays|saturdays:Saturdays|sundays:Sundays|january:January|february:February|april:April|june:June|july:July|august:August|september:September|october:October|november:November|december:December|christmas:Christmas|easter:Easter|covid:COVID
  u:you|ur:your|tho:though|w:with|nite:night|nites:nights|wkend:weekend|wknd:weekend|wkends:weekends|prescrip:prescription|msgs:messages|msg:message|biz:business|avg:average|esp:especially|pts:patients|tel:telephone|&:and|+:and|->:to|→:to|-->:to|=>:to|n:and`
    .split(/[|\n]/)
    .map((row): [string, string] => {
      const [short = "", long = ""] = row.trim().split(/:(?=[^:]*$)/);
      return [short, long];
    }),
);
