import type { AssetFacts, AssetResponse } from "#api/client/client.ts";
import { NO_ROAD } from "#kernel/home/missing-answers.ts";
import { fieldOf, type ReadFacts } from "./read-facts.ts";
import type { FactPath } from "./typed-facts.ts";

/** Facts that can be saved, and by their names those in which what is saved stands in place of what is typed. */
export type KeptFacts = { readonly facts: AssetFacts; readonly heldBack: readonly string[] };

/**
 * The facts with what is saved in place of what cannot be taken: while somebody types, nothing is lost for a half-typed answer. A road that is gone waits for its
 * frontage and its width, which are held against it: with the saved ones the service would take nothing at all.
 */
export function factsToKeep({ facts, issues }: ReadFacts, saved: AssetFacts): KeptFacts {
  const wrong = new Set(issues.map(({ field }) => field.split(".")[0] ?? field));
  const kept = withSaved(facts, saved, wrong);
  if (kept.roadDirection !== NO_ROAD || (kept.frontageM === null && kept.roadWidthM === null)) return { facts: kept, heldBack: [...wrong] };
  const withRoad = new Set(["roadDirection", ...wrong]);
  return { facts: withSaved(facts, saved, withRoad), heldBack: [...withRoad] };
}

function withSaved(facts: AssetFacts, saved: AssetFacts, names: ReadonlySet<string>): AssetFacts {
  return { ...facts, ...Object.fromEntries(Object.entries(saved).filter(([name]) => names.has(name))) };
}

/** What is saved or not as a whole, as its card calls it. */
const GROUPS: Readonly<Record<string, string>> = {
  ...{ renovations: "リフォーム", purchase: "購入したとき", loan: "住宅ローン" },
  ...{ residence: "住まい方", ownShare: "持分", sale: "売るとき" },
};

/** What those that are held back are called in the form. */
export function heldBackLabels({ heldBack }: KeptFacts, kind: AssetResponse["kind"]): readonly string[] {
  return heldBack.map((name) => GROUPS[name] ?? fieldOf(name as FactPath, kind).label);
}
