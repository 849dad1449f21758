import type { Yen } from "#kernel/yen.ts";
import type { LastLook, ValueChange } from "./types.ts";

/** A change that a member is told of. */
export const TOLD_FROM_SHARE = 0.03;

export type Judged = {
  /** Null: too little to speak of, or nothing was told before. */
  readonly tell: ValueChange | null;
  /** What counts as told from now on. */
  readonly toldYen: Yen;
};

type New = {
  readonly q50: Yen;
  /** What the model of now says of the month before; null: it is the model of then. */
  readonly beforeByModel: Yen | null;
};

/**
 * Whether a new value is told: 3 % or more of the market since the value last told, or of the model since the month before. With another model what was told
 * is brought to its measure first, so that its difference is never taken for a rise or fall. The first value is what counts as told.
 */
export function judgeChange(look: Pick<LastLook, "lastYen" | "toldYen"> | null, { q50, beforeByModel }: New): Judged {
  if (look?.toldYen == null || look.lastYen === null) return { tell: null, toldYen: q50 };
  const byModel = beforeByModel === null ? 1 : beforeByModel / look.lastYen;
  const told = look.toldYen * byModel;
  const change: ValueChange = { market: q50 / told - 1, model: byModel - 1 };
  const isTold = [change.market, change.model].some((share) => Math.abs(share) >= TOLD_FROM_SHARE - 1e-9);
  return isTold ? { tell: change, toldYen: q50 } : { tell: null, toldYen: Math.round(told) };
}
