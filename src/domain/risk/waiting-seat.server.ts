import { findApartment } from "#domain/properties/index.server.ts";
import type { OwnerRegistration } from "#domain/risk/owner-registration.ts";
import { findOwner } from "#domain/risk/owner-store.server.ts";
import type { Waiting } from "#domain/risk/waiting.ts";
import { findWaiting, type Interest, interestIn, type Seat } from "#domain/risk/waiting-store.server.ts";
import type { Db } from "#platform/db.server.ts";

/** What a member is to a building, and how many others are. */
export type Connection = {
  readonly waiting: Waiting | null;
  readonly owner: OwnerRegistration | null;
  readonly interest: Interest;
};

/** Null: no such building. */
export async function connectionOf(db: Db, seat: Seat): Promise<Connection | null> {
  const [building, waiting, owner, interest] = await Promise.all([
    findApartment(db, seat.apartmentKey),
    findWaiting(db, seat),
    findOwner(db, seat),
    interestIn(db, seat.apartmentKey),
  ]);
  return building && { waiting, owner, interest };
}
