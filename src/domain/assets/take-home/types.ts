import type { Yen } from "#kernel/yen.ts";

/** Where a row of a table was read, and when. */
export type Source = {
  readonly title: string;
  readonly publisher: string;
  readonly host: string | null;
  readonly seenOn: string;
  /** Read on a page of the authority itself. */
  readonly isOfficial: boolean;
  /** False: not yet checked against the text of the law. */
  readonly isVerified: boolean;
};

export const STRUCTURES = ["rc", "src", "steel", "steel-medium", "steel-light", "wood", "wood-mortar"] as const;
/** What the building is made of, as its 償却率 goes; `steel`: frame thicker than 4 mm, `steel-medium` over 3 mm, `steel-light` up to 3 mm. */
export type Structure = (typeof STRUCTURES)[number];

/**
 * Who lives in the home: its owners; they did until `leftOn`, since when it stands empty or is let (from `letFrom`, else at once); it is a second home, maybe let from a day on; it has been let
 * since it was bought.
 */
export type Residence =
  | { readonly use: "own-home" }
  | { readonly use: "left"; readonly leftOn: string; readonly since: "empty" | "let"; readonly letFrom?: string }
  | { readonly use: "second-home"; readonly letFrom?: string }
  | { readonly use: "let" };

/** One of those who own the home together; the member is the first. */
export type Owner = {
  /** Of the sum of all owners' parts: 1 and 1 are a half each. */
  readonly parts: number;
  /** False: this owner never lived there, so the reliefs of a home are not theirs. */
  readonly livesThere: boolean;
  /** The year in which a relief for a home was last used; null: it is not known. */
  readonly reliefUsedIn: number | "never" | null;
};

/** What makes a building worth more and is not repair, depreciated from its own day. */
type Improvement = { readonly on: string; readonly yen: Yen };

/** What a sale of a home is reckoned from. Null: not known; the answer is then a range. Days are ISO. */
export type SaleFacts = {
  readonly kind: "condo" | "house" | "land";
  /** When the owners got it: `2014-04-10`, or as far as it is known `2014-04`, `2014`. */
  readonly acquiredOn: string | null;
  /** What was paid for land and building together. Null: 5 % of the sale count as 取得費. */
  readonly acquisitionPriceYen: Yen | null;
  /** The part of it that is the building. */
  readonly buildingPriceYen: Yen | null;
  readonly structure: Structure | null;
  /** What buying cost beside the price and counts as 取得費: broker, stamp, registration, 不動産取得税. */
  readonly purchaseCostsYen: Yen | null;
  readonly improvements: readonly Improvement[];
  readonly residence: Residence | null;
  readonly owners: readonly Owner[];
  /** 筆数 of the land that the mortgage lies on; the building counts by itself. */
  readonly lots: number | null;
  /** What is still owed on the day of the transfer; 0: no mortgage. Null: not known, and left out. */
  readonly loanBalanceYen: Yen | null;
  /** 固定資産税・都市計画税 of the year; the buyer pays the part from the transfer on. Null: left out. */
  readonly propertyTaxYen: Yen | null;
  /** The first day of the year that the tax is split by: 1 January (usual in the east) or 1 April (in the west). */
  readonly propertyTaxYear: "january" | "april";
  /** What was agreed with the broker; null: the most that may be asked. */
  readonly brokerFeeYen: Yen | null;
  /** For prices of up to 8,000,000: agreed beforehand that the fee may be up to 330,000. */
  readonly hasLowPriceAgreement: boolean | null;
  /** A contract made electronically bears no stamp. */
  readonly isElectronicContract: boolean;
  /** 司法書士, fees of the bank, moving: cash alone. Null: left out, and told. */
  readonly otherCostsYen: Yen | null;
};

/** After the end of a reduced table: what the law says without it (本則), or as if it went on (延長). */
export type AfterEnd = "standard" | "extended";

