type RadarPoint = { readonly x: number; readonly y: number };

export type RadarGeometry = {
  /** The outer corner of each axis. */
  readonly corners: readonly RadarPoint[];
  /** Where each value lies on its axis; null where there is none. */
  readonly points: readonly (RadarPoint | null)[];
  /** Triangles from the centre over two neighbouring values: beside a missing value there is no area. */
  readonly wedges: readonly (readonly [RadarPoint, RadarPoint])[];
  /** The part of the figure round each axis that has no value, up to half way to its neighbours: what is hatched. */
  readonly gaps: readonly (readonly [RadarPoint, RadarPoint, RadarPoint, RadarPoint])[];
  /** Where the labels stand, with their anchors. */
  readonly labels: readonly (RadarPoint & { readonly anchor: "start" | "middle" | "end" })[];
};

export type RadarFrame = { readonly centre: RadarPoint; readonly radius: number; readonly gap: number };

/** Places values of 0–`max` on axes that go round clockwise from the top. Six axes: at 0°, 60°, 120° … */
export function radarGeometry(values: readonly (number | null)[], max: number, { centre, radius, gap }: RadarFrame): RadarGeometry {
  const at = (axis: number, distance: number): RadarPoint => {
    const angle = (axis / values.length) * 2 * Math.PI;
    return { x: round(centre.x + distance * Math.sin(angle)), y: round(centre.y - distance * Math.cos(angle)) };
  };
  const side = (axis: number): RadarPoint => at(axis, radius * Math.cos(Math.PI / values.length));
  const points = values.map((value, axis) => (value === null ? null : at(axis, (clamp(value, max) / max) * radius)));
  return {
    corners: values.map((_, axis) => at(axis, radius)),
    points,
    wedges: points.flatMap((point, axis) => {
      const next = points[(axis + 1) % points.length];
      return point && next ? [[point, next] as const] : [];
    }),
    gaps: values.flatMap((value, axis) =>
      value === null ? [[centre, side(axis - 0.5), at(axis, radius), side(axis + 0.5)] as const] : [],
    ),
    labels: values.map((_, axis) => ({ ...at(axis, radius + gap), anchor: anchorAt(axis / values.length) })),
  };
}

/** The ring at a share of the radius, as the points of a polygon. */
export function radarRing(count: number, share: number, { centre, radius }: RadarFrame): string {
  const { corners } = radarGeometry(
    Array.from({ length: count }, () => null),
    1,
    { centre, radius: radius * share, gap: 0 },
  );
  return polygonPoints(corners);
}

/** Points as SVG writes them. */
export function polygonPoints(points: readonly RadarPoint[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}

function anchorAt(turn: number): "start" | "middle" | "end" {
  const side = Math.sin(turn * 2 * Math.PI);
  if (Math.abs(side) < 0.1) return "middle";
  return side > 0 ? "start" : "end";
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
