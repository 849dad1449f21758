import { FLOOD_SHARES } from "#domain/surroundings/layers/layers.ts";
import type { Loader } from "#ingest/frame/source.ts";
import { type GridRow, gridLoader } from "#ingest/layers/grid-loader.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { refreshFloodShares } from "./refresh.server.ts";

/** Takes the grid of depths, and works out the shares of the towns that lie on what is new. */
export async function floodGridLoader(tx: Tx): Promise<Loader<GridRow>> {
  const loader = await gridLoader(tx, FLOOD_SHARES.grid);
  return {
    ...loader,
    merge: async (loadId) => {
      const merged = await loader.merge(loadId);
      return { ...merged, notes: [...merged.notes, ...(await refreshFloodShares(tx, { loadId }))] };
    },
  };
}
