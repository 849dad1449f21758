import type { Tx } from "#platform/db.server.ts";
import { chooseDwelling, type Homeless, type Offer } from "./choose-dwelling.ts";
import { type Move, moveToDwellings, offersLike, splitsAmong } from "./dwelling-store.server.ts";

const AT_ONCE = 500;

/** Finds the home of each advertisement among those that others advertise, once a file is read. */
export async function assignDwellings(tx: Tx, homeless: readonly Homeless[], now: Date): Promise<void> {
  for (let start = 0; start < homeless.length; start += AT_ONCE) await assignSome(tx, homeless.slice(start, start + AT_ONCE), now);
}

async function assignSome(tx: Tx, homeless: readonly Homeless[], now: Date): Promise<void> {
  const ids = homeless.map(({ listingId }) => listingId);
  const offers = await offersLike(tx, ids, now);
  const splits = await splitsAmong(tx, ids);
  const alike = Map.groupBy(offers, ({ homeKey }) => homeKey);
  const moved = new Map<string, string>();
  const asMoved = (offer: Offer): Offer => ({ ...offer, dwellingKey: moved.get(offer.id) ?? offer.dwellingKey });
  const isAnother = new Map(homeless.map((one) => [one.listingId, one.isAnother]));
  /** Those whose home is still to be found are no home for others. */
  const waiting = new Set(ids);
  for (const offer of offers.filter(({ id }) => waiting.has(id))) {
    waiting.delete(offer.id);
    const others = (alike.get(offer.homeKey) ?? []).filter(({ id }) => !waiting.has(id)).map(asMoved);
    const chosen =
      chooseDwelling(offer, others, splits) ?? (isAnother.get(offer.id) ? `d-${offer.id}-${now.getTime().toString(36)}` : null);
    if (chosen !== null && chosen !== offer.dwellingKey) moved.set(offer.id, chosen);
  }
  for (const id of waiting) if (isAnother.get(id)) moved.set(id, `d-${id}-${now.getTime().toString(36)}`);
  const moves: Move[] = [...moved].map(([listingId, dwellingKey]) => ({ listingId, dwellingKey }));
  await moveToDwellings(tx, moves, now);
}
