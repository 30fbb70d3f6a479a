import type { ReactNode } from "react";
import { NavLink } from "react-router";
import type { LinkPath } from "../../paths.ts";

type Entry = readonly [LinkPath, string];

const userLists: readonly Entry[] = [
  ["/admin/users/all", "All"],
  ["/admin/users/verified", "Verified"],
  ["/admin/users/unverified", "Unverified"],
  ["/admin/users/subscribed", "Subscribed"],
];
const others: readonly Entry[] = [
  ["/admin/resumes", "Resumes"],
  ["/admin", "Overview"],
  ["/admin/audit", "Audit log"],
  ["/admin/ai", "AI"],
  ["/admin/invitations", "Invitations"],
  ["/admin/providers", "Providers"],
];

/** The sidebar of the admin pages, and the page beside it. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-[100rem] grow grid-cols-[minmax(0,1fr)] content-start gap-x-8 px-5 md:content-stretch md:px-8 md:grid-cols-[9.5rem_minmax(0,1fr)]">
      <nav
        aria-label="Admin"
        className="border-line py-4 text-14 max-md:border-b md:border-e md:py-10 md:pe-6"
      >
        <h2 className="py-1.5 font-medium">Users</h2>
        <ul className="-mx-3 flex flex-wrap gap-1 md:grid md:me-0">
          {userLists.map(([to, label]) => (
            <SidebarLink key={to} to={to}>
              {label}
            </SidebarLink>
          ))}
        </ul>
        <div className="mt-2 border-t border-line pt-2 md:mt-4 md:pt-4">
          <ul className="-mx-3 flex flex-wrap gap-1 md:grid md:me-0">
            {others.map(([to, label]) => (
              <SidebarLink key={to} to={to}>
                {label}
              </SidebarLink>
            ))}
          </ul>
        </div>
      </nav>
      <div className="min-w-0 py-8 md:py-10">{children}</div>
    </div>
  );
}

function SidebarLink({ to, children }: { to: LinkPath; children: string }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className="flex min-h-9 items-center rounded-control px-3 text-ink-soft transition-colors hover:bg-line/60 hover:text-ink aria-[current=page]:bg-proof-tint aria-[current=page]:font-medium aria-[current=page]:text-ink"
      >
        {children}
      </NavLink>
    </li>
  );
}
