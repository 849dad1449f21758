import { homeForOffer } from "#domain/assets/index.server.ts";
import type { OutsideCommand } from "#domain/offers/core/home-negotiations.ts";
import type { Offer } from "#domain/offers/core/offer.ts";
import { dueReminder, REMINDED_AT } from "#domain/offers/core/offer-states.ts";
import { lockOffers } from "#domain/offers/threads/offer-store.server.ts";
import { moveAmong } from "#domain/offers/threads/write-moves.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type DueClock, dueForReminder, overClocks } from "./clock-store.server.ts";

type ClockDeps = { readonly db: Db; readonly clock: Clock };
export type ClockRun = { readonly ended: number; readonly reminded: number };

const AT_ONCE = 200;

/**
 * Ends what has run out of time and reminds of what is about to. After a standstill, or a jump of the clock, each offer is ended once and nobody is reminded of what is over.
 * Home by home, in transactions of their own: whoever acts on one meanwhile comes before or after.
 */
export async function runClocks(deps: ClockDeps): Promise<ClockRun> {
  return { ended: await endAll(deps), reminded: await remindAll(deps) };
}

async function endAll(deps: ClockDeps): Promise<number> {
  let ended = 0;
  for (;;) {
    const due = await overClocks(deps.db, deps.clock.now(), AT_ONCE);
    const now = await eachHome(deps, due, endOf);
    ended += now;
    if (due.length < AT_ONCE || now === 0) return ended;
  }
}

async function remindAll(deps: ClockDeps): Promise<number> {
  let reminded = 0;
  let after = "";
  for (;;) {
    const now = deps.clock.now();
    const [first, second] = REMINDED_AT.map((left) => new Date(now.getTime() + left)) as [Date, Date];
    const due = await dueForReminder(deps.db, { now, first, second, after, most: AT_ONCE });
    reminded += await eachHome(deps, due, reminderOf);
    after = due.at(-1)?.id ?? "";
    if (due.length < AT_ONCE) return reminded;
  }
}

type CommandFor = (offer: Offer, now: Date) => OutsideCommand | null;

function endOf({ negotiation: { state, expiresAt } }: Offer, now: Date): OutsideCommand | null {
  if (expiresAt === null || now < expiresAt) return null;
  return { kind: state === "disclosure_pending" ? "lapse" : "expire", by: "system" };
}

function reminderOf({ negotiation }: Offer, now: Date): OutsideCommand | null {
  return dueReminder(negotiation, now) === null ? null : { kind: "remind", by: "system" };
}

/** Looks at each offer again once its home and all offers for it are held. */
async function eachHome({ db, clock }: ClockDeps, due: readonly DueClock[], commandFor: CommandFor): Promise<number> {
  let moved = 0;
  for (const [homeId, those] of Map.groupBy(due, (one) => one.homeId))
    moved += await inTransaction(db, async (tx) => {
      await homeForOffer(tx, homeId);
      let done = 0;
      for (const { id } of those) {
        // Read anew each time: the move before may have moved this one too.
        const offers = await lockOffers(tx, homeId, id);
        const offer = offers.find((one) => one.id === id);
        const at = clock.now();
        const command = offer ? commandFor(offer, at) : null;
        if (command && (await moveAmong(tx, offers, { id, command, at })).ok) done += 1;
      }
      return done;
    });
  return moved;
}
