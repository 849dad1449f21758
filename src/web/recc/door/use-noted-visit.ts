import { useEffect } from "react";
import { type ApiClient, apiClient } from "#api/client/client.ts";

type Place = { readonly batchId: string; readonly position?: number };

const SIGNS = ["pointerdown", "keydown", "scroll"] as const;
/** A look that is shorter is none. */
const LEAST_SECONDS = 5;
const MOST_SECONDS = 3600;

/**
 * Tells that somebody read a page, once a finger, a key or a scroll has shown that it is somebody: programs that fetch links do none of it. Of one home also
 * how long it was looked at, when the page is left.
 */
export function useNotedVisit(place: Place): void {
  const { batchId, position } = place;
  useEffect(() => watchVisit({ batchId, ...(position === undefined ? {} : { position }) }), [batchId, position]);
}

type Surroundings = {
  readonly page: Pick<Window, "addEventListener" | "removeEventListener">;
  readonly recommendation: Pick<ApiClient["recommendation"], "post">;
  readonly now: () => number;
};

/** Answers how to stop watching, which tells the time that was spent. */
export function watchVisit(place: Place, given: Partial<Surroundings> = {}): () => void {
  const { page = window, recommendation = apiClient().recommendation, now = () => performance.now() } = given;
  const begun = now();
  let isSomebody = false;
  const tell = (event: { kind: "open" | "click" | "dwell"; dwellSeconds?: number }) =>
    // The page may be on its way out: the browser sends it all the same.
    void recommendation.post("/events", { body: { ...place, ...event }, send: (request) => fetch(request, { keepalive: true }) });
  const onSign = () => {
    if (isSomebody) return;
    isSomebody = true;
    // The page of one home is what a press on it in the list opens.
    tell({ kind: place.position === undefined ? "open" : "click" });
  };
  let isOver = false;
  const end = () => {
    const dwellSeconds = Math.min(MOST_SECONDS, Math.round((now() - begun) / 1000));
    if (isOver || !isSomebody || place.position === undefined || dwellSeconds < LEAST_SECONDS) return;
    isOver = true;
    tell({ kind: "dwell", dwellSeconds });
  };
  for (const sign of SIGNS) page.addEventListener(sign, onSign, { passive: true });
  page.addEventListener("pagehide", end);
  return () => {
    end();
    for (const sign of SIGNS) page.removeEventListener(sign, onSign);
    page.removeEventListener("pagehide", end);
  };
}
