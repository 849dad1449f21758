import type { Tx } from "#platform/db.server.ts";
import type { Homeless } from "./choose-dwelling.ts";
import { moveToDwellings, offersLike, splitsAmong } from "./dwelling-store.server.ts";
import { movesAmong } from "./moves-among.ts";

const AT_ONCE = 500;

/** Finds the home of each advertisement among those that others advertise, once a file is read. Answers the listings that were put to another home. */
export async function assignDwellings(tx: Tx, homeless: readonly Homeless[], now: Date): Promise<string[]> {
  const moved: string[] = [];
  for (let start = 0; start < homeless.length; start += AT_ONCE)
    moved.push(...(await assignSome(tx, homeless.slice(start, start + AT_ONCE), now)));
  return moved;
}

async function assignSome(tx: Tx, homeless: readonly Homeless[], now: Date): Promise<string[]> {
  const ids = homeless.map(({ listingId }) => listingId);
  const offers = await offersLike(tx, ids, now);
  const splits = await splitsAmong(
    tx,
    offers.map(({ id }) => id),
  );
  const moves = movesAmong(offers, homeless, splits, now);
  await moveToDwellings(tx, moves, now);
  return moves.map(({ listingId }) => listingId);
}
