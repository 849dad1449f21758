import { useId } from "react";
import { polygonPoints, type RadarFrame, radarGeometry, radarRing } from "./radar-geometry.ts";

export type RadarAxis = {
  readonly label: string;
  /** Null: nothing to judge by. It is drawn as a gap, never as a zero. */
  readonly value: number | null;
  /** Under the label: how much the value rests on, or why there is none (「データなし」 unless said). */
  readonly note?: string;
  /** The value rests on little: its axis is dashed and its dot hollow. */
  readonly isUnsure?: boolean;
};

type RadarChartProps = {
  /** What is drawn, for the picture's name. */
  readonly title: string;
  readonly axes: readonly RadarAxis[];
  readonly max?: number;
  /** `compact`: beside a letter on a phone. */
  readonly size?: "full" | "compact";
};

type Look = { readonly frame: RadarFrame; readonly box: string; readonly label: string; readonly note: string; readonly line: number };

const LOOKS: Readonly<Record<"full" | "compact", Look>> = {
  full: {
    frame: { centre: { x: 180, y: 148 }, radius: 108, gap: 14 },
    box: "0 0 360 300",
    label: "text-14",
    note: "text-12",
    line: 17,
  },
  compact: {
    frame: { centre: { x: 112, y: 90 }, radius: 52, gap: 8 },
    box: "0 0 224 182",
    label: "text-12",
    note: "text-[10px]",
    line: 13,
  },
};
const RINGS = [1 / 3, 2 / 3, 1];

/** Several scores on one scale, drawn on the server. */
export function RadarChart({ title, axes, max = 100, size = "full" }: RadarChartProps) {
  const hatch = useId();
  const look = LOOKS[size];
  const { frame } = look;
  const values = axes.map(({ value }) => value);
  const place = radarGeometry(values, max, frame);
  return (
    <svg
      role="img"
      aria-label={`${title}。${axes.map(inWords).join("、")}。`}
      viewBox={look.box}
      className="mx-auto block w-full max-w-[460px] print:break-inside-avoid"
    >
      <Hatch id={hatch} />
      {place.gaps.map((gap) => (
        <polygon key={polygonPoints(gap)} points={polygonPoints(gap)} fill={`url(#${hatch})`} />
      ))}
      {RINGS.map((share) => (
        <polygon key={share} points={radarRing(axes.length, share, frame)} fill="none" className="stroke-line" />
      ))}
      {axes.map(({ label, value, isUnsure }, index) => (
        <Spoke key={label} centre={frame.centre} corner={place.corners[index]} isDashed={value === null || isUnsure === true} />
      ))}
      <path d={place.wedges.map((wedge) => `M${polygonPoints([frame.centre, ...wedge])}Z`).join("")} className="fill-brand/15" />
      <path
        d={place.wedges.map((wedge) => `M${polygonPoints(wedge)}`).join("")}
        strokeWidth={2}
        strokeLinecap="round"
        className="fill-none stroke-brand"
      />
      {axes.map((axis, index) => (
        <AxisMark key={axis.label} axis={axis} point={place.points[index]} label={place.labels[index]} look={look} />
      ))}
    </svg>
  );
}

type Placed = ReturnType<typeof radarGeometry>;

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <line x1="0" y1="0" x2="0" y2="6" strokeWidth="2" className="stroke-line" />
      </pattern>
    </defs>
  );
}

type SpokeProps = { centre: RadarFrame["centre"]; corner: Placed["corners"][number] | undefined; isDashed: boolean };

/** An axis; dashed where little or nothing is known along it. */
function Spoke({ centre, corner, isDashed }: SpokeProps) {
  if (!corner) return null;
  return (
    <line
      x1={centre.x}
      y1={centre.y}
      x2={corner.x}
      y2={corner.y}
      {...(isDashed && { strokeDasharray: "4 3" })}
      className={isDashed ? "stroke-control" : "stroke-line"}
    />
  );
}

type AxisMarkProps = {
  axis: RadarAxis;
  point: Placed["points"][number] | undefined;
  label: Placed["labels"][number] | undefined;
  look: Look;
};

function AxisMark({ axis, point, label, look }: AxisMarkProps) {
  if (!label) return null;
  const note = noteOf(axis);
  const lift = note === null ? 0 : label.y < look.frame.centre.y - 1 && label.anchor === "middle" ? look.line - 4 : look.line / 2;
  return (
    <g>
      {point && (
        <circle
          cx={point.x}
          cy={point.y}
          r={4}
          className={axis.isUnsure ? "fill-card stroke-2 stroke-brand" : "fill-brand"}
          data-unsure={axis.isUnsure === true}
        />
      )}
      <text x={label.x} y={label.y - lift} textAnchor={label.anchor} dominantBaseline="central" className={`fill-current ${look.label}`}>
        {axis.label}
        {axis.value !== null && (
          <tspan dx={4} className="font-bold">
            {Math.round(axis.value)}
          </tspan>
        )}
        {note !== null && (
          <tspan
            x={label.x}
            dy={look.line}
            className={`${look.note} ${axis.isUnsure || axis.value === null ? "fill-warn-strong" : "fill-sub"}`}
          >
            {note}
          </tspan>
        )}
      </text>
    </g>
  );
}

function noteOf({ value, note }: RadarAxis): string | null {
  return note ?? (value === null ? "データなし" : null);
}

function inWords(axis: RadarAxis): string {
  const note = noteOf(axis);
  if (axis.value === null) return `${axis.label} ${note}`;
  return `${axis.label} ${Math.round(axis.value)}点${note === null ? "" : `（${note}）`}`;
}
