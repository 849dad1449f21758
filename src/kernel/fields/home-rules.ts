import { ANSWER_LABELS, NO_ROAD } from "#kernel/home/missing-answers.ts";
import { latestBuiltYear } from "./built-year.ts";
import type { ToldLot } from "./lot-fields.ts";
import type { FieldIssue, Typed } from "./read-fields.ts";
import { readYear } from "./read-year.ts";

/** What somebody tells of a building, as far as its answers bear on one another. Null or left out: not told. */
export type ToldBuilding = {
  readonly floor?: number | null | undefined;
  readonly totalFloors?: number | null | undefined;
  readonly builtYear?: number | null | undefined;
  readonly renovatedYear?: number | null | undefined;
} & { readonly [Name in "frontageM" | "roadDirection" | "roadWidthM"]?: ToldLot[Name] | null };

/** What a register knows of a building. */
type RegisteredBuilding = { readonly floors: number | null; readonly builtYear: number };

/** The same with what was left out taken from the building, as the estimate takes it. */
export function withBuilding(told: ToldBuilding, building: RegisteredBuilding | null): ToldBuilding {
  return { ...told, totalFloors: told.totalFloors ?? building?.floors, builtYear: told.builtYear ?? building?.builtYear };
}

/**
 * What cannot be true of one building, at the field that is to be changed, in the order of the form: a built year more than three years ahead of
 * `thisYear`, a floor above the top one, a renovation before the building stood or after this
 * year, a frontage or a width of the road of a lot that no road touches. What was not told contradicts nothing.
 */
export function contradictionsOf(told: ToldBuilding, thisYear: number): readonly FieldIssue[] {
  const { floor, totalFloors, builtYear, renovatedYear } = told;
  const isTold = (value: number | null | undefined): value is number => value !== null && value !== undefined;
  return [
    ...(isTold(builtYear) && builtYear > latestBuiltYear(thisYear) ? [{ field: "builtYear", message: builtLimit(thisYear) }] : []),
    ...(isTold(floor) && isTold(totalFloors) && floor > totalFloors
      ? [{ field: "floor", message: `階は建物の総階数（${totalFloors}階）までで入力してください` }]
      : []),
    ...(isTold(renovatedYear) ? renovationFault(renovatedYear, { builtYear, thisYear }) : []),
    ...(told.roadDirection === NO_ROAD ? OF_ROAD.filter((field) => isTold(told[field])).map(withoutRoad) : []),
  ];
}

/** A year that no year can be is told the limit of this year, as one just beyond it is: `2200` and `2035` -> 2029年まで. */
export function withYearLimits(issues: readonly FieldIssue[], typed: Typed, thisYear: number): readonly FieldIssue[] {
  const limits: Readonly<Record<string, { readonly latest: number; readonly message: string }>> = {
    builtYear: { latest: latestBuiltYear(thisYear), message: builtLimit(thisYear) },
    renovatedYear: { latest: thisYear, message: renovatedLimit(thisYear) },
  };
  return issues.map((issue) => {
    const limit = limits[issue.field];
    const year = limit && readYear(typed[issue.field] ?? "");
    return limit && year?.ok && year.value > limit.latest ? { field: issue.field, message: limit.message } : issue;
  });
}

/** Both are measured at the road. */
const OF_ROAD = ["frontageM", "roadWidthM"] as const;

function withoutRoad(field: (typeof OF_ROAD)[number]): FieldIssue {
  return { field, message: `接している道路がない土地では、${ANSWER_LABELS[field]}を空欄にしてください` };
}

function builtLimit(thisYear: number): string {
  return `築年は${latestBuiltYear(thisYear)}年までで入力してください`;
}

function renovatedLimit(thisYear: number): string {
  return `リフォームした年は${thisYear}年までで入力してください`;
}

/**
 * A walk without its station: the price takes the level of the station, and minutes to an unnamed one would be left out without a word. `knownStation`: that of the building chosen.
 */
export function stationFault(
  { stationName, walkMinutes }: { readonly stationName?: string | null | undefined; readonly walkMinutes?: number | null | undefined },
  knownStation: string | null,
): readonly FieldIssue[] {
  const isWalkAlone = typeof walkMinutes === "number" && !stationName && knownStation === null;
  return isWalkAlone ? [{ field: "stationName", message: "最寄り駅も入力してください。徒歩の分数だけでは計算に使えません" }] : [];
}

function renovationFault(
  year: number,
  { builtYear, thisYear }: Pick<ToldBuilding, "builtYear"> & { readonly thisYear: number },
): FieldIssue[] {
  const field = "renovatedYear";
  if (typeof builtYear === "number" && year < builtYear) {
    return [{ field, message: `リフォームした年は築年（${builtYear}年）からあとで入力してください` }];
  }
  return year > thisYear ? [{ field, message: renovatedLimit(thisYear) }] : [];
}
