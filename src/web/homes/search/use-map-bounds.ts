import { useEffect, useRef, useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import { JAPAN } from "#kernel/geo.ts";
import { boxOf, boxText, type HomesQuestion } from "#web/homes/question/homes-search.ts";
import { type Box, boxOfSpots } from "#web/kit/home-map/home-spots.ts";

const WORLD = boxText(JAPAN);
/** So far away that homes of a prefecture stand together. */
const FAR = 5;

/**
 * What the map is moved to by code: the window of the address, unless the map itself put it there; without one, where the homes lie. A move by code
 * adds no window to the address.
 */
export function useMapBounds({ conditions, box }: HomesQuestion) {
  const [bounds, setBounds] = useState<Box | null>(null);
  const ownBox = useRef<string | null>(null);
  const asked = JSON.stringify(writeConditions(conditions));
  const window = box === null ? null : boxText(box);
  useEffect(() => {
    if (window !== null) {
      if (window !== ownBox.current) setBounds(boxOf(window));
      return undefined;
    }
    const stop = new AbortController();
    const load = async () => {
      const query = { ...(JSON.parse(asked) as Record<string, string>), box: WORLD, zoom: FAR };
      const answer = await apiClient().estate.get("/homes/map", { query, signal: stop.signal });
      if (stop.signal.aborted || !answer.ok) return;
      const found = boxOfSpots(answer.value);
      if (found) setBounds(found);
    };
    void load();
    return () => stop.abort();
  }, [asked, window]);
  return { bounds, ownBox };
}
