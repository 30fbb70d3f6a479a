import { Lock } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";

export function AdminsOnly({ title }: { title: string }) {
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
