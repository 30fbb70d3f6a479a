/** Screens that belong to a person: served as an empty shell, never prerendered. Longer paths below them count too. */
const PRIVATE_SCREENS = ["/dashboard", "/applications", "/ai", "/admin"] as const;

export function isPrivateScreen(path: string): boolean {
  return PRIVATE_SCREENS.some((screen) => path === screen || path.startsWith(`${screen}/`));
}
