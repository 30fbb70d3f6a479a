import { Link } from "react-router";
import { content } from "../content.ts";

/** The name, with a proof mark under it. */
export function Logo() {
  return (
    <Link
      to="/"
      className="rounded-control py-1 pointer-coarse:py-2.5 font-serif text-22 font-semibold tracking-tight underline decoration-proof decoration-2 underline-offset-4"
    >
      {content.name}
      <span className="sr-only"> home</span>
    </Link>
  );
}
