import { decideAmong, type Moved, type OutsideCommand } from "#domain/offers/core/home-negotiations.ts";
import { toTell } from "#domain/offers/core/notices.ts";
import type { Offer } from "#domain/offers/core/offer.ts";
import type { Refusal } from "#domain/offers/core/offer-states.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { dropContacts } from "./contact-store.server.ts";
import { addNotices, type Notice } from "./notice-store.server.ts";
import { writeMove } from "./offer-store.server.ts";

/** States in which what both agreed to tell each other is not needed any more. */
const CONTACTS_GONE: ReadonlySet<string> = new Set(["lapsed", "withdrawn", "void"]);

/**
 * Carries out a command on one of the offers for a home, which the caller holds with all the others: each move is written with its event and with what somebody is to be
 * told of it. Answers the moves, the commanded one first.
 */
export async function moveAmong(
  tx: Tx,
  offers: readonly Offer[],
  { id, command, at }: { readonly id: string; readonly command: OutsideCommand; readonly at: Date },
): Promise<Result<readonly Moved[], Refusal>> {
  const decided = decideAmong(offers, id, command, at);
  if (!decided.ok) return decided;
  const notices: Notice[] = [];
  for (const move of decided.value) {
    const seq = await writeMove(tx, move, at);
    const isReminder = move.event.kind === "remind";
    // A reminder is of its clock, whichever step tells of it.
    notices.push(...toTell(move).map((told) => ({ offerId: move.id, ...told, number: isReminder ? move.next.clock : seq })));
    if (CONTACTS_GONE.has(move.next.state)) await dropContacts(tx, move.id);
  }
  await addNotices(tx, notices, at);
  return ok(decided.value);
}
