import { Lock } from "lucide-react";
import type { PageProps } from "../../page.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Coming } from "../../ui/coming.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import { adminWords } from "./admin-words.ts";

export function Page({ path, user }: PageProps) {
  const words = adminWords[path];
  if (!words) throw new Error(`No words for the admin page ${path}.`);
  return (
    <AdminLayout>
      {user?.role === "admin" ? <Coming {...words} /> : <AdminsOnly title={words.title} />}
    </AdminLayout>
  );
}

function AdminsOnly({ title }: { title: string }) {
  return (
    <div className="max-w-[52ch]">
      <PageHead title={`${title}: admins only`} description="This part of Candor is for admins." />
      <Icon of={Lock} className="size-7 text-ink-soft" />
      <h1 className="heading-2 mt-4">Admins only</h1>
      <p className="mt-3 text-ink-soft">
        Your account can open this page but not the lists behind it. If you need them, ask an admin of this
        site to change your role.
      </p>
      <ButtonLink to="/dashboard" variant="secondary" className="mt-8">
        Back to your dashboard
      </ButtonLink>
    </div>
  );
}
