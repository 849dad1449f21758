import type { HomeFacts } from "#domain/assets/core/facts.ts";
import type { OwnedHome } from "#domain/assets/core/types.ts";
import type { Yen } from "#kernel/yen.ts";
import { spanOf } from "./days.ts";
import type { Owner, Residence, SaleFacts, Structure } from "./types.ts";

/** Of light steel the thickness decides, of blocks no row tells: not known. */
const STRUCTURES: Readonly<Partial<Record<string, Structure>>> = { RC: "rc", SRC: "src", steel: "steel", wood: "wood" };

/**
 * What a sale is reckoned from, of what an owner told of a home. A renovation is no improvement by itself: whether it counts as 取得費 the owner has to say. `balanceYen`: owed on the day of the sale.
 */
export function saleFactsOf({ kind, facts }: Pick<OwnedHome, "kind" | "facts">, balanceYen: Yen | null): SaleFacts {
  const { on, priceYen, buildingYen, costsYen } = facts.purchase ?? NO_PURCHASE;
  return {
    kind,
    acquiredOn: on,
    acquisitionPriceYen: priceYen,
    buildingPriceYen: buildingYen,
    structure: STRUCTURES[facts.structure ?? ""] ?? null,
    purchaseCostsYen: costsYen,
    residence: residenceOf(facts),
    owners: ownersOf(facts),
    loanBalanceYen: balanceYen,
    propertyTaxYen: facts.propertyTaxYen,
    lots: facts.sale?.lots ?? null,
    otherCostsYen: facts.sale?.otherCostsYen ?? null,
    ...OPEN,
  };
}

const NO_PURCHASE = { on: null, priceYen: null, buildingYen: null, costsYen: null } as const;
const OPEN = {
  improvements: [],
  propertyTaxYear: "january",
  brokerFeeYen: null,
  hasLowPriceAgreement: null,
  isElectronicContract: false,
} as const;

/** Lives there, or left on the first day of the month that was told. Null: nobody said, or it is let and lived in at once. */
function residenceOf({ residence, rentYen }: HomeFacts): Residence | null {
  if (!residence) return null;
  if (residence.until !== null) return { use: "left", leftOn: spanOf(residence.until).first, since: rentYen === null ? "empty" : "let" };
  return rentYen === null ? { use: "own-home" } : null;
}

/** The member first, and the rest of the home as one other owner, who lives there as well and whose earlier reliefs nobody told. */
function ownersOf({ ownShare, sale }: HomeFacts): Owner[] {
  const reliefUsedIn = sale?.relief === "never" ? "never" : (sale?.reliefYear ?? null);
  const member: Owner = { parts: ownShare?.numerator ?? 1, livesThere: true, reliefUsedIn };
  const rest = ownShare ? ownShare.denominator - ownShare.numerator : 0;
  return rest > 0 ? [member, { parts: rest, livesThere: true, reliefUsedIn: null }] : [member];
}
