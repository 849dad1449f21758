import { ANSWER_LABELS, NO_ROAD } from "#kernel/home/missing-answers.ts";
import { optional } from "./field-kind.ts";
import { numberKind } from "./number-kinds.ts";
import type { Answers } from "./read-fields.ts";
import { readMetres, readPercent } from "./read-number.ts";
import { oneOf } from "./text-kinds.ts";

type Bounds = { readonly min: number; readonly max: number; readonly example: string };

function between(min: number, max: number, unit: string) {
  const words = `${min}${unit}から${max.toLocaleString("ja-JP")}${unit}の間`;
  return { tooSmall: words, tooLarge: words };
}

function metres({ min, max, example }: Bounds) {
  const words = { noun: "数字", ...between(min, max, "m"), examples: [example] as const };
  return numberKind({ min, max, unit: "m", reader: readMetres, words });
}

function planPercent({ min, max, example }: Bounds) {
  const words = { noun: "整数", ...between(min, max, "%"), examples: [example] as const };
  return numberKind({ min, max, isWhole: true, unit: "%", reader: readPercent, words });
}

const ROAD_DIRECTION = oneOf(["北", "北東", "東", "南東", "南", "南西", "西", "北西", NO_ROAD]);
const LAND_SHAPE = oneOf(["正方形", "ほぼ正方形", "長方形", "ほぼ長方形", "台形", "ほぼ台形", "ほぼ整形", "不整形", "袋地等"]);

/**
 * What is asked of a lot, in the words and within the bounds of the ministry's sales, by the names of the API and in the order of the form. A frontage of
 * 50 m stands for 50 and more.
 */
export const LOT_FIELDS = {
  landShape: optional(ANSWER_LABELS.landShape, LAND_SHAPE),
  frontageM: optional(ANSWER_LABELS.frontageM, metres({ min: 0.1, max: 50, example: "8.5" })),
  roadDirection: optional(ANSWER_LABELS.roadDirection, ROAD_DIRECTION),
  roadWidthM: optional(ANSWER_LABELS.roadWidthM, metres({ min: 0.5, max: 99.9, example: "4" })),
  coveragePercent: optional(ANSWER_LABELS.coveragePercent, planPercent({ min: 10, max: 100, example: "60" })),
  floorAreaRatioPercent: optional(ANSWER_LABELS.floorAreaRatioPercent, planPercent({ min: 10, max: 1300, example: "200" })),
} as const;

/** What somebody tells of a lot; what is left out is not known. */
export type ToldLot = {
  readonly [Name in keyof typeof LOT_FIELDS]?: Exclude<Answers<typeof LOT_FIELDS>[Name], null> | undefined;
};
