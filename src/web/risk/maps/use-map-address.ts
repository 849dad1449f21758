import { useNavigate } from "@tanstack/react-router";
import { type MapSearch, mapSearch } from "./map-search.ts";

type Change = { readonly [Name in keyof MapSearch]?: MapSearch[Name] | undefined };

/** Writes what a map shows into the address, in place: no step back, no jump to the top. */
export function useMapAddress(): (change: Change) => void {
  const navigate = useNavigate();
  return (change) => {
    const search = (before: Record<string, unknown>) => mapSearch({ ...before, ...change });
    void navigate({ to: ".", search, replace: true, resetScroll: false, viewTransition: false });
  };
}