/** The price and the days of a sale. Tables are chosen by the day that each of them goes by. */
export type Sale = {
  readonly priceYen: Yen;
  readonly contractOn: string;
  /** 引渡し: the year of tax, the years held. Without it the day of the contract. */
  readonly transferOn?: string;
  /** 抹消登記. Without it the day of the transfer. */
  readonly registrationOn?: string;
  readonly afterEnd?: AfterEnd;
};

type LineKey =
  | "price"
  | "property-tax-settlement"
  | "broker-fee"
  | "stamp-duty"
  | "mortgage-cancellation"
  | "other-costs"
  | "national-tax"
  | "residents-tax"
  | "loan";
type LinePartKey = "income-tax" | "reconstruction-tax" | "defence-tax";

export type LinePart = { readonly key: LinePartKey; readonly label: string; readonly yen: Yen; readonly source: Source };

/** One line of the reckoning. `yen` is never negative; `side` says whether it comes in or goes out. */
export type Line = {
  readonly key: LineKey;
  readonly label: string;
  readonly side: "in" | "out";
  readonly yen: Yen;
  /** Counts as 譲渡費用 and lowers the gain; all else that goes out is cash alone. */
  readonly isTransferExpense: boolean;
  /** How it was reckoned, in words. */
  readonly formula: string;
  readonly source: Source | null;
  /** What a sum of taxes is made of, to the yen; its last hundred is cut off once. */
  readonly parts: readonly LinePart[];
};

/** How the gain was reckoned. */
export type Gain = {
  readonly revenueYen: Yen;
  readonly acquisitionCostYen: Yen;
  /** `actual`: what was paid, less 減価; `five-percent`: of the revenue, because it is more or because the price is not known. */
  readonly acquisitionBy: "actual" | "five-percent";
  readonly depreciationYen: Yen;
  readonly acquisitionFormula: string;
  readonly transferExpensesYen: Yen;
  readonly gainYen: Yen;
  readonly sources: readonly Source[];
};

export type HoldingClass = "short" | "long" | "over-ten-years";

/** What one owner is taxed on and keeps. */
export type OwnerShare = {
  readonly share: number;
  readonly deductionYen: Yen;
  readonly taxableYen: Yen;
  readonly holding: HoldingClass;
  readonly taxYen: Yen;
  readonly takeHomeYen: Yen;
};

/** A sale reckoned through, everything being known or assumed. */
export type TakeHome = {
  readonly lines: readonly Line[];
  readonly gain: Gain;
  readonly owners: readonly OwnerShare[];
  readonly taxYen: Yen;
  readonly takeHomeYen: Yen;
};

type UnknownKey =
  | "acquired-on"
  | "acquisition-price"
  | "building-price"
  | "structure"
  | "purchase-costs"
  | "residence"
  | "earlier-relief"
  | "lots"
  | "low-price-fee"
  | "loan-balance"
  | "property-tax"
  | "other-costs";

/** A fact that is missing. `effect`: it widens the range, one rule stands for it, or what depends on it is left out. */
export type Unknown = {
  readonly key: UnknownKey;
  readonly label: string;
  readonly effect: "range" | "rule" | "left-out";
  readonly assumed: string;
};

/** A day from which the same sale would be taxed less, and by how much. */
export type Threshold = {
  readonly years: 5 | 10;
  readonly transferFrom: string;
  readonly savesLowYen: Yen;
  readonly savesHighYen: Yen;
};

export type Warning = {
  readonly key: "no-loan-credit" | "relief-ends" | "relief-used" | "table-ended" | "unverified";
  readonly text: string;
};

/** `low` and `high` are the same reckoning where nothing that matters is missing. */
export type TakeHomeAnswer = {
  readonly low: TakeHome;
  readonly high: TakeHome;
  readonly unknown: readonly Unknown[];
  readonly nextThreshold: Threshold | null;
  readonly warnings: readonly Warning[];
};

export type SaleRefusal = "price" | "dates" | "owners" | "amounts";
