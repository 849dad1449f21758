import { type HomeFacts, NO_FACTS } from "#domain/assets/core/facts.ts";
import { type AssetDeps, beginHome, memberHomes, moveHome } from "#domain/assets/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { conditionsOf } from "#domain/queries/words/conditions-of.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import { listHomes } from "#domain/search/index.server.ts";
import { EXAMPLE_WISHES } from "#ingest/sample/example-wishes.ts";

type Told = (home: FoundHome) => Partial<HomeFacts>;

/** What the home that the sample member lives in is called. */
export const SAMPLE_HOME = "サンプル：自宅";

/** One that its owner lives in, still owing for it, and one that is let. */
const HOMES: readonly Told[] = [
  ({ floor, layout }) => ({
    ...{ name: SAMPLE_HOME, floor, layout },
    purchase: { on: "2019-04-10", priceYen: 52_000_000, buildingYen: 24_000_000, costsYen: 3_400_000 },
    loan: {
      ...{ balanceYen: 36_400_000, asOf: "2026-10", annualPercent: 0.8, endsIn: "2054-04", method: "equal-payment" },
      ...{ rateChanges: [], bonus: null },
    },
    renovations: [{ year: 2023, what: "浴室", costYen: 1_500_000 }],
    residence: { since: "2019-05", until: null },
    ...{ managementYen: 14_200, reserveYen: 13_600, propertyTaxYen: 148_000 },
  }),
  ({ floor, layout }) => ({
    ...{ name: "サンプル：貸している部屋", floor, layout },
    purchase: { on: "2022-09", priceYen: 46_000_000, buildingYen: null, costsYen: null },
    ...{ managementYen: 12_000, reserveYen: 9_800, rentYen: 168_000 },
  }),
];

/** Two homes of the sample member with a profile, in buildings of the sample market. Where there are any already nothing is made. */
export async function seedHomes(deps: AssetDeps, member: Member): Promise<void> {
  const { homes } = await memberHomes(deps.db, member);
  if (homes.length > 0) return;
  const [wish] = EXAMPLE_WISHES;
  if (!wish) return;
  const found = (await listHomes(deps, { conditions: conditionsOf(wish, "normal") })).items;
  const inBuildings = [...new Map(found.flatMap((home) => (home.apartmentKey && home.areaM2 ? [[home.apartmentKey, home]] : []))).values()];
  for (const [i, told] of HOMES.entries()) {
    const home = inBuildings[i];
    if (home?.apartmentKey)
      await register(deps, member, { key: home.apartmentKey, facts: { ...NO_FACTS, areaM2: home.areaM2, ...told(home) } });
  }
}

async function register(
  deps: AssetDeps,
  member: Member,
  { key, facts }: { readonly key: string; readonly facts: HomeFacts },
): Promise<void> {
  const begun = await beginHome(deps, member, { kind: "condo", key, rest: "", facts, isAnother: false });
  if (!begun.ok) return;
  const { id, version } = begun.value.home;
  await moveHome(deps, member, { id, seen: version, step: "register" });
}
