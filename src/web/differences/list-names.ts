const MOST = 4;

/** "Location, Skills and Theme"; of many the first few. */
export function listNames(names: readonly string[]): string {
  const shown =
    names.length > MOST ? [...names.slice(0, MOST - 1), `${names.length - MOST + 1} more`] : names;
  return new Intl.ListFormat("en", { type: "conjunction" }).format(shown);
}
