import { type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { useAuthState } from "../auth-state.ts";
import { isEditorPath } from "../paths.ts";
import { ToastRegion } from "../ui/toast.tsx";
import { useScreenHeld } from "../unsaved-screens.ts";
import { DraftOffer } from "./draft-offer.tsx";
import { EarlyBack } from "./early-back.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { addressed } from "./page-address.ts";
import { PageAnswers } from "./page-answers.tsx";
import { PageErrorBoundary } from "./page-error-boundary.tsx";
import { LoadedPage } from "./page-loader.tsx";
import { PrivatePlace } from "./private-place.tsx";
import { ProofQuestion } from "./proof-question.tsx";
import { ProviderReturn } from "./provider-return.tsx";
import { RouteChange } from "./route-change.tsx";
import { routes } from "./routes.ts";
import { ScrollPosition } from "./scroll-position.tsx";
import { SessionWatch } from "./session-watch.tsx";

export function App() {
  const user = useAuthState().userInfo?.user ?? null;
  const held = useScreenHeld();
  const { pathname } = useLocation();
  const { path, params } = addressed(pathname);

  useEffect(() => {
    delete document.documentElement.dataset.returning;
  }, []);

  const pageHere = (): ReactNode => {
    if (routes[path].access === "signed-in" && !user && !held) return <PrivatePlace key={path} />;
    // The screens of sign-in lead on to a password of one's own; the address stays, and opens afterwards.
    if (routes[path].access === "signed-in" && user?.mustChangePassword)
      return <LoadedPage path="/login" params={params} user={user} />;
    return <LoadedPage path={path} params={params} user={user} />;
  };

  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <EarlyBack />
      <RouteChange />
      <SessionWatch />
      <Header user={user} />
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        <PageErrorBoundary pathname={pathname}>
          <Suspense fallback={<div className="min-h-[60vh]" />}>
            {pageHere()}
            <ScrollPosition />
            <PageAnswers />
          </Suspense>
        </PageErrorBoundary>
      </main>
      {!isEditorPath(path) && <Footer />}
      <DraftOffer signedIn={user !== null} />
      <ProviderReturn />
      <ProofQuestion user={user} />
      <ToastRegion />
    </>
  );
}
