import { formatQuarterJa, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { DataTable } from "#web/kit/ui/data-table.tsx";
import type { HistoryRow } from "./line-history.tsx";
import { axisTicks, yearLabels } from "./line-history-geometry.ts";
import { LinePath, linear } from "./line-path.tsx";
import { type ChartOutlook, FanSample, OutlookFan } from "./outlook-fan.tsx";
import { YearLabels } from "./year-labels.tsx";

export type CompareSeries = {
  readonly name: string;
  readonly rows: readonly HistoryRow[];
  /** Its values are no medians of so many sales: its table names no number of them. */
  readonly isUncounted?: boolean;
};

type LineCompareProps = {
  /** What is drawn, for the picture's name and the caption of its table. */
  readonly title: string;
  /** The first is what the page is about, drawn as a full line; the others, dashed, stand beside it. */
  readonly series: readonly CompareSeries[];
  readonly format: (value: number) => string;
  /** Drawn beyond the last quarter; left out where its series is not drawn. */
  readonly outlook?: ChartOutlook | null;
};

const LABEL = "fill-current text-12 text-sub tabular-nums";
const LOOKS = [
  { line: "text-brand", dash: undefined },
  { line: "text-sub", dash: "6 5" },
] as const;

/** Several series by quarter on one scale, with a legend and a table twin. Nothing is drawn for less than two points in all. */
export function LineCompare({ title, series, format, outlook = null }: LineCompareProps) {
  const drawn = series.filter(({ rows }) => rows.length > 0);
  const rows = drawn.flatMap((one) => one.rows);
  if (rows.length < 2) return null;
  const shown = drawn.some(({ name }) => name === outlook?.of) ? outlook : null;
  return (
    <figure className="m-0 print:break-inside-avoid">
      <ul className="flex flex-wrap gap-x-5 text-13">
        {drawn.map(({ name }, index) => (
          <li key={name} className="flex items-center gap-2">
            <Sample look={lookOf(index)} />
            {name}
          </li>
        ))}
        {shown && (
          <li className="flex items-center gap-2">
            <FanSample className={lookFor(drawn, shown).line} />
            {shown.name}
          </li>
        )}
      </ul>
      <Plot title={title} series={drawn} format={format} outlook={shown} />
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
                cell: ({ index, isAhead }) => (
                  <span className="amount">
                    {formatQuarterJa(quarterAt(index))}
                    {isAhead && <span className="block text-13 text-sub">{shown?.name}</span>}
                  </span>
                ),
              },
              ...drawn.map(({ name, isUncounted = false }, place) => ({
                key: name,
                label: name,
                isNumber: true,
                cell: ({ values }: TwinRow) => cellText(values[place], format, isUncounted),
              })),
            ]}
            rows={twinRows(drawn, shown)}
            rowKey={({ index }) => index}
          />
        </div>
      </details>
    </figure>
  );
}

function Plot({ title, series, format, outlook = null }: LineCompareProps) {
  const all = series.flatMap(({ rows }) => rows);
  const values = [...all.map(({ value }) => value), ...(outlook ? [outlook.from, outlook.low, outlook.high] : [])];
  const ticks = axisTicks(Math.min(...values), Math.max(...values));
  const indexes = [...all, ...(outlook ? [outlook] : [])].map(({ quarter }) => quarterIndex(quarter));
  const [first, last] = [Math.min(...indexes), Math.max(...indexes)];
  const x = linear([first, Math.max(first + 1, last)], [0, 100]);
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [100, 0]);
  const years = yearLabels(Array.from({ length: last - first + 1 }, (_, offset) => quarterAt(first + offset)));
  return (
    <div className="pt-6 pb-7">
      <div className="relative mr-2 ml-[92px] h-[220px]">
        <svg role="img" aria-label={inWords({ title, series, format, outlook })} className="absolute inset-0 size-full overflow-visible">
          {ticks.map((tick) => (
            <g key={tick}>
              <line x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} shapeRendering="crispEdges" className="stroke-line" />
              <text x={-12} y={`${y(tick)}%`} textAnchor="end" dominantBaseline="central" className={LABEL}>
                {format(tick)}
              </text>
            </g>
          ))}
          {outlook && <Fan {...{ series, outlook, x, y }} />}
          {series.map(({ name, rows }, index) => (
            <svg
              key={name}
              aria-hidden="true"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className={`overflow-visible ${lookOf(index).line}`}
            >
              <LinePath
                points={rows.map(({ quarter, value }) => [x(quarterIndex(quarter)), y(value)])}
                stroke="currentColor"
                strokeWidth={2}
                strokeDasharray={lookOf(index).dash}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          ))}
          {series.map(({ name, rows }, index) => (
            <OnlyPoint key={name} rows={rows} x={x} y={y} className={lookOf(index).line} />
          ))}
          <YearLabels years={years} x={(index) => x(first + index)} className={LABEL} />
        </svg>
      </div>
    </div>
  );
}

