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
}

const aligned = { start: "text-start", end: "text-end tabular-nums" };

export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  const captionId = useId();
  const [naming, ...others] = columns;
  return (
    <section
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, and keys must reach that too.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface shadow-resting"
    >
      <table className="w-full min-w-[36rem] border-collapse text-14">
        <caption id={captionId} className="px-6 pt-4 pb-3 text-start text-16 font-medium">
          {caption}
        </caption>
        <thead>
          <tr className="border-y border-line bg-paper">
            {columns.map(({ header, align = "start" }) => (
              <th
                key={header}
                scope="col"
                className={`px-4 py-2.5 font-medium text-ink-soft first:ps-6 last:pe-6 ${aligned[align]}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0 hover:bg-paper">
              <th scope="row" className="py-3 ps-6 pe-4 text-start font-medium">
                {naming.cell(row)}
              </th>
              {others.map(({ header, cell, align = "start" }) => (
                <td key={header} className={`px-4 py-3 last:pe-6 ${aligned[align]}`}>
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
