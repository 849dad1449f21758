import { ok, type Result, refused } from "#kernel/result.ts";
import type { DeliveryState } from "./delivery.ts";

/**
 * State machine C2: where a batch may go from where it is. What was opened before its carrier wrote down that it went out was sent; so was what nobody knew of
 * (`unknown`) and somebody opened. Back to an office that looks first: while nothing has left, and it was the office that had let it go or called it off.
 */
const NEXT: Readonly<Record<DeliveryState, readonly DeliveryState[]>> = {
  planned: ["approval_waiting", "queued", "skipped", "suppressed", "cancelled"],
  approval_waiting: ["queued", "skipped", "suppressed", "cancelled"],
  queued: ["approval_waiting", "sending", "skipped", "suppressed", "failed", "unknown", "cancelled"],
  sending: ["queued", "sent", "skipped", "cancelled", "suppressed", "failed", "unknown", "opened", "clicked", "reacted"],
  sent: ["opened", "clicked", "reacted"],
  opened: ["clicked", "reacted"],
  clicked: ["reacted"],
  reacted: [],
  skipped: [],
  suppressed: [],
  failed: ["queued"],
  unknown: ["opened", "clicked", "reacted"],
  cancelled: ["approval_waiting"],
};

/** A step of a batch; `notFrom`: the state in which that cannot happen. */
export function stepDelivery(state: DeliveryState, to: DeliveryState): Result<DeliveryState, { readonly notFrom: DeliveryState }> {
  return NEXT[state].includes(to) ? ok(to) : refused({ notFrom: state });
}

/** What its person can look at: all that went out or may have. What could not be delivered is shown on the site still. */
export const SHOWN_STATES: readonly DeliveryState[] = ["sending", "sent", "opened", "clicked", "reacted", "unknown", "failed"];

/** What counts as told: all that went out or may have, and what is on its way. */
export const TOLD_STATES: readonly DeliveryState[] = [
  "approval_waiting",
  "queued",
  "sending",
  "sent",
  "opened",
  "clicked",
  "reacted",
  "unknown",
];
