import { useEffect, useEffectEvent, useState } from "react";
import { apiClient } from "#api/client/client.ts";
import type { Place } from "./places.ts";
import { type PostalLookup, postalLookup } from "./postal-lookup.ts";

/** Looks a postal code up while it is typed. */
export function usePostalCode(onFound: (places: readonly Place[]) => void) {
  const [lookup, setLookup] = useState<PostalLookup>({ kind: "idle" });
  const [lookups] = useState(() => postalLookup(() => apiClient().estate, setLookup));
  // With the answers as they stand when the places come, not when they were asked for.
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (lookup.kind === "found") found(lookup.places);
  }, [lookup]);
  useEffect(() => lookups.leave, [lookups]);
  return { lookup, look: (typed: string) => void lookups.look(typed) };
}
