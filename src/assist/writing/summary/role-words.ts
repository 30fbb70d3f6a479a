import { namesRole } from "../lexicon/roles.ts";

/** What people call themselves in a summary, beside the last words of titles. */
const CALLINGS = new Set(
  `amhp assessor brickie physio freelancer chippie attendant baker bricklayer builder caretaker colourist commis copywriter counsellor courier dentist dev dietitian dispatcher economist educator
  generalist grad graduate handyman hca housekeeper hygienist illustrator librarian machinist marketer nanny optician painter physiotherapist plasterer producer professional rgn rmn roofer runner
  sailor salesperson scaffolder seller tailor tiler trainee vet`.split(/\s+/),
);
/** Last words of titles that say nothing of themselves: "first contact", "team member". */
const NO_CALLINGS = new Set("person contact cover member head deputy master host chair champion".split(" "));

/** A word that names somebody by what they do. */
export function isRoleWord(word: string): boolean {
  const last = word.toLowerCase().split(/[-/]/).at(-1) ?? "";
  return CALLINGS.has(last) || (namesRole(last) && !NO_CALLINGS.has(last));
}
