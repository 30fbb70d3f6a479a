/** Words that carry no claim of their own. */
export const STOP_WORDS = new Set(
  `a an the and or but nor so yet of in on at by for with to from as is am are was were be been being this that these those it its his her
their our my your we i you he she they them us me who whom whose which what when where why how if then than because since until while about
above below between into through during before after over under again further not no very can could will would shall should may might must do does did
has have had having just only too also any some all both each few more most other such own same s t don now up down out off there here via
per against among within without upon etc e.g i.e vs plus like made let got get`.split(/\s+/),
);
