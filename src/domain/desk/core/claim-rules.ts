import type { ItemHead } from "./types.ts";

/** How long an operator has an item to themselves. */
export const CLAIM_MINUTES = 30;

export type Claim = { readonly operator: string; readonly until: Date };

/** Whose an item is: nobody's where nobody took it or their time is over. */
export type Holder = "free" | "mine" | "theirs";

export function holderOf(claim: Claim | null, sub: string, now: Date): Holder {
  if (claim === null || claim.until.getTime() <= now.getTime()) return "free";
  return claim.operator === sub ? "mine" : "theirs";
}

/** Whether it stands open to all operators at once, and is nobody's to take. */
export function isRegister({ receivedAt }: Pick<ItemHead, "receivedAt">): boolean {
  return receivedAt === null;
}
