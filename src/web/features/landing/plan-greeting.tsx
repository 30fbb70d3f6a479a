import { Link, useLocation } from "react-router";
import { content } from "../../content.ts";
import { useHydrated } from "../../use-hydrated.ts";
import type { User } from "../../user-info.ts";

/** Who comes from a plan's button is greeted with it. The prerendered page knows no plan, so it waits for the browser. */
export function PlanGreeting({ user }: { user: User | null }) {
  const { search } = useLocation();
  const chosen = new URLSearchParams(search).get("plan");
  const plan = content.plans.find(({ id }) => id === chosen);
  if (!useHydrated() || !plan) return null;
  return (
    <aside aria-label="Your plan" className="border-b border-line bg-proof-tint">
      <p className="page-width py-4">
        <strong className="font-semibold">
          You chose {plan.name}, {plan.price} {plan.period}.
        </strong>{" "}
        {!content.isBillingConnected && "Payment is not connected on this server, so nothing is charged. "}
        {user ? (
          <Link to="/dashboard" className="text-link inline-block py-0.5">
            Go to your dashboard
          </Link>
        ) : (
          <Link to="/register" className="text-link inline-block py-0.5">
            Create your account
          </Link>
        )}
      </p>
    </aside>
  );
}
