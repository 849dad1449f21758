import { ok, type Result, refused } from "#kernel/result.ts";
import type { HomeLayout } from "./waiting.ts";

export const OWNER_STATES = ["registered", "withdrawn"] as const;
export type OwnerState = (typeof OWNER_STATES)[number];
type OwnerEvent = "register" | "change" | "withdraw";

/** The home that somebody says they own. No number of the unit: nobody needs it before they want to sell. */
export type OwnedUnit = {
  readonly floor: number | null;
  readonly layout: HomeLayout | null;
  readonly areaM2: number | null;
  readonly note: string | null;
};

/** What a member says of themselves. `registered` is not verified ownership, and is shown nowhere as if it were. */
export type OwnerRegistration = OwnedUnit & {
  readonly id: string;
  readonly state: OwnerState;
  readonly registeredAt: Date;
  readonly updatedAt: Date;
};

const TRANSITIONS: Readonly<Record<OwnerState | "none", Readonly<Partial<Record<OwnerEvent, OwnerState>>>>> = {
  none: { register: "registered" },
  registered: { change: "registered", withdraw: "withdrawn" },
  withdrawn: { register: "registered" },
};

/** Where an event leads; null as the state: never registered. */
export function stepOwner(from: OwnerState | null, event: OwnerEvent): Result<OwnerState, "not-now"> {
  const to = TRANSITIONS[from ?? "none"][event];
  return to ? ok(to) : refused("not-now");
}