type Scale = (value: number) => number;
/** A series of one point is no line: it is drawn large enough to be found. */
function OnlyPoint({
  rows,
  x,
  y,
  className,
}: {
  readonly rows: readonly HistoryRow[];
  readonly x: Scale;
  readonly y: Scale;
  readonly className: string;
}) {
  const [only] = rows;
  if (only === undefined || rows.length > 1) return null;
  return <circle cx={`${x(quarterIndex(only.quarter))}%`} cy={`${y(only.value)}%`} r={5} fill="currentColor" className={className} />;
}

type FanPlace = { readonly series: readonly CompareSeries[]; readonly outlook: ChartOutlook; readonly x: Scale; readonly y: Scale };

function Fan({ series, outlook, x, y }: FanPlace) {
  const last = series.find(({ name }) => name === outlook.of)?.rows.at(-1);
  if (last === undefined) return null;
  const from = { x: x(quarterIndex(last.quarter)), y: y(outlook.from) };
  const to = { x: x(quarterIndex(outlook.quarter)), low: y(outlook.low), high: y(outlook.high) };
  return <OutlookFan from={from} to={to} className={lookFor(series, outlook).line} />;
}

function lookFor(series: readonly CompareSeries[], outlook: ChartOutlook): (typeof LOOKS)[number] {
  return lookOf(series.findIndex(({ name }) => name === outlook.of));
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

type TwinRow = { readonly index: number; readonly isAhead?: boolean; readonly values: readonly (HistoryRow | ChartOutlook | undefined)[] };

/** One row a quarter that any series has, newest first, under the outlook. */
function twinRows(series: readonly CompareSeries[], outlook: ChartOutlook | null): readonly TwinRow[] {
  const indexes = new Set(series.flatMap(({ rows }) => rows.map(({ quarter }) => quarterIndex(quarter))));
  const ahead = outlook && {
    index: quarterIndex(outlook.quarter),
    isAhead: true,
    values: series.map(({ name }) => (name === outlook.of ? outlook : undefined)),
  };
  const told = [...indexes]
    .toSorted((a, b) => b - a)
    .map((index) => ({ index, values: series.map(({ rows }) => rows.find(({ quarter }) => quarterIndex(quarter) === index)) }));
  return ahead ? [ahead, ...told] : told;
}

function cellText(row: TwinRow["values"][number], format: (value: number) => string, isUncounted: boolean): string {
  if (row && "low" in row) return `${format(row.low)}〜${format(row.high)}`;
  if (!row) return "—";
  return isUncounted ? format(row.value) : `${format(row.value)}（${row.n}件）`;
}

function rangeText({ name, low, high }: ChartOutlook, format: (value: number) => string): string {
  return `${name} ${format(low)}〜${format(high)}`;
}

function inWords({ title, series, format, outlook }: LineCompareProps): string {
  const ends = series.flatMap(({ name, rows }) => {
    const last = rows.at(-1);
    return last ? [`${name}は${formatQuarterJa(last.quarter)}に${format(last.value)}`] : [];
  });
  const ahead = outlook ? `${outlook.of}の${rangeText(outlook, format)}（${formatQuarterJa(outlook.quarter)}）。` : "";
  return `${title}。${ends.join("、")}。${ahead}`;
}
