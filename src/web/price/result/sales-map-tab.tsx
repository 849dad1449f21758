import { useMemo } from "react";
import type { ComparableResponse, EstimateResponse } from "#api/client/client.ts";
import { PlaceMap } from "#web/kit/map/place-map.tsx";
import { salesMap } from "./sales-map.ts";

type SalesMapProps = { readonly estimate: EstimateResponse; readonly comparables: readonly ComparableResponse[] };

/** The sales on a map; drawn once, whatever else on the page changes. */
export default function SalesMapTab({ estimate, comparables }: SalesMapProps) {
  const map = useMemo(() => salesMap(estimate, comparables), [estimate, comparables]);
  return <PlaceMap {...map} />;
}
