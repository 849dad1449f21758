import { editFavorite, type FavoriteDeps, makeFolder, memberShelf, mergeFavorites } from "#domain/favorites/index.server.ts";
import type { LooseFavorite } from "#domain/favorites/types.ts";
import type { Member } from "#domain/members/core/types.ts";
import { NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import { saveQuery } from "#domain/queries/index.server.ts";
import { conditionsOf } from "#domain/queries/words/conditions-of.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import { listHomes } from "#domain/search/index.server.ts";
import { EXAMPLE_WISHES } from "#ingest/sample/example-wishes.ts";
import { days } from "#kernel/duration.ts";

/** Less than it was asked for when the sample member kept it. */
const CUT_YEN = 2_000_000;
const FOLDER = "内見したい物件";
const NOTES = ["サンプルのメモ：日曜の午後に見に行く。", "サンプルのメモ：管理の状態を聞く。"];

/** Saved conditions, and favourites in a folder, of the sample member with a profile: all of them of the sample market. To be called once. */
export async function seedKept(deps: FavoriteDeps, member: Member): Promise<void> {
  // Nobody is asked for an address: no warning is sent to a sample member.
  const getUser = async () => "unreached" as const;
  for (const wish of EXAMPLE_WISHES)
    await saveQuery({ ...deps, getUser }, member, { answers: { ...wish, ...NOTHING_ABOUT }, draftSeen: null });
  await mergeFavorites(deps, member, await favoritesFor(deps));
  const folder = await makeFolder(deps, member, FOLDER);
  if (!folder.ok) return;
  const homes = (await memberShelf(deps, member)).items.filter(({ kind }) => kind === "home");
  for (const [i, note] of NOTES.entries()) {
    const home = homes[i];
    if (home) await editFavorite(deps, member, { id: home.id, version: home.version, folderId: folder.value, note });
  }
}

/** Some homes that the first wish finds, one of which costs less by now, the building of one, and the area; fewer where the market has fewer. */
async function favoritesFor(deps: FavoriteDeps): Promise<LooseFavorite[]> {
  const [wish] = EXAMPLE_WISHES;
  if (!wish) return [];
  const conditions = conditionsOf(wish, "normal");
  const cut = (await listHomes(deps, { conditions: { ...conditions, isPriceCut: true } })).items.slice(0, 1);
  const newest = (await listHomes(deps, { conditions })).items.filter(({ dwellingKey }) => dwellingKey !== cut[0]?.dwellingKey).slice(0, 2);
  const building = newest.flatMap(({ apartmentKey }) => apartmentKey ?? []).slice(0, 1);
  const area = newest.length > 0 ? wish.areas.map(({ code }) => code) : [];
  const kept = (daysAgo: number, mark: Pick<LooseFavorite, "kind" | "key">, priceWhenKept: number | null = null): LooseFavorite => {
    const at = new Date(deps.clock.now().getTime() - days(daysAgo));
    return { ...mark, note: "", priceWhenKept, keptAt: at, changedAt: at };
  };
  const home = ({ dwellingKey: key, price }: FoundHome, i: number) => kept(i + 1, { kind: "home", key }, price);
  return [
    ...newest.map(home),
    ...cut.map(({ dwellingKey: key, price }) => kept(20, { kind: "home", key }, price + CUT_YEN)),
    ...building.map((key) => kept(4, { kind: "building", key })),
    ...area.map((key) => kept(6, { kind: "area", key })),
  ];
}
