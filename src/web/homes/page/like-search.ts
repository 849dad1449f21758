import type { FoundHome } from "#api/client/client.ts";
import { NO_CONDITIONS, readConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { type HomesSearch, homesSearch } from "#web/homes/question/homes-search.ts";
import { similarQuery } from "#web/kit/home/similar-homes.ts";

/** The address of the homes on offer of its city. */
export function citySearch({ cityCode }: Pick<FoundHome, "cityCode">): HomesSearch {
  return listSearch({ ...NO_CONDITIONS, areas: [cityCode] });
}

/** The address of those like it. */
export function likeSearch(home: Pick<FoundHome, "kind" | "cityCode" | "price">): HomesSearch {
  return listSearch(readConditions(similarQuery(home)));
}

function listSearch(conditions: HomeConditions): HomesSearch {
  return homesSearch({ conditions, sort: "new", page: 1, view: "list", box: null });
}
