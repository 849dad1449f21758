import type { Tags } from "#domain/surroundings/tile-format/tile-feature.ts";
import { manYenPerTsubo } from "#kernel/area.ts";
import type { LonLat } from "#kernel/geo.ts";
import { FEW } from "./map-layers.ts";

export type Dot = LonLat & { readonly tags: Tags };

/** A town's sales with `r`, the 坪単価 of condominiums in 万円 by which the dot is coloured; without one where fewer than five were sold. */
export function townDot({ lon, lat, tags }: Dot): Dot {
  const [n, yenPerM2] = [tags.condo_n, tags.condo_yen_m2];
  const hasPrice = typeof n === "number" && n >= FEW && typeof yenPerM2 === "number";
  return { lon, lat, tags: hasPrice ? { ...tags, r: manYenPerTsubo(yenPerM2) } : tags };
}

type Home = LonLat & {
  readonly id: string;
  readonly apartmentKey: string | null;
  readonly kind: string;
  readonly price: number;
  readonly areaM2: number;
  readonly layout: string;
};

/** A home on sale; `r` as for towns, of condominiums only: the area of a house says nothing of its plot. */
export function homeDot({ lon, lat, apartmentKey, ...tags }: Home): Dot {
  return {
    lon,
    lat,
    tags: {
      ...tags,
      ...(apartmentKey && { key: apartmentKey }),
      ...(tags.kind === "condo" && tags.areaM2 > 0 && { r: manYenPerTsubo(tags.price / tags.areaM2) }),
    },
  };
}
