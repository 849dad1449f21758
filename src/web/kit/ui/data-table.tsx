import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface Column<Row> {
  readonly key: string;
  readonly label: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the right and do not wrap. */
  readonly isNumber?: boolean;
  /** Holds a button; stands at the right, no wider than that. */
  readonly isAction?: boolean;
  /** Names the row for a screen reader. One column at most. */
  readonly isRowHeading?: boolean;
  /** Left out on a phone, where a table is never squeezed. */
  readonly isWideOnly?: boolean;
  /** Left out on paper, where nothing can be scrolled. */
  readonly isScreenOnly?: boolean;
}

interface DataTableProps<Row> {
  /** What the table shows; read aloud before it. */
  readonly caption: ReactNode;
  readonly isCaptionShown?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Shown in place of the rows when there are none. */
  readonly empty?: ReactNode;
}

export function DataTable<Row>({ caption, isCaptionShown = false, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  return (
    // Its own place for what only a screen reader sees: that would otherwise stand beside the page and widen it.
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-14">
        <caption className={isCaptionShown ? "pb-2 text-left font-bold" : "sr-only"}>{caption}</caption>
        <thead>
          <tr className="border-line border-b">
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column, "py-2 font-normal text-12 text-sub")}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-line border-b">
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="px-2 py-4 text-sub">
                {empty ?? "該当するデータがありません。"}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = cellClass(column, "py-3");
  return column.isRowHeading ? (
    <th scope="row" className={classNames(className, "font-normal")}>
      {column.cell(row)}
    </th>
  ) : (
    <td className={className}>{column.cell(row)}</td>
  );
}

function cellClass<Row>(column: Column<Row>, base: string): string {
  return classNames(
    base,
    "px-2 align-baseline",
    // Beside numbers that do not wrap, words would be squeezed to one letter a line.
    column.isNumber ? "amount text-right" : column.isAction ? "w-px whitespace-nowrap text-right" : "sm:min-w-16 text-left",
    column.isWideOnly && "max-sm:hidden print:table-cell",
    column.isScreenOnly && "print:hidden",
  );
}
