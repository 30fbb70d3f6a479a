import { PageAnswers } from "../app/page-answers.tsx";
import { ToastRegion } from "../ui/toast.tsx";
import { ContentSamples } from "./content-samples.tsx";
import { ControlSamples } from "./control-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";

/** Every component of the kit in every state: for the eye in development, for axe and the keyboard in tests. */
export function KitPage() {
  return (
    <>
      <main id="content" tabIndex={-1} className="page-width section grid gap-14 outline-none">
        <h1 className="heading-1">UI kit</h1>
        <ControlSamples />
        <OverlaySamples />
        <ContentSamples />
      </main>
      <ToastRegion />
      <PageAnswers />
    </>
  );
}
