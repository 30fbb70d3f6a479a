import type { ReactNode } from "react";
import { Promises } from "./promises.tsx";

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The form on one side, what an account means on the other; on a phone one below the other. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <div className="page-width grid grow content-start gap-x-20 gap-y-14 py-10 md:py-16 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:content-center lg:py-20">
      <div data-by-user className="grid content-start gap-6">
        <div>
          <h1 tabIndex={-1} className="heading-page outline-none">
            {title}
          </h1>
          {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
        </div>
        {children}
        <noscript>This screen needs JavaScript. Please turn it on and reload.</noscript>
      </div>
      <Promises />
    </div>
  );
}
