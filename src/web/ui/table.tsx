import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

export interface Column<Row> {
  header: string;
  /** What the table is sorted by when its header is pressed; without it the header is words alone. */
  sort?: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
}

interface TableProps<Row> {
  caption: ReactNode;
  /** The first column names its row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Said instead of rows when there are none. */
  empty: string;
  /** How the rows are sorted, where a person can choose. */
  order?: TableOrder;
  /** Rows of an older request stand there until the new ones come. */
  busy?: boolean;
  /** The page around it says already what it holds: the caption is for whoever hears it, and many columns stand closer. */
  plain?: boolean;
  /** For a few short columns: they stand side by side on a phone too, without scrolling. */
  compact?: boolean;
}

interface TableOrder {
  sort: string;
  direction: "asc" | "desc";
  onSort: (sort: string) => void;
}

const spaces = {
  roomy: { table: "min-w-[36rem]", cell: "px-4 first:ps-6 last:pe-6" },
  plain: { table: "", cell: "px-3 first:ps-4 last:pe-4" },
  compact: {
    table: "sm:min-w-[36rem]",
    cell: "px-2 first:ps-4 last:pe-4 sm:px-4 sm:first:ps-6 sm:last:pe-6",
  },
};

const aligned = { start: "text-start", end: "text-end tabular-nums" };

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  order,
  busy = false,
  plain = false,
  compact = false,
}: TableProps<Row>) {
  const space = spaces[plain ? "plain" : compact ? "compact" : "roomy"];
  const captionId = useId();
  const [naming, ...others] = columns;
  return (
    <section
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, and keys must reach that too.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface shadow-resting"
    >
      <table
        aria-busy={busy || undefined}
        className={`w-full border-collapse text-14 ${space.table} ${busy ? "opacity-60" : ""} transition-opacity`}
      >
        <caption
          id={captionId}
          className={
            plain
              ? "sr-only"
              : `pt-4 pb-3 text-start text-16 font-medium ${compact ? "px-4 sm:px-6" : "px-6"}`
          }
        >
          {caption}
        </caption>
        <thead>
          <tr className={`border-line bg-paper ${plain ? "border-b" : "border-y"}`}>
            {columns.map(({ header, sort, align = "start" }) => (
              <th
                key={header}
                scope="col"
                aria-sort={sort && sort === order?.sort ? WAYS[order.direction] : undefined}
                className={`py-2.5 font-medium whitespace-nowrap text-ink-soft ${space.cell} ${aligned[align]}`}
              >
                {sort && order ? (
                  <SortButton header={header} sort={sort} order={order} align={align} />
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0 hover:bg-paper">
              <th scope="row" className={`py-3 text-start font-medium ${space.cell}`}>
                {naming.cell(row)}
              </th>
              {others.map(({ header, cell, align = "start" }) => (
                <td key={header} className={`py-3 ${space.cell} ${aligned[align]}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="px-4 py-8 text-center text-ink-soft">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

const WAYS = { asc: "ascending", desc: "descending" } as const;

interface SortButtonProps {
  header: string;
  sort: string;
  order: TableOrder;
  align: "start" | "end";
}

function SortButton({ header, sort, order, align }: SortButtonProps) {
  const sorted = sort === order.sort;
  return (
    <button
      type="button"
      onClick={() => order.onSort(sort)}
      className={`-mx-1 inline-flex min-h-7 items-center gap-1 rounded-control px-1 hover:text-ink hover:underline ${sorted ? "text-ink" : ""} ${align === "end" ? "flex-row-reverse" : ""}`}
    >
      {header}
      <Icon
        of={sorted && order.direction === "desc" ? ArrowDown : ArrowUp}
        className={`size-3.5 ${sorted ? "" : "invisible"}`}
      />
    </button>
  );
}
