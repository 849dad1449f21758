import { assetOf } from "#domain/assets/result/asset-of.server.ts";
import type { AssetResult } from "#domain/assets/result/types.ts";
import { saleTables } from "#domain/assets/take-home/load-tables.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { plansOf } from "./plans-of.ts";
import type { AssetPlans, PlanWishes } from "./types.ts";

type Deps = Parameters<typeof assetOf>[0];

/** What could be done with a home of a member. Null: there is none, it is a draft, or somebody else's. Without a value, and once it is sold, nothing is reckoned. */
export async function memberPlans(
  deps: Deps,
  member: Parameters<typeof assetOf>[1],
  { id, ...wishes }: PlanWishes & { readonly id: string },
): Promise<AssetPlans | null> {
  const result = await assetOf(deps, member, id);
  return result && plansOfResult(deps, result, wishes);
}

/** The same of a home that was looked at. */
export function plansOfResult(
  { clock }: Pick<Deps, "clock">,
  { value, home, details, owedYen }: Pick<AssetResult, "value" | "home" | "details" | "owedYen">,
  wishes: PlanWishes,
): AssetPlans {
  const on = isoDateInJapan(clock.now());
  if (value.state !== "valued" || home.state === "sold") return { on, takeHome: null, whatIf: null, rentOut: null };
  const { q10, q50, q90 } = value.point;
  const today = { pointYen: q50, lowYen: q10, highYen: q90 };
  return plansOf({ home, value: today, forecast: details?.forecast ?? [], owedYen, on }, wishes, saleTables());
}
