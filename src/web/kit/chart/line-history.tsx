import { formatQuarterJa, type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { axisTicks, yearLabels } from "./line-history-geometry.ts";
import { LinePath, linear } from "./line-path.tsx";
import { YearLabels } from "./year-labels.tsx";

/** One quarter of a series; `n` is how many sales the value rests on. */
export type HistoryRow = { readonly quarter: Quarter; readonly value: number; readonly n: number };

export type LineHistoryProps = {
  /** What is drawn, for the picture's name and the caption of its table. */
  readonly title: string;
  readonly rows: readonly HistoryRow[];
  readonly format: (value: number) => string;
};

const LABEL = "fill-current text-12 text-sub tabular-nums";

/** Fewer sales than this make a quarter's median unsteady; its point is drawn hollow. */
const STEADY_SALES = 5;

/**
 * A series by quarter with a table twin, drawn on the server. Across and down in percent: it stretches to any width, and text keeps its
 * size on a phone.
 */
export function LineHistory({ title, rows, format }: LineHistoryProps) {
  const last = rows.at(-1);
  if (!last) return null;
  return (
    <figure className="m-0 print:break-inside-avoid">
      <Plot title={title} rows={rows} format={format} last={last} />
      <details className="no-print mt-3 text-14">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">表で見る</summary>
        <HistoryTable title={title} rows={rows} format={format} />
      </details>
    </figure>
  );
}

function Plot({ title, rows, format, last }: LineHistoryProps & { last: HistoryRow }) {
  const values = rows.map(({ value }) => value);
  const ticks = axisTicks(Math.min(...values), Math.max(...values));
  const span = quartersOf(rows);
  const x = linear([0, Math.max(1, span.length - 1)], [0, 100]);
  const placed = rows.map((row) => ({ ...row, left: x(quarterIndex(row.quarter) - quarterIndex(span[0] ?? row.quarter)) }));
  const years = yearLabels(span);
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [100, 0]);
  return (
    <div className="pt-6 pb-7">
      <div className="relative mr-2 ml-[92px] h-[200px]">
        <svg
          role="img"
          aria-label={`${title}。${formatQuarterJa(last.quarter)}は${format(last.value)}。`}
          className="absolute inset-0 size-full overflow-visible"
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} shapeRendering="crispEdges" className="stroke-line" />
              <text x={-12} y={`${y(tick)}%`} textAnchor="end" dominantBaseline="central" className={LABEL}>
                {format(tick)}
              </text>
            </g>
          ))}
          <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible text-brand">
            <LinePath
              points={placed.map(({ left, value }) => [left, y(value)])}
              stroke="currentColor"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {placed.map((row) => (
            <Dot key={`${row.quarter.year}-${row.quarter.quarter}`} left={row.left} top={y(row.value)} isSteady={row.n >= STEADY_SALES} />
          ))}
          <g>
            <YearLabels years={years} x={x} className={LABEL} />
          </g>
        </svg>
      </div>
    </div>
  );
}

/** Every quarter from the first to the last, those without a sale included: time runs evenly. */
function quartersOf(rows: readonly HistoryRow[]): readonly Quarter[] {
  const indexes = rows.map(({ quarter }) => quarterIndex(quarter));
  const first = Math.min(...indexes);
  return Array.from({ length: Math.max(...indexes) - first + 1 }, (_, offset) => quarterAt(first + offset));
}

function Dot({ left, top, isSteady }: { left: number; top: number; isSteady: boolean }) {
  const look = isSteady ? "fill-brand" : "fill-card stroke-2 stroke-brand";
  return <circle cx={`${left}%`} cy={`${top}%`} r={isSteady ? 3.5 : 2.5} className={look} />;
}

function HistoryTable({ title, rows, format }: LineHistoryProps) {
  return (
    <div className="max-h-72 overflow-y-auto" tabIndex={-1}>
      <table className="w-full max-w-md border-collapse text-14 tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b text-13 text-sub">
            <th scope="col" className="py-2 text-left font-normal">
              時期
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              中央値
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              件数
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={`${row.quarter.year}-${row.quarter.quarter}`} className="border-line border-b">
              <th scope="row" className="whitespace-nowrap py-2 text-left font-normal">
                {formatQuarterJa(row.quarter)}
              </th>
              <td className="whitespace-nowrap py-2 text-right">{format(row.value)}</td>
              <td className="whitespace-nowrap py-2 text-right">{row.n}件</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
