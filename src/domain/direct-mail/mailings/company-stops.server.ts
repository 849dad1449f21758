import { readToken } from "#domain/direct-mail/core/letter-token.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/stops/mailing-keys.server.ts";
import { wholeAddress } from "#domain/direct-mail/stops/stop-key.ts";
import { hashesOf, undoneSince } from "#domain/direct-mail/stops/stops.server.ts";
import { auditCompanyStop } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { findByToken } from "#domain/direct-mail/stores/recipient-store.server.ts";
import { addStop, dropOwnStops } from "#domain/direct-mail/stores/stop-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { type AccessRefusal, actorOf, changeMailings } from "./access.server.ts";

type StopDeps = { readonly db: Db; readonly clock: Clock; readonly mailingKeys: OpenMailingKeys };

/** `no-address`: neither the number of a letter that the company posted nor an address down to its number. */
export type CompanyStopRefusal = AccessRefusal | "no-address";

type Told = {
  /** The number of a letter, or an address. */
  readonly letterOrAddress: string;
};

/** Somebody told the company that they want none of its letters any more. It is kept for this company and no other, and beside whatever else is known. */
export function stopOfCompany(deps: StopDeps, member: Pick<Member, "sub">, told: Told): Promise<Result<true, CompanyStopRefusal>> {
  return changeMailings<true, CompanyStopRefusal>(deps.db, member, async (tx, here) => {
    const { id } = here.company;
    const [addressHash] = await toldHashes(tx, deps, { ...told, companyId: id });
    if (!addressHash) return refused("no-address");
    const at = deps.clock.now();
    if (await addStop(tx, { addressHash, scope: id, way: "company", undoBy: id, at }))
      await auditCompanyStop(tx, { companyId: id, to: "stopped", actor: actorOf(here), at });
    return ok(true);
  });
}

/** Takes back what the company recorded by mistake within a day, and nothing that anybody else said. False: there is nothing of that. */
export function undoStopOfCompany(deps: StopDeps, member: Pick<Member, "sub">, told: Told): Promise<Result<boolean, AccessRefusal>> {
  return changeMailings<boolean, AccessRefusal>(deps.db, member, async (tx, here) => {
    const { id } = here.company;
    const hashes = await toldHashes(tx, deps, { ...told, companyId: id });
    const at = deps.clock.now();
    if (!(await dropOwnStops(tx, { hashes, scopes: [id], way: "company", undoBy: id, since: undoneSince(at) }))) return ok(false);
    await auditCompanyStop(tx, { companyId: id, to: "undone", actor: actorOf(here), at });
    return ok(true);
  });
}

async function toldHashes(
  tx: Tx,
  deps: StopDeps,
  { letterOrAddress, companyId }: Told & { readonly companyId: string },
): Promise<readonly Uint8Array[]> {
  const keys = await deps.mailingKeys();
  const token = readToken(letterOrAddress);
  if (token === null) return hashesOf(deps, letterOrAddress);
  const letter = await findByToken(tx, keys.tokenHash(token));
  return letter?.companyId === companyId ? keys.askedHashes(wholeAddress(letter)) : [];
}
