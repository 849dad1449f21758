import { conditionsOf } from "#domain/queries/index.server.ts";
import type { SavedQuery } from "#domain/queries/saved/types.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";

/** One way in which a saved condition looks for homes. */
export type AskedWish = {
  readonly queryId: string;
  readonly version: number;
  readonly channel: "normal" | "kyugake";
  readonly conditions: HomeConditions;
};

/** What saved conditions that are active ask of homes on offer; ダイレクトオファー asks owners, not these. */
export function wishesOf(queries: readonly (Pick<SavedQuery, "id" | "version" | "wish"> & { readonly state: string })[]): AskedWish[] {
  return queries
    .filter(({ state }) => state === "active")
    .flatMap(({ id, version, wish }) =>
      (["normal", "kyugake"] as const)
        .filter((channel) => wish.channels.includes(channel))
        .map((channel) => ({ queryId: id, version, channel, conditions: conditionsOf(wish, channel) })),
    );
}
