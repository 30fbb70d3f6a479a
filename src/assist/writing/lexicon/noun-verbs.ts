/** Verbs that are nouns at least as often: after an "and" they are an action only before an article or the like. */
export const NOUN_VERBS: ReadonlySet<string> = new Set(
  `address advance aid answer audit award bar bill board book box brand brief budget call care change chart check claim code comment contact
  contract control cook copy cost cover credit cut delay deal design detail document draft dress drill drink drive estimate exercise export farm feature
  field file film fill finance form format fund garden grant graph group guide hand head heat help host house import increase index input
  interest interview invoice issue journal judge label labour land launch lead lecture level license light link list load lock log look mail
  manual map mark market match measure model monitor mount move name need network note nurse number object offer order outline pack package page paint
  paper park part partner patch pay permit phone photograph pick pilot pipe pitch place plan plant plaster plate play point police pool post power practice
  press price print process produce program programme project promise purchase query question quote race rank rate record refund repair report
  request research reserve rest result return review reward risk role roof room round route sale sample scale schedule school score screen
  script seal search season seat service set shape share shelf shift ship shop show sign site skill sort sound source space staff stage
  stamp start state step stock stop store stress study supply support survey switch table talk target task tax team test time title tool tour
  track trade train transfer transport travel treat trial trip tune turn type use value video view visit voice wage walk wash waste watch water
  weight wire work wrap pump retail home wound tender press till post bar base key bottle lesson water campaign fix ring line coach volunteer run drain turn plane lift press fit`.split(
    /\s+/,
  ),
);
