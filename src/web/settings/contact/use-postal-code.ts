import { useEffect, useEffectEvent, useState } from "react";
import { type ApiClient, apiClient } from "#api/client/client.ts";
import type { Place } from "./places.ts";
import { type PostalLookup, postalLookup } from "./postal-lookup.ts";

/** Looks a postal code up while it is typed. `named`: the places of every code that was found meanwhile; a later one that nobody knows takes none away. */
export function usePostalCode(onFound: (places: readonly Place[]) => void, estate: () => ApiClient["estate"] = () => apiClient().estate) {
  const [lookup, setLookup] = useState<PostalLookup>({ kind: "idle" });
  const [named, setNamed] = useState<readonly Place[]>([]);
  const [lookups] = useState(() => postalLookup(estate, setLookup));
  // With the answers as they stand when the places come, not when they were asked for.
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (lookup.kind !== "found") return;
    setNamed((before) => [...before, ...lookup.places]);
    found(lookup.places);
  }, [lookup]);
  useEffect(() => lookups.leave, [lookups]);
  return { lookup, named, look: (typed: string) => void lookups.look(typed) };
}
