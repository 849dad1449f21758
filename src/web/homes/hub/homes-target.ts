import type { SuggestItem } from "#api/client/client.ts";
import { placeOfItem } from "./find-on-sale.ts";

/** Where a place leads on the page of homes: to those on offer there; of a building, whose homes are few, to all that is known by its name. */
export function homesTarget(item: SuggestItem) {
  const [place] = placeOfItem(item);
  return place ? ({ to: "homes", query: place.query } as const) : ({ to: "text", q: item.label } as const);
}
