import { useEffect, useState } from "react";
import { type ApiClient, apiClient, type KeptPlaceToday } from "#api/client/client.ts";
import { type FavoriteMark, MOST_FAVORITES } from "#domain/favorites/types.ts";
import { markId } from "#web/session/favorites/favorites-store.ts";

/** By `markId`. */
export type PlacesToday = ReadonlyMap<string, KeptPlaceToday>;

const NONE: PlacesToday = new Map();

/** What is on offer today at the buildings, places and areas that are kept; what cannot be asked for is missing. */
export function usePlacesToday(entries: readonly FavoriteMark[]): PlacesToday {
  const [places, setPlaces] = useState(NONE);
  const marks = entries
    .filter(({ kind }) => kind !== "home")
    .map(markId)
    .join(",");
  useEffect(() => {
    let isLeft = false;
    void findPlacesToday(marks === "" ? [] : marks.split(",")).then((found) => !isLeft && setPlaces(found));
    return () => {
      isLeft = true;
    };
  }, [marks]);
  return places;
}

const AT_ONCE = 50;

/** Fifty at a time; so many as can be kept. */
export async function findPlacesToday(
  marks: readonly string[],
  estate: Pick<ApiClient["estate"], "get"> = apiClient().estate,
): Promise<PlacesToday> {
  const found: [string, KeptPlaceToday][] = [];
  for (let from = 0; from < Math.min(marks.length, MOST_FAVORITES); from += AT_ONCE) {
    const asked = marks.slice(from, from + AT_ONCE).join(",");
    const answer = await estate.get("/kept-places", { query: { marks: asked } }).catch(() => null);
    if (!answer?.ok) return new Map(found);
    found.push(...answer.value.items.map((place): [string, KeptPlaceToday] => [markId(place), place]));
  }
  return new Map(found);
}
