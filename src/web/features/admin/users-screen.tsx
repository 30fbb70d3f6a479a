import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import type { AdminUser, UserFilter } from "../../../contract/admin.ts";
import { grouped } from "../../../domain/text/grouped.ts";
import { listUsers } from "../../api/admin-users.ts";
import { Icon } from "../../ui/icon.tsx";
import type { ListColumns } from "../../ui/list-table.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { AdminCopy } from "./admin-copy.ts";
import { Day } from "./day.tsx";
import { ListScreen } from "./list-screen.tsx";
import { useAdminList } from "./use-admin-list.ts";
import { UserDialog } from "./user-dialog.tsx";

const sorts = [
  ["name", "Name"],
  ["email", "Email"],
  ["plan", "Plan"],
  ["registered", "Registered"],
  ["lastSeen", "Last seen"],
  ["resumes", "Resumes"],
] as const;

interface UsersScreenProps {
  words: AdminCopy;
  filter: UserFilter;
  ownEmail: string;
}

export function UsersScreen({ words, filter, ownEmail }: UsersScreenProps) {
  const list = useAdminList(listUsers, {
    sort: "registered",
    direction: "desc",
    fixed: `filter=${filter}`,
  });
  const [chosen, setChosen] = useState<AdminUser | null>(null);
  return (
    <>
      <ListScreen
        words={words}
        unit={["person", "people"]}
        list={list}
        columns={columnsOf(setChosen)}
        file="/api/admin/users.csv"
        searchLabel="Search by name or email"
        sorts={sorts}
        noneFound={`Nobody is found for “${list.search}”.`}
      />
      {/* Beside the list, not in it: a list that fails to load must not take along a password that is told once. */}
      <UserDialog
        user={chosen}
        isOneself={chosen?.email === ownEmail}
        onClose={() => setChosen(null)}
        onChanged={list.again}
      />
    </>
  );
}

function columnsOf(choose: (user: AdminUser) => void): ListColumns<AdminUser> {
  return [
    {
      header: "Name",
      sort: "name",
      cell: (user) => (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => choose(user)}
          className="text-link relative text-start text-16 wrap-anywhere before:absolute before:-inset-x-1 before:-inset-y-2.5 @min-[60rem]:min-w-28 @min-[60rem]:max-w-56 @min-[60rem]:text-14 @min-[60rem]:before:-inset-y-1.5"
        >
          {user.name}
        </button>
      ),
    },
    {
      header: "Email",
      sort: "email",
      wide: true,
      cell: ({ email }) => (
        <span className="block wrap-anywhere @min-[60rem]:min-w-40 @min-[60rem]:max-w-72">{email}</span>
      ),
    },
    {
      header: "Role",
      cell: ({ role, suspendedAt }) => (
        <span className="flex flex-wrap gap-1">
          {role === "admin" ? <Tag>Admin</Tag> : "User"}
          {suspendedAt !== null && <Tag>Suspended</Tag>}
        </span>
      ),
    },
    { header: "Verified", cell: ({ emailVerified }) => <Verified verified={emailVerified} /> },
    { header: "Plan", sort: "plan", cell: ({ plan }) => <span className="capitalize">{plan}</span> },
    { header: "Registered", sort: "registered", cell: ({ registeredAt }) => <Day of={registeredAt} /> },
    { header: "Last seen", sort: "lastSeen", cell: ({ lastSeenAt }) => <Day of={lastSeenAt} /> },
    {
      header: "Resumes",
      sort: "resumes",
      align: "end",
      cell: ({ resumes }) => grouped(resumes),
    },
  ];
}

function Verified({ verified }: { verified: boolean }) {
  if (!verified) return "No";
  return (
    <span className="flex items-center gap-1 text-proof">
      <Icon of={BadgeCheck} className="size-4" />
      Yes
    </span>
  );
}
