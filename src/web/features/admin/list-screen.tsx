import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { DownloadLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type ListColumns, ListTable } from "../../ui/list-table.tsx";
import type { AdminCopy } from "./admin-copy.ts";
import { ListFrame } from "./list-frame.tsx";
import { ListToolbar, SortChoice } from "./list-toolbar.tsx";
import type { AdminList } from "./use-admin-list.ts";

interface ListScreenProps<Row> {
  words: AdminCopy;
  /** "person", "people": what is counted. */
  unit: readonly [one: string, many: string];
  list: AdminList<Row>;
  columns: ListColumns<Row>;
  /** Where the list is to be had as a file. */
  file?: `/api/${string}`;
  searchLabel: string;
  /** The same orders as by the headers, which are not in sight everywhere. */
  sorts: readonly (readonly [sort: string, label: string])[];
  /** Said where a search or a filter finds nothing. */
  noneFound: string;
  /** Filters. */
  children?: ReactNode;
}

/** A list of administrators: what each of them has, around the columns that are its own. */
export function ListScreen<Row extends { id: string }>({
  words,
  unit,
  list,
  columns,
  file,
  searchLabel,
  sorts,
  noneFound,
  children,
}: ListScreenProps<Row>) {
  const { page, search, sort, direction, choose } = list;
  return (
    <ListFrame
      words={words}
      unit={unit}
      list={list}
      action={
        file && (
          <DownloadLink href={`${file}?${list.query}`} variant="secondary" size="small">
            <Icon of={Download} className="size-4" />
            Download CSV
          </DownloadLink>
        )
      }
      toolbar={
        <ListToolbar searchLabel={searchLabel} search={search} choose={choose}>
          {children}
          <SortChoice sorts={sorts} sort={sort} direction={direction} choose={choose} />
        </ListToolbar>
      }
    >
      <ListTable
        caption={words.title}
        columns={columns}
        rows={page?.rows ?? []}
        busy={list.loading}
        empty={emptyWords(list, words, noneFound)}
        order={{
          sort,
          direction,
          onSort: (wanted) =>
            choose({ sort: wanted, direction: wanted === sort && direction === "asc" ? "desc" : "asc" }),
        }}
      />
    </ListFrame>
  );
}

/** What a table without rows says must be true: on a later page, others may well be there. */
function emptyWords<Row>({ page, filtered }: AdminList<Row>, words: AdminCopy, noneFound: string): string {
  if (page?.unfinished) return "Nothing is found so far.";
  if (page && (page.next !== null || page.previous !== null)) return "Nothing is left on this page.";
  return filtered ? noneFound : words.empty;
}
