/** The names by which a tab and what it shows know each other. */
export const tabId = (group: string, id: string) => `${group}-tab-${id}`;
export const panelId = (group: string, id: string) => `${group}-panel-${id}`;

/** What makes an element the panel of a tab. */
export function panelProps(group: string, id: string) {
  return { role: "tabpanel", id: panelId(group, id), "aria-labelledby": tabId(group, id) } as const;
}
