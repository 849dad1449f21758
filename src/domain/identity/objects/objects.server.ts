import { createHash } from "node:crypto";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { findIdentity } from "#domain/identity/federation/federation-store.server.ts";
import { allowedType, isOfType } from "#kernel/file-content.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { limited } from "#platform/log-limit.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { MAX_HELD_BYTES, MAX_HELD_OBJECTS, type ObjectHolder } from "./object-access.ts";
import {
  deleteObject,
  findObject,
  type KeptObject,
  type Listing,
  listObjects,
  lockObjectsOf,
  measureHeld,
  saveObject,
} from "./object-store.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "objects" | "log">;

export type NewObject = { readonly name: string; readonly contentType: string | null; readonly bytes: Uint8Array };
export type PutProblem = "type-closed" | "type-wrong" | "quota" | "holder-gone";

/**
 * Keeps an object of the holder, who must be allowed to write there. Its bytes go to a place of their own first: until all of them are
 * there the old object stands, and afterwards the new one. Refuses types that may not be kept, bytes that are not of their type, more than
 * an identity may hold, and a holder that was deleted.
 */
export async function putObject(
  service: Needs,
  holder: ObjectHolder,
  { name, contentType, bytes }: NewObject,
): Promise<Result<KeptObject, PutProblem>> {
  const type = allowedType(contentType);
  if (type === null) return refused("type-closed");
  if (!isOfType(type, bytes)) return refused("type-wrong");
  const object: KeptObject = {
    ...{ name, contentType: type, bytes: bytes.byteLength },
    identityId: holder.identityId,
    etag: createHash("md5").update(bytes).digest("hex"),
    updatedAt: service.clock.now(),
  };
  await service.objects.write(placeOf(object), bytes);
  const before = await replace(service, object);
  const [standing, loose] = before.ok ? [object, before.value] : [await findObject(service.db, name), object];
  if (loose && (!standing || placeOf(loose) !== placeOf(standing))) await discard(service, loose);
  return before.ok ? ok(object) : before;
}

/** Answers what stood there before. */
function replace({ db }: Needs, object: KeptObject): Promise<Result<KeptObject | null, "quota" | "holder-gone">> {
  return inTransaction(db, async (tx) => {
    await lockObjectsOf(tx, object.identityId);
    // Credentials outlive an account by up to an hour.
    if (!(await findIdentity(tx, object.identityId))) return refused("holder-gone");
    const held = await measureHeld(tx, object.identityId, object.name);
    if (held.count >= MAX_HELD_OBJECTS || held.bytes + object.bytes > MAX_HELD_BYTES) return refused("quota");
    const before = await findObject(tx, object.name);
    await saveObject(tx, object);
    return ok(before);
  });
}

/** Where the bytes of one version of an object are: named by what it is called, when it was written and what is in it. */
function placeOf({ name, etag, updatedAt }: KeptObject): string {
  return `objects/${createHash("sha256").update(name).digest("hex")}/${updatedAt.getTime()}-${etag}`;
}

/** Removes the bytes of objects that were deleted. */
export async function discardObjects(service: Pick<Needs, "objects" | "log">, removed: readonly KeptObject[]): Promise<void> {
  for (const object of removed) await discard(service, object);
}

/** Bytes that nothing leads to any more. Should they stay, they are never read again. */
async function discard({ objects, log }: Pick<Needs, "objects" | "log">, object: KeptObject): Promise<void> {
  await objects
    .remove(placeOf(object))
    .catch((error: unknown) => limited(log).warn("replaced object", { err: error }, "the bytes of a replaced object stay in storage"));
}

/** An object with its bytes, or null. */
export async function readObject(service: Needs, name: string): Promise<{ object: KeptObject; bytes: Uint8Array } | null> {
  // Replaced between the two looks: the second time the new bytes are there.
  for (const _look of ["first", "second"]) {
    const object = await findObject(service.db, name);
    if (!object) return null;
    const bytes = await service.objects.read(placeOf(object));
    if (bytes) return { object, bytes };
  }
  throw new Error("the bytes of an object are not in storage");
}

/** Removes an object; one that is not there is removed already. */
export async function removeObject(service: Needs, name: string): Promise<void> {
  const removed = await deleteObject(service.db, name);
  if (removed) await discard(service, removed);
}

export type Page = { readonly objects: readonly KeptObject[]; readonly isLast: boolean };

/** The holder's own objects whose names begin with `prefix`, in the order of their names. */
export async function listOwnObjects(service: Pick<Needs, "db">, listing: Listing): Promise<Page> {
  const rows = await listObjects(service.db, { ...listing, limit: listing.limit + 1 });
  return { objects: rows.slice(0, listing.limit), isLast: rows.length <= listing.limit };
}
