import type { SVGProps } from "react";

type Span = readonly [from: number, to: number];

/** Where a value of one span stands in another: `linear([0, 10], [100, 0])(2)` → 80. Of a span without length: in the middle. */
export function linear([from, to]: Span, [start, end]: Span): (value: number) => number {
  const share = (value: number) => (from === to ? 0.5 : (value - from) / (to - from));
  return (value) => start + share(value) * (end - start);
}

export type Point = readonly [x: number, y: number];

/** A line through points in their order, in thousandths of the unit at the finest; nothing of no points. */
export function LinePath({ points, ...look }: { points: readonly Point[] } & Omit<SVGProps<SVGPathElement>, "points">) {
  return <path d={pathOf(points)} fill="transparent" strokeLinecap="round" {...look} />;
}

function pathOf(points: readonly Point[]): string {
  const steps = points.map((point) => point.map((place) => Math.round(place * 1000) / 1000).join(","));
  // Closed, a single point is drawn as a dot.
  return steps.length === 0 ? "" : `M${steps.join("L")}${steps.length === 1 ? "Z" : ""}`;
}
