import { findApartment } from "#domain/properties/index.server.ts";
import type { MailBuilding } from "#domain/risk/mail-kinds.ts";
import { queueMail } from "#domain/risk/mail-queue-store.server.ts";
import { type OwnedUnit, type OwnerRegistration, type OwnerState, stepOwner } from "#domain/risk/owner-registration.ts";
import { countOwnedIn, findOwner, putOwner } from "#domain/risk/owner-store.server.ts";
import { judgeSave, MOST_BUILDINGS, savedAt, TOLD_AGAIN_AFTER } from "#domain/risk/waiting.ts";
import type { SeatDeps } from "#domain/risk/waiting-list.server.ts";
import { auditStep, type Seat, takeToTell } from "#domain/risk/waiting-store.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

/** `receiptTo`: where a receipt of a first registration goes; null: nowhere. `seen` as in `WaitingSave`. */
export type OwnerSave = { readonly unit: OwnedUnit; readonly receiptTo: string | null; readonly seen: Date | null };

/**
 * Registers a member as an owner in a building, changes what they told of the home, or takes up again what was withdrawn. Nobody verifies it
 * here. Those who wait there and asked for it are told by mail, once in a while.
 */
export async function saveOwner(
  { tx, now, randomBytes }: SeatDeps,
  seat: Seat,
  { unit, receiptTo, seen }: OwnerSave,
): Promise<Result<OwnerRegistration, "unknown" | "too-many" | "conflict" | "not-now">> {
  const building = await findApartment(tx, seat.apartmentKey);
  if (!building) return refused("unknown");
  const before = await findOwner(tx, seat);
  const save = judgeSave(before, "registered", { seen, now, newId: () => opaqueId(randomBytes) });
  if (!save.ok) return save;
  const { id, from, isNew, updatedAt } = save.value;
  const stepped = stepOwner(from, isNew ? "register" : "change");
  if (!stepped.ok) return stepped;
  if (isNew && (await countOwnedIn(tx, seat.sub)) >= MOST_BUILDINGS) return refused("too-many");
  const owner = { ...unit, id, state: stepped.value, registeredAt: before && !isNew ? before.registeredAt : now, updatedAt };
  await putOwner(tx, seat, owner);
  await auditStep(tx, { entity: "owner_registration", id, from, to: stepped.value, at: now });
  const named = { key: building.key, name: building.name };
  if (isNew) await tellBuyers({ tx, now }, seat, named);
  if (from === null) await sendReceipt({ tx, now }, receiptTo, named);
  return ok(owner);
}

type MailDeps = Pick<SeatDeps, "tx" | "now">;

async function sendReceipt({ tx, now }: MailDeps, to: string | null, building: MailBuilding): Promise<void> {
  if (to !== null) await queueMail(tx, { to, at: now, mail: { kind: "owner-joined", building } });
}

async function tellBuyers({ tx, now }: MailDeps, seat: Seat, building: MailBuilding): Promise<void> {
  const toldBefore = new Date(now.getTime() - TOLD_AGAIN_AFTER);
  for (const to of await takeToTell(tx, seat, { now, toldBefore })) {
    await queueMail(tx, { to, at: now, mail: { kind: "owner-registered", building } });
  }
}

export async function withdrawOwner(
  { tx, now }: Pick<SeatDeps, "tx" | "now">,
  seat: Seat,
): Promise<Result<OwnerRegistration, "unknown" | { readonly notFrom: OwnerState }>> {
  const before = await findOwner(tx, seat);
  if (!before) return refused("unknown");
  const stepped = stepOwner(before.state, "withdraw");
  if (!stepped.ok) return refused({ notFrom: before.state });
  const owner = { ...before, state: stepped.value, updatedAt: savedAt(now, before.updatedAt) };
  await putOwner(tx, seat, owner);
  await auditStep(tx, { entity: "owner_registration", id: before.id, from: before.state, to: stepped.value, at: now });
  return ok(owner);
}
