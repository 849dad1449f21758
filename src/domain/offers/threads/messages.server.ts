import type { Member } from "#domain/members/core/types.ts";
import { MOST_A_DAY } from "#domain/offers/core/limits.ts";
import { isEnded } from "#domain/offers/core/offer-states.ts";
import { days } from "#kernel/duration.ts";
import type { BannedFound } from "#kernel/message-filter/message-words.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { type ActRefusal, type Held, type OfferDeps, withOffer } from "./act.server.ts";
import { faultsOf } from "./make-moves.server.ts";
import { addMessage, writtenSince } from "./message-store.server.ts";
import { addNotices } from "./notice-store.server.ts";

export type ToSend = {
  readonly text: string;
  /** Asks the desk to read what was refused: until then nobody else sees it. */
  readonly isAppeal: boolean;
};
export type SendRefusal = ActRefusal | "too-many" | { readonly faults: readonly BannedFound[] };
export type SentAs = { readonly no: number; readonly isWaiting: boolean };

/** Sends words in a thread, or has those that were refused read by the desk. */
export function sendMessage(deps: OfferDeps, member: Member, id: string, { text, isAppeal }: ToSend): Promise<Result<SentAs, SendRefusal>> {
  return withOffer<SentAs, SendRefusal>(deps, member, id, async (held) => {
    const { tx, offer, side, at } = held;
    const { state, version, isCutOff } = offer.negotiation;
    if (isEnded(state)) return refused({ why: "illegal", state, version });
    const faults = await faultsOf(held, text);
    if (faults.length > 0 && !isAppeal) return refused({ faults });
    const isWaiting = faults.length > 0;
    if (await hasWrittenEnough(held, member, isWaiting)) return refused("too-many");
    const no = await addMessage(tx, { offerId: offer.id, side, state: isWaiting ? "waiting" : "sent", text, priceYen: null, at });
    const reader = side === "buyer" ? ("owner" as const) : ("buyer" as const);
    const isRead = !isWaiting && !(isCutOff && reader === "owner");
    if (isRead) await addNotices(tx, [{ offerId: offer.id, side: reader, kind: "message", number: no }], at);
    return ok({ no, isWaiting });
  });
}

async function hasWrittenEnough({ tx, offer, at }: Held, { sub }: Member, isAppeal: boolean): Promise<boolean> {
  const { all, here, appeals } = await writtenSince(tx, { sub, offerId: offer.id, since: new Date(at.getTime() - days(1)) });
  return all >= MOST_A_DAY.messages || here >= MOST_A_DAY.messagesInOffer || (isAppeal && appeals >= MOST_A_DAY.appeals);
}
