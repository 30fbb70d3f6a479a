import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { KitPage } from "./kit-page.tsx";
import "../styles/app.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to draw into.");

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <KitPage />
    </BrowserRouter>
  </StrictMode>,
);
