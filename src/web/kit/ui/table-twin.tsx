import type { ReactNode } from "react";
import { type Column, DataTable } from "./data-table.tsx";

/** The same as a table, folded away on a screen. Print shows it. */
export function TableTwin<Row>({ label = "表で見る", ...table }: { label?: ReactNode } & TwinTable<Row>) {
  return (
    <>
      <details className="no-print text-14">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">{label}</summary>
        <DataTable {...table} />
      </details>
      <div className="hidden print:block">
        <DataTable {...table} />
      </div>
    </>
  );
}

type TwinTable<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
};
