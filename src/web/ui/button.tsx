import { LoaderCircle } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "react-router";
import type { LinkPath } from "../paths.ts";
import { Icon } from "./icon.tsx";

/** "danger" does it for good; "to-danger" leads to the question before it. */
type Variant = "primary" | "secondary" | "quiet" | "danger" | "to-danger";
/** "compact": several beside each other in a narrow column. */
type Size = "normal" | "small" | "compact";

interface Look {
  variant?: Variant | undefined;
  size?: Size | undefined;
  className?: string | undefined;
}

const variants: Record<Variant, string> = {
  primary:
    "border-transparent bg-proof text-surface hover:bg-[color-mix(in_oklab,var(--color-proof),var(--color-ink)_16%)]",
  secondary: "border-edge bg-surface text-ink hover:border-ink",
  quiet: "border-transparent text-ink hover:bg-line/60",
  "to-danger":
    "border-stop bg-surface text-stop hover:bg-[color-mix(in_oklab,var(--color-surface),var(--color-stop)_8%)]",
  danger:
    "border-transparent bg-stop text-surface hover:bg-[color-mix(in_oklab,var(--color-stop),var(--color-ink)_16%)]",
};

const sizes: Record<Size, string> = {
  normal: "min-h-11 px-5 text-16",
  small: "min-h-9 pointer-coarse:min-h-11 px-3.5 text-14",
  compact: "min-h-8 pointer-coarse:min-h-11 px-2 text-14",
};

function look({ variant = "primary", size = "normal", className = "" }: Look): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-colors select-none disabled:opacity-55 aria-disabled:opacity-70 ${variants[variant]} ${sizes[size]} ${className}`;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  /** The work runs: the button keeps its focus, says that it is busy and does not fire again. */
  loading?: boolean;
}

export function Button({
  variant,
  size,
  className,
  loading = false,
  children,
  onClick,
  "aria-disabled": isOff = false,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || isOff || undefined}
      onClick={(event) => {
        if (loading || isOff) event.preventDefault();
        else onClick?.(event);
      }}
      className={look({ variant, size, className })}
    >
      {loading && <Icon of={LoaderCircle} className="size-4 animate-spin" />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends Look {
  to: LinkPath;
  /** Goes along with the navigation, for the next page to know. */
  state?: { fromDemo: true };
  /** Called before the page is left. */
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** Looks like a button, goes somewhere: a link for everyone who asks. */
export function ButtonLink({ to, state, onClick, children, ...wanted }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} onClick={onClick} className={look(wanted)}>
      {children}
    </Link>
  );
}

interface DownloadLinkProps extends Look {
  href: `/api/${string}`;
  children: ReactNode;
}

/** A file of our server; the browser saves it under the name that the server gives. */
export function DownloadLink({ href, children, ...wanted }: DownloadLinkProps) {
  return (
    <a href={href} download className={look(wanted)}>
      {children}
    </a>
  );
}

/** Leaves the page for an address of our server that leads on, as to a provider. */
export function NavigationLink({ href, children, ...wanted }: DownloadLinkProps) {
  return (
    <a href={href} className={look(wanted)}>
      {children}
    </a>
  );
}

interface PlanLinkProps extends Look {
  plan: string;
  children: ReactNode;
}

/** A plan's button: /signup has no page of its own, so home answers and greets with the plan. */
export function PlanLink({ plan, children, ...wanted }: PlanLinkProps) {
  return (
    <Link to={`/signup?plan=${plan}`} className={look(wanted)}>
      {children}
    </Link>
  );
}
