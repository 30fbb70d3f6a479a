import { Button } from "../../ui/button.tsx";

interface EditorShellProps {
  heading: string;
  lead: string;
  problem?: string | null;
  onRetry?: () => void;
}

/** Holds the editor's place while it is on its way, or says why it does not come. */
export function EditorShell({ heading, lead, problem = null, onRetry }: EditorShellProps) {
  return (
    <div className="page-width grid gap-8 py-10">
      <div>
        <h1 className="heading-page">{heading}</h1>
        <p className="mt-3 max-w-[60ch] text-18 text-ink-soft">{problem ?? lead}</p>
        <noscript>
          <p className="mt-3 font-medium">The editor needs JavaScript. Please turn it on and reload.</p>
        </noscript>
      </div>
      {problem ? (
        <Button className="justify-self-start" onClick={onRetry ?? (() => window.location.reload())}>
          Try again
        </Button>
      ) : (
        <div aria-hidden="true" className="grid gap-6 noscript:hidden lg:grid-cols-2">
          <div className="grid content-start gap-4">
            {["h-56", "h-40", "h-64"].map((height) => (
              <div
                key={height}
                className={`animate-pulse rounded-card border border-line bg-surface ${height}`}
              />
            ))}
          </div>
          <div className="flex justify-center rounded-card bg-desk p-8 max-lg:hidden">
            <div className="aspect-[1/1.414] w-full max-w-md animate-pulse bg-surface shadow-raised" />
          </div>
        </div>
      )}
    </div>
  );
}
