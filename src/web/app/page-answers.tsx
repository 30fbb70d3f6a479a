import { useEffect, useState } from "react";
import { showToast } from "../ui/toast.tsx";

/** Tells early-presses.js that the page answers. It stands wherever a page ends up, else what was pressed would wait for ever. */
export function PageAnswers() {
  const [drawn, setDrawn] = useState(false);
  // What a page learns at its start, such as that its link has no token, is drawn together with this: a press meets the page as it is then.
  useEffect(() => setDrawn(true), []);

  useEffect(() => {
    if (drawn) window.dispatchEvent(new CustomEvent("page-answers", { detail: sayGone }));
  }, [drawn]);

  return null;
}

function sayGone(name: string) {
  showToast(`The page changed while it was loading, so “${name}” was not done.`);
}
