export type StackedRow = {
  readonly label: string;
  /** One amount for each part, in the order of `parts`. */
  readonly values: readonly number[];
  /** What follows a row in words: the change since the first. */
  readonly note?: string;
};

type StackedRowsProps = {
  readonly caption: string;
  readonly labelHeading: string;
  readonly parts: readonly string[];
  readonly rows: readonly StackedRow[];
  readonly format: (value: number) => string;
};

/** Told apart by lightness, so they can be without colour. At most three parts. */
const FILLS = ["fill-brand", "fill-control", "fill-track stroke-control"] as const;

/** Amounts made of parts, one to a row on a common scale, with a table of every figure. */
export function StackedRows({ caption, labelHeading, parts, rows, format }: StackedRowsProps) {
  const greatest = Math.max(1, ...rows.map(({ values }) => total(values)));
  return (
    <figure className="m-0">
      <ul className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-13">
        {parts.map((part, index) => (
          <li key={part} className="inline-flex items-center gap-1.5">
            <svg aria-hidden="true" width="14" height="14">
              <rect width="14" height="14" rx="3" className={FILLS[index]} />
            </svg>
            {part}
          </li>
        ))}
      </ul>
      <ul aria-label={caption} className="flex flex-col gap-2">
        {rows.map((row) => (
          <li key={row.label} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-3 text-14">
            <span>{row.label}</span>
            <Bars parts={parts} values={row.values} greatest={greatest} />
            <span className="amount min-w-20 text-right">
              {format(total(row.values))}
              {row.note && <span className="block text-12 text-sub">{row.note}</span>}
            </span>
          </li>
        ))}
      </ul>
      <details className="mt-3 text-14">
        <summary className="no-print inline-flex min-h-11 items-center text-brand underline underline-offset-4">表で見る</summary>
        <StackedTable {...{ caption, labelHeading, parts, rows, format }} />
      </details>
    </figure>
  );
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function Bars({ parts, values, greatest }: { parts: readonly string[]; values: readonly number[]; greatest: number }) {
  const bars = parts.map((part, index) => ({
    part,
    look: FILLS[index],
    left: (total(values.slice(0, index)) / greatest) * 100,
    width: ((values[index] ?? 0) / greatest) * 100,
  }));
  return (
    <svg aria-hidden="true" className="block h-5 w-full">
      {bars.map(({ part, left, width, look }) => (
        <rect key={part} x={`${left}%`} width={`${width}%`} height="100%" className={look} />
      ))}
    </svg>
  );
}

function StackedTable({ caption, labelHeading, parts, rows, format }: StackedRowsProps) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-14 tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-12 text-sub">
            {[labelHeading, ...parts, "合計"].map((heading, index) => (
              <th key={heading} scope="col" className={`px-2 py-2 font-normal ${index === 0 ? "text-left" : "text-right"}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-line border-b">
              <th scope="row" className="amount px-2 py-2 text-left font-normal">
                {label}
              </th>
              {parts.map((part, index) => (
                <td key={part} className="amount px-2 py-2 text-right">
                  {format(values[index] ?? 0)}
                </td>
              ))}
              <td className="amount px-2 py-2 text-right font-bold">{format(total(values))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
