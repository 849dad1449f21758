/**
 * A score by break points. `linear` and `log` join the points (`log`: by the logarithm of x) and keep the first and the last score beyond them;
 * `from`: the score of the last point at or under x; `upTo`: the score of the first point at or over x.
 */
export type ScoreTable = {
  readonly title: string;
  readonly unit: string;
  readonly source: string;
  /** What the table is of: the year of the guideline, or the day on which we set it. */
  readonly dated: string;
  readonly reading: "linear" | "log" | "from" | "upTo";
  /** x rising, with the score at it. */
  readonly points: readonly (readonly [x: number, score: number])[];
};

/** 0–100 for a value, to one decimal. */
export function scoreBy(table: ScoreTable, value: number): number {
  return Math.round(exactScore(table, value) * 10) / 10;
}

function exactScore({ reading, points }: ScoreTable, value: number): number {
  if (reading === "from") return scoreAt(points.findLast(([x]) => x <= value) ?? points[0]);
  if (reading === "upTo") return scoreAt(points.find(([x]) => value <= x) ?? points.at(-1));
  return between(points, value, reading === "log" ? Math.log : (x) => x);
}

function scoreAt(point: ScoreTable["points"][number] | undefined): number {
  if (!point) throw new Error("a score table without points");
  return point[1];
}

function between(points: ScoreTable["points"], value: number, scale: (x: number) => number): number {
  const after = points.findIndex(([x]) => value < x);
  if (after === 0) return scoreAt(points[0]);
  if (after === -1) return scoreAt(points.at(-1));
  const [x0, y0] = points[after - 1] ?? [0, 0];
  const [x1, y1] = points[after] ?? [1, 0];
  return y0 + ((scale(value) - scale(x0)) / (scale(x1) - scale(x0))) * (y1 - y0);
}
