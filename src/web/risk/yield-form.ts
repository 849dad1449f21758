import { brokerFeeAtMost, type RentedHome, USUAL_VACANCY_PERCENT, type YieldRefusal, type Yields, yieldsOf } from "#domain/risk/yield.ts";
import type { FieldIssue } from "../kit/forms/field.tsx";
import { readMan, readNumber } from "../kit/forms/read-number.ts";

export type YieldField = "price" | "rent" | "vacancy" | "management" | "reserve" | "tax" | "insurance" | "agency" | "costs";

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
  return pointYen.toLocaleString("ja-JP");
}

export type YieldReading = {
  readonly issues: readonly FieldIssue[];
  /** Null while price and rent are not both there. */
  readonly yields: Yields | null;
  /** The most a broker may ask, tax included; null without a price. */
  readonly brokerFeeYen: number | null;
  /** Costs that were left empty and count as none. */
  readonly leftOut: readonly string[];
};

const MESSAGES: Readonly<Record<YieldRefusal, FieldIssue>> = {
  price: { field: "price", message: "価格は数字で入力してください。例：8,000" },
  rent: { field: "rent", message: "家賃は数字で入力してください。例：230,000" },
  vacancy: { field: "vacancy", message: "空室率は0から100までで入力してください。" },
  costs: { field: "agency", message: "費用は0以上、管理委託は100%までで入力してください。" },
};

const COSTS = [
  ["management", "managementYen", "管理費"],
  ["reserve", "reserveYen", "修繕積立金"],
  ["tax", "propertyTaxYen", "固定資産税など"],
  ["insurance", "insuranceYen", "保険"],
] as const satisfies readonly (readonly [YieldField, keyof RentedHome, string])[];

/** Gross and net yield from what was typed. An empty cost counts as none, and is named. */
export function readYield(typed: YieldTyped): YieldReading {
  const price = readMan(typed.price);
  const brokerFeeYen = price.ok && price.value > 0 ? brokerFeeAtMost(price.value) : null;
  const leftOut = [
    ...COSTS.flatMap(([field, , label]) => (isEmpty(typed[field]) ? [label] : [])),
    ...(isEmpty(typed.costs) ? ["購入の諸費用"] : []),
  ];
  const issues = FIELDS.filter(({ field, isRead }) => !isEmpty(typed[field]) && !isRead(typed[field])).map(({ field, message }) => ({
    field,
    message,
  }));
  if (issues.length > 0 || isEmpty(typed.price) || isEmpty(typed.rent)) return { issues, yields: null, brokerFeeYen, leftOut };
  const found = yieldsOf(homeOf(typed));
  return { issues: found.ok ? [] : [MESSAGES[found.reason]], yields: found.ok ? found.value : null, brokerFeeYen, leftOut };
}

const FIELDS: readonly (FieldIssue & { readonly field: YieldField; readonly isRead: (text: string) => boolean })[] = [
  { field: "price", message: MESSAGES.price.message, isRead: (text) => readMan(text).ok },
  { field: "rent", message: MESSAGES.rent.message, isRead: (text) => readYen(text) !== null },
  { field: "vacancy", message: MESSAGES.vacancy.message, isRead: (text) => readNumber(text).ok },
  { field: "agency", message: "管理委託は0から100までで入力してください。", isRead: (text) => readNumber(text).ok },
  { field: "costs", message: "諸費用は数字で入力してください。例：500", isRead: (text) => readMan(text).ok },
  ...COSTS.map(([field, , label]) => ({
    field,
    message: `${label}は数字で入力してください。`,
    isRead: (text: string) => readYen(text) !== null,
  })),
];

function homeOf(typed: YieldTyped): RentedHome {
  const man = (text: string) => valueOr(readMan(text), 0);
  return {
    priceYen: man(typed.price),
    rentYen: readYen(typed.rent) ?? 0,
    vacancyPercent: valueOr(readNumber(typed.vacancy), 0),
    managementYen: readYen(typed.management) ?? 0,
    reserveYen: readYen(typed.reserve) ?? 0,
    propertyTaxYen: readYen(typed.tax) ?? 0,
    insuranceYen: readYen(typed.insurance) ?? 0,
    agencyPercent: valueOr(readNumber(typed.agency), 0),
    purchaseCostsYen: man(typed.costs),
  };
}

/** Whole yen from a field in yen: `230,000円` and `23万` -> 230_000. */
function readYen(text: string): number | null {
  const plain = readNumber(text.replace(/円\s*$/, ""));
  if (plain.ok) return Math.round(plain.value);
  const man = /万/.test(text) ? readMan(text) : null;
  return man?.ok ? man.value : null;
}

function valueOr(read: { readonly ok: true; readonly value: number } | { readonly ok: false }, otherwise: number): number {
  return read.ok ? read.value : otherwise;
}

function isEmpty(text: string): boolean {
  return text.trim() === "";
}
