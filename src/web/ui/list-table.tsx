import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface ListColumn<Row> {
  header: string;
  /** What the list is sorted by when its header is pressed; without it the header is words alone. */
  sort?: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** Of a card it takes the whole width: for what is long. */
  wide?: boolean;
}

/** The first column names its row. */
export type ListColumns<Row> = readonly [ListColumn<Row>, ...ListColumn<Row>[]];

interface ListTableProps<Row> {
  caption: string;
  columns: ListColumns<Row>;
  rows: readonly Row[];
  /** Said instead of rows when there are none. */
  empty: string;
  order?: ListOrder;
  /** What stands in the place of all cells but the first, for a row that has none of them; null for the others. */
  instead?: (row: Row) => ReactNode | null;
  /** Menus of the rows reach beyond the table, which would else cut them off. */
  hasMenus?: boolean;
  /** Rows of an older request stand there until the new ones come. */
  busy?: boolean;
}

interface ListOrder {
  sort: string;
  direction: "asc" | "desc";
  onSort: (sort: string) => void;
}

const UNSORTED: ListOrder = { sort: "", direction: "asc", onSort: () => undefined };
const WAYS = { asc: "ascending", desc: "descending" } as const;
const aligned = { start: "text-start", end: "@min-[60rem]:text-end tabular-nums" };
const inTable =
  "@min-[60rem]:table-cell @min-[60rem]:px-3 @min-[60rem]:py-3 @min-[60rem]:first:ps-4 @min-[60rem]:last:pe-4";

// biome-ignore-start lint/a11y/noRedundantRoles: laid out as cards, some browsers no longer tell that it is a table.
/** A table where it has room; where it has none, each row is a card that names its cells, and nothing scrolls sideways. */
export function ListTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  empty,
  order = UNSORTED,
  instead = () => null,
  busy = false,
  hasMenus = false,
}: ListTableProps<Row>) {
  const [naming, ...others] = columns;
  return (
    <div
      className={`@container relative rounded-card border border-line bg-surface shadow-resting ${hasMenus ? "" : "overflow-hidden"}`}
    >
      <table
        role="table"
        aria-busy={busy || undefined}
        className={`block w-full border-collapse text-14 transition-opacity @min-[60rem]:table ${busy ? "opacity-60" : ""}`}
      >
        <caption className="sr-only">{caption}</caption>
        <ListHead columns={columns} order={order} />
        <tbody role="rowgroup" className="block @min-[60rem]:table-row-group">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className="grid gap-x-6 gap-y-1 border-line p-4 not-last:border-b hover:bg-paper @md:grid-cols-2 @min-[60rem]:table-row @min-[60rem]:p-0"
            >
              <th
                role="rowheader"
                scope="row"
                className={`col-span-full pb-1 text-start font-medium ${inTable}`}
              >
                {naming.cell(row)}
              </th>
              <Cells row={row} columns={others} instead={instead(row)} />
            </tr>
          ))}
          {rows.length === 0 && (
            <tr role="row" className="block @min-[60rem]:table-row">
              <td
                role="cell"
                colSpan={columns.length}
                className="block px-4 py-8 text-center text-ink-soft @min-[60rem]:table-cell"
              >
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface CellsProps<Row> {
  row: Row;
  columns: readonly ListColumn<Row>[];
  instead: ReactNode | null;
}

function Cells<Row>({ row, columns, instead }: CellsProps<Row>) {
  if (instead !== null)
    return (
      <td role="cell" colSpan={columns.length} className={`col-span-full ${inTable}`}>
        {instead}
      </td>
    );
  return columns.map(({ header, cell, align = "start", wide = false }) => (
    <td
      key={header}
      role="cell"
      className={`grid grid-cols-[6rem_minmax(0,1fr)] ${wide ? "col-span-full" : ""} ${inTable} ${aligned[align]}`}
    >
      <span aria-hidden="true" className="text-ink-soft @min-[60rem]:hidden">
        {header}
      </span>
      {cell(row)}
    </td>
  ));
}

function ListHead<Row>({ columns, order }: { columns: ListColumns<Row>; order: ListOrder }) {
  return (
    <thead role="rowgroup" className="sr-only @min-[60rem]:not-sr-only">
      <tr role="row" className="border-b border-line bg-paper">
        {columns.map(({ header, sort, align = "start" }) => (
          <th
            key={header}
            role="columnheader"
            scope="col"
            aria-sort={sort && sort === order.sort ? WAYS[order.direction] : undefined}
            className={`px-3 py-2.5 font-medium whitespace-nowrap text-ink-soft first:ps-4 last:pe-4 ${aligned[align]}`}
          >
            {sort ? <SortButton header={header} sort={sort} order={order} align={align} /> : header}
          </th>
        ))}
      </tr>
    </thead>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: as above.

interface SortButtonProps {
  header: string;
  sort: string;
  order: ListOrder;
  align: "start" | "end";
}

/** Among cards nobody sees the headers, so that nobody can be led to a button there: the order is chosen above the list. */
function SortButton({ header, sort, order, align }: SortButtonProps) {
  const sorted = sort === order.sort;
  return (
    <>
      <span className="@min-[60rem]:hidden">{header}</span>
      <button
        type="button"
        onClick={() => order.onSort(sort)}
        className={`-mx-1 hidden min-h-7 items-center gap-1 rounded-control px-1 hover:text-ink hover:underline @min-[60rem]:inline-flex ${sorted ? "text-ink" : ""} ${align === "end" ? "flex-row-reverse" : ""}`}
      >
        {header}
        <Icon
          of={sorted && order.direction === "desc" ? ArrowDown : ArrowUp}
          className={`size-3.5 ${sorted ? "" : "invisible"}`}
        />
      </button>
    </>
  );
}
