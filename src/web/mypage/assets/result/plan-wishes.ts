import type { ApiClient } from "#api/client/client.ts";
import { optional } from "#kernel/fields/field-kind.ts";
import { PERCENT, RENT_YEN, RUNNING_YEN } from "#kernel/fields/number-kinds.ts";
import { type Answers, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";

/** What the owner sets to see what could be done with the home. */
export type PlanWishes = { readonly scenarios: readonly number[]; readonly rent: RentWishes };

/** How letting is reckoned; null: as is usual, or as it is told of the home. */
export const RENT_FIELDS = {
  rentYen: optional("家賃", RENT_YEN, { note: "月" }),
  vacancyPercent: optional("空室の割合", PERCENT),
  agencyPercent: optional("管理を任せる費用", PERCENT, { note: "家賃に対して" }),
  insuranceYen: optional("保険料", RUNNING_YEN, { note: "年", example: "20,000" }),
  startCostsYen: optional("貸す前の費用", RUNNING_YEN, { note: "原状回復・募集など", example: "300,000" }),
} as const;
export type RentWishes = Answers<typeof RENT_FIELDS> & { readonly years: number };

export const YEARS = [3, 5, 10] as const;
export const NO_WISHES: PlanWishes = {
  scenarios: [],
  rent: { rentYen: null, vacancyPercent: null, agencyPercent: null, insuranceYen: null, startCostsYen: null, years: 5 },
};

export function readRent(typed: Typed): ReadForm<RentWishes> {
  const read = readFields(RENT_FIELDS, typed);
  return read.ok ? { ok: true, input: { ...read.input, years: Number(typed.years ?? NO_WISHES.rent.years) } } : read;
}

type PlansQuery = NonNullable<NonNullable<Parameters<ApiClient["mypage"]["get"]>[1]>["query"]>;

/** The same as the service takes it. */
export function queryOf({ scenarios, rent }: PlanWishes) {
  const set = Object.entries(rent).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(set), ...(scenarios.length === 0 ? {} : { scenarios: scenarios.join(",") }) } satisfies PlansQuery;
}
