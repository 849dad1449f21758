/** Where a label stands on a track, in percent of its width, and how it is anchored there. */
export type Mark = { readonly at: number; readonly anchor: "start" | "middle" | "end" };

export type BandInput = { readonly low: number; readonly point: number; readonly high: number; readonly asking: number | null };

export type BandGeometry = {
  /** The band itself, in percent. */
  readonly from: number;
  readonly to: number;
  readonly point: number;
  readonly lowLabel: Mark;
  readonly highLabel: Mark;
  /** `beyond` says that the true place is off the track, to the left or the right. */
  readonly asking: (Mark & { readonly beyond: "left" | "right" | null }) | null;
};

/** Free track on either side of what is shown, as a share of the band. */
const MARGIN = 0.35;
/** How far an asking price may stretch the track, in bands; further out it is drawn at the edge. */
const REACH = 1.2;
/** A label within this many percent of an edge is anchored to that edge. */
const EDGE = 14;
/** Below this width in percent the two labels of the band would touch when centred. */
const NARROW = 36;

/** Places band, estimate and asking price on a track of 100 %. With a band of 80–120 around 100: 20.6 %, 50 %, 79.4 %. */
export function bandGeometry({ low, point, high, asking }: BandInput): BandGeometry {
  const band = Math.max(high - low, point * 0.01);
  const reached = asking === null ? point : Math.min(high + band * REACH, Math.max(low - band * REACH, asking));
  const start = Math.min(low, reached) - band * MARGIN;
  const end = Math.max(high, reached) + band * MARGIN;
  const at = (value: number) => ((value - start) / (end - start)) * 100;
  const isNarrow = at(high) - at(low) < NARROW;
  return {
    from: at(low),
    to: at(high),
    point: at(point),
    lowLabel: isNarrow ? { at: at(point) - 2, anchor: "end" } : anchored(at(low)),
    highLabel: isNarrow ? { at: at(point) + 2, anchor: "start" } : anchored(at(high)),
    asking: asking === null ? null : { ...anchored(at(reached)), beyond: beyond(asking, reached) },
  };
}

function anchored(at: number): Mark {
  return { at, anchor: at < EDGE ? "start" : at > 100 - EDGE ? "end" : "middle" };
}

function beyond(asking: number, reached: number): "left" | "right" | null {
  if (asking === reached) return null;
  return asking < reached ? "left" : "right";
}
