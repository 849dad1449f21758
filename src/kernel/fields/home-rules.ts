import { latestBuiltYear } from "./built-year.ts";
import type { FieldIssue } from "./read-fields.ts";

/** What somebody tells of a building, as far as its answers bear on one another. Null or left out: not told. */
export type ToldBuilding = {
  readonly floor?: number | null | undefined;
  readonly totalFloors?: number | null | undefined;
  readonly builtYear?: number | null | undefined;
  readonly renovatedYear?: number | null | undefined;
};

/** What a register knows of a building. */
type RegisteredBuilding = { readonly floors: number | null; readonly builtYear: number };

/** The same with what was left out taken from the building, as the estimate takes it. */
export function withBuilding(told: ToldBuilding, building: RegisteredBuilding | null): ToldBuilding {
  return { ...told, totalFloors: told.totalFloors ?? building?.floors, builtYear: told.builtYear ?? building?.builtYear };
}

/**
 * What cannot be true of one building, at the field that is to be changed, in the order of the form: a built year more than three years ahead of
 * `thisYear`, a floor above the top one, a renovation before the building stood or after this year. What was not told contradicts nothing.
 */
export function contradictionsOf({ floor, totalFloors, builtYear, renovatedYear }: ToldBuilding, thisYear: number): readonly FieldIssue[] {
  const isTold = (value: number | null | undefined): value is number => value !== null && value !== undefined;
  const latest = latestBuiltYear(thisYear);
  return [
    ...(isTold(builtYear) && builtYear > latest ? [{ field: "builtYear", message: `築年は${latest}年までで入力してください` }] : []),
    ...(isTold(floor) && isTold(totalFloors) && floor > totalFloors
      ? [{ field: "floor", message: `階は建物の総階数（${totalFloors}階）までで入力してください` }]
      : []),
    ...(isTold(renovatedYear) ? renovationFault(renovatedYear, { builtYear, thisYear }) : []),
  ];
}

function renovationFault(
  year: number,
  { builtYear, thisYear }: Pick<ToldBuilding, "builtYear"> & { readonly thisYear: number },
): FieldIssue[] {
  const field = "renovatedYear";
  if (typeof builtYear === "number" && year < builtYear) {
    return [{ field, message: `リフォームした年は築年（${builtYear}年）からあとで入力してください` }];
  }
  return year > thisYear ? [{ field, message: `リフォームした年は${thisYear}年までで入力してください` }] : [];
}
