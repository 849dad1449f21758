import { cpus } from "node:os";
import { sql } from "kysely";
import { makeMove } from "#domain/offers/threads/make-moves.server.ts";
import type { Db } from "#platform/db.server.ts";
import { aBuyer, type OfferHouse, offerHouse } from "#test/support/offers.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";
import { median } from "./measure.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

/** Moves of offers as members make them: counter, counter, decline, each a transaction of its own with event, notices and all locks. */
export const group: BenchGroup = { name: "offers", run: async () => [await transitions()] };

const HOMES = 120;
const ROUNDS = 3;
const AT_ONCE = Math.max(4, cpus().length);

function transitions(): Promise<BenchFigure> {
  return withMigratedDatabase(async (db) => {
    const house = await offerHouse(db);
    for (let i = 0; i < HOMES; i += 1) await house.home(`owner-${i}`);
    const speeds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) speeds.push(await movesPerSecond(house, await newOffers(house, round)));
    return { name: "offers.transition.per_s", value: median(speeds), unit: "moves/s", limits: { least: 300 } };
  });
}

/** One offer for each home, from a dozen buyers, of whom each may have ten. */
async function newOffers({ db, offer }: OfferHouse, round: number): Promise<readonly OfferAt[]> {
  await sql`truncate offer_campaign, offer, offer_event, offer_message, offer_notice, offer_contact, offer_disclosure, offer_block, offer_report`.execute(
    db,
  );
  for (let buyer = 0; buyer < HOMES / 10; buyer += 1) await offer(`buyer-${round}-${buyer}`);
  return offersIn(db);
}

type OfferAt = { readonly id: string; readonly buyer: string; readonly owner: string };

async function offersIn(db: Db): Promise<readonly OfferAt[]> {
  const { rows } = await sql<OfferAt>`select id, buyer_sub as buyer, owner_sub as owner from offer order by id`.execute(db);
  return rows;
}

async function movesPerSecond({ deps }: OfferHouse, offers: readonly OfferAt[]): Promise<number> {
  const waiting = [...offers];
  let moves = 0;
  const begin = performance.now();
  const work = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const steps = [
        { by: one.owner, move: "counter", version: 1, priceYen: 75_000_000, seen: 70_000_000 },
        { by: one.buyer, move: "counter", version: 2, priceYen: 72_000_000, seen: 75_000_000 },
        { by: one.owner, move: "decline", version: 3, priceYen: null, seen: 72_000_000 },
      ] as const;
      for (const { by, move, version, priceYen, seen } of steps) {
        const moved = await makeMove(deps, aBuyer(by), one.id, { move, seen: { version, priceYen: seen }, priceYen, note: null });
        if (!moved.ok) throw new Error(`A move of the bench was refused: ${JSON.stringify(moved.reason)}`);
        moves += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return moves / ((performance.now() - begin) / 1000);
}
