import { areNames, isContact, placeAndGrade, readDetails } from "./read-details.ts";
import type { FoundEntry } from "./read-entries.ts";

/** What a found entry is in each section: the same lines mean other fields there. */

export function positions({ heads: [title = "", company = "", ...more], ...found }: FoundEntry): object[] {
  const { details, period, lines, roles } = found;
  const [first, ...others] = roles;
  if (!first) {
    const { link, others: places } = readDetails(details);
    return [
      { title, company, period, ...joinedPlace(places), ...linked(link), bullets: [...more, ...lines] },
    ];
  }
  // Under an employer's name stands where it is, and no other name.
  const { link, others: places } = readDetails([company, ...details].filter((part) => part !== ""));
  const position = ({ title, period, lines }: typeof first) => ({
    title,
    company: name,
    period,
    bullets: lines,
  });
  const name = title;
  return [
    { ...position(first), ...joinedPlace(places), ...linked(link) },
    ...others.map((role) => ({ ...position(role), sameEmployer: true })),
  ];
}

export function study({ heads: [degree = "", school = "", ...more], ...found }: FoundEntry): object {
  const { link, others } = readDetails(found.details);
  return {
    degree,
    school: [school, ...more, ...found.lines].filter((part) => part !== "").join(", "),
    period: found.period,
    ...placeAndGrade(others),
    ...linked(link),
    courses: found.keywords,
  };
}

export function project({
  heads: [name = "", ...more],
  details,
  period,
  lines,
  keywords,
}: FoundEntry): object {
  const { link, others } = readDetails([...more, ...details]);
  const role = others.join(", ");
  return { name, desc: lines, ...(role !== "" && { role }), ...dated(period), ...linked(link), keywords };
}

export function service({ heads: [role = "", ...more], details, period, lines }: FoundEntry): object {
  const { link, others } = readDetails([...more, ...details]);
  const [organization = "", ...places] = others;
  return { role, organization, period, ...joinedPlace(places), ...linked(link), bullets: lines };
}

export function award({ heads: [title = "", ...more], details, period, lines }: FoundEntry): object {
  const { link, others } = readDetails([...more, ...details]);
  return { title, awarder: others.join(", "), date: period, ...linked(link), summary: lines.join("\n") };
}

export function publication({ heads: [name = "", ...more], details, period, lines }: FoundEntry): object {
  const { link, others } = readDetails([...more, ...details]);
  const [first = "", ...rest] = lines;
  const isByline = rest.length > 0 || areNames(first);
  return {
    name,
    publisher: others.join(", "),
    date: period,
    ...(isByline && { authors: first }),
    ...linked(link),
    summary: (isByline ? rest : lines).join("\n"),
  };
}

export function reference({ heads: [name = "", ...more], details, lines }: FoundEntry): object {
  const parts = [...more, ...details];
  const contact = parts.length > 1 || parts.some(isContact) ? parts.at(-1) : undefined;
  const role = parts.filter((part) => part !== contact).join(", ");
  return {
    name,
    ...(role !== "" && { role }),
    ...(contact !== undefined && { contact }),
    reference: lines.join("\n"),
  };
}

const VALIDITY = /^(.+?)(?:, ([^,()]+))? \(([^()–]+) – ([^()–]+)\)$/;

/** Only one with the time for which it holds surely has fields: "First Aid, Red Cross (2021)" may be a name as it stands. */
export function certification(text: string): object {
  const [, name, issuer, date, expiry] = VALIDITY.exec(text) ?? [];
  if (name === undefined) return { text };
  return { text: name, ...(issuer !== undefined && { issuer }), date, expiry };
}

function joinedPlace(places: readonly string[]): object {
  return places.length > 0 ? { location: places.join(", ") } : {};
}

function linked(link: string | undefined): object {
  return link === undefined ? {} : { link };
}

function dated(period: string): object {
  return period === "" ? {} : { period };
}
