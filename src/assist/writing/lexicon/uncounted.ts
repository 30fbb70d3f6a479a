/** Plurals that nobody counts, or whose number says nothing. */
export const UNCOUNTED: ReadonlySet<string> = new Set(
  `access accounts-payable across address ads afternoons analysis analytics areas arts aspects aws basics basis benefits besides bits bricks bus business campus class
  changes colours colors communications conditions contents costs cross css customs days details docs duties earnings economics electronics
  evenings expenses express figures finances focus fridays fumes funds gas glass glasses goods graphics guidelines his hours hygiene ios its jeans jenkins js
  kubernetes laws leftovers less levels likes logistics lyrics machinery materials maths mathematics means media meds minutes mondays months mornings needs news
  nights numbers odds operations others ours overseas pandas parents parts perhaps physics plus premises press prices process progress
  rails rates records regulations relations resources results rules sales saturdays savings scissors series services sheets shelves sides signs skills
  sometimes sports standards status stocks stress success sundays supplies tasks taxes temps terms thanks theirs things this thursdays times towards
  tuesdays twins various vitals was ways wednesdays weekends weeks windows woods words works years yours responsibilities queries feedback surroundings proceeds
  always phones tills toilets bins kitchens emails grapes errands basics chores clothes outskirts headquarters whereabouts grounds papers pros veg us as is has`.split(
    /\s+/,
  ),
);

/** Before a plural they say nothing that a question needs. */
export const IDLE =
  /^(?:the|an?|all|any|some|many|several|various|different|other|more|most|our|my|their|his|her|its|these|those|both|each|every|daily|weekly|monthly|annual|new|own|such|certain|right|same|multiple|numerous|big|small|large|good|great|also)$/i;
