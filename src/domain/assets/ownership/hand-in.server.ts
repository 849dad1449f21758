import { addCheck, countChecks, lastCheckOf } from "#domain/assets/checks/check-store.server.ts";
import type { OwnershipCheck } from "#domain/assets/checks/types.ts";
import { stepHome } from "#domain/assets/core/property-states.ts";
import type { HomeState, OwnedHome } from "#domain/assets/core/types.ts";
import { type AssetDeps, writeHome } from "#domain/assets/homes/change-home.server.ts";
import { homeOfMember, lockHomeOfMember, type OwnedBy } from "#domain/assets/homes/home-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { changeMember, type IdentityWire, registeredName } from "#domain/members/index.server.ts";
import { days } from "#kernel/duration.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { type DocumentFault, documentsFault, type SentDocument } from "./document-files.ts";
import { keepDocuments, removeLooseDocuments } from "./keep-documents.server.ts";

export type OwnershipDeps = AssetDeps & Pick<IdentityWire, "getUser"> & { readonly storage: Storage };

export type HandInRefusal = "unknown" | "conflict" | "gone" | "too-often" | "no-name" | { readonly notFrom: HomeState } | DocumentFault;

type HandIn = {
  readonly id: string /** The version that the caller saw. */;
  readonly seen: number;
  readonly documents: readonly SentDocument[];
};

/** The desk looks at each: so many of one home in so many days. */
const MOST_CHECKS = 5;
const CHECKED_WITHIN = days(30);

/**
 * Hands in what shows that a home is the member's: 1 to 3 documents, each a PDF, a JPEG or a PNG by its bytes and of 10 MB at most. They are kept until the desk has
 * decided. `too-often`: five times within 30 days. `no-name`: no 氏名 is registered that could be held against them.
 */
export async function handInDocuments(
  deps: OwnershipDeps,
  member: Member,
  { id, seen, documents }: HandIn,
): Promise<Result<OwnedHome, HandInRefusal>> {
  // Nobody keeps thirty megabytes for a home that is not there, or not now.
  const asked = mayHandIn(await homeOfMember(deps.db, member.sub, id), seen);
  if (!asked.ok) return asked;
  if ((await registeredName(deps.db, member)) === null) return refused("no-name");
  const fault = documentsFault(documents);
  if (fault) return refused(fault);
  const mailTo = await verifiedAddress(deps, member);
  const kept = await keepDocuments(deps, member.sub, documents);
  const handedIn = await attach(deps, member, { id, seen, kept, mailTo }).catch(async (error: unknown) => {
    await removeLooseDocuments(deps, kept);
    throw error;
  });
  if (!handedIn.ok) await removeLooseDocuments(deps, kept);
  return handedIn;
}

type Kept = Pick<HandIn, "id" | "seen"> & { readonly kept: readonly string[]; readonly mailTo: string | null };

function attach(deps: OwnershipDeps, member: Member, { id, seen, kept, mailTo }: Kept): Promise<Result<OwnedHome, HandInRefusal>> {
  return changeMember<OwnedHome, HandInRefusal>(deps.db, member, async (tx) => {
    const asked = mayHandIn(await lockHomeOfMember(tx, member.sub, id), seen);
    if (!asked.ok) return asked;
    const at = deps.clock.now();
    if ((await countChecks(tx, id, new Date(at.getTime() - CHECKED_WITHIN))) >= MOST_CHECKS) return refused("too-often");
    const stepped = stepHome(asked.value, "hand-in");
    if (!stepped.ok) return refused({ notFrom: asked.value.state });
    const attached = await addCheck(tx, { id: opaqueId(deps.randomBytes), homeId: id, mailTo, at }, kept);
    if (attached !== kept.length) throw new Error("documents went while they were handed in");
    return ok(await writeHome(tx, deps, asked.value, { position: stepped.value, actor: "member", reason: "hand-in" }));
  });
}

function mayHandIn(home: OwnedBy | null, seen: number): Result<OwnedBy, "unknown" | "conflict" | { readonly notFrom: HomeState }> {
  if (!home || home.state === "deleted") return refused("unknown");
  if (home.version !== seen) return refused("conflict");
  return stepHome(home, "hand-in").ok ? ok(home) : refused({ notFrom: home.state });
}

/** Where the answer may go; null: no verified address, or nobody could be asked. The inbox has it all the same. */
async function verifiedAddress({ getUser }: Pick<OwnershipDeps, "getUser">, member: Member): Promise<string | null> {
  const user = await getUser(member.accessToken);
  if (user === "unreached" || user === null) return null;
  const { email = null, email_verified } = user.attributes;
  return email_verified === "true" ? email : null;
}

/** What became of the documents that a member handed in last for a home; `unknown`: no such home of theirs; null: none was handed in. */
export async function memberCheck(db: Db, { sub }: Member, id: string): Promise<Result<OwnershipCheck | null, "unknown">> {
  const home = await homeOfMember(db, sub, id);
  return home && home.state !== "deleted" ? ok(await lastCheckOf(db, id)) : refused("unknown");
}
