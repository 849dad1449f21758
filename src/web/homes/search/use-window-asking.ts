import { type RefObject, useState } from "react";
import { boxText } from "#web/homes/question/homes-search.ts";
import type { MapWindow } from "#web/kit/home-map/use-home-spots.ts";
import type { useAsk } from "./use-ask.ts";

type WindowAskingParts = {
  readonly ask: ReturnType<typeof useAsk>;
  /** The window that the map itself has put into the address, so that it is not moved to it. */
  readonly ownBox: RefObject<string | null>;
  /** While an area is drawn the map asks for nothing. */
  readonly isDrawing: boolean;
};

/** What the map shows, and when it asks for the homes of that: at every move by hand, or at a press where somebody wants it so. A move by code asks for nothing. */
export function useWindowAsking({ ask, ownBox, isDrawing }: WindowAskingParts) {
  const [window, setWindow] = useState<MapWindow | null>(null);
  const [isLive, setLive] = useState(true);
  const [isMoved, setMoved] = useState(false);
  const search = (rested: MapWindow | null) => {
    if (!rested) return;
    const box = inDigits(rested.box);
    ownBox.current = boxText(box);
    setMoved(false);
    ask({ box }, true);
  };
  const rest = (rested: MapWindow, isByHand: boolean) => {
    setWindow(rested);
    if (!isByHand || isDrawing) return;
    if (isLive) search(rested);
    else setMoved(true);
  };
  return { window, isLive, setLive, isMoved, rest, searchHere: () => search(window) };
}

/** As the address has it: otherwise the window that comes back would be another. */
function inDigits({ west, south, east, north }: MapWindow["box"]) {
  const cut = (degrees: number) => Number(degrees.toFixed(5));
  return { west: cut(west), south: cut(south), east: cut(east), north: cut(north) };
}
