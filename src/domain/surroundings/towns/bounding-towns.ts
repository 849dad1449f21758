import { areaKey, chomeKey } from "#domain/surroundings/shapes/known-centres.ts";
import { isNumberedChome } from "#kernel/place/chome.ts";

/** A 町丁目 with its city, as table `town` keeps it. */
type Named = { readonly cityCode: string; readonly chome: string };

/**
 * The towns that can bound the land of one. Sales name whole 町 (`八広`), and the table keeps these beside their 丁目 (`八広六丁目`): a 町 with 丁目 is no
 * neighbour of anything, and a town is bounded neither by itself nor by its own 丁目.
 */
export function boundingTowns<One extends Named>(towns: readonly One[], own: Named): One[] {
  const wholes = new Set(towns.filter(({ chome }) => isNumberedChome(chome)).map(wholeOf));
  const ownName = nameOf(own);
  return towns.filter((town) => {
    const name = nameOf(town);
    return name !== ownName && !wholes.has(name) && !(isNumberedChome(town.chome) && wholeOf(town) === ownName);
  });
}

function nameOf({ cityCode, chome }: Named): string {
  return chomeKey(cityCode, chome);
}

function wholeOf({ cityCode, chome }: Named): string {
  return areaKey(cityCode, chome);
}
