import { lazy, Suspense } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";

const Panel = lazy(() =>
  import("./insights-panel.tsx").then(({ InsightsPanel }) => ({ default: InsightsPanel })),
);

/** The panel is a file of its own: whoever only writes does not fetch it. */
export function InsightsColumn() {
  return (
    <Suspense
      fallback={
        <div className="grow bg-surface p-4">
          <Skeleton label="Opening the insights." />
        </div>
      }
    >
      <Panel />
    </Suspense>
  );
}
