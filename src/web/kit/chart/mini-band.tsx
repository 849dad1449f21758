/** The ends of a common axis for a list of bands: rows compare by eye. */
export type BandAxis = { readonly from: number; readonly to: number };

/** An axis that holds every band of a list, with a little room at both ends. */
export function bandAxis(bands: readonly { readonly low: number; readonly high: number }[]): BandAxis {
  const low = Math.min(...bands.map((band) => band.low));
  const high = Math.max(...bands.map((band) => band.high));
  const room = Math.max(high - low, Math.abs(high) * 0.01) * 0.06;
  return { from: low - room, to: high + room };
}

type MiniBandProps = {
  readonly axis: BandAxis;
  readonly low: number;
  readonly point: number;
  readonly high: number;
  /** What lies ahead is dashed and pale, and looks like nothing that was measured. */
  readonly look: "known" | "expected" | "untested";
};

const LOOKS: Readonly<Record<MiniBandProps["look"], string>> = {
  known: "fill-brand/35 stroke-none print:stroke-brand",
  expected: "fill-brand/15 stroke-brand",
  untested: "fill-card stroke-control",
};

/** One band of a list with its middle, on the axis of the list. It says nothing by itself: the row beside it tells the figures. */
export function MiniBand({ axis, low, point, high, look }: MiniBandProps) {
  const at = (value: number) => ((value - axis.from) / (axis.to - axis.from)) * 100;
  return (
    <svg aria-hidden="true" className="block h-6 w-full overflow-visible">
      <rect y={9} width="100%" height={6} rx={3} className="fill-track" />
      <rect
        x={`${at(low)}%`}
        y={6}
        width={`${at(high) - at(low)}%`}
        height={12}
        rx={6}
        strokeDasharray={look === "known" ? undefined : "4 3"}
        className={LOOKS[look]}
      />
      <rect
        x={`${at(point)}%`}
        y={3}
        width={3}
        height={18}
        rx={1.5}
        transform="translate(-1.5)"
        className={look === "untested" ? "fill-sub" : "fill-brand"}
      />
    </svg>
  );
}
