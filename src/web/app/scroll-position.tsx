import { useEffect } from "react";

/** The browser must not scroll the old page on back and forward, before the new one is drawn; a reload keeps its place. */
export function ScrollPosition() {
  useEffect(() => {
    const allow = () => {
      window.history.scrollRestoration = "auto";
    };
    window.history.scrollRestoration = "manual";
    window.addEventListener("pagehide", allow);
    return () => {
      allow();
      window.removeEventListener("pagehide", allow);
    };
  }, []);

  return null;
}
