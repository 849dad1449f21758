import { type DwellingFacts, isSameDwelling } from "./same-dwelling.ts";

/** One advertisement among those that may be of the same home. */
export type Offer = DwellingFacts & {
  readonly id: string;
  readonly companyId: string;
  readonly dwellingKey: string;
  readonly price: number;
  /** When it was first seen, in milliseconds. */
  readonly firstSeen: number;
  /** Whether its company tells it now: of what is told side by side, each is a home of its own. */
  readonly isTold: boolean;
};

/** An advertisement whose home is to be found. `isAnother`: it tells of another home than before, and leaves the one it had. */
export type Homeless = { readonly listingId: string; readonly isAnother: boolean };

/** Pairs that a person has told apart, in both orders: `a/b`. */
export type Splits = ReadonlySet<string>;

/**
 * The home that an advertisement is of, among those of `others`; null: a home of its own. It is compared with the first advertisement of each home
 * alone, so that no chain of small differences leads from one home to another. Where several homes fit, the one of the same price, or none.
 */
export function chooseDwelling(offer: Offer, others: readonly Offer[], splits: Splits): string | null {
  const homes = Map.groupBy(
    others.filter(({ id }) => id !== offer.id),
    ({ dwellingKey }) => dwellingKey,
  );
  const fitting = [...homes].filter(([, offers]) => fits(offer, offers, splits));
  const [only, another] = fitting;
  if (another === undefined) return only?.[0] ?? null;
  const priced = fitting.filter(([, offers]) => offers.some(({ price }) => price === offer.price));
  return priced.length === 1 ? (priced[0]?.[0] ?? null) : null;
}

function fits(offer: Offer, offers: readonly Offer[], splits: Splits): boolean {
  const first = offers.toSorted((a, b) => a.firstSeen - b.firstSeen || (a.id < b.id ? -1 : 1))[0];
  if (first === undefined || !isSameDwelling(offer, first)) return false;
  if (offers.some(({ id }) => splits.has(`${offer.id}/${id}`) || splits.has(`${id}/${offer.id}`))) return false;
  return !offers.some((other) => isBesides(offer, other));
}

/** Two that one company tells at once are two homes, unless they name one room. */
function isBesides(offer: Offer, other: Offer): boolean {
  return offer.companyId === other.companyId && offer.isTold && other.isTold && (offer.room === null || offer.room !== other.room);
}
