// Runs before the first paint, so that neither the wrong theme nor the wrong header flashes.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (localStorage.getItem("userInfo")) document.documentElement.dataset.returning = "";
} catch {
  // Storage is blocked: the system's theme and a visitor's page are right.
}

// A prerendered page keeps its scripts in a template until it is painted; a hidden tab is never painted, but it loads.
let started = false;
const start = () => {
  const waiting = document.getElementById("after-paint");
  if (started || !waiting) return;
  started = true;
  document.head.append(waiting.content);
};
const onceLoaded = () => (document.hidden ? start() : setTimeout(start, 500));
addEventListener("load", onceLoaded);
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
}).observe({ type: "paint", buffered: true });
