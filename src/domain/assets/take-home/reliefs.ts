import { yearOf } from "./days.ts";
import type { DatedSale, KnownFacts, KnownOwner } from "./known.ts";
import { needRow } from "./row-on.ts";
import type { SaleTables } from "./tables.ts";
import type { HoldingClass, Residence, SaleFacts } from "./types.ts";

/** 5 and 10 years must have passed on 1 January of the year of the sale, so that the year of buying decides: bought in 2016, long from 2022, over ten from 2027. */
export function holdingOf(acquiredOn: string, transferOn: string): HoldingClass {
  const years = yearOf(transferOn) - yearOf(acquiredOn);
  if (years > 10) return "over-ten-years";
  return years > 5 ? "long" : "short";
}

/** The first day from which a home counts as held for more than so many years. */
export function firstDayOver(acquiredOn: string, years: 5 | 10): string {
  return `${yearOf(acquiredOn) + years + 1}-01-01`;
}

/** The last day on which the reliefs of a home are left to somebody who moved out: 31 December of the third year after. */
export function reliefEndsOn(leftOn: string, yearsAfterLeaving: number): string {
  return `${yearOf(leftOn) + yearsAfterLeaving}-12-31`;
}

/** Whether a sale is one of the home its owners live in, or left not too long ago. Land alone never is. */
export function isOwnHome(
  facts: { readonly kind: SaleFacts["kind"]; readonly residence: Residence },
  sale: DatedSale,
  tables: SaleTables,
): boolean {
  if (facts.kind === "land") return false;
  if (facts.residence.use === "own-home") return true;
  const { yearsAfterLeaving } = needRow(tables.homeDeduction, sale.transferOn);
  return facts.residence.use === "left" && sale.transferOn <= reliefEndsOn(facts.residence.leftOn, yearsAfterLeaving);
}

/** Whether an owner may use them: lived there, and did not use one in this year or the two before. */
export function mayUseReliefs(owner: KnownOwner, facts: KnownFacts, sale: DatedSale, tables: SaleTables): boolean {
  return owner.livesThere && isOwnHome(facts, sale, tables) && !hasUsedReliefs(owner, sale, tables);
}

export function hasUsedReliefs({ reliefUsedIn }: KnownOwner, { transferOn }: DatedSale, tables: SaleTables): boolean {
  if (reliefUsedIn === "never") return false;
  return yearOf(transferOn) - reliefUsedIn < needRow(tables.homeDeduction, transferOn).yearsBetweenUses;
}
