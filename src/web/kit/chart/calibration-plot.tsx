/** What was stated as a chance and the share that came true, 0–1, over `n` cases. */
type PlotPoint = { readonly stated: number; readonly actual: number; readonly n: number };

type PlotSeries = { readonly name: string; readonly mark: "dot" | "diamond"; readonly points: readonly PlotPoint[] };

type CalibrationPlotProps = {
  /** Names the picture and its table. */
  readonly title: string;
  readonly series: readonly PlotSeries[];
  /** A point of fewer cases is drawn hollow. */
  readonly steadyFrom: number;
};

const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Stated chances against what came true, with the line on which a promise is kept. Drawn on the server, with a table twin; text keeps its size at any width. */
export function CalibrationPlot({ title, series, steadyFrom }: CalibrationPlotProps) {
  return (
    <figure className="m-0 print:break-inside-avoid">
      <p className="text-12 text-sub">実際の割合</p>
      <div className="relative mt-2 mr-3 ml-11 aspect-square max-w-72">
        <svg
          role="img"
          aria-label={`${title}。斜めの線に近いほど、約束どおりです。`}
          className="absolute inset-0 size-full overflow-visible"
        >
          <Grid />
          {series.flatMap(({ name, mark, points }) =>
            points.map((point) => <Mark key={`${name}-${point.stated}`} mark={mark} point={point} isSteady={point.n >= steadyFrom} />),
          )}
        </svg>
      </div>
      <p className="mt-7 ml-11 max-w-72 text-center text-12 text-sub">約束した確率</p>
      <Legend series={series} steadyFrom={steadyFrom} />
      <details className="no-print mt-1 text-14">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">表で見る</summary>
        <PlotTable title={title} series={series} />
      </details>
    </figure>
  );
}

const LABEL = "fill-current text-12 text-sub tabular-nums";

function Grid() {
  return (
    <>
      {TICKS.map((tick) => (
        <g key={tick} className="stroke-line">
          <line x2="100%" y1={share(1 - tick)} y2={share(1 - tick)} shapeRendering="crispEdges" />
          <line y2="100%" x1={share(tick)} x2={share(tick)} shapeRendering="crispEdges" />
          <text x={-8} y={share(1 - tick)} textAnchor="end" dominantBaseline="central" stroke="none" className={LABEL}>
            {share(tick)}
          </text>
          <text x={share(tick)} y="100%" dy={13} textAnchor="middle" dominantBaseline="central" stroke="none" className={LABEL}>
            {share(tick)}
          </text>
        </g>
      ))}
      <line y1="100%" x2="100%" strokeWidth={1.5} strokeDasharray="4 4" className="stroke-control" />
    </>
  );
}

function Mark({ mark, point, isSteady }: { mark: PlotSeries["mark"]; point: PlotPoint; isSteady: boolean }) {
  return (
    <svg x={share(point.stated)} y={share(1 - point.actual)} aria-hidden="true" className="overflow-visible">
      <Sign mark={mark} isSteady={isSteady} />
    </svg>
  );
}

/** A round or a standing square sign about the origin; hollow where it rests on few cases. */
function Sign({ mark, isSteady }: { mark: PlotSeries["mark"]; isSteady: boolean }) {
  if (mark === "dot")
    return <circle r={4.5} strokeWidth={2} className={`bar-fill stroke-brand ${isSteady ? "fill-brand" : "fill-card"}`} />;
  const look = `bar-fill stroke-ink ${isSteady ? "fill-ink" : "fill-card"}`;
  return <rect x={-5} y={-5} width={10} height={10} transform="rotate(45)" strokeWidth={2} className={look} />;
}

function LegendSign({ mark, isSteady }: { mark: PlotSeries["mark"]; isSteady: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="-6 -6 12 12" className="size-3 overflow-visible">
      <Sign mark={mark} isSteady={isSteady} />
    </svg>
  );
}

function Legend({ series, steadyFrom }: Pick<CalibrationPlotProps, "series" | "steadyFrom">) {
  const unsteady = series.find(({ points }) => points.some(({ n }) => n < steadyFrom));
  return (
    <figcaption className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-13">
      {series.map(({ name, mark }) => (
        <span key={name} className="inline-flex items-center gap-2">
          <LegendSign mark={mark} isSteady />
          {name}
        </span>
      ))}
      {unsteady && (
        <span className="inline-flex items-center gap-2">
          <LegendSign mark={unsteady.mark} isSteady={false} />
          {steadyFrom}件より少なく、揺れやすい
        </span>
      )}
    </figcaption>
  );
}

function PlotTable({ title, series }: Pick<CalibrationPlotProps, "title" | "series">) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full max-w-md border-collapse text-14 tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b text-12 text-sub">
            <th scope="col" className="py-2 text-left font-normal">
              項目
            </th>
            {["約束", "実際", "件数"].map((label) => (
              <th key={label} scope="col" className="py-2 pl-3 text-right font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.flatMap(({ name, points }) =>
            points.map(({ stated, actual, n }) => (
              <tr key={`${name}-${stated}`} className="border-line border-b">
                <th scope="row" className="py-2 text-left font-normal">
                  {name}
                </th>
                {[share(stated), share(actual), `${n.toLocaleString("ja-JP")}件`].map((text, column) => (
                  <td key={["stated", "actual", "n"][column]} className="whitespace-nowrap py-2 pl-3 text-right">
                    {text}
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** `0.556` -> `55.6%`, `0.2` -> `20%`. */
function share(value: number): string {
  return `${Number((value * 100).toFixed(1))}%`;
}
