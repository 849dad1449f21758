import { setImmediate } from "node:timers/promises";
import { offerableHomes } from "#domain/assets/index.server.ts";
import type { HomeForOffer, OfferWish } from "#domain/assets/offering/types.ts";
import { blindSubject, citiesOf, fitsWish } from "#domain/offers/core/fits-wish.ts";
import type { SeenEstimate } from "#domain/offers/core/types.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import type { PricedKind } from "#domain/valuation/core/types.ts";
import type { EngineSource } from "#domain/valuation/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { quarterOf } from "#kernel/quarter.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

/** A home that fits, and what it is worth by the blind estimate. */
export type Target = { readonly home: HomeForOffer; readonly estimate: SeenEstimate };
export type TargetDeps = { readonly db: Db; readonly clock: Clock; readonly engines: EngineSource };

/** Homes looked at in one go, and at most. */
const PAGE = 500;
const MOST_LOOKED_AT = 5_000;
/** Homes priced before others get their turn. */
const AT_ONCE = 32;
const KINDS: readonly PricedKind[] = ["condo", "house", "land"];

/** Homes that take offers and fit a wish, with their price; those that cannot be priced are left out. `most`: as many as are wanted, the first by id. */
export async function findTargets(
  deps: TargetDeps,
  { wish, exceptSub, most }: { readonly wish: Wish; readonly exceptSub: string; readonly most: number },
): Promise<Target[]> {
  const today = isoDateInJapan(deps.clock.now());
  const kinds = KINDS.filter((kind) => wish.kinds.includes(kind));
  // An empty list would ask for all.
  if (kinds.length === 0) return [];
  const found: Target[] = [];
  for await (const page of pagesOf(deps, asked(wish, kinds, exceptSub))) {
    const fitting = page.filter((home) => fitsWish(home, wish, today));
    found.push(...(await priceHomes(deps, fitting)));
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

/** All homes that take offers in the cities and buildings of a wish and are of its kinds, whatever else it asks for. */
export async function homesAround(
  deps: Pick<TargetDeps, "db">,
  { wish, exceptSub }: { readonly wish: Wish; readonly exceptSub: string },
): Promise<HomeForOffer[]> {
  const kinds = KINDS.filter((kind) => wish.kinds.includes(kind));
  if (kinds.length === 0) return [];
  const found: HomeForOffer[] = [];
  for await (const page of pagesOf(deps, asked(wish, kinds, exceptSub))) found.push(...page);
  return found;
}

async function* pagesOf({ db }: Pick<TargetDeps, "db">, wish: OfferWish): AsyncGenerator<HomeForOffer[]> {
  let after = "";
  for (let looked = 0; looked < MOST_LOOKED_AT; looked += PAGE) {
    const page = await offerableHomes(db, wish, { after, most: PAGE });
    yield page;
    after = page.at(-1)?.id ?? "";
    if (page.length < PAGE) return;
  }
}

function asked(wish: Wish, kinds: readonly PricedKind[], exceptSub: string): OfferWish {
  return {
    kinds,
    apartmentKeys: wish.buildings.map(({ code }) => code),
    cityCodes: citiesOf(wish) ?? [],
    areaM2: { min: null, max: null },
    exceptSub,
  };
}

/** By the blind estimate; those that cannot be priced are left out. */
export async function priceHomes({ engines, clock }: TargetDeps, homes: readonly HomeForOffer[]): Promise<Target[]> {
  const asOf = quarterOf(clock.now());
  const targets: Target[] = [];
  for (const [kind, ofKind] of Map.groupBy(homes, (home) => home.kind)) {
    const engine = await engines.current(kind);
    if (!engine) continue;
    const subjects = ofKind.flatMap((home) => {
      const subject = blindSubject(home);
      return subject ? [{ home, subject }] : [];
    });
    for (let from = 0; from < subjects.length; from += AT_ONCE) {
      const part = subjects.slice(from, from + AT_ONCE);
      const outcomes = engine.appraiseBriefly(
        part.map(({ subject }) => subject),
        { asOf },
      );
      for (const [i, { home }] of part.entries()) {
        const outcome = outcomes[i];
        if (!outcome?.estimated) continue;
        const { point, q10, q90, grade } = outcome;
        targets.push({ home, estimate: { pointYen: point, lowYen: q10, highYen: q90, grade, isSample: engine.isSample } });
      }
      await setImmediate();
    }
  }
  return targets;
}
