import type { FoundHome } from "#api/client/client.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { type HomesSearch, homesSearch } from "#web/homes/search/homes-search.ts";

const MAN = 10_000;
/** A fifth dearer or cheaper is about the price. */
const NEAR = 0.2;

type Home = Pick<FoundHome, "kind" | "cityCode" | "price">;

/** Conditions that homes of the same kind and city at about its price fulfil. */
export function likeConditions({ kind, cityCode, price }: Home): HomeConditions {
  const span = { min: Math.floor((price * (1 - NEAR)) / MAN) * MAN, max: Math.ceil((price * (1 + NEAR)) / MAN) * MAN };
  return { ...NO_CONDITIONS, kinds: [kind], areas: [cityCode], price: span };
}

/** The address of the homes on offer of its city. */
export function citySearch({ cityCode }: Pick<FoundHome, "cityCode">): HomesSearch {
  return listSearch({ ...NO_CONDITIONS, areas: [cityCode] });
}

/** The address of those like it. */
export function likeSearch(home: Home): HomesSearch {
  return listSearch(likeConditions(home));
}

function listSearch(conditions: HomeConditions): HomesSearch {
  return homesSearch({ conditions, sort: "new", page: 1, view: "list", box: null });
}
