import type { AdminResume } from "../../../contract/admin.ts";
import { findTemplate, templates } from "../../../templates/registry.ts";
import { listResumes } from "../../api/admin-resumes.ts";
import { SelectField } from "../../ui/field.tsx";
import type { ListColumns } from "../../ui/list-table.tsx";
import type { AdminCopy } from "./admin-copy.ts";
import { Day } from "./day.tsx";
import { ListScreen } from "./list-screen.tsx";
import { useAdminList } from "./use-admin-list.ts";

const sorts = [
  ["title", "Title"],
  ["owner", "Owner"],
  ["template", "Template"],
  ["size", "Size"],
  ["created", "Created"],
  ["edited", "Edited"],
] as const;

const columns: ListColumns<AdminResume> = [
  {
    header: "Title",
    sort: "title",
    cell: ({ title }) => (
      <span className="block text-16 wrap-anywhere @min-[60rem]:min-w-36 @min-[60rem]:max-w-72 @min-[60rem]:text-14">
        {title}
      </span>
    ),
  },
  {
    header: "Owner",
    sort: "owner",
    wide: true,
    cell: ({ ownerName, ownerEmail }) => (
      <span className="block wrap-anywhere @min-[60rem]:min-w-40 @min-[60rem]:max-w-72">
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

export function ResumesScreen({ words }: { words: AdminCopy }) {
  const list = useAdminList(listResumes, { sort: "edited", direction: "desc", filters: ["template"] });
  const template = list.chosen("template");
  return (
    <ListScreen
      words={words}
      unit={["resume", "resumes"]}
      list={list}
      columns={columns}
      file="/api/admin/resumes.csv"
      searchLabel="Search by title or owner"
      sorts={sorts}
      noneFound={
        list.search === "" ? "No resume is in this template." : `No resume is found for “${list.search}”.`
      }
    >
      <SelectField
        label="Template"
        value={template}
        options={[["", "All templates"], ...templates.map(({ id, name }) => [id, name] as const)]}
        onChange={(event) => list.choose({ template: event.target.value })}
      />
    </ListScreen>
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toLocaleString("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} KB`;
}
