import type { PageProps } from "../../page.ts";
import { useArrival } from "./arrival.ts";
import { ChoosePassword } from "./choose-password.tsx";
import { CredentialsScreen } from "./credentials-screen.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { ProviderArrival } from "./provider-arrival.tsx";
import { SignedIn } from "./signed-in.tsx";

/** Sign-in and sign-up: one screen in two modes, and its sub-screen for a forgotten password, each with its address. */
export function Page({ path, user }: PageProps) {
  const arrival = useArrival();
  if (user?.mustChangePassword) return <ChoosePassword user={user} />;
  if (user) return <SignedIn user={user} />;
  if (path === "/forgot-password") return <ForgotPassword />;
  if (path === "/login" && arrival.byProvider)
    return <ProviderArrival kind={arrival.byProvider} returned={arrival.returned} />;
  return <CredentialsScreen mode={path === "/register" ? "sign-up" : "sign-in"} arrival={arrival} />;
}
