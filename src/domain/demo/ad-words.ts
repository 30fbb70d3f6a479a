/** Words that stand in every job ad and say nothing about this one, beside those that stand in every text. */
export const AD_WORDS: ReadonlySet<string> = new Set(
  `
  neither nor able about above across again all also although always am among an and any anyone anything apply applicant applicants are
  around as ask at available away be because become been before being below benefits best better between both bring but by
  call can candidate candidates career come company could currently day days did do does doing done down during each either
  eligible employee employees employer employment encourage enough equal etc even ever every everyone excellent experience
  experienced few find first for from full full-time get give go going good great had has have having he help helping her here
  hers him his hiring how however i ideal if in include included includes including into is it its itself job join just keep
  know known last least less let like likely little ll long look looking lot made make makes many may me might minimum more
  most much must my need needed needs never new next nice no nor not now of off offer offers often on once one only onto
  opportunity or other others our ours ourselves out over own paid part part-time people per perfect perk perks plenty plus
  position possible preferred previous previously prior proven provide provided qualification qualifications qualified
  really related relevant require required requirement requirements requires responsibilities responsibility responsible
  resume right role roles salary same seek seeking see several shall she should since skill skilled skills so some someone
  something soon still strong such take team than that the their theirs them themselves then there these they thing things
  this those through thus time to today together too toward towards under until up upon us use used using various ve very want
  wanted was way we week weeks welcome well were what when where whether which while who whom whose why will willing with
  within without work worked working works would year years yes yet you your yours yourself
  `
    .trim()
    .split(/\s+/),
);
