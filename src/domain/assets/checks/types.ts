import type { HomePlace } from "#domain/assets/core/types.ts";

/** Why documents do not show that a home is somebody's. */
export const REJECTIONS = ["unreadable", "incomplete", "other-home", "other-person", "too-old", "other"] as const;
export type Rejection = (typeof REJECTIONS)[number];

export const CHECK_STATES = ["waiting", "accepted", "rejected", "withdrawn"] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** What a member handed in to prove that a home is theirs, and what became of it. */
export type OwnershipCheck = {
  readonly id: string;
  readonly homeId: string;
  readonly state: CheckState;
  readonly handedInAt: Date;
  readonly decidedAt: Date | null;
  readonly reason: Rejection | null;
  /** What the desk adds for the member. */
  readonly note: string | null;
};

export type KeptDocument = {
  readonly id: string;
  readonly place: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
};

/** A line of the desk's list: nothing of a person, and no address. */
export type WaitingCheck = Pick<OwnershipCheck, "id" | "handedInAt"> &
  Pick<HomePlace, "kind" | "cityName"> & {
    readonly documents: number /** How often this home was handed in before. */;
    readonly before: number;
  };
