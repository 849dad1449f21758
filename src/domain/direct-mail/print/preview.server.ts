import type { OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { type AccessRefusal, mailingStaff } from "#domain/direct-mail/mailings/access.server.ts";
import { findMailing } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { firstRecipient } from "#domain/direct-mail/stores/recipient-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { type LetterDeps, lettersOf } from "./letters-of.server.ts";

/** `nobody`: the mailing has no address yet, or its town has no price any more. */
export type PreviewRefusal = AccessRefusal | "unknown" | "preparing" | "nobody";

/** The letter to the first address of a mailing, to look at: its stop page is that of nobody, so that a look at it stops nothing. */
export async function previewLetter(
  deps: LetterDeps,
  member: Pick<Member, "sub">,
  id: string,
): Promise<Result<OwnerLetter, PreviewRefusal>> {
  const here = await mailingStaff(deps.db, member);
  if (!here.ok) return here;
  const { company } = here.value;
  const mailing = await findMailing(deps.db, { id, companyId: company.id });
  if (mailing === null) return refused("unknown");
  const first = await firstRecipient(deps.db, id);
  if (first === null) return refused("nobody");
  const written = await lettersOf(deps, { mailing, company, recipients: [{ ...first, id: `preview of ${first.id}` }] });
  if (written === "preparing") return refused("preparing");
  const [only] = written.letters;
  return only ? ok(only.letter) : refused("nobody");
}
