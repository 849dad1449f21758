import { type RandomBytes, spokenNumber } from "#kernel/ids.ts";
import type { Side } from "./types.ts";

const TITLES: Readonly<Record<Side, string>> = { buyer: "買い手さん", owner: "オーナーさん" };

/** What one side of one offer is called there: drawn anew each time, so that two offers of somebody cannot be told to be theirs. */
export function newAlias(side: Side, randomBytes: RandomBytes): string {
  return `${TITLES[side]} ${spokenNumber(randomBytes).slice(0, 3)}`;
}
