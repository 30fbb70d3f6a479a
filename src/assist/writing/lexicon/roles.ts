/** Words that name what somebody is: the last word of a title. */
const ROLES = new Set(
  `assistant manager officer coordinator co-ordinator supervisor director engineer technician specialist consultant executive administrator clerk
  apprentice intern lead leader instructor inspector surveyor machinist operator operative agent advisor adviser analyst teacher tutor trainer nurse fitter
  foreman electrician plumber carpenter joiner chef cook waiter waitress barista bartender barman cashier receptionist secretary treasurer captain
  president chair chairman governor editor representative rep mentor worker carer helper driver guard porter cleaner picker packer
  stylist barber hairdresser therapist pharmacist prescriber doctor solicitor paralegal lawyer conveyancer accountant bookkeeper buyer
  developer programmer designer architect tester scientist researcher writer translator interpreter journalist photographer student
  volunteer champion aider warden marshal steward host hostess keyholder owner founder partner member handler dispenser auditor planner
  controller practitioner midwife paramedic sister matron senco tutor lecturer professor head deputy maintainer moderator referee coach
  umpire organiser organizer contributor beautician florist gardener labourer welder mechanic machinist teller broker estimator recruiter
  person contact cover tech master marshall banksman supervisors pilot educator dev locum pa`
    .trim()
    .split(/\s+/),
);

export function namesRole(word: string): boolean {
  return ROLES.has(word.toLowerCase());
}
