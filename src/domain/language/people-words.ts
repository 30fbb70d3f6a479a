/** Things that look like people by their ending. */
const NOT_PEOPLE =
  /^(?:boilers|calculators|carriers|computers|containers|controllers|converters|coolers|counters|covers|detectors|diggers|dishwashers|doors|drawers|dryers|dumpers|elevators|escalators|excavators|fillers|filters|floors|flyers|folders|freezers|fryers|generators|heaters|indicators|inverters|ladders|layers|letters|lockers|loaders|meters|mixers|monitors|motors|newsletters|numbers|offers|orders|papers|planters|posters|printers|processors|projectors|quarters|radiators|registers|reminders|rollers|routers|scanners|sensors|servers|shutters|skimmers|sliders|speakers|stickers|tankers|tenders|theatres|timers|toasters|tractors|trailers|transformers|vouchers|washers|lists|checklists|trees|fees|coffees|plants|implants|assets|restaurants|variants|warrants|grants|elephants|shoulders|tumours|colours|hours|tours|errors|mirrors|factors|vectors|sectors|refrigerators)$/;
const PEOPLE =
  /^(?:people|staff|children|men|women|kids|adults|clients|guests|patients|residents|students|pupils|members|families|volunteers|colleagues|teams?|crew|apprentices|interns|nurses|police|public|tenants|others|friends|partners|experts|architects|technicians|musicians|physicians|electricians|olds|toddlers|teenagers|refugees|trainees|employees|persons|personnel|agents|chefs|cooks|juniors|seniors|cadets|athletes|graduates|parents|ftes|hcas|assistants)$/;

/** Whether a plural names people: by itself, or by its look ("influencers", "pharmacists"). */
export function namesPeople(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    PEOPLE.test(lower) || (/^[a-z]{3,}(?:ers|ors|ists|ians|ants|ees)$/.test(lower) && !NOT_PEOPLE.test(lower))
  );
}
