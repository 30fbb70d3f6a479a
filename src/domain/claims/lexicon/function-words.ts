/** Words that hold a sentence together and tell nothing themselves. */
export const FUNCTION_WORDS = new Set(
  `worth around every once later earlier then next first last week weeks month months year years day days hour hours today currently
including such regarding concerning according following towards toward along besides beside apart throughout whenever wherever whether
already still always often sometimes occasionally seldom usually mostly mainly largely partly fully completely entirely together alone instead rather quite
about approximately roughly nearly almost least most many much several various different certain whole total part half double
another others everyone everybody someone anybody everything something anything nothing none nobody themselves itself himself herself
came come comes coming went going goes gone got getting put puts putting make makes making take takes taking took taken
became become becomes remain remained stay stayed seem let lets letting need needs needed want wanted
behalf order way ways terms respect regard sake duty shift shifts aged age plus minus times lasting lasted long named called known titled based located held entitled
absence arrival departure date dates former formerly previous previously subsequent subsequently prior present past current
less fewer under below more over up down at out off on per each both all any no not never
monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekday weekdays
customer customers client clients shopper shoppers visitor visitors user users staff employee employees people person persons colleague colleagues team teams minute minutes
room rooms guest guests building buildings premises place places trade field industry sector meal meals moment moments`
    .trim()
    .split(/\s+/),
);
