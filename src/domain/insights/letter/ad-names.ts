export interface AdNames {
  readonly role: string | null;
  readonly company: string | null;
}

const ROLE = /^(?:job title|title|position|role|job)\s*:\s*(.{2,80})$/im;
const COMPANY = /^(?:company|employer|organi[sz]ation)\s*:\s*(.{2,80})$/im;

/** The ad's own words for the role and the firm; null where it does not tell them plainly. */
export function readAdNames(job: string): AdNames {
  return { role: ROLE.exec(job)?.[1]?.trim() ?? null, company: COMPANY.exec(job)?.[1]?.trim() ?? null };
}
