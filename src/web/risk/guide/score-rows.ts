import type { ScoreTable } from "#domain/risk/model/score-table.ts";

type ScoreRow = { readonly range: string; readonly score: string };

/** A table of the model as a reader takes it: what was found, and the points for it. `name` names ranks that are no quantity. */
export function scoreRows({ reading, unit, points }: ScoreTable, name?: (x: number) => string): readonly ScoreRow[] {
  const quantity = (x: number) => `${x.toLocaleString("ja-JP")}${unit}`;
  return points.map(([x, score], index) => {
    const place = { x, next: points[index + 1]?.[0], before: points[index - 1]?.[0] };
    return { range: name ? name(x) : RANGES[reading](place, quantity), score: `${score}点` };
  });
}

type Place = { readonly x: number; readonly next: number | undefined; readonly before: number | undefined };
type Quantity = (x: number) => string;

const RANGES: Readonly<Record<ScoreTable["reading"], (place: Place, quantity: Quantity) => string>> = {
  linear: onLine,
  log: onLine,
  from: ({ x, next }, quantity) => {
    if (next === undefined) return `${quantity(x)}以上`;
    return next - x === 1 ? quantity(x) : `${quantity(x)}以上${quantity(next)}未満`;
  },
  upTo: ({ x, before }, quantity) => {
    if (x === Number.POSITIVE_INFINITY) return `${quantity(before ?? 0)}より大きい`;
    return before === undefined ? quantity(x) : `${quantity(x)}以下`;
  },
};

/** Joined points: at and beyond the ends the score stays, between two of them it lies between. */
function onLine({ x, next, before }: Place, quantity: Quantity): string {
  if (before === undefined) return `${quantity(x)}以下`;
  return next === undefined ? `${quantity(x)}以上` : quantity(x);
}

/** How to read a table between its rows. */
export function readingNote(reading: ScoreTable["reading"]): string | null {
  return reading === "linear" || reading === "log" ? "表の間の値は、前後の点数のあいだをなめらかにつないで求めます。" : null;
}
