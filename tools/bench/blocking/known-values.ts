import { WIDEST_DEGREES } from "#api/estate/tile-schemas.ts";
import { tileAt } from "#domain/surroundings/tile-format/tile-square.ts";
import type { KnownPlaces } from "#tools/watched/known-places.ts";
import { homeCalls } from "./home-calls.ts";
import type { KnownValues } from "./largest-calls.ts";

const TOKYO = { lon: 139.767, lat: 35.681 };
const UNKNOWN_TOKEN = "a".repeat(43);
const TILES = "/api/estate/tiles/{layer}/{version}/{z}/{x}/{y}.mvt";
const TODAY_AS_SALES_SAY = "2025Q2";

export type Estimated = { readonly jobId: string; readonly estimateId: string };

/** What the largest calls are made with on this site's data. */
export function knownValues(places: KnownPlaces, { jobId, estimateId }: Estimated): KnownValues {
  const { towns, buildings, chome, version, layers, homes } = places;
  const busiest = towns[0];
  const half = WIDEST_DEGREES / 2;
  const bbox = [TOKYO.lon - half, TOKYO.lat - half, TOKYO.lon + half, TOKYO.lat + half].map((degrees) => degrees.toFixed(4)).join(",");
  const mesh = layers.flatMap(({ id, years }) => [
    `/api/estate/mesh?layer=${id}&bbox=${bbox}${years.length > 0 ? `&year=${years.at(-1)}` : ""}`,
  ]);
  const tiles = [{ id: "base", minZoom: 4, maxZoom: 14 }, ...layers].flatMap(({ id, minZoom, maxZoom }) =>
    zooms(minZoom, maxZoom).map((z) => {
      const { x, y } = tileAt(TOKYO, z);
      return `/api/estate/tiles/${id}/${version}/${z}/${x}/${y}.mvt`;
    }),
  );
  return {
    values: {
      cityCode: [busiest?.cityCode ?? "13108"],
      town: [busiest?.town ?? ""],
      key: [...buildings.slice(0, 1), ...(busiest ? [busiest.key] : []), ...(chome ? [chome] : [])],
      apartmentKey: buildings.slice(0, 1).length > 0 ? buildings.slice(0, 1) : ["none"],
      code: ["1350061"],
      lat: [String(TOKYO.lat)],
      lon: [String(TOKYO.lon)],
      from: ["2005Q1"],
      until: [TODAY_AS_SALES_SAY],
      page: ["1", "99999"],
      kinds: ["elementary,junior_high,nursery,kindergarten,hospital,clinic,park,station,bus_stop,library"],
      token: [UNKNOWN_TOKEN],
      v: ["1"],
      w: ["20-20-20-20-10-10"],
    },
    addresses: {
      "/api/estate/mesh": mesh,
      [TILES]: tiles,
      ...homeCalls(homes),
      "/api/price-checker/jobs/{id}": [`/api/price-checker/jobs/${jobId}`],
      "/api/estimate/estimates/{id}": [`/api/estimate/estimates/${estimateId}`],
    },
  };
}

function zooms(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}
