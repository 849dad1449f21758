import type { LonLat } from "#kernel/geo.ts";
import { isNumberedChome, townKey } from "#kernel/place/chome.ts";
import type { Db } from "#platform/db.server.ts";
import { namedTowns, nearestTowns, zonesInCell } from "./finding-store.server.ts";
import type { TownRow } from "./findings.ts";
import { TOWN_OUTLINES } from "./layers.ts";
import type { AskedPlace, Whereabouts } from "./whereabouts.ts";
import { cellAt, isInShape } from "./zone-cells.ts";

/** A 町丁目 by its city and its name, as table `town` spells it. */
export type NamedTown = { readonly cityCode: string; readonly chome: string };

/** The 町丁目 whose outline holds a point; null where no outlines were imported, and at sea. On a border the first by name. */
export async function outlinedTown(db: Db, place: LonLat): Promise<NamedTown | null> {
  const zones = await zonesInCell(db, [TOWN_OUTLINES], cellAt(place));
  const holding = zones.flatMap(({ is_covered, shape, kind, data }) =>
    (is_covered || (shape !== null && isInShape(place, shape))) && typeof data.town === "string"
      ? [{ cityCode: kind, chome: data.town }]
      : [],
  );
  const [first] = holding.sort((a, b) => (a.cityCode + a.chome < b.cityCode + b.chome ? -1 : 1));
  return first ?? null;
}

export type TownsAsked = { readonly place: AskedPlace; readonly where: Whereabouts; readonly outlined: NamedTown | null };

/**
 * Of each dataset the row of the town in which a place lies: the town of its address, else the one whose outline holds it. Of a town that is known
 * by name no other town's figures are told; of a 町 without its 丁目 those of the nearest 丁目. Only where nothing tells the town is it the nearest
 * centre. Both of these are marked.
 */
export async function townsOf(db: Db, datasets: readonly string[], { place, where, outlined }: TownsAsked): Promise<TownRow[]> {
  const cityCode = where.at === "city" ? where.cityCode : null;
  const own = ownTown(place, cityCode) ?? (outlined !== null && outlined.cityCode === cityCode ? outlined : null);
  const nearest = async (of: readonly string[]) =>
    (await nearestTowns(db, of, place, cityCode)).map((row) => ({ ...row, is_approximate: true }));
  if (own === null) return nearest(datasets);
  const rows = await namedTowns(db, datasets, own);
  const named = rows.map((row) => ({ ...row, is_approximate: place.isChomeApproximate === true }));
  const missing = datasets.filter((dataset) => named.every((row) => row.dataset !== dataset));
  if (missing.length === 0 || isNumberedChome(own.chome)) return named;
  const key = townKey(own.chome);
  return [...named, ...(await nearest(missing)).filter(({ town }) => isNumberedChome(town) && townKey(town) === key)];
}

function ownTown({ chome }: AskedPlace, cityCode: string | null): NamedTown | null {
  return chome && cityCode !== null ? { cityCode, chome } : null;
}
