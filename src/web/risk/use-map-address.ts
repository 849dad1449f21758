import { useNavigate } from "@tanstack/react-router";
import { type HazardMapSearch, hazardMapSearch } from "./hazard-map-search.ts";

type Change = { readonly [Name in keyof HazardMapSearch]?: HazardMapSearch[Name] | undefined };

/** Writes what a map shows into the address, in place: no step back, no jump to the top. */
export function useMapAddress(): (change: Change) => void {
  const navigate = useNavigate();
  return (change) => {
    const search = (before: Record<string, unknown>) => hazardMapSearch({ ...before, ...change });
    void navigate({ to: ".", search, replace: true, resetScroll: false, viewTransition: false });
  };
}
