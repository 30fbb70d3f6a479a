import { Menu, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { Link, useLocation, useMatch } from "react-router";
import { isEditorPath, type LinkPath } from "../paths.ts";
import { logout } from "../session.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { showToast } from "../ui/toast.tsx";
import { finishHolds } from "../unsaved-screens.ts";
import type { User } from "../user-info.ts";
import { Logo } from "./logo.tsx";
import { pageAt } from "./page-address.ts";

const MENU = "site-menu";

export function Header({ user }: { user: User | null }) {
  const { menu, watchKeys } = useMobileMenu();
  const inEditor = isEditorPath(pageAt(useLocation().pathname));
  return (
    <header {...watchKeys} data-bar className="group/header sticky top-0 z-30 border-b border-line bg-paper">
      <div
        className={`${inEditor ? "px-5" : "page-width"} flex min-h-16 items-center justify-between gap-x-6 noscript:flex-wrap noscript:py-2`}
      >
        <Logo />
        <button
          type="button"
          popoverTarget={MENU}
          className="-me-2 hidden min-h-11 items-center gap-2 rounded-control px-2 text-14 font-medium folded:flex"
        >
          <Icon of={Menu} className="size-5 group-has-[:popover-open]/header:hidden" />
          <Icon of={X} className="hidden size-5 group-has-[:popover-open]/header:block" />
          Menu
        </button>
        <nav
          ref={menu}
          id={MENU}
          popover="auto"
          aria-label="Main"
          className={`${inEditor ? "folded:absolute" : "folded:fixed"} site-menu`}
        >
          <ul className="flex gap-x-4 gap-y-1 folded:flex-col md:gap-x-1">
            <MenuLink to="/features">Features</MenuLink>
            <MenuLink to="/pricing">Pricing</MenuLink>
          </ul>
          <AccountEntries user={user} inEditor={inEditor} />
        </nav>
      </div>
    </header>
  );
}

function AccountEntries({ user, inEditor }: { user: User | null; inEditor: boolean }) {
  const signOut = async () => {
    await finishHolds();
    const signedOut = logout();
    // The button that had the focus goes away with the user.
    document.getElementById("content")?.focus({ preventScroll: true });
    showToast("You are signed out.");
    if (!(await signedOut))
      showToast(
        "The server could not be told. On a shared device, sign in and out again once you are online.",
      );
  };
  return (
    <ul
      data-by-user
      className="flex items-center gap-x-4 gap-y-1 folded:flex-col folded:items-stretch md:gap-x-1"
    >
      {user ? <MenuLink to="/dashboard">Dashboard</MenuLink> : <MenuLink to="/login">Login</MenuLink>}
      {user && <MenuLink to="/applications">Applications</MenuLink>}
      {user?.role === "admin" && (
        <MenuLink to="/admin/users/all" within="/admin">
          Admin Panel
        </MenuLink>
      )}
      <li className="folded:mt-3 md:ms-3">
        {user ? (
          <Button
            variant="secondary"
            size="small"
            className="folded:min-h-11 folded:w-full"
            onClick={signOut}
          >
            Logout
          </Button>
        ) : (
          <ButtonLink
            to="/login"
            size="small"
            variant={inEditor ? "secondary" : "primary"}
            className="folded:min-h-11 folded:w-full"
          >
            Get Started
          </ButtonLink>
        )}
      </li>
    </ul>
  );
}

interface MenuLinkProps {
  to: LinkPath;
  /** Whose pages all belong to this entry, where it leads to one of them. */
  within?: LinkPath;
  children: string;
}

function MenuLink({ to, within = to, children }: MenuLinkProps) {
  const isHere = useMatch({ path: within, end: false }) !== null;
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? "page" : undefined}
        className="flex min-h-11 items-center rounded-control text-16 font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-proof aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 md:min-h-9 md:px-3 md:text-14"
      >
        {children}
      </Link>
    </li>
  );
}

/** The browser opens and closes the menu, also before the app runs; here it closes on every navigation and when Tab leads out of it. */
function useMobileMenu() {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  const leavesByKey = useRef(false);

  useEffect(() => {
    // Opened before the app runs, it stays open.
    if (shown.current === key) return;
    shown.current = key;
    menu.current?.hidePopover?.();
  }, [key]);

  useEffect(() => {
    // Turned on its side, a phone may have room for the whole menu.
    const phone = window.matchMedia("(width < 48rem)");
    const close = () => menu.current?.hidePopover?.();
    phone.addEventListener("change", close);
    return () => phone.removeEventListener("change", close);
  }, []);

  const watchKeys = {
    onKeyDown: ({ key: pressed }: KeyboardEvent) => {
      leavesByKey.current = pressed === "Tab";
    },
    // What the app focuses by itself, such as a field that it finds wrong, is no reason to close.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (leavesByKey.current && !currentTarget.contains(relatedTarget)) menu.current?.hidePopover?.();
    },
  };

  return { menu, watchKeys };
}
