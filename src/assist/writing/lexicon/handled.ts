const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Things of which many are handled, so that their number says how much work it was. */
export const HANDLED = set(
  `accounts animals appliances applications appointments articles assessments beds boilers bookings buses calls cameras campaigns cars cases certificates
  chargers claims classes complaints consultations contracts courses covers deliveries devices dogs drops enquiries events exams exhibitions flats flights gardens homes
  horses houses incidents inquiries inspections installations interviews invoices jobs journeys laptops leads lessons listings locations lorries machines meals
  meetings mortgages offices orders packages pallets panels parcels parties payments placements plans prescriptions presentations projects properties
  quotes referrals refunds repairs reports requests rooms routes samples schools servers sessions shipments shops sites stores surgeries surveys tables
  tenancies tickets tours transactions trees trips vans vehicles venues videos visits weddings workshops`,
);

/** People of whom nobody wants to know how many they were: they stand beside the work. */
export const BYSTANDERS = set(
  "authorities colleagues contractors crew experts friends others parents partners police public stakeholders suppliers team teams vendors",
);

/** Groups of people that a line names as one. */
export const GROUPS = set("team crew squad class brigade");
/** Sums that a reader wants to hear of. */
export const SUMS = set("budget budgets money cash takings donations funds");
/** What a change is measured in: "cut waste" is one, "cut hair" is none. */
export const MEASURES = set(
  "absence accidents backlog complaints cost costs downtime errors falls losses overtime queue queues returns spend spending time times turnaround turnover waiting waits waste",
);
