type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** `share` of `over` laid on `base`, 0 to 1. */
export function mix(base: string, over: string, share: number): string {
  const [br, bg, bb] = parse(base);
  const [or, og, ob] = parse(over);
  return format([br + (or - br) * share, bg + (og - bg) * share, bb + (ob - bb) * share]);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = parse(hex).map((part) => {
    const channel = part / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours as WCAG 2 defines it, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** `color` as thin as it still reads at `ratio` on every one of the grounds. */
export function thinnedOn(color: string, grounds: readonly string[], ratio: number): string {
  const [base = color] = grounds;
  for (let step = 15; step < 50; step++) {
    const candidate = mix(base, color, step / 50);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return color;
}

/** The colour nearest to `color` that reads at `ratio` on every one of the grounds. */
export function legibleOn(color: string, grounds: readonly string[], ratio: number): string {
  const darkGround = grounds.every((ground) => luminance(ground) < 0.18);
  const toward = darkGround ? "#ffffff" : "#000000";
  for (let step = 0; step <= 50; step++) {
    const candidate = mix(color, toward, step / 50);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return toward;
}
