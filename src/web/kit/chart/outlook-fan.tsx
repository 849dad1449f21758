import type { Quarter } from "#kernel/quarter.ts";

/** Where one of several lines may stand later: a range and no line. */
export type ChartOutlook = {
  /** The series that it continues, by name. */
  readonly of: string;
  /** What it is, for the legend, the picture's name and the table. */
  readonly name: string;
  readonly quarter: Quarter;
  /** Where it starts, above or below the last point of its line. */
  readonly from: number;
  readonly low: number;
  readonly high: number;
};

type FanProps = {
  /** Per cent of the width and of the height. */
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly low: number; readonly high: number };
  /** The colour of the line that it continues. */
  readonly className: string;
};

/** A range that opens where a line ends, closed by a bar: it looks like no line that was measured. */
export function OutlookFan({ from, to, className }: FanProps) {
  return (
    <g className={className}>
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        <polygon
          points={`${from.x},${from.y} ${to.x},${to.high} ${to.x},${to.low}`}
          fill="currentColor"
          fillOpacity={0.16}
          stroke="currentColor"
          strokeDasharray="2 4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <line
        x1={`${to.x}%`}
        x2={`${to.x}%`}
        y1={`${to.low}%`}
        y2={`${to.high}%`}
        stroke="currentColor"
        strokeWidth={6}
        strokeLinecap="round"
      />
    </g>
  );
}

/** The look of it in a legend. */
export function FanSample({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden="true" width="28" height="16" className={className}>
      <polygon points="0,8 25,1 25,15" fill="currentColor" fillOpacity={0.16} stroke="currentColor" strokeDasharray="2 4" />
      <line x1="25" x2="25" y1="3" y2="13" stroke="currentColor" strokeWidth={5} strokeLinecap="round" />
    </svg>
  );
}
