/** Milliseconds from each key: to where it is laid out, and to after the paint of the frame that shows it. */
export interface Typed {
  shown: number[];
  framed: number[];
  longest: number;
  /** What the browser itself reports of each key, by its id: from the event to the next paint, on a grid of 8 ms. */
  interactions: Record<string, number>;
}

export interface Spread {
  median: number;
  p95: number;
  worst: number;
}

export function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
}

/** Interaction to next paint, as the browser's makers reckon it: of many, the 98th in a hundred. One below 16 ms is not reported. */
export function interactionToNextPaint({ shown, interactions }: Typed): number {
  const reported = Object.values(interactions).toSorted((one, other) => other - one);
  return reported[Math.floor(shown.length * 0.02)] ?? 16;
}

/** Runs in the page, which is why it is text: `laidOut` names the element whose layout is part of what a key costs. */
export const watchKeys = (laidOut: string) => `
  globalThis.typed = { shown: [], framed: [], longest: 0, interactions: {} };
  let pressed = 0;
  addEventListener("keydown", (event) => { pressed = event.timeStamp; }, { capture: true });
  addEventListener("input", () => {
    const from = pressed;
    ${laidOut}.getBoundingClientRect();
    typed.shown.push(performance.now() - from);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => typed.framed.push(performance.now() - from);
      port2.postMessage(null);
    });
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) typed.longest = Math.max(typed.longest, duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) typed.interactions[interactionId] = Math.max(typed.interactions[interactionId] ?? 0, duration);
  }).observe({ type: "event", durationThreshold: 16 });
`;
