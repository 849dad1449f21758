import { brokerFeeAtMost, type RentedHome, USUAL_VACANCY_PERCENT, type Yields, yieldsOf } from "#domain/finance/yield.ts";
import { readAs } from "#kernel/fields/field-kind.ts";
import { YIELD_FIELDS } from "#kernel/fields/money-fields.ts";
import { type Answers, type FieldIssue, readFields, type Typed } from "#kernel/fields/read-fields.ts";

export type YieldField = keyof typeof YIELD_FIELDS;

/** What stands in the form, as text; nothing of it leaves the browser. */
export type YieldTyped = Readonly<Record<YieldField, string>>;

/** Fees of the building a month for each m², where they are known. */
export type KnownFees = { readonly managementYenPerM2: number | null; readonly reserveYenPerM2: number | null };

/** The area that fees are taken for where nobody said another. */
const USUAL_AREA_M2 = 70;

/** The estimated rent of a home and the home it is of. */
export type KnownRent = { readonly pointYen: number; readonly home: { readonly areaM2: number } };

/** The form as it starts: with the estimated rent where there is one, and fees for the same home. */
export function yieldStart({ managementYenPerM2, reserveYenPerM2 }: KnownFees, estimate: KnownRent | null = null): YieldTyped {
  const areaM2 = areaOf(estimate);
  return {
    price: "",
    rent: estimate ? rentStart(estimate) : "",
    vacancy: String(USUAL_VACANCY_PERCENT.low),
    management: feeText(managementYenPerM2, areaM2),
    reserve: feeText(reserveYenPerM2, areaM2),
    tax: "",
    insurance: "",
    agency: "5",
    costs: "",
  };
}

function feeText(yenPerM2: number | null, areaM2: number): string {
  return yenPerM2 === null ? "" : Math.round(yenPerM2 * areaM2).toLocaleString("ja-JP");
}

/** The area of the home whose rent was estimated, else the usual one. */
export function areaOf(estimate: KnownRent | null): number {
  return estimate?.home.areaM2 ?? USUAL_AREA_M2;
}

/** What stands in the field of the rent before anybody changes it. */
export function rentStart({ pointYen }: KnownRent): string {
  return (pointYen / MAN).toLocaleString("ja-JP", { maximumFractionDigits: 4 });
}

/** Yen of the unit in which rents are typed. */
const MAN = 10_000;

export type YieldReading = {
  readonly issues: readonly FieldIssue[];
  /** Null while price and rent are not both there. */
  readonly yields: Yields | null;
  /** The most a broker may ask, tax included; null without a price. */
  readonly brokerFeeYen: number | null;
  /** Costs that were left empty and count as none. */
  readonly leftOut: readonly string[];
};

/** Costs that may be left out, by field, and what they are called. */
const COSTS = ["management", "reserve", "tax", "insurance", "costs"] as const satisfies readonly YieldField[];

/** Gross and net yield from what was typed. An empty cost counts as none, and is named; nothing is said before price and rent are there. */
export function readYield(typed: Typed): YieldReading {
  const price = readAs(YIELD_FIELDS.price.kind, typed.price ?? "");
  const brokerFeeYen = price.ok ? brokerFeeAtMost(price.value) : null;
  const leftOut = COSTS.filter((field) => isEmpty(typed[field])).map((field) => YIELD_FIELDS[field].label);
  const read = readFields(YIELD_FIELDS, typed);
  if (!read.ok) return { issues: read.issues.filter(({ field }) => !isEmpty(typed[field])), yields: null, brokerFeeYen, leftOut };
  const found = yieldsOf(homeOf(read.input));
  return { issues: [], yields: found.ok ? found.value : null, brokerFeeYen, leftOut };
}

function homeOf({ price, rent, vacancy, management, reserve, tax, insurance, agency, costs }: Answers<typeof YIELD_FIELDS>): RentedHome {
  return {
    priceYen: price,
    rentYen: rent,
    vacancyPercent: vacancy ?? 0,
    managementYen: management ?? 0,
    reserveYen: reserve ?? 0,
    propertyTaxYen: tax ?? 0,
    insuranceYen: insurance ?? 0,
    agencyPercent: agency ?? 0,
    purchaseCostsYen: costs ?? 0,
  };
}

function isEmpty(text = ""): boolean {
  return text.trim() === "";
}
