import { radarGeometry, radarRing } from "./radar-geometry.ts";

type RadarAxis = {
  readonly label: string;
  /** Null: nothing to judge by. It is drawn as a gap, never as a zero. */
  readonly value: number | null;
};

type RadarChartProps = {
  /** What is drawn, for the picture's name. */
  readonly title: string;
  readonly axes: readonly RadarAxis[];
  readonly max?: number;
};

const WIDTH = 360;
const HEIGHT = 296;
const FRAME = { centre: { x: WIDTH / 2, y: HEIGHT / 2 }, radius: 102, gap: 18 };
const RINGS = [1 / 3, 2 / 3, 1];

/** Several scores on one scale, drawn on the server. */
export function RadarChart({ title, axes, max = 100 }: RadarChartProps) {
  const place = radarGeometry(
    axes.map(({ value }) => value),
    max,
    FRAME,
  );
  return (
    <svg
      role="img"
      aria-label={`${title}。${axes.map(inWords).join("、")}。`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mx-auto block w-full max-w-[460px] print:break-inside-avoid"
    >
      {RINGS.map((share) => (
        <polygon key={share} points={radarRing(axes.length, share, FRAME)} fill="none" className="stroke-line" />
      ))}
      {place.wedges.map(([from, to]) => (
        <polygon
          key={`${from.x},${from.y}`}
          points={[FRAME.centre, from, to].map(({ x, y }) => `${x},${y}`).join(" ")}
          className="fill-brand/20"
        />
      ))}
      {place.wedges.map(([from, to]) => (
        <line
          key={`${from.x},${from.y}`}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          strokeWidth={2}
          strokeLinecap="round"
          className="stroke-brand"
        />
      ))}
      {axes.map((axis, index) => (
        <AxisMark key={axis.label} axis={axis} corner={place.corners[index]} point={place.points[index]} label={place.labels[index]} />
      ))}
    </svg>
  );
}

type Placed = ReturnType<typeof radarGeometry>;

function AxisMark({
  axis,
  corner,
  point,
  label,
}: {
  axis: RadarAxis;
  corner: Placed["corners"][number] | undefined;
  point: Placed["points"][number] | undefined;
  label: Placed["labels"][number] | undefined;
}) {
  if (!corner || !label) return null;
  return (
    <g>
      {point ? (
        <circle cx={point.x} cy={point.y} r={3.5} className="fill-brand" />
      ) : (
        <line x1={FRAME.centre.x} y1={FRAME.centre.y} x2={corner.x} y2={corner.y} strokeDasharray="3 4" className="stroke-control" />
      )}
      <text
        x={label.x}
        y={axis.value === null ? label.y - 9 : label.y}
        textAnchor={label.anchor}
        dominantBaseline="central"
        className="fill-current text-14"
      >
        {axis.label}
        {axis.value === null ? (
          <tspan x={label.x} dy="1.4em" className="text-12 text-sub">
            データなし
          </tspan>
        ) : (
          <tspan dx={6} className="font-bold">
            {Math.round(axis.value)}
          </tspan>
        )}
      </text>
    </g>
  );
}

function inWords({ label, value }: RadarAxis): string {
  return `${label} ${value === null ? "データなし" : `${Math.round(value)}点`}`;
}
