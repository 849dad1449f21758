import { toldPrices } from "#domain/listings/index.server.ts";
import { type Candidate, candidateOf } from "#domain/recommendation/core/candidate.ts";
import { type AskedHome, asked, type HomeSearchDeps, homesKeeping, keeps, reachNow } from "#domain/search/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { askedPricesOf } from "./prices-store.server.ts";
import { edgesOf, softened } from "./soft-edges.ts";
import type { AskedWish } from "./wishes.server.ts";

/** A home that suits, the wish by which it was found, and as it is on offer. */
export type Found = { readonly home: AskedHome; readonly candidate: Candidate; readonly wish: AskedWish };

/** So many homes of one wish are ranked, the newest of them. */
const MOST_OF_A_WISH = 2_000;

/** Homes on offer that keep one of these wishes, or nearly; each once, by the wish that it keeps best. `companyId`: of what that company alone offers. */
export async function candidatesFor(deps: HomeSearchDeps, wishes: readonly AskedWish[], companyId: string | null = null): Promise<Found[]> {
  const found = new Map<string, Found>();
  for (const wish of wishes) {
    const homes = await homesKeeping(deps, softened(wish.conditions), { most: MOST_OF_A_WISH, companyId });
    for (const one of await seenBy(deps, wish, homes)) {
      const known = found.get(one.candidate.dwellingKey);
      if (!known || one.candidate.softEdges.length < known.candidate.softEdges.length) found.set(one.candidate.dwellingKey, one);
    }
  }
  return [...found.values()];
}

/** Those of these homes that keep a wish, or nearly, as they are now. */
export async function candidatesAmong(deps: HomeSearchDeps, wish: AskedWish, homes: readonly AskedHome[]): Promise<Found[]> {
  const reachOf = await reachNow(deps.db);
  const wanted = asked(softened(wish.conditions));
  return seenBy(
    deps,
    wish,
    homes.filter((home) => keeps(home, wanted, reachOf)),
  );
}

async function seenBy({ db, clock }: HomeSearchDeps, wish: AskedWish, homes: readonly AskedHome[]): Promise<Found[]> {
  const today = isoDateInJapan(clock.now());
  const cut = homes.filter(({ offer }) => offer.priceCuts > 0).map(({ offer }) => offer.key);
  const prices = await askedPricesOf(db, cut);
  return homes.flatMap((home) => {
    const told = toldPrices(prices.get(home.offer.key) ?? [], today);
    const candidate = candidateOf(home.offer, { today, softEdges: [], cut: told.cut });
    const softEdges = edgesOf(wish.conditions, candidate);
    return softEdges === null ? [] : [{ home, wish, candidate: { ...candidate, softEdges } }];
  });
}
