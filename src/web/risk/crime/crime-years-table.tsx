import type { Column } from "#web/kit/ui/data-table.tsx";
import { TableTwin } from "#web/kit/ui/table-twin.tsx";
import { CRIME_TYPES, type CrimeYear, countText } from "./crime-words.ts";

const columns: readonly Column<CrimeYear>[] = [
  { key: "year", label: "年", isRowHeading: true, cell: ({ year }) => <span className="amount">{year}年</span> },
  { key: "total", label: "総数", isNumber: true, cell: ({ total }) => countText(total) },
  ...CRIME_TYPES.map(({ id, title }) => ({ key: id, label: title, isNumber: true, cell: (row: CrimeYear) => countText(row[id]) })),
];

/** Every count of every year, newest first. */
export function CrimeYearsTable({ years, area }: { years: readonly CrimeYear[]; area: string }) {
  return (
    <div className="mt-3">
      <TableTwin
        label="年と種類ごとの表で見る"
        caption={`${area}の認知件数、年と種類ごと`}
        columns={columns}
        rows={years.toReversed()}
        rowKey={({ year }) => String(year)}
      />
    </div>
  );
}
