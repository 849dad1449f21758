import type { Appraisal, Subject } from "#domain/valuation/core/types.ts";
import type { Yen } from "#kernel/yen.ts";
import type { UnitTable } from "./unit-table.ts";

type Explanation = Pick<Appraisal, "basePrice" | "factors">;

export type UnitFacts = Pick<Subject, "kind" | "floor" | "totalFloors" | "direction" | "isCorner">;

type PartName = "floor" | "direction" | "corner";

/** By how much a flat differs from the usual one of its building: logs, all of them together and each; a part is null where nobody told it. */
export type UnitAdjustment = {
  readonly log: number;
  readonly parts: Readonly<Record<PartName, number | null>>;
  /** Who published what the told parts rest on; null: nothing was told. */
  readonly source: string | null;
};

/** Of a home whose floor, direction and corner are not told, or not priced: its price stays as it is. */
export const USUAL_UNIT: UnitAdjustment = { log: 0, parts: { floor: null, direction: null, corner: null }, source: null };

/**
 * What floor, direction and corner of a flat are worth beside those of the usual one: the 5th floor, to the south -> about +2 % and +2.5 %. No sale carries any of
 * them, so they come from a published table; where sales do, what is learnt takes its place here. Other kinds, and whatever is not told, are as usual.
 */
export function unitAdjustment({ kind, floor, totalFloors, direction, isCorner }: UnitFacts, table: UnitTable): UnitAdjustment {
  if (kind !== "condo") return USUAL_UNIT;
  const parts = {
    floor: floor === null ? null : logOf(floorPercent(floor, totalFloors ?? null, table.floor)),
    direction: directionLog(direction, table.direction),
    corner: isCorner === undefined || isCorner === null ? null : logOf(isCorner ? table.corner.percent : 0),
  };
  const told = (Object.keys(parts) as PartName[]).filter((name) => parts[name] !== null);
  if (told.length === 0) return USUAL_UNIT;
  const publishers = told.flatMap((name) => table[name].sources.map(({ publisher }) => publisher));
  return { log: told.reduce((sum, name) => sum + (parts[name] ?? 0), 0), parts, source: [...new Set(publishers)].join("、") };
}

/**
 * An explanation of the price of the usual unit, with what a unit adds told as 階・向き: base and factors add up to the price with it, and all others tell of the
 * home what they tell without it.
 */
export function withUnit(explained: Explanation, { source }: UnitAdjustment, addedYen: Yen): Explanation {
  if (source === null) return explained;
  const { basePrice, factors } = explained;
  return {
    basePrice,
    factors: factors.map((factor) => (factor.group === "floor" ? { group: factor.group, yen: addedYen, source } : factor)),
  };
}

function logOf(percent: number): number {
  return Math.log1p(percent / 100);
}

/** Homes of a building of known height sold, in the mean, for what its middle floor is worth. */
function floorPercent(floor: number, totalFloors: number | null, table: UnitTable["floor"]): number {
  const usual = totalFloors === null ? table.countedFrom : (totalFloors + 1) / 2;
  const beside = heightPercent(levelOf(floor), table.steps) - heightPercent(usual, table.steps);
  const ground = floor <= 1 && usual > 1 ? table.groundFloorPercent : 0;
  return Math.max(-table.atMostPercent, Math.min(table.atMostPercent, beside + ground));
}

/** There is no floor 0: 地下1階 lies one under the first. */
function levelOf(floor: number): number {
  return floor < 0 ? floor + 1 : floor;
}

/** From level 0 up to a level, which may lie between two floors: 12 -> ten steps of the first kind and two of the second. */
function heightPercent(level: number, steps: UnitTable["floor"]["steps"]): number {
  return steps.reduce((sum, { upToFloor, percent }, i) => {
    const from = steps[i - 1]?.upToFloor ?? Number.NEGATIVE_INFINITY;
    const reached = Math.min(level, upToFloor ?? Number.POSITIVE_INFINITY);
    return sum + (reached > from ? percent * (reached - Math.max(0, from)) : 0);
  }, 0);
}

function directionLog(direction: string | null, { percentBesideSouth, usualPercent }: UnitTable["direction"]): number | null {
  const percent = Object.entries(percentBesideSouth).find(([name]) => name === direction)?.[1];
  return percent === undefined ? null : logOf(percent) - logOf(usualPercent);
}
