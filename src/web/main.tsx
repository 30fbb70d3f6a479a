import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { preparePage } from "./app/page-loader.tsx";
import { fontsArrived } from "./fonts-arrived.ts";
import "./styles/app.css";

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// Not awaited at the top level: the page's own file imports from this one, and each would wait for the other.
void start();

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root to draw into.");
  // A page that cannot be fetched is reported by the error boundary once the shell is drawn.
  const page = preparePage(window.location.pathname).catch(() => undefined);
  await Promise.all([page, root.hasChildNodes() || fontsArrived()]);
  // A transition is done in slices: the page scrolls and answers while React takes it over. An empty one has nothing to answer with.
  if (isDrawn(root)) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Whether the page of this address stands there already: after an early "Back" it is another one. */
function isDrawn(place: HTMLElement): boolean {
  const { page = window.location.pathname } = document.documentElement.dataset;
  if (page !== window.location.pathname) place.replaceChildren();
  return place.hasChildNodes();
}
