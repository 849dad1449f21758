import { saleTables } from "#domain/assets/take-home/load-tables.server.ts";
import { takeHome } from "#domain/assets/take-home/take-home.ts";
import type { Sale, SaleFacts, TakeHome, TakeHomeAnswer } from "#domain/assets/take-home/types.ts";

/** The worked example of docs/models/take-home.md: a flat of concrete, lived in since 2014, nothing missing but what is left out. */
export const FLAT: SaleFacts = {
  kind: "condo",
  acquiredOn: "2014-04-10",
  acquisitionPriceYen: 38_000_000,
  buildingPriceYen: 20_000_000,
  structure: "rc",
  purchaseCostsYen: 0,
  improvements: [],
  residence: { use: "own-home" },
  owners: [{ parts: 1, livesThere: true, reliefUsedIn: "never" }],
  lots: 1,
  loanBalanceYen: 20_000_000,
  propertyTaxYen: null,
  propertyTaxYear: "january",
  brokerFeeYen: null,
  hasLowPriceAgreement: null,
  isElectronicContract: false,
  otherCostsYen: null,
};

export const SALE: Sale = { priceYen: 78_000_000, contractOn: "2026-12-10" };

/** The answer to a sale of the flat; throws where it is refused. */
export function sold(facts: Partial<SaleFacts> = {}, sale: Partial<Sale> = {}): TakeHomeAnswer {
  const answer = takeHome({ ...FLAT, ...facts }, saleTables(), { ...SALE, ...sale });
  if (!answer.ok) throw new Error(`the sale was refused: ${answer.reason}`);
  return answer.value;
}

/** The yen of a line; null where there is none. */
export function yenOf({ lines }: TakeHome, key: TakeHome["lines"][number]["key"]): number | null {
  return lines.find((line) => line.key === key)?.yen ?? null;
}
