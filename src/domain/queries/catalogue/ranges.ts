import { fromMan } from "#kernel/yen.ts";

/**
 * An axis of a slider. Its ends are no filters: at the lowest value nothing is said of the least, at the highest nothing of the most, so that dearer
 * and larger homes stay in. Numbers typed beyond the ends are taken up to `most`.
 */
export type Range = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly most: number;
  readonly unit: "yen" | "m2";
};

const yen = (min: number, max: number, rest: { step: number; most: number }): Range => ({
  ...{ min: fromMan(min), max: fromMan(max), step: fromMan(rest.step), most: fromMan(rest.most), unit: "yen" as const },
});

export const PRICE_RANGE = yen(0, 20_000, { step: 100, most: 999_999 });
/** 管理費・修繕積立金など, a month. */
export const MONTHLY_RANGE = yen(0, 10, { step: 0.1, most: 100 });
export const BUDGET_RANGE = PRICE_RANGE;
export const AREA_RANGE: Range = { min: 0, max: 150, step: 5, most: 99_999, unit: "m2" };
export const LAND_AREA_RANGE: Range = { min: 0, max: 500, step: 10, most: 999_999, unit: "m2" };
