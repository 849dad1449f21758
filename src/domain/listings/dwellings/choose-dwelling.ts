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

/**
 * An advertisement whose home is to be found. `new`: nobody knows it yet; `known`: it says more of the home than before, and takes that home with it;
 * `another`: it tells of another home than before, and leaves the one it had.
 */
export type Homeless = { readonly listingId: string; readonly why: "new" | "known" | "another" };

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
  const first = firstOf(offers);
  return first !== undefined && isSameDwelling(offer, first) && !isToldApart(offer, offers, splits);
}

/** The advertisement that a home is known by. */
export function firstOf(offers: readonly Offer[]): Offer | undefined {
  return offers.toSorted((a, b) => a.firstSeen - b.firstSeen || (a.id < b.id ? -1 : 1))[0];
}

/** Whether a person, or a company by telling both at once, says that an advertisement is of another home than one of these. */
export function isToldApart(offer: Offer, others: readonly Offer[], splits: Splits): boolean {
  return others.some((other) => splits.has(`${offer.id}/${other.id}`) || splits.has(`${other.id}/${offer.id}`) || isBesides(offer, other));
}

/** Two that one company tells at once are two homes, unless they name one room. */
function isBesides(offer: Offer, other: Offer): boolean {
  return offer.companyId === other.companyId && offer.isTold && other.isTold && (offer.room === null || offer.room !== other.room);
}
