import { useEffect, useState } from "react";
import type { MapLayerResponse } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";
import { useSiteMaps } from "#web/kit/map/canvas/use-site-maps.ts";
import type { PixelFinding } from "#web/kit/map/layers/hazard-pictures.ts";
import type { MapChoice } from "./map-choices.ts";

/** What the public picture says of a spot; `waiting` until it is known. */
export type PictureFinding = PixelFinding | { readonly state: "failed" | "waiting" };

/** Reads the spot from the public pictures where those are shown; null where they are not. */
export function usePictureValue(choice: MapChoice | null, place: LonLat, layer: MapLayerResponse | null): PictureFinding | null {
  const { hazards } = useSiteMaps();
  const pictures = choice?.pictures;
  const [finding, setFinding] = useState<PictureFinding | null>(null);
  useEffect(() => {
    if (pictures === undefined || hazards === null || layer === null) {
      setFinding(null);
      return;
    }
    let isAsked = true;
    setFinding({ state: "waiting" });
    void import("#web/kit/map/layers/picture-value.ts").then(async ({ pictureValue }) => {
      const found = await pictureValue({ hazards, layer: pictures, place, legend: layer.legend });
      if (isAsked) setFinding(found);
    });
    return () => {
      isAsked = false;
    };
  }, [pictures, hazards, layer, place]);
  return finding;
}
