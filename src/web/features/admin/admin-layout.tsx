import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { NavLink, useLocation } from "react-router";
import type { LinkPath } from "../../paths.ts";
import { Icon } from "../../ui/icon.tsx";

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

/** The sidebar of the admin pages, and the page beside it. On a phone the links are a menu: in the page they would fill the first screen. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const links = useId();
  // It closes with the page that it was opened on.
  const isOpen = openOn === pathname;
  return (
    <div className="mx-auto grid w-full max-w-[100rem] grow grid-cols-[minmax(0,1fr)] content-start gap-x-8 px-5 md:content-stretch md:px-8 md:grid-cols-[9.5rem_minmax(0,1fr)]">
      <nav aria-label="Admin" className="border-line text-14 max-md:border-b md:border-e md:py-10 md:pe-6">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={links}
          onClick={() => setOpenOn(isOpen ? null : pathname)}
          className="my-1 flex min-h-11 w-full items-center justify-between gap-2 rounded-control font-medium md:hidden"
        >
          <span>
            <span className="text-ink-soft">Admin: </span>
            {nameOf(pathname)}
          </span>
          <Icon of={isOpen ? ChevronUp : ChevronDown} />
        </button>
        <div id={links} className={isOpen ? "pb-3" : "max-md:hidden"}>
          <h2 className="py-1.5 font-medium">Users</h2>
          <ul className="-mx-3 grid gap-1 max-md:grid-cols-2 md:me-0">
            {userLists.map(([to, label]) => (
              <SidebarLink key={to} to={to}>
                {label}
              </SidebarLink>
            ))}
          </ul>
          <div className="mt-2 border-t border-line pt-2 md:mt-4 md:pt-4">
            <ul className="-mx-3 grid gap-1 max-md:grid-cols-2 md:me-0">
              {others.map(([to, label]) => (
                <SidebarLink key={to} to={to}>
                  {label}
                </SidebarLink>
              ))}
            </ul>
          </div>
        </div>
      </nav>
      <div className="min-w-0 py-8 md:py-10">{children}</div>
    </div>
  );
}

function nameOf(pathname: string): string {
  const user = userLists.find(([to]) => to === pathname)?.[1];
  return user ? `${user} users` : (others.find(([to]) => to === pathname)?.[1] ?? "Pages");
}

function SidebarLink({ to, children }: { to: LinkPath; children: string }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className="flex min-h-11 items-center rounded-control px-3 whitespace-nowrap text-ink-soft md:pointer-fine:min-h-9 transition-colors hover:bg-line/60 hover:text-ink aria-[current=page]:bg-proof-tint aria-[current=page]:font-medium aria-[current=page]:text-ink"
      >
        {children}
      </NavLink>
    </li>
  );
}
