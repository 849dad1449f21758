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

/** Stated chances against what came true, with the line on which a promise is kept. Drawn on the server, with a table twin; labels are HTML, so text keeps its size. */
export function CalibrationPlot({ title, series, steadyFrom }: CalibrationPlotProps) {
  return (
    <figure className="m-0 print:break-inside-avoid">
      <p className="text-12 text-sub">実際の割合</p>
      <div
        role="img"
        aria-label={`${title}。斜めの線に近いほど、約束どおりです。`}
        className="relative mt-2 mr-3 ml-11 aspect-square max-w-72"
      >
        <Grid />
        {series.flatMap(({ name, mark, points }) =>
          points.map((point) => <Mark key={`${name}-${point.stated}`} mark={mark} point={point} isSteady={point.n >= steadyFrom} />),
        )}
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

function Grid() {
  return (
    <>
      {TICKS.map((tick) => (
        <span key={tick} aria-hidden="true">
          <span className="absolute inset-x-0 border-line border-t" style={{ top: share(1 - tick) }}>
            <span className="-translate-y-1/2 absolute right-full mr-2 whitespace-nowrap text-12 text-sub tabular-nums">{share(tick)}</span>
          </span>
          <span className="absolute inset-y-0 border-line border-l" style={{ left: share(tick) }}>
            <span className="-translate-x-1/2 absolute top-full mt-1 whitespace-nowrap text-12 text-sub tabular-nums">{share(tick)}</span>
          </span>
        </span>
      ))}
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full text-control">
        <path
          d="M0 100 100 0"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </>
  );
}

function Mark({ mark, point, isSteady }: { mark: PlotSeries["mark"]; point: PlotPoint; isSteady: boolean }) {
  return (
    <span className="-translate-x-1/2 -translate-y-1/2 absolute flex" style={{ left: share(point.stated), top: share(1 - point.actual) }}>
      <Sign mark={mark} isSteady={isSteady} />
    </span>
  );
}

/** A round or a standing square sign; hollow where it rests on few cases. */
function Sign({ mark, isSteady }: { mark: PlotSeries["mark"]; isSteady: boolean }) {
  const shape = mark === "dot" ? "size-[11px] rounded-full border-brand" : "size-3 rotate-45 border-ink";
  const filled = mark === "dot" ? "bg-brand" : "bg-ink";
  return <span aria-hidden="true" className={`bar-fill inline-block border-2 ${shape} ${isSteady ? filled : "bg-card"}`} />;
}

function Legend({ series, steadyFrom }: Pick<CalibrationPlotProps, "series" | "steadyFrom">) {
  const unsteady = series.find(({ points }) => points.some(({ n }) => n < steadyFrom));
  return (
    <figcaption className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-13">
      {series.map(({ name, mark }) => (
        <span key={name} className="inline-flex items-center gap-2">
          <Sign mark={mark} isSteady />
          {name}
        </span>
      ))}
      {unsteady && (
        <span className="inline-flex items-center gap-2">
          <Sign mark={unsteady.mark} isSteady={false} />
          {steadyFrom}件より少なく、揺れやすい
        </span>
      )}
    </figcaption>
  );
}

function PlotTable({ title, series }: Pick<CalibrationPlotProps, "title" | "series">) {
  return (
    <div className="overflow-x-auto">
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
