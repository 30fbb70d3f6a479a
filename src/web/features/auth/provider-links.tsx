import type { ServerSettings } from "../../api/read-settings.ts";
import { NavigationLink } from "../../ui/button.tsx";

interface ProviderLinksProps {
  providers: ServerSettings["providers"];
  /** Whether a form follows. */
  beforeForm: boolean;
}

/** Plain links: going to a provider leaves the page. */
export function ProviderLinks({ providers, beforeForm }: ProviderLinksProps) {
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      {providers.map(({ name, label }) => (
        <NavigationLink
          key={name}
          href={`/api/auth/oidc/${encodeURIComponent(name)}/start`}
          variant={beforeForm ? "secondary" : "primary"}
          className="w-full"
        >
          {`Continue with ${label}`}
        </NavigationLink>
      ))}
      {beforeForm && <p className="text-center text-14 text-ink-soft">or with your email and password</p>}
    </div>
  );
}
