import { Download } from "lucide-react";
import type { AdminResume } from "../../../contract/admin.ts";
import { findTemplate } from "../../../templates/registry.ts";
import { listResumes } from "../../api/admin-resumes.ts";
import { shortCalendarDay } from "../../dates.ts";
import { DownloadLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import type { AdminWords } from "./admin-words.ts";
import { ListFrame } from "./list-frame.tsx";
import { ListToolbar, SortChoice } from "./list-toolbar.tsx";
import { useAdminList } from "./use-admin-list.ts";

const sorts = [
  ["title", "Title"],
  ["owner", "Owner"],
  ["template", "Template"],
  ["size", "Size"],
  ["created", "Created"],
  ["edited", "Edited"],
] as const;

const columns: readonly [Column<AdminResume>, ...Column<AdminResume>[]] = [
  {
    header: "Title",
    sort: "title",
    cell: ({ title }) => <span className="block min-w-52 max-w-72 wrap-anywhere">{title}</span>,
  },
  {
    header: "Owner",
    sort: "owner",
    cell: ({ ownerName, ownerEmail }) => (
      <span className="block min-w-52 max-w-72 wrap-anywhere">
        {ownerName}
        <span className="block text-ink-soft">{ownerEmail}</span>
      </span>
    ),
  },
  { header: "Template", sort: "template", cell: ({ template }) => findTemplate(template)?.name ?? template },
  { header: "Size", sort: "size", align: "end", cell: ({ size }) => kilobytes(size) },
  { header: "Created", sort: "created", cell: ({ createdAt }) => <Day of={createdAt} /> },
  { header: "Edited", sort: "edited", cell: ({ editedAt }) => <Day of={editedAt} /> },
];

export function ResumesScreen({ words }: { words: AdminWords }) {
  const list = useAdminList(listResumes, { sort: "edited", direction: "desc" });
  const { page, search, sort, direction, choose } = list;
  return (
    <ListFrame
      words={words}
      unit={["resume", "resumes"]}
      list={list}
      action={
        <DownloadLink href={`/api/admin/resumes.csv?${list.query}`} variant="secondary" size="small">
          <Icon of={Download} className="size-4" />
          Download CSV
        </DownloadLink>
      }
      toolbar={
        <ListToolbar searchLabel="Search by title or owner" search={search} choose={choose}>
          <SortChoice sorts={sorts} sort={sort} direction={direction} choose={choose} />
        </ListToolbar>
      }
    >
      <Table
        plain
        caption={words.title}
        columns={columns}
        rows={page?.rows ?? []}
        rowKey={({ id }) => id}
        busy={list.loading}
        empty={search === "" ? words.empty : `No resume is found for “${search}”.`}
        order={{
          sort,
          direction,
          onSort: (wanted) =>
            choose({
              sort: wanted,
              direction: wanted === sort && direction === "asc" ? "desc" : "asc",
            }),
        }}
      />
    </ListFrame>
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toLocaleString("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} KB`;
}

function Day({ of }: { of: string }) {
  return <span className="whitespace-nowrap">{shortCalendarDay(of) ?? "Not known"}</span>;
}
