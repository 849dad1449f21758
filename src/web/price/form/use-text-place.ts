import { useEffect, useRef, useState } from "react";
import { type ApiClient, apiClient, type Market } from "#api/client/client.ts";
import type { Draft } from "#web/price/place/draft.ts";
import { exactAddress } from "#web/price/place/exact-address.ts";
import { MOST_MEANT } from "#web/price/place/find-place.ts";
import { LONGEST_TEXT } from "#web/price/place/hub-search.ts";
import { placeOfText } from "#web/price/place/place-of-text.ts";
import type { RefusedPlace } from "./place-refused.tsx";

type TextPlaceParts = {
  readonly cities: Market["cities"];
  readonly onPlace: (place: Draft) => void;
  readonly onCity: (cityCode: string) => void;
  /** Null: nothing is wrong with what is looked up now. The place chosen before stays. */
  readonly onRefused: (refused: RefusedPlace | null) => void;
  readonly estate?: () => ApiClient["estate"];
};

/** Looks up at once what a typed text means, before the rest of the form is filled in. Only the last text counts. */
export function useTextPlace({ cities, onPlace, onCity, onRefused, estate = () => apiClient().estate }: TextPlaceParts) {
  const [isLooking, setLooking] = useState(false);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const look = async (text: string): Promise<void> => {
    asked.current?.abort();
    const mine = new AbortController();
    asked.current = mine;
    setLooking(true);
    const q = text.slice(0, LONGEST_TEXT);
    const [answer, exact] = await Promise.all([
      estate().get("/suggest", { query: { q, limit: MOST_MEANT }, signal: mine.signal }),
      exactAddress(text, estate(), mine.signal),
    ]);
    if (mine.signal.aborted) return;
    // The report about the home is then of its 丁目, not of the whole town.
    const placeKey = exact ? { placeKey: exact.key } : {};
    setLooking(false);
    // Where the suggestions do not answer, the calculation itself looks the address up.
    const found = answer.ok ? placeOfText(text, answer.value.items, cities) : ({ kind: "address" } as const);
    const isRefused = found.kind === "out-of-area" || found.kind === "unknown-postal-code";
    onRefused(isRefused ? found : null);
    if (found.kind === "place") onPlace({ ...found.place, ...placeKey });
    else if (found.kind === "city") onCity(found.cityCode);
    else if (found.kind === "address") onPlace({ address: text, ...placeKey });
  };
  return { look: (text: string) => void look(text), isLooking };
}
