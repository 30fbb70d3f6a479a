import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { pageAt, preloadPage } from "./app/page-loader.tsx";
import "./styles/app.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to draw into.");

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// A page that cannot be fetched is reported by the error boundary once the shell is drawn.
await preloadPage(pageAt(window.location.pathname)).catch(() => undefined);

// A transition is done in slices: the page scrolls and answers while React takes it over.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
