type BarRow = {
  readonly label: string;
  /** Null: no number, and `text` says why. */
  readonly value: number | null;
  /** The value as it is read: 「128件」. */
  readonly text: string;
  /** Rests on few cases: drawn hollow, and its text should say so. */
  readonly isUnsteady?: boolean;
};

type BarRowsProps = {
  readonly caption: string;
  readonly rows: readonly BarRow[];
  /** Heading of the first column, read aloud. */
  readonly labelHeading: string;
  /** Heading of the values, read aloud. */
  readonly valueHeading: string;
  /** The value of a full bar; the greatest of the rows where it is left out. */
  readonly full?: number;
};

/** Amounts from zero, one to a row. It is a table, so the picture and its text are the same thing. */
export function BarRows({ caption, rows, labelHeading, valueHeading, full }: BarRowsProps) {
  const greatest = full ?? Math.max(0, ...rows.map(({ value }) => value ?? 0));
  return (
    <table className="w-full table-fixed border-collapse text-14">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="w-[40%] sm:w-[36%]" />
        <col />
        <col className="w-[28%]" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{labelHeading}</th>
          <th scope="col">図</th>
          <th scope="col">{valueHeading}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className="h-8">
            <th scope="row" className="pr-2 text-left font-normal">
              {row.label}
            </th>
            <td aria-hidden="true">
              <Bar row={row} share={shareOf(row.value, greatest)} />
            </td>
            <td className={`pl-2 text-right tabular-nums ${row.value === null ? "text-sub" : "whitespace-nowrap"}`}>{row.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Percent of a full bar, at most 100; nothing to draw without a number, or where all are zero. */
export function shareOf(value: number | null, full: number): number {
  return value === null || full <= 0 ? 0 : Math.min(100, Math.max(0, (value / full) * 100));
}

function Bar({ row, share }: { row: BarRow; share: number }) {
  if (row.value === null) return <div className="hatched h-3.5 w-full rounded-[3px]" />;
  return (
    <svg aria-hidden="true" className="block h-3.5 w-full overflow-visible">
      <line x1="0" x2="0" y2="100%" className="stroke-control" />
      {share > 0 && (
        <rect
          width={share < 1 ? 2 : `${share}%`}
          height="100%"
          rx="3"
          className={row.isUnsteady ? "fill-card stroke-2 stroke-brand" : "fill-brand"}
        />
      )}
    </svg>
  );
}
