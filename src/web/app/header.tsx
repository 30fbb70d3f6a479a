import { Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router";
import type { LinkPath, PagePath } from "../paths.ts";
import { logout } from "../session.ts";
import { finishHolds } from "../session-hold.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { showToast } from "../ui/toast.tsx";
import type { User } from "../user-info.ts";
import { Logo } from "./logo.tsx";
import { pageAt } from "./page-loader.tsx";

export function Header({ user }: { user: User | null }) {
  const { open, setOpen, header, toggle } = useMobileMenu();
  const inEditor = isEditor(pageAt(useLocation().pathname));
  return (
    <header ref={header} className="sticky top-0 z-30 border-b border-line bg-paper">
      <div
        className={`${inEditor ? "px-5" : "page-width"} flex min-h-16 items-center justify-between gap-x-6 noscript:flex-wrap noscript:py-2`}
      >
        <Logo />
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
          className="-me-2 hidden min-h-11 items-center gap-2 rounded-control px-2 text-14 font-medium folded:flex"
        >
          <Icon of={open ? X : Menu} />
          Menu
        </button>
        <nav
          id="site-menu"
          aria-label="Main"
          className={`${open ? "" : "folded:hidden"} flex grow flex-wrap items-center justify-between gap-1 folded:absolute folded:inset-x-0 folded:top-full folded:flex-col folded:items-stretch folded:border-y folded:border-line folded:bg-paper folded:px-5 folded:py-4 folded:shadow-raised`}
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

/** The editor takes the whole width, and has a main button of its own. */
function isEditor(path: PagePath): boolean {
  return path === "/create" || path === "/ai" || path === "/ai/new" || path === "/ai/:resumeId";
}

function AccountEntries({ user, inEditor }: { user: User | null; inEditor: boolean }) {
  const signOut = async () => {
    await finishHolds();
    const told = logout();
    // The button that had the focus goes away with the user.
    document.getElementById("content")?.focus({ preventScroll: true });
    showToast("You are signed out.");
    if (!(await told))
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
      {user?.role === "admin" && <MenuLink to="/admin/users/all">Admin Panel</MenuLink>}
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

function MenuLink({ to, children }: { to: LinkPath; children: string }) {
  return (
    <li>
      <NavLink
        to={to}
        className="flex min-h-11 items-center rounded-control text-16 font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-proof aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 md:min-h-9 md:px-3 md:text-14"
      >
        {children}
      </NavLink>
    </li>
  );
}

/** Closes on Escape (the focus goes back to the toggle), when click or focus go elsewhere, and on every navigation. */
function useMobileMenu() {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close, even when it leads to the same page.
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("keydown", onKeyDown);
    const onFocusIn = (event: FocusEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("focusin", onFocusIn);
    return () => {
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [open]);

  return { open, setOpen, header, toggle };
}
