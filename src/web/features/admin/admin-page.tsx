import type { UserFilter } from "../../../contract/admin.ts";
import type { PageProps } from "../../page.ts";
import type { PagePath } from "../../paths.ts";
import { type AdminCopy, adminCopy } from "./admin-copy.ts";
import { AdminLayout } from "./admin-layout.tsx";
import { AdminsOnly } from "./admins-only.tsx";
import { AiScreen } from "./ai/ai-screen.tsx";
import { AuditScreen } from "./audit-screen.tsx";
import { InvitationsScreen } from "./invitations-screen.tsx";
import { OverviewScreen } from "./overview-screen.tsx";
import { ProvidersScreen } from "./providers-screen.tsx";
import { ResumesScreen } from "./resumes-screen.tsx";
import { UsersScreen } from "./users-screen.tsx";

const filters: Partial<Record<PagePath, UserFilter>> = {
  "/admin/users/all": "all",
  "/admin/users/verified": "verified",
  "/admin/users/unverified": "unverified",
  "/admin/users/subscribed": "subscribed",
};

export function Page({ path, user }: PageProps) {
  const words = adminCopy[path];
  if (!words) throw new Error(`No words for the admin page ${path}.`);
  return (
    <AdminLayout>
      {user?.role === "admin" ? (
        <Screen key={path} path={path} words={words} ownEmail={user.email} />
      ) : (
        <AdminsOnly title={words.title} />
      )}
    </AdminLayout>
  );
}

function Screen({ path, words, ownEmail }: { path: PagePath; words: AdminCopy; ownEmail: string }) {
  const filter = filters[path];
  if (filter) return <UsersScreen words={words} filter={filter} ownEmail={ownEmail} />;
  if (path === "/admin/resumes") return <ResumesScreen words={words} />;
  if (path === "/admin/audit") return <AuditScreen words={words} />;
  if (path === "/admin/ai") return <AiScreen words={words} />;
  if (path === "/admin/invitations") return <InvitationsScreen words={words} />;
  if (path === "/admin/providers") return <ProvidersScreen words={words} />;
  return <OverviewScreen words={words} />;
}
