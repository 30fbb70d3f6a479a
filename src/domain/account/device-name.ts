const BROWSERS: [name: string, mark: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: [name: string, mark: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

/** What a person recognises their device by. The full text of the browser is not kept: it can single people out. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, 500);
  const browser = BROWSERS.find(([, mark]) => mark.test(text))?.[0];
  const system = SYSTEMS.find(([, mark]) => mark.test(text))?.[0];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
