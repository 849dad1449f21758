import type { Member } from "#domain/members/core/types.ts";
import { changeMember, type IdentityWire } from "#domain/members/index.server.ts";
import { turnOnAtFirstUse } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";

export type NoticeDeps = Pick<IdentityWire, "getUser"> & { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** `textVersion`: of the words about notices beside what was pressed; null: there were none. */
export type Shown = { readonly textVersion: string | null; readonly sourceHash: string | null };

/** Null: none that was proved, or nobody could be asked. */
export async function provedAddress({ getUser }: Pick<NoticeDeps, "getUser">, member: Member): Promise<string | null> {
  const user = await getUser(member.accessToken);
  if (user === "unreached" || user === null) return null;
  const { email = null, email_verified } = user.attributes;
  return email_verified === "true" ? email : null;
}

/** Turns notices of offers on where a member uses offers for the first time; whoever chose about them is left as they chose. */
export async function turnOnNotices(
  deps: NoticeDeps,
  tx: Tx,
  { sub }: Pick<Member, "sub">,
  { textVersion, sourceHash, mailTo }: Shown & { readonly mailTo: string | null },
): Promise<boolean> {
  return textVersion !== null && (await turnOnAtFirstUse(deps, tx, { sub, topic: "offer", textVersion, sourceHash, mailTo }));
}

/** The same for an owner who lets a home take offers. Answers whether anything was turned on. */
export async function beginNotices(deps: NoticeDeps, member: Member, shown: Shown): Promise<Result<boolean, "gone">> {
  const mailTo = await provedAddress(deps, member);
  return changeMember<boolean, never>(deps.db, member, async (tx) => ok(await turnOnNotices(deps, tx, member, { ...shown, mailTo })));
}
