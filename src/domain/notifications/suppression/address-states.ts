import { hours, type Milliseconds } from "#kernel/duration.ts";
import type { Suppressed } from "./types.ts";

/** What an address that did not take its mails is known by: on how many days, the last of them, and whether its mailbox is held to be gone. */
export type Bounces = { readonly times: number; readonly isHard: boolean; readonly lastAt: Date };

/** C7 of an address, whoever has it; `allowed`: nothing is held against it. Mails go on to one that is `soft_bounced`. */
export type AddressState = "allowed" | "soft_bounced" | Suppressed;

/** So many soft bounces, on different days, are one that lasts. */
const SOFT_ARE_HARD = 3;
/** Two within less are of the same day. */
const A_DAY: Milliseconds = hours(20);

/** What is known of an address after another bounce. `isHard`: there is no such mailbox, once and for all. */
export function afterBounce(before: Bounces | null, { isHard, at }: { readonly isHard: boolean; readonly at: Date }): Bounces {
  if (before === null) return { times: 1, isHard, lastAt: at };
  const isOfAnotherDay = at.getTime() - before.lastAt.getTime() >= A_DAY;
  const times = isOfAnotherDay ? before.times + 1 : before.times;
  return { times, isHard: before.isHard || isHard || times >= SOFT_ARE_HARD, lastAt: isOfAnotherDay ? at : before.lastAt };
}

export function stateOfBounces(bounces: Pick<Bounces, "isHard"> | null): AddressState {
  if (bounces === null) return "allowed";
  return bounces.isHard ? "hard_bounced" : "soft_bounced";
}
