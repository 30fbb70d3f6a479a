import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** On every route change: to the top, focus to the content, and the new title read out. A change of hash is not one. */
export function RouteChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    document.getElementById("content")?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <p className="sr-only" role="status">
      {announcement}
    </p>
  );
}
