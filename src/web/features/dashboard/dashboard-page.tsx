import type { PageProps } from "../../page.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { AccountDetails } from "./account-details.tsx";
import { AccountSettings } from "./account-settings.tsx";
import { Subscription, Transactions } from "./billing.tsx";
import { MyResumes } from "./my-resumes.tsx";

export function Page({ user }: PageProps) {
  if (!user) throw new Error("The dashboard was drawn without a user.");
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-10 md:py-14">
      <PageHead title="Dashboard" description="Your account and your resumes, on one screen." />
      <h1 className="heading-page">Dashboard</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <MyResumes key={user.id ?? user.email} user={user} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:max-lg:grid-cols-2 lg:row-span-2">
          <AccountDetails user={user} />
          <Subscription />
        </div>
        <Transactions />
      </div>
      {/* Another person may sign in in another tab: nothing typed or listed for the first may stay. */}
      <AccountSettings key={user.id ?? user.email} user={user} />
    </div>
  );
}
