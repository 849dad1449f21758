import { changeMember } from "#domain/members/changing/change-member.server.ts";
import type { ConsentChannel, ConsentRecord, Member, NoticePurpose, StatedPurpose } from "#domain/members/core/types.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { addConsent, listConsentsOf, redactConsents, withdrawConsents } from "./consent-store.server.ts";
import { clearAnswers } from "./profile-store.server.ts";
import { isKnownText } from "./purposes.ts";
import { consentsDueBefore } from "./retention.ts";

export type ConsentDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** Where an agreement came from; null: not known. */
export type Source = { readonly sourceHash: string | null };
type Given = Source & { readonly purpose: StatedPurpose; readonly textVersion: string };

/** Everything the member ever agreed to, the newest first. */
export function listConsents(db: Db, { sub }: Member): Promise<ConsentRecord[]> {
  return listConsentsOf(db, sub);
}

/** Records that the member agrees to a purpose in words that were shown. Agreed again, the record of before stands. */
export async function giveConsent(
  deps: ConsentDeps,
  member: Member,
  given: Given,
): Promise<Result<ConsentRecord, "unknown-text" | "gone">> {
  if (!isKnownText(given.purpose, given.textVersion)) return refused("unknown-text");
  return changeMember(deps.db, member, async (tx) => ok(await recordConsent(deps, tx, member, given)));
}

/** Inside a transaction that holds the member. */
export function recordConsent({ clock, randomBytes }: ConsentDeps, tx: Tx, { sub }: Member, given: Given): Promise<ConsentRecord> {
  return addConsent(tx, { ...given, id: opaqueId(randomBytes), subject: sub, channel: "web", givenAt: clock.now() });
}

/** Records in a transaction that holds the member that somebody agrees to be told of something. `channel`: where they said so. */
export function recordNoticeConsent(
  { clock, randomBytes }: Pick<ConsentDeps, "clock" | "randomBytes">,
  tx: Tx,
  given: Source & { readonly sub: string; readonly purpose: NoticePurpose; readonly textVersion: string; readonly channel: ConsentChannel },
): Promise<ConsentRecord> {
  const { sub, ...consent } = given;
  return addConsent(tx, { ...consent, id: opaqueId(randomBytes), subject: sub, givenAt: clock.now() });
}

/** Takes back, in a transaction that holds the member, what stands of it; nothing where nothing stands. */
export async function withdrawNoticeConsent(tx: Tx, sub: string, purpose: NoticePurpose, now: Date): Promise<void> {
  await withdrawConsents(tx, sub, purpose, now);
}

/** Takes back what was agreed to; answers that rest on it are cleared. Refuses where nothing stands. */
export async function withdrawConsent(
  { db, clock }: Pick<ConsentDeps, "db" | "clock">,
  member: Member,
  purpose: StatedPurpose,
): Promise<Result<ConsentRecord, "not-given" | "gone">> {
  return changeMember<ConsentRecord, "not-given">(db, member, async (tx) => {
    const now = clock.now();
    const [newest] = (await withdrawConsents(tx, member.sub, purpose, now)).toSorted((a, b) => (a.textVersion < b.textVersion ? 1 : -1));
    if (newest === undefined) return refused("not-given");
    if (purpose === "profile-matching") await clearAnswers(tx, member.sub, now);
    return ok(newest);
  });
}

/** Lets go of the persons behind consents that need no longer name them. Answers how many. */
export function redactDueConsents({ db, clock }: Pick<ConsentDeps, "db" | "clock">): Promise<number> {
  const now = clock.now();
  return redactConsents(db, { dueBefore: consentsDueBefore(now), now });
}
