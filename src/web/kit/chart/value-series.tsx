import { formatMonth, type Month } from "#kernel/calendar/month.ts";
import { formatYen } from "#kernel/yen.ts";
import { LinePath } from "./line-path.tsx";
import { corners, type OwedPoint, type SeriesEvent, type SeriesPlot, type SeriesPoint, seriesPlot } from "./value-series-geometry.ts";

export type ValueSeriesProps = {
  /** Whose value it is, for the picture's name. */
  readonly title: string;
  readonly points: readonly SeriesPoint[];
  /** Empty: nothing is owed, or nothing is told. */
  readonly owed: readonly OwedPoint[];
  readonly events?: readonly SeriesEvent[];
};

const LABEL = "fill-current text-12 tabular-nums";

/** A value with its band and what is owed, month by month, large: with an axis, what happened, and where the model changed. Nothing of fewer than two points. */
export function ValueSeries({ title, points, owed, events = [] }: ValueSeriesProps) {
  if (points.length < 2) return null;
  const plot = seriesPlot(points, owed);
  return (
    <figure className="m-0 print:break-inside-avoid">
      <Legend hasOwed={plot.owed.length > 0} hasNewModel={points.some(({ isNewModel }) => isNewModel)} hasEvents={events.length > 0} />
      <div className="pt-6 pb-8">
        <div className="relative mr-3 ml-[88px] h-[240px] sm:h-[320px]">
          <svg role="img" aria-label={seriesInWords(title, points, owed)} className="absolute inset-0 size-full overflow-visible">
            {plot.ticks.map((tick) => (
              <g key={tick}>
                <line x2="100%" y1={`${plot.y(tick)}%`} y2={`${plot.y(tick)}%`} shapeRendering="crispEdges" className="stroke-line" />
                <text x={-12} y={`${plot.y(tick)}%`} textAnchor="end" dominantBaseline="central" className={`${LABEL} text-sub`}>
                  {formatYen(tick)}
                </text>
              </g>
            ))}
            <Areas plot={plot} />
            <Marks plot={plot} points={points} events={events} />
            {plot.years.map(({ year, at }) => (
              <text key={year} x={`${at}%`} y="100%" dy={18} textAnchor="middle" className={`${LABEL} text-sub max-sm:nth-[even]:hidden`}>
                {year}年
              </text>
            ))}
          </svg>
        </div>
      </div>
    </figure>
  );
}

/** The same, small, for a card: three words at the right in place of an axis. */
export function ValueSeriesMini({ title, points, owed }: Omit<ValueSeriesProps, "events">) {
  const last = points.at(-1);
  if (points.length < 2 || !last) return null;
  const plot = seriesPlot(points, owed);
  const ends = { value: plot.line.at(-1)?.[1] ?? 0, owed: plot.owed.at(-1)?.[1] ?? null };
  return (
    <div className="relative mr-[60px] h-[112px] pb-5">
      <svg role="img" aria-label={seriesInWords(title, points, owed)} className="block h-[88px] w-full overflow-visible">
        <Areas plot={plot} />
        <circle cx="100%" cy={`${ends.value}%`} r={4} className="fill-brand" />
        <text x="100%" dx={10} y={`${ends.value}%`} dominantBaseline="central" className={`${LABEL} font-bold text-brand`}>
          評価
        </text>
        {ends.owed !== null && <OwedEnd value={ends.value} owed={ends.owed} />}
        <text x={0} y="100%" dy={18} className={`${LABEL} text-sub`}>
          {shortMonth(points[0]?.month ?? last.month)}
        </text>
        <text x="100%" y="100%" dy={18} textAnchor="end" className={`${LABEL} text-sub`}>
          {shortMonth(last.month)}
        </text>
      </svg>
    </div>
  );
}

/** Nearer than this, in per cent of the height, words would lie over each other. */
const ROOM = 20;

function OwedEnd({ value, owed }: { readonly value: number; readonly owed: number }) {
  const at = Math.max(owed, value + ROOM);
  return (
    <>
      <text x="100%" dx={10} y={`${at}%`} dominantBaseline="central" className={`${LABEL} text-sub`}>
        ローン
      </text>
      {owed - value > 2 * ROOM && (
        <>
          <line x1="100%" x2="100%" y1={`${value + 8}%`} y2={`${owed - 3}%`} transform="translate(4)" className="stroke-brand" />
          <text x="100%" dx={10} y={`${(value + owed) / 2}%`} dominantBaseline="central" className={LABEL}>
            純資産
          </text>
        </>
      )}
    </>
  );
}

