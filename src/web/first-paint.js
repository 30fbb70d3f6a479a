// Runs before the first paint, so that neither the wrong theme nor the wrong header flashes. In a block, to leave no globals behind.
{
  // Whose page this is. Back and forward may change the address before the app is there, and leave the page as it is.
  document.documentElement.dataset.page = location.pathname;

  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") {
      document.documentElement.dataset.theme = theme;
      for (const bar of document.querySelectorAll("meta[data-bar]"))
        bar.media = bar.dataset.bar === theme ? "all" : "not all";
    }
    // The page asks who it is, where it has only the sign of a session.
    const signedIn = /(^|; )(__Host-)?candor_signed_in=1/.test(document.cookie);
    if (localStorage.getItem("userInfo") || signedIn) document.documentElement.dataset.returning = "";
  } catch {
    // Storage is blocked: the system's theme and a visitor's page are right.
  }

  // A passkey belongs to a name, so an address in numbers has none. Said before the paint: what is not offered moves nothing.
  if (!window.PublicKeyCredential || /^[\d.]+$|^\[/.test(location.hostname))
    document.documentElement.dataset.noPasskeys = "";

  // A prerendered page keeps its scripts in a template until it is painted. Who takes the template out starts them, so they start once.
  const start = () => {
    const waiting = document.getElementById("after-paint");
    waiting?.remove();
    if (waiting) document.head.append(waiting.content);
  };
  // A hidden tab is never painted, and some browsers never say that they painted: both have loaded at some time.
  addEventListener("load", () => (document.hidden ? start() : setTimeout(start, 500)));
  try {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      paints.disconnect();
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
      else start();
    });
    paints.observe({ type: "paint", buffered: true });
  } catch {
    // No observer, or one that knows no single type: the load event starts the scripts.
  }
}
