import type { PageProps } from "../../page.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { ApplicationsScreen } from "./applications-screen.tsx";

export function Page({ user }: PageProps) {
  if (!user) throw new Error("Applications were drawn without a user.");
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-10 md:py-14">
      <PageHead title="Applications" description="What you applied for, what you sent and what comes next." />
      {/* Another person may sign in in another tab: nothing of the first may stay. */}
      <ApplicationsScreen key={user.id ?? user.email} />
    </div>
  );
}