function Areas({ plot }: { readonly plot: SeriesPlot }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
      <polygon points={corners(plot.equity)} vectorEffect="non-scaling-stroke" className="fill-brand/10 print:stroke-line" />
      <polygon points={corners(plot.band)} vectorEffect="non-scaling-stroke" className="fill-brand/20 print:stroke-brand" />
      <LinePath points={plot.line} strokeWidth={2} vectorEffect="non-scaling-stroke" className="stroke-brand" />
      <LinePath points={plot.owed} strokeWidth={2} strokeDasharray="5 4" vectorEffect="non-scaling-stroke" className="stroke-sub" />
    </svg>
  );
}

type MarksProps = { readonly plot: SeriesPlot } & Required<Pick<ValueSeriesProps, "points" | "events">>;

/** What happened stands as a numbered line, whose words are in the list below; another model as a hollow diamond on the line. */
function Marks({ plot, points, events }: MarksProps) {
  const last = points.at(-1);
  const inside = events.map((event, i) => ({ ...event, number: i + 1 })).filter(({ month }) => plot.x(month) >= 0 && plot.x(month) <= 100);
  return (
    <>
      {inside.map(({ month, number }) => (
        <g key={`${month} ${number}`}>
          <line x1={`${plot.x(month)}%`} x2={`${plot.x(month)}%`} y2="100%" strokeDasharray="2 3" className="stroke-ink" />
          <circle cx={`${plot.x(month)}%`} cy={-8} r={9} className="fill-ink" />
          <text x={`${plot.x(month)}%`} y={-8} textAnchor="middle" dominantBaseline="central" className="fill-white font-bold text-12">
            {number}
          </text>
        </g>
      ))}
      {points
        .filter(({ isNewModel }) => isNewModel)
        .map(({ month, point }) => (
          <svg key={month} aria-hidden="true" x={`${plot.x(month)}%`} y={`${plot.y(point)}%`} className="overflow-visible">
            <path d="M0,-7L7,0L0,7L-7,0Z" strokeWidth={2} className="fill-card stroke-brand" />
          </svg>
        ))}
      {last && <circle cx="100%" cy={`${plot.y(last.point)}%`} r={4.5} className="fill-brand" />}
    </>
  );
}

type LegendProps = { readonly hasOwed: boolean; readonly hasNewModel: boolean; readonly hasEvents: boolean };

function Legend({ hasOwed, hasNewModel, hasEvents }: LegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-13">
      <li className="inline-flex items-center gap-2">
        <Sample>
          <rect y={2} width={28} height={12} className="fill-brand/20" />
          <line y1={8} x2={28} y2={8} strokeWidth={2} className="stroke-brand" />
        </Sample>
        評価額と80%の幅
      </li>
      {hasOwed && (
        <>
          <li className="inline-flex items-center gap-2">
            <Sample>
              <line y1={8} x2={28} y2={8} strokeWidth={2} strokeDasharray="5 4" className="stroke-sub" />
            </Sample>
            ローン残高
          </li>
          <li className="inline-flex items-center gap-2">
            <Sample>
              <rect y={2} width={28} height={12} className="fill-brand/10 stroke-line" />
            </Sample>
            純資産
          </li>
        </>
      )}
      {hasNewModel && (
        <li className="inline-flex items-center gap-2">
          <Sample>
            <path d="M14,1L21,8L14,15L7,8Z" strokeWidth={2} className="fill-card stroke-brand" />
          </Sample>
          推定の方法を更新
        </li>
      )}
      {hasEvents && (
        <li className="inline-flex items-center gap-2">
          <Sample>
            <circle cx={14} cy={8} r={7} className="fill-ink" />
          </Sample>
          できごと（番号は下の一覧）
        </li>
      )}
    </ul>
  );
}

function Sample({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg aria-hidden="true" width="28" height="16" className="shrink-0">
      {children}
    </svg>
  );
}

/** What the picture says, for those who do not see it. */
export function seriesInWords(title: string, points: readonly SeriesPoint[], owed: readonly OwedPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return `${title}。`;
  const worth = ({ month, point }: SeriesPoint) => `${formatMonth(month)}は${formatYen(point)}`;
  const rest = owed.findLast(({ month }) => month <= last.month);
  const words = `${title}。${worth(first)}、${worth(last)}（80%の幅 ${formatYen(last.low)}から${formatYen(last.high)}）。`;
  return rest ? `${words}ローン残高は${formatYen(rest.yen)}。` : words;
}

function shortMonth(month: Month): string {
  return `${month.slice(0, 4)}/${Number(month.slice(5, 7))}`;
}
