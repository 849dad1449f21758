import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { formatQuarterJa, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { DataTable } from "../ui/data-table.tsx";
import type { HistoryRow } from "./line-history.tsx";
import { axisTicks, yearLabels } from "./line-history-geometry.ts";
import { YearLabels } from "./year-labels.tsx";

export type CompareSeries = { readonly name: string; readonly rows: readonly HistoryRow[] };

type LineCompareProps = {
  /** What is drawn, for the picture's name and the caption of its table. */
  readonly title: string;
  /** The first is what the page is about, drawn as a full line; the others, dashed, stand beside it. */
  readonly series: readonly CompareSeries[];
  readonly format: (value: number) => string;
};

const LABEL = "fill-current text-12 text-sub tabular-nums";
const LOOKS = [
  { line: "text-brand", dash: undefined },
  { line: "text-sub", dash: "6 5" },
] as const;

/** Several series by quarter on one scale, with a legend and a table twin. Nothing is drawn for less than two points in all. */
export function LineCompare({ title, series, format }: LineCompareProps) {
  const drawn = series.filter(({ rows }) => rows.length > 0);
  const rows = drawn.flatMap((one) => one.rows);
  if (rows.length < 2) return null;
  return (
    <figure className="m-0 print:break-inside-avoid">
      <ul className="flex flex-wrap gap-x-5 text-13">
        {drawn.map(({ name }, index) => (
          <li key={name} className="flex items-center gap-2">
            <Sample look={lookOf(index)} />
            {name}
          </li>
        ))}
      </ul>
      <Plot title={title} series={drawn} format={format} />
      <details className="no-print mt-3 text-14">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">表で見る</summary>
        <div className="max-h-80 overflow-y-auto">
          <DataTable
            caption={title}
            columns={[
              {
                key: "quarter",
                label: "時期",
                isRowHeading: true,
                cell: ({ index }) => <span className="amount">{quarterText(index)}</span>,
              },
              ...drawn.map(({ name }, place) => ({
                key: name,
                label: name,
                isNumber: true,
                cell: ({ values }: TwinRow) => cellText(values[place], format),
              })),
            ]}
            rows={twinRows(drawn)}
            rowKey={({ index }) => index}
          />
        </div>
      </details>
    </figure>
  );
}

function Plot({ title, series, format }: LineCompareProps) {
  const all = series.flatMap(({ rows }) => rows);
  const ticks = axisTicks(Math.min(...all.map(({ value }) => value)), Math.max(...all.map(({ value }) => value)));
  const indexes = all.map(({ quarter }) => quarterIndex(quarter));
  const [first, last] = [Math.min(...indexes), Math.max(...indexes)];
  const x = scaleLinear({ domain: [first, Math.max(first + 1, last)], range: [0, 100] });
  const y = scaleLinear({ domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], range: [100, 0] });
  const years = yearLabels(Array.from({ length: last - first + 1 }, (_, offset) => quarterAt(first + offset)));
  return (
    <div className="pt-6 pb-7">
      <div className="relative mr-2 ml-[92px] h-[220px]">
        <svg role="img" aria-label={inWords(title, series, format)} className="absolute inset-0 size-full overflow-visible">
          {ticks.map((tick) => (
            <g key={tick}>
              <line x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} shapeRendering="crispEdges" className="stroke-line" />
              <text x={-12} y={`${y(tick)}%`} textAnchor="end" dominantBaseline="central" className={LABEL}>
                {format(tick)}
              </text>
            </g>
          ))}
          {series.map(({ name, rows }, index) => (
            <svg
              key={name}
              aria-hidden="true"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className={`overflow-visible ${lookOf(index).line}`}
            >
              <LinePath
                data={[...rows]}
                x={({ quarter }) => x(quarterIndex(quarter))}
                y={({ value }) => y(value)}
                stroke="currentColor"
                strokeWidth={2}
                strokeDasharray={lookOf(index).dash}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          ))}
          <YearLabels years={years} x={(index) => x(first + index)} className={LABEL} />
        </svg>
      </div>
    </div>
  );
}

function Sample({ look }: { look: (typeof LOOKS)[number] }) {
  return (
    <svg aria-hidden="true" width="28" height="8" className={look.line}>
      <line x1="0" x2="28" y1="4" y2="4" stroke="currentColor" strokeWidth={2} strokeDasharray={look.dash} />
    </svg>
  );
}

function lookOf(index: number): (typeof LOOKS)[number] {
  return index === 0 ? LOOKS[0] : LOOKS[1];
}

type TwinRow = { readonly index: number; readonly values: readonly (HistoryRow | undefined)[] };

/** One row a quarter that any series has, newest first. */
function twinRows(series: readonly CompareSeries[]): readonly TwinRow[] {
  const indexes = new Set(series.flatMap(({ rows }) => rows.map(({ quarter }) => quarterIndex(quarter))));
  return [...indexes]
    .toSorted((a, b) => b - a)
    .map((index) => ({ index, values: series.map(({ rows }) => rows.find(({ quarter }) => quarterIndex(quarter) === index)) }));
}

function quarterText(index: number): string {
  return formatQuarterJa(quarterAt(index));
}

function cellText(row: HistoryRow | undefined, format: (value: number) => string): string {
  return row ? `${format(row.value)}（${row.n}件）` : "—";
}

function inWords(title: string, series: readonly CompareSeries[], format: (value: number) => string): string {
  const ends = series.flatMap(({ name, rows }) => {
    const last = rows.at(-1);
    return last ? [`${name}は${formatQuarterJa(last.quarter)}に${format(last.value)}`] : [];
  });
  return `${title}。${ends.join("、")}。`;
}
