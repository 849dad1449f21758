import { useCallback, useEffect, useState } from "react";
import type { HomePin } from "#domain/search/homes/types.ts";
import { type MapWindow, useHomeSpots } from "#web/kit/home-map/use-home-spots.ts";
import type { FlaggedQuestion } from "#web/kyugake/list/flagged-search.ts";
import { findMapList, findSpots, type MapFound, type MapList, withinJapan } from "./find-map.ts";

/** A map and the list beside it: pins follow every move, the list follows when somebody asks for it. */
export function useFlagMap({ question, list: first }: Pick<MapFound, "question" | "list">) {
  const { conditions } = question;
  const [window, setWindow] = useState<MapWindow | null>(null);
  const [isMoved, setMoved] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const load = useCallback((asked: MapWindow, signal: AbortSignal) => findSpots(conditions, asked, signal), [conditions]);
  const { spots, isFailed } = useHomeSpots<HomePin>(window, load);
  const { list, isAsking, ask } = useList(question, first);
  return {
    ...{ spots, isFailed, list, isAsking, chosen, isMoved },
    choose: setChosen,
    rest: (rested: MapWindow, isByHand: boolean) => {
      setWindow(rested);
      if (isByHand) setMoved(true);
    },
    searchHere: () => {
      setMoved(false);
      if (window) ask(window);
    },
  };
}

/** The list of the question; of a window once somebody has asked for one. A slower older answer never overwrites a newer one. */
function useList({ conditions }: FlaggedQuestion, first: MapList | null) {
  const [asked, setAsked] = useState<MapWindow | null>(null);
  const [found, setFound] = useState<{ readonly of: MapWindow; readonly list: MapList | null } | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const stop = new AbortController();
    const load = async () => {
      const list = await findMapList(conditions, withinJapan(asked.box), stop.signal);
      if (!stop.signal.aborted) setFound({ of: asked, list });
    };
    void load();
    return () => stop.abort();
  }, [asked, conditions]);
  const isAsking = asked !== null && found?.of !== asked;
  return { list: found === null ? first : found.list, isAsking, ask: setAsked };
}
