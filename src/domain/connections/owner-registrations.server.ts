import { queueMail } from "#domain/notifications/index.server.ts";
import { findApartment } from "#domain/properties/index.server.ts";
import type { NamedBuilding } from "#domain/properties/types.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { auditStep } from "./audit-store.server.ts";
import { OWNER_JOINED, OWNER_REGISTERED } from "./connection-mails.ts";
import { type OwnedUnit, type OwnerRegistration, type OwnerState, stepOwner } from "./owner-registration.ts";
import { countOwnedIn, findOwner, putOwner } from "./owner-store.server.ts";
import type { MemberBuilding } from "./types.ts";
import { judgeSave, MOST_BUILDINGS, NOTIFIED_AGAIN_AFTER, savedAt } from "./waiting.ts";
import type { ChangeDeps } from "./waiting-list.server.ts";
import { takeBuyersToNotify } from "./waiting-store.server.ts";

/** `receiptTo`: where a receipt of a first registration goes; null: nowhere. `seen` as in `WaitingSave`. */
export type OwnerSave = { readonly unit: OwnedUnit; readonly receiptTo: string | null; readonly seen: Date | null };

/**
 * Registers a member as an owner in a building, changes what they wrote of the home, or takes up again what was withdrawn. Nobody verifies it
 * here. Those who wait there and asked for it get a mail, once in a while.
 */
export async function registerOwner(
  { tx, now, randomBytes }: ChangeDeps,
  of: MemberBuilding,
  { unit, receiptTo, seen }: OwnerSave,
): Promise<Result<OwnerRegistration, "unknown" | "too-many" | "conflict" | "not-now">> {
  const building = await findApartment(tx, of.apartmentKey);
  if (!building) return refused("unknown");
  const before = await findOwner(tx, of);
  const save = judgeSave(before, "registered", { seen, now, newId: () => opaqueId(randomBytes) });
  if (!save.ok) return save;
  const { id, from, isNew, updatedAt } = save.value;
  const stepped = stepOwner(from, isNew ? "register" : "change");
  if (!stepped.ok) return stepped;
  if (isNew && (await countOwnedIn(tx, of.sub)) >= MOST_BUILDINGS) return refused("too-many");
  const owner = { ...unit, id, state: stepped.value, registeredAt: before && !isNew ? before.registeredAt : now, updatedAt };
  await putOwner(tx, of, owner);
  await auditStep(tx, { entity: "owner_registration", id, from, to: stepped.value, at: now });
  const named = { key: building.key, name: building.name };
  if (isNew) await notifyBuyers({ tx, now }, of, named);
  if (from === null && receiptTo !== null) await queueMail(tx, OWNER_JOINED, { to: receiptTo, at: now, facts: { building: named } });
  return ok(owner);
}

async function notifyBuyers({ tx, now }: Pick<ChangeDeps, "tx" | "now">, of: MemberBuilding, building: NamedBuilding): Promise<void> {
  const notifiedBefore = new Date(now.getTime() - NOTIFIED_AGAIN_AFTER);
  for (const to of await takeBuyersToNotify(tx, of, { now, notifiedBefore }))
    await queueMail(tx, OWNER_REGISTERED, { to, at: now, facts: { building } });
}

export async function endOwnerRegistration(
  { tx, now }: Pick<ChangeDeps, "tx" | "now">,
  of: MemberBuilding,
): Promise<Result<OwnerRegistration, "unknown" | { readonly notFrom: OwnerState }>> {
  const before = await findOwner(tx, of);
  if (!before) return refused("unknown");
  const stepped = stepOwner(before.state, "withdraw");
  if (!stepped.ok) return refused({ notFrom: before.state });
  const owner = { ...before, state: stepped.value, updatedAt: savedAt(now, before.updatedAt) };
  await putOwner(tx, of, owner);
  await auditStep(tx, { entity: "owner_registration", id: before.id, from: before.state, to: stepped.value, at: now });
  return ok(owner);
}
