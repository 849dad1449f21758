import { findApartment } from "#domain/properties/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { interestIn } from "./connection-store.server.ts";
import type { OwnerRegistration } from "./owner-registration.ts";
import { findOwner } from "./owner-store.server.ts";
import type { Interest, MemberBuilding } from "./types.ts";
import type { Waiting } from "./waiting.ts";
import { findWaiting } from "./waiting-store.server.ts";

/** What a member is to a building, and how many others are. */
export type Connection = {
  readonly waiting: Waiting | null;
  readonly owner: OwnerRegistration | null;
  readonly interest: Interest;
};

/** Null: no such building. */
export async function connectionOf(db: Db, of: MemberBuilding): Promise<Connection | null> {
  const [building, waiting, owner, interest] = await Promise.all([
    findApartment(db, of.apartmentKey),
    findWaiting(db, of),
    findOwner(db, of),
    interestIn(db, of.apartmentKey),
  ]);
  return building && { waiting, owner, interest };
}
