import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { afterSignIn } from "../after-sign-in.ts";
import { type SoughtSession, seekSession } from "../session.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** In the place of a private page, for a person whom this browser does not remember: the server is asked before they are sent home. */
export function RequestedPage() {
  const { pathname, search } = useLocation();
  const [sought, setSought] = useState<SoughtSession | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    let outdated = false;
    seekSession().then((answer) => {
      if (outdated) return;
      if (answer === "none") afterSignIn.rememberAddress(pathname + search);
      setSought(answer);
    });
    return () => {
      outdated = true;
    };
  }, [pathname, search, tries]);

  if (sought === "none") return <Navigate to="/" replace />;
  const retry = () => {
    setSought(null);
    setTries(tries + 1);
  };
  return (
    <div className="page-width section min-h-[60vh]">
      {sought === "unreachable" ? (
        <>
          <h1 className="heading-page">The server cannot be reached</h1>
          <p className="mt-3 mb-6 max-w-[60ch] text-18 text-ink-soft">
            This page is for signed-in people, and nobody can say now whether you are. Check your connection,
            then try again.
          </p>
          <Button onClick={retry}>Try again</Button>
        </>
      ) : (
        <div className="max-w-xl opacity-100 transition-opacity delay-300 duration-(--duration-panel) starting:opacity-0">
          <Skeleton label="Opening the page." />
        </div>
      )}
    </div>
  );
}
