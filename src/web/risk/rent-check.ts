import type { FieldIssue } from "../kit/forms/field.tsx";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { LET_AREA_M2, readLetArea, readRent } from "./rent-verdict.ts";

export type RentCheck = {
  readonly rentYen: number;
  /** Null: the usual home of the building. */
  readonly areaM2: number | null;
};

const RENT_ERROR = "家賃を数字で入力してください。例：12.5万円、125,000円";
const AREA_ERROR = `広さは${LET_AREA_M2.least}〜${LET_AREA_M2.most}の数字で入力してください。例：42.5`;

/** What was typed into the rent checker, or what is wrong with it, field by field. */
export function readRentCheck({
  rent = "",
  area = "",
}: Typed): { readonly ok: true; readonly value: RentCheck } | { readonly ok: false; readonly issues: readonly FieldIssue[] } {
  const rentYen = readRent(rent);
  const areaM2 = area.trim() === "" ? null : readLetArea(area);
  const isAreaWrong = area.trim() !== "" && areaM2 === null;
  const issues = [
    ...(rentYen === null ? [{ field: "rent", message: RENT_ERROR }] : []),
    ...(isAreaWrong ? [{ field: "area", message: AREA_ERROR }] : []),
  ];
  return rentYen === null || isAreaWrong ? { ok: false, issues } : { ok: true, value: { rentYen, areaM2 } };
}
