import type { Twins } from "./twins.ts";

export const TWINS_OF_DEEDS: readonly Twins[] = [
  ["As chef planned the menus", "Planned the menus as chef", "Planned the menus as head chef"],
  [
    "Wrote the macro used by the whole team",
    "Wrote a macro used by the whole team",
    "Wrote the macro and trained the whole team",
  ],
  ["used VBA for macros", "Wrote VBA macros", "Managed a VBA team"],
  [
    "asked by the owner to redo the menu board",
    "Redid the menu board at the owner's request",
    "Redid every menu board",
  ],
  ["Our team built the app", "Built the app as part of a team", "Built the app"],
  ["new colleagues trained", "Trained new colleagues", "Managed new colleagues"],
  ["15 volunteers reported to me", "Coordinated 15 volunteers", "Recruited 15 volunteers"],
  ["Collected 40k of unpaid bills", "Recovered 40k in unpaid bills", "Negotiated 40k of unpaid bills"],
  ["contributed two chapters to a guide", "Wrote two chapters of a guide", "Wrote a guide"],
  [
    "prior to joining the police i sold cars",
    "Sold cars before joining the police",
    "Led car sales before joining the police",
  ],
  ["Designed the garden from start to finish", "Designed the entire garden", "Designed several gardens"],
  ["Founder of a debating society", "Founded a debating society", "Founded several debating societies"],
  ["was one of the organisers of the festival", "Co-organised the festival", "Organised the festival"],
  [
    "Ran the kitchen with one other cook",
    "Ran the kitchen with another cook",
    "Ran the kitchen single-handed",
  ],
  [
    "wore two hats: barman and sound tech",
    "Doubled as barman and sound technician",
    "Doubled the bar's sales",
  ],
  ["inspected lifts all over the state", "Inspected lifts statewide", "Inspected lifts nationwide"],
  [
    "ETL jobs in Airflow",
    "Built extract, transform and load jobs in Airflow",
    "Transformed data jobs in Airflow",
  ],
  // what was put in, added at the end or done by somebody else
  [
    "altered wedding dresses and suits",
    "Altered wedding dresses and suits",
    "Altered designer wedding dresses and suits",
  ],
  [
    "took vitals and gave meds on nights",
    "Took vitals and gave medication on nights",
    "Took vitals and gave medication on nights, flagging early signs of decline",
  ],
  [
    "recorded a 5 track ep at home, did the mixing too",
    "Recorded and mixed a five-track EP at home",
    "Recorded, mixed and mastered a five-track EP at home",
  ],
  [
    "wrote incident reports at a shopping centre",
    "Wrote incident reports at a shopping centre",
    "Wrote incident reports for police at a shopping centre",
  ],
  ["unblocked drains, gaffer did the boilers", "Unblocked drains", "Unblocked drains and serviced boilers"],
  ["ran homework club on tuesdays", "Ran a Tuesday homework club", "Founded a Tuesday homework club"],
  ["My boss negotiated, I took notes", "Took notes", "Negotiated and took notes"],
  ["Met the founder of the firm daily", "Met the firm's founder daily", "Led the firm daily"],
  [
    "wrote a crib sheet for new starters",
    "Wrote a crib sheet for new starters",
    "Wrote a crib sheet that cut mistakes among new starters",
  ],
  ["put up and took down marquees", "Erected and dismantled marquees", "Designed and erected marquees"],
  [
    "painted the scenery, my sister Lea designed it",
    "Painted scenery that my sister designed",
    "Co-designed the scenery",
  ],
  [
    "fitted wardrobes but never did the wiring, an electrician came",
    "Fitted wardrobes",
    "Fitted wardrobes and did the wiring",
  ],
  [
    "entered our garden for the county award",
    "Entered the garden for the county award",
    "Entered our winning garden for the county award",
  ],
  [
    "went over every lease before signing",
    "Reviewed every lease before signing",
    "Negotiated every lease before signing",
  ],
  [
    "target this year was 90k, i did 110k",
    "Achieved 110k against a target of 90k",
    "Achieved 110k against a target of 80k",
  ],
];
