import { type ReactNode, useId } from "react";

export interface Column<Row> {
  header: string;
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
  /** For a few short columns: they stand side by side on a phone too, without scrolling. */
  compact?: boolean;
}

const spaces = {
  roomy: { table: "min-w-[36rem]", cell: "px-4 first:ps-6 last:pe-6" },
  compact: {
    table: "sm:min-w-[36rem]",
    cell: "px-2 first:ps-4 last:pe-4 sm:px-4 sm:first:ps-6 sm:last:pe-6",
  },
};

const aligned = { start: "text-start", end: "text-end tabular-nums" };

export function Table<Row>({ caption, columns, rows, rowKey, empty, compact = false }: TableProps<Row>) {
  const space = spaces[compact ? "compact" : "roomy"];
  const captionId = useId();
  const [naming, ...others] = columns;
  return (
    <section
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, and keys must reach that too.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface shadow-resting"
    >
      <table className={`w-full border-collapse text-14 ${space.table}`}>
        <caption
          id={captionId}
          className={`pt-4 pb-3 text-start text-16 font-medium ${compact ? "px-4 sm:px-6" : "px-6"}`}
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-y border-line bg-paper">
            {columns.map(({ header, align = "start" }) => (
              <th
                key={header}
                scope="col"
                className={`py-2.5 font-medium whitespace-nowrap text-ink-soft ${space.cell} ${aligned[align]}`}
              >
                {header}
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
