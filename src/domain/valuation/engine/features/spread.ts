import { type PlainRow, varianceOf } from "./moves.ts";
import { carriedOn, carriedSteps, latestLine, missPerQuarter } from "./nowcast.ts";

/** How dear homes and cheap ones move apart, whatever city they stand in. */
export type Spread = {
  /** The average level; homes above it are dear. */
  readonly middle: number;
  /** What a quarter after the last one adds for each unit of level above the middle. */
  readonly slope: number;
  /** Variance of what it will add instead, for each quarter ahead and unit of level squared. */
  readonly miss: number;
};

/** A sale's city, town and group (town and age), and its log unit price beside the level of the market. */
export type LevelRow = { readonly city: string; readonly town: string; readonly group: string; readonly value: number };

/** A town counts as if so many more of its sales lay at its city's level, a group as if they lay at its town's. */
const PRIOR = 20;
/** Where nothing can be tried: about what the 23 wards showed in 2020–2024. */
const USUAL_MISS = 0.03 ** 2;

/** By quarter, how much moves go with levels (least squares through zero), and where that leads. `plain[i]` is row i beside all else. */
export function fitSpread(rows: readonly LevelRow[], plain: readonly PlainRow[], quarters: number): Spread {
  const middle = meanOf(rows);
  const levels = groupLevels(rows, middle);
  const over = new Float64Array(quarters);
  const under = new Float64Array(quarters);
  plain.forEach(({ group, at, value }) => {
    const level = (levels.get(group) ?? middle) - middle;
    over[at] = (over[at] ?? 0) + level * value;
    under[at] = (under[at] ?? 0) + level ** 2;
  });
  const divided = (value: number, at: number) => ((under[at] ?? 0) === 0 ? 0 : value / (under[at] ?? 1));
  const values = Array.from(over, divided);
  const variance = varianceOf(plain);
  const noise = values.map((_, at) => divided(variance, at));
  return { middle, slope: latestLine(values).slope, miss: missPerQuarter({ values, noise }, carriedOn) ?? USUAL_MISS };
}

/** What homes of a level have moved by, some quarters after the last one, because dear and cheap ones move apart. */
export function spreadMove({ middle, slope }: Spread, level: number, quartersAhead: number): number {
  return slope * carriedSteps(quartersAhead) * (level - middle);
}

function groupLevels(rows: readonly LevelRow[], middle: number): Map<string, number> {
  const cities = levelsBy(rows, (row) => row.city, { prior: 0, parent: () => middle });
  const towns = levelsBy(rows, (row) => row.town, { prior: PRIOR, parent: ({ city }) => cities.get(city) ?? middle });
  return levelsBy(rows, (row) => row.group, { prior: PRIOR, parent: ({ town }) => towns.get(town) ?? middle });
}

function levelsBy(
  rows: readonly LevelRow[],
  key: (row: LevelRow) => string,
  { prior, parent }: { prior: number; parent: (row: LevelRow) => number },
): Map<string, number> {
  return new Map(
    [...Map.groupBy(rows, key)].map(([at, ofKey]) => {
      const sum = ofKey.reduce((total, { value }) => total + value, 0);
      return [at, (sum + prior * parent(ofKey[0] as LevelRow)) / (ofKey.length + prior)];
    }),
  );
}

function meanOf(rows: readonly LevelRow[]): number {
  return rows.reduce((sum, { value }) => sum + value, 0) / Math.max(1, rows.length);
}
