import { readToken } from "#domain/direct-mail/core/letter-token.ts";
import { type AccessRefusal, changeMailings } from "#domain/direct-mail/mailings/access.server.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/stops/mailing-keys.server.ts";
import { findMailing } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { putUndeliverable } from "#domain/direct-mail/stores/recipient-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";

type Deps = { readonly db: Db; readonly mailingKeys: OpenMailingKeys };

/** `no-letter`: no printed letter of this mailing has that number. */
export type ReturnedRefusal = AccessRefusal | "unknown" | "no-letter";

/** A letter that came back, by the number that is printed on it: it is sent to nobody again. */
export async function noteReturned(
  { db, mailingKeys }: Deps,
  member: Pick<Member, "sub">,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<Result<true, ReturnedRefusal>> {
  const token = readToken(code);
  const keys = await mailingKeys();
  return changeMailings<true, ReturnedRefusal>(db, member, async (tx, { company }) => {
    if ((await findMailing(tx, { id, companyId: company.id })) === null) return refused("unknown");
    if (token === null) return refused("no-letter");
    return (await putUndeliverable(tx, { mailingId: id, tokenHash: keys.tokenHash(token) })) ? ok(true) : refused("no-letter");
  });
}
