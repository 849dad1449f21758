import type { KeptWeights } from "#domain/members/core/types.ts";

/** Of what the account keeps and what a browser gives, the newer; the account's where they are equally new. A clock that is ahead does not win. */
export function newerWeights(kept: KeptWeights | null, given: KeptWeights | null, now: Date): KeptWeights | null {
  if (given === null) return kept;
  const movedAt = given.movedAt > now ? now : given.movedAt;
  return kept !== null && kept.movedAt >= movedAt ? kept : { ...given, movedAt };
}
