import { type DwellingFacts, isSameDwelling } from "#domain/listings/dwellings/same-dwelling.ts";

/** One of two advertisements that a person should look at. */
export type PairedOffer = DwellingFacts & {
  readonly id: string;
  readonly companyId: string;
  readonly reference: string;
  readonly title: string;
  readonly price: number;
};

/** Two at one place. `isTogether`: they are counted as one home. */
export type OfferPair = { readonly first: PairedOffer; readonly second: PairedOffer; readonly isTogether: boolean };

/**
 * The pairs that may be counted wrongly: one home with two prices far apart, or two homes of which nothing says that they are two. Those that their facts
 * tell apart are no question.
 */
export function doubtfulPairs(pairs: readonly OfferPair[]): OfferPair[] {
  return pairs.filter(({ first, second, isTogether }) => isTogether || isSameDwelling(first, second));
}
