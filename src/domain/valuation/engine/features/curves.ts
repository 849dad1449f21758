import { type Home, townKey } from "./home.ts";

/** What age and size do to the log unit price within a town, as steps; the target encodings measure what is left beside it. */
export type Curves = { readonly age: Readonly<Record<string, number>>; readonly size: Readonly<Record<string, number>> };

export type CurveRow = { readonly home: Home; readonly year: number; readonly value: number };

const ROUNDS = 4;
const TOWN_PRIOR = 5;
const STEP_PRIOR = 20;
const OLDEST = 60;

/** Whole years, 60 and more as one; `?` when unknown. Sales before completion count as new. */
function ageStep(home: Home, year: number): string {
  return home.builtYear === null ? "?" : String(Math.max(0, Math.min(OLDEST, Math.round(year - home.builtYear))));
}

/** Eight steps to a doubling: 20 m² -> 35, 40 m² -> 43. */
function sizeStep(home: Home): string {
  return String(Math.round(8 * Math.log2(home.areaM2)));
}

/** Fits towns, ages and sizes in turn (backfitting), each pulled towards zero where it has few sales. `value`: detrended log unit price. */
export function fitCurves(rows: readonly CurveRow[]): Curves {
  const steps = rows.map(({ home, year }) => ({ town: townKey(home), age: ageStep(home, year), size: sizeStep(home) }));
  const town = new Map<string, number>();
  const age = new Map<string, number>();
  const size = new Map<string, number>();
  const parts = { town, age, size };
  const refit = (part: keyof typeof parts, prior: number) => {
    const own = parts[part];
    const sums = new Map<string, [number, number]>();
    rows.forEach(({ value }, i) => {
      const at = steps[i];
      if (!at) return;
      const rest = value - sumOf(parts, at) + (own.get(at[part]) ?? 0);
      const entry = sums.get(at[part]) ?? [0, 0];
      sums.set(at[part], [entry[0] + rest, entry[1] + 1]);
    });
    for (const [key, [sum, n]] of sums) own.set(key, sum / (n + prior));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    refit("town", TOWN_PRIOR);
    refit("age", STEP_PRIOR);
    refit("size", STEP_PRIOR);
  }
  return { age: Object.fromEntries(age), size: Object.fromEntries(size) };
}

type Steps = { readonly town: string; readonly age: string; readonly size: string };

function sumOf(parts: Record<keyof Steps, ReadonlyMap<string, number>>, at: Steps): number {
  return (parts.town.get(at.town) ?? 0) + (parts.age.get(at.age) ?? 0) + (parts.size.get(at.size) ?? 0);
}

/** The part of the log unit price that age and size explain on average; 0 for a step never seen. */
export function curveAt({ age, size }: Curves, home: Home, year: number): number {
  return (age[ageStep(home, year)] ?? 0) + (size[sizeStep(home)] ?? 0);
}
